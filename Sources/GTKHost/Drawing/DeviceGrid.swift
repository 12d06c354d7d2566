/// Snaps lines to whole device pixels.
struct DeviceGrid {
  let pixelsPerPoint: Double

  /// A line's width in whole pixels, at least one.
  func snapped(width: Double) -> Double {
    max(1, (width * pixelsPerPoint).rounded()) / pixelsPerPoint
  }
}
