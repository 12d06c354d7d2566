import ScrollGeometry

/// Momentum that the system makes: some trackpads report it, and then it replaces ours.
extension ScrollMachine {
  /// The system begins to carry the content on, at `time` seconds. Not where there are pages: it knows
  /// nothing of them, and a view that it let go of between two would stay there.
  public mutating func beginMomentum(
    at time: Double, _ metrics: ScrollMetrics, into events: inout [ScrollEvent]
  ) {
    guard !metrics.behavior.isPagingEnabled else { return }
    let carried = Flight(carrying: metrics, at: time)
    switch phase {
    case .decelerating(let flight):
      phase = .decelerating(carried.following(flight))
    case .resting:
      phase = .decelerating(carried)
      emit(.willBeginDecelerating, into: &events)
    case .caught, .handling, .releasing, .animating, .zooming: break
    }
  }

  /// The content is carried by `delta`, points, as a finger would move it. At an edge it bounces by itself.
  public mutating func carry(
    by delta: Vector, at time: Double, _ metrics: ScrollMetrics, into events: inout [ScrollEvent]
  ) {
    guard case .decelerating(var flight) = phase, flight.isCarried,
      !metrics.behavior.isPagingEnabled
    else { return }
    let offset = flight.carry(by: delta, to: time, metrics)
    phase = .decelerating(flight)
    if offset != metrics.offset { emit(.scroll(offset), into: &events) }
  }

  /// The system lets go; what bounces goes on. A view that has got pages meanwhile goes to one.
  public mutating func endMomentum(
    at time: Double, _ metrics: ScrollMetrics, into events: inout [ScrollEvent]
  ) {
    guard case .decelerating(var flight) = phase, flight.isCarried else { return }
    flight.isCarried = false
    phase = .decelerating(flight)
    guard flight.isAtRest else { return }
    phase = .resting
    emit(.didEndDecelerating, into: &events)
    settle(at: time, metrics, into: &events)
  }
}
