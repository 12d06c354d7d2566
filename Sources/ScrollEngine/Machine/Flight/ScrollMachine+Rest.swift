import ScrollGeometry

extension ScrollMachine {
  /// Where the content comes to rest by itself; nil where fingers, a program or the system move it.
  public func placeOfRest(_ metrics: ScrollMetrics) -> Point? {
    switch phase {
    case .resting: isTouched ? nil : metrics.offset
    case .decelerating(let flight): flight.isCarried ? nil : flight.placeOfRest(metrics)
    case .caught, .handling, .releasing, .animating, .zooming: nil
    }
  }

  /// Where the notches of a wheel lead, points; nil where nothing follows them.
  public var wheelTarget: Point? {
    guard case .animating(let flight) = phase,
      flight.animation.duration == AnimationTiming.wheel.duration,
      flight.animation.curve == AnimationTiming.wheel.curve
    else { return nil }
    return flight.animation.to
  }

  /// What `placeOfRest` says is to be somewhere else: it goes there at the speed that it has. Nothing happens where
  /// there is none.
  public mutating func comeToRest(
    at target: Point, _ time: Double, _ metrics: ScrollMetrics, into events: inout [ScrollEvent]
  ) {
    guard let planned = placeOfRest(metrics) else { return }
    var velocity = Vector.zero
    var followsDrag = false
    if case .decelerating(let flight) = phase {
      velocity = Vector(dx: flight.x.velocity, dy: flight.y.velocity)
      followsDrag = flight.followsDrag
    }
    let wasMoving = isMoving
    let flight = Flight(
      leaving: metrics, velocity: velocity, target: target, planned: planned,
      followsDrag: followsDrag, at: time)
    guard wasMoving || !flight.isAtRest else { return }
    phase = .decelerating(flight)
    if !wasMoving { emit(.willBeginDecelerating, into: &events) }
  }
}

extension Flight {
  /// Where both axes come to rest.
  fileprivate func placeOfRest(_ metrics: ScrollMetrics) -> Point {
    let rails = metrics.rails
    return Point(x: x.placeOfRest(on: rails.x), y: y.placeOfRest(on: rails.y))
  }
}

extension AxisFlight {
  fileprivate func placeOfRest(on rail: AxisRail) -> Double {
    destination ?? rail.restingPlace(from: position, velocity: velocity)
  }
}
