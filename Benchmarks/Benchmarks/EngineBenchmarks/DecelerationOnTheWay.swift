import ScrollEngine
import ScrollGeometry

/// A flick on both axes, so long that it never ends while it is measured.
struct DecelerationOnTheWay {
  private var metrics = ScrollMetrics(
    bounds: Size(width: 390, height: 844), content: Size(width: 1e7, height: 1e7),
    offset: Point(x: 1000, y: 2000), pixelsPerPoint: 2)
  private var machine = ScrollMachine()
  private var events: [ScrollEvent] = []

  init() {
    events.reserveCapacity(16)
    var pan = PanMachine()
    machine.setTouched(true, at: 0, metrics, into: &events)
    machine.beginPan(
      coefficient: Tunables.rubberBandCoefficient, at: 0, metrics, into: &events)
    for step in 0...6 {
      let time = Double(step) / 100
      let place = Point(x: 1e5 - Double(step) * 40, y: 1e5 - Double(step) * 70)
      _ = pan.update(contacts: 1, centroid: place, at: time, slop: 10)
      machine.pan(
        to: pan.translation, velocity: pan.velocity, at: time, metrics, into: &events)
      metrics.apply(events)
    }
    machine.endPan(at: 0.061, hasPaused: false, metrics, into: &events)
    for event in events {
      if case .willEndDragging(_, let target) = event.kind {
        machine.release(target: target, metrics, into: &events)
        break
      }
    }
    machine.setTouched(false, at: 0.061, metrics, into: &events)
    precondition(machine.isMoving, "the flick did not begin")
  }

  /// One frame, 1/1000 of a second after the last.
  mutating func tick(_ index: Int) {
    events.removeAll(keepingCapacity: true)
    machine.advance(to: 0.07 + Double(index) / 1000, metrics, into: &events)
    metrics.apply(events)
  }
}
