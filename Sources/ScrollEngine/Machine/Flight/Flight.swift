import ScrollGeometry

/// Both axes after the fingers have gone.
struct Flight: Equatable, Sendable {
  var x: AxisFlight
  var y: AxisFlight
  var written: ShownOffset
  /// It follows a drag (and not, say, a finger that only stopped another motion).
  var followsDrag: Bool
  /// The system moves it, step by step; time alone does not, but for bounces.
  var isCarried = false
  /// When it was last carried, seconds.
  var carriedTime = 0.0

  var position: Point { Point(x: x.position, y: y.position) }
  var isAtRest: Bool { x.isStill && y.isStill }

  /// The page, target or edge that both axes are on their way to; nil while one runs freely.
  var destination: Point? {
    guard let x = x.destination, let y = y.destination else { return nil }
    return Point(x: x, y: y)
  }

  /// Where both axes are at `time` (seconds), on whole pixels.
  mutating func advance(to time: Double, _ metrics: ScrollMetrics) -> Point {
    let moved = written.change(metrics)
    let rails = metrics.rails
    x.shift(by: moved.dx, on: rails.x)
    y.shift(by: moved.dy, on: rails.y)
    x.advance(to: time, on: rails.x)
    y.advance(to: time, on: rails.y)
    written = ShownOffset(metrics.onPixels(position))
    return written.offset
  }
}

extension Flight {
  /// What follows a release at `velocity` (points per millisecond) from what is shown.
  ///
  /// `target` is where the owner wants it to end, `planned` what the owner was shown: they differ
  /// where it has asked for something of its own.
  init(
    leaving metrics: ScrollMetrics, velocity: Vector, target: Point, planned: Point,
    followsDrag: Bool, at time: Double
  ) {
    let rails = metrics.rails
    let pages = metrics.behavior.isPagingEnabled
    x = AxisFlight(course: .still, position: metrics.offset.x, at: time)
    y = AxisFlight(course: .still, position: metrics.offset.y, at: time)
    x.leave(
      velocity: velocity.dx, target: target.x, planned: planned.x,
      pageLength: pages ? metrics.bounds.width : nil, on: rails.x)
    y.leave(
      velocity: velocity.dy, target: target.y, planned: planned.y,
      pageLength: pages ? metrics.bounds.height : nil, on: rails.y)
    written = ShownOffset(metrics.offset)
    self.followsDrag = followsDrag
  }
}
