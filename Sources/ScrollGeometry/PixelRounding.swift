/// The nearest multiple of a device pixel, in points.
///
/// Half a pixel goes up, on both sides of zero, as it was measured on a telephone; and rounding a second time changes
/// nothing. Without a positive, finite density nothing is rounded.
@inlinable public func rounded(_ value: Double, pixelsPerPoint: Double) -> Double {
  let pixels = value * pixelsPerPoint
  guard pixelsPerPoint > 0, pixels.isFinite else { return value }
  let whole = pixels.rounded(.down)
  let nearest = (pixels - whole >= 0.5 ? whole + 1 : whole) / pixelsPerPoint
  // Zero is written without a sign, so that logs and traces never show "-0.0".
  return nearest == 0 ? 0 : nearest
}

/// The nearest corner of a device pixel, in points.
@inlinable public func rounded(_ point: Point, pixelsPerPoint: Double) -> Point {
  Point(
    x: rounded(point.x, pixelsPerPoint: pixelsPerPoint),
    y: rounded(point.y, pixelsPerPoint: pixelsPerPoint))
}
