import ScrollGeometry

extension Flight {
  /// From what is shown, moved by nobody but the system.
  init(carrying metrics: ScrollMetrics, at time: Double) {
    x = AxisFlight(course: .still, position: metrics.offset.x, at: time)
    y = AxisFlight(course: .still, position: metrics.offset.y, at: time)
    written = ShownOffset(metrics.offset)
    followsDrag = true
    isCarried = true
    carriedTime = time
  }

  /// Takes over from our own momentum; an axis that bounces back goes on doing so.
  func following(_ other: Flight) -> Flight {
    var flight = self
    if case .bouncing = other.x.course { flight.x = other.x }
    if case .bouncing = other.y.course { flight.y = other.y }
    return flight
  }

  /// One step of the system's momentum, `delta` in points as a finger moves the content.
  mutating func carry(by delta: Vector, to time: Double, _ metrics: ScrollMetrics) -> Point {
    _ = advance(to: time, metrics)
    let elapsed = Swift.max(time.milliseconds(since: carriedTime), 1)
    carriedTime = time
    let rails = metrics.rails
    x.carry(by: 0 - delta.dx, in: elapsed, on: rails.x)
    y.carry(by: 0 - delta.dy, in: elapsed, on: rails.y)
    written = ShownOffset(metrics.onPixels(position))
    return written.offset
  }
}

extension AxisFlight {
  /// Moves by `step` points in `elapsed` milliseconds; an edge throws it back.
  mutating func carry(by step: Double, in elapsed: Double, on rail: AxisRail) {
    guard case .still = course else { return }
    let place = position + step
    let edge = rail.clamped(place)
    if place == edge || !rail.bounces {
      position = edge
    } else {
      restart(edge, 0, on: rail)
      let bounce = EdgeBounce(
        edge: edge, position: edge, velocity: step / elapsed, rate: rail.rate)
      course = .bouncing(bounce)
      start = time
    }
  }
}
