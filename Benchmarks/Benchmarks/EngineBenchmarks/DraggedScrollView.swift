import ScrollEngine
import ScrollGeometry

/// A finger that goes round and round on a page that scrolls both ways.
struct DraggedScrollView {
  private var metrics = ScrollMetrics(
    bounds: Size(width: 390, height: 844), content: Size(width: 3000, height: 6000),
    offset: Point(x: 1000, y: 2000), pixelsPerPoint: 2)
  private var pan = PanMachine()
  private var machine = ScrollMachine()
  private var events: [ScrollEvent] = []

  init() {
    events.reserveCapacity(16)
    machine.setTouched(true, at: 0, metrics, into: &events)
    _ = pan.update(contacts: 1, centroid: Point(x: 200, y: 200), at: 0, slop: 10)
    _ = pan.update(contacts: 1, centroid: Point(x: 200, y: 230), at: 0.01, slop: 10)
    machine.beginPan(
      coefficient: Tunables.rubberBandCoefficient, at: 0.01, metrics, into: &events)
  }

  /// One touch event, from its place to the new offset.
  mutating func touch(_ index: Int) {
    events.removeAll(keepingCapacity: true)
    let time = 0.02 + Double(index) / 120
    let place = Point(x: 200 + Double(index & 63), y: 230 + Double(index & 127))
    _ = pan.update(contacts: 1, centroid: place, at: time, slop: 10)
    machine.pan(
      to: pan.translation, velocity: pan.velocity, at: time, metrics, into: &events)
    metrics.apply(events)
  }
}

extension ScrollMetrics {
  /// What a view does with the machine's events, as far as the next step depends on it.
  mutating func apply(_ events: [ScrollEvent]) {
    for event in events {
      if case .scroll(let offset) = event.kind { self.offset = offset }
    }
  }
}
