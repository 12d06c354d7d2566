import ScrollGeometry

/// Two fingers zoom.
struct Pinch: Equatable, Sendable {
  /// Scale without rubber band when the fingers' factor was 1.
  let startScale: Double
  /// The point of the zooming view (its own points, at scale 1) that stays under the fingers.
  var held: Point
  /// The fingers' centre in the view, points from its top left corner.
  var anchor: Point
  /// The latest factor.
  var factor: Double
  var written: ShownOffset
  /// It has caught a bounce and its delegate has not seen it yet: what that does to the zooming view's corner
  /// then moves nothing.
  var hasCaught = false
}

extension Pinch {
  /// The point that the fingers hold, also when the owner has moved the content since they last moved.
  func held(_ metrics: ScrollMetrics) -> Point {
    guard written.isOverruled(metrics), let zoom = metrics.zoom else { return held }
    return zoom.point(under: anchor, offset: metrics.offset)
  }
}

extension ScrollMetrics.Zoom {
  /// The point of the zooming view, at scale 1, that is shown `anchor` points from the view's corner.
  func point(under anchor: Point, offset: Point) -> Point {
    Point(
      x: (offset.x + anchor.x - origin.x) / scale, y: (offset.y + anchor.y - origin.y) / scale)
  }

  /// The offset at which `point` is shown at `anchor`, at another scale.
  func offset(showing point: Point, at anchor: Point, scale: Double) -> Point {
    Point(
      x: point.x * scale + origin.x - anchor.x, y: point.y * scale + origin.y - anchor.y)
  }
}
