import ScrollEngine
import ScrollGeometry

/// A finger that goes round and round on a page that scrolls both ways; a second one may join it and pinch.
struct DraggedScrollView {
  private var metrics = ScrollMetrics(
    bounds: Size(width: 390, height: 844), content: Size(width: 3000, height: 6000),
    offset: Point(x: 1000, y: 2000), pixelsPerPoint: 2,
    zoom: ScrollMetrics.Zoom(scale: 1, origin: .zero, size: Size(width: 3000, height: 6000)))
  private var pan = PanMachine()
  private var pinch = PinchMachine()
  private var machine = ScrollMachine()
  private var events: [ScrollEvent] = []

  init() {
    metrics.behavior.maximumZoomScale = 4
    events.reserveCapacity(16)
    machine.setTouched(true, at: 0, metrics, into: &events)
    _ = pan.update(contacts: 1, centroid: Point(x: 200, y: 200), at: 0, slop: 10)
    _ = pan.update(contacts: 1, centroid: Point(x: 200, y: 230), at: 0.01, slop: 10)
    machine.beginPan(coefficient: Tunables.rubberBandCoefficient, at: 0.01, metrics, into: &events)
    machine.pan(
      to: pan.translation, velocity: pan.velocity, at: 0.01, metrics, into: &events)
    metrics.apply(events)
  }

  /// One touch event, from its place to the new offset.
  mutating func touch(_ index: Int) {
    events.removeAll(keepingCapacity: true)
    drag(index)
    metrics.apply(events)
  }

  /// One event of two fingers, from their places to the new scale and offset.
  mutating func pinch(_ index: Int) {
    events.removeAll(keepingCapacity: true)
    let spread = 60 + Double(index & 127)
    let middle = drag(index)
    let action = pinch.update(
      (
        Contact(id: 1, position: Point(x: middle.x - spread, y: middle.y)),
        Contact(id: 2, position: Point(x: middle.x + spread, y: middle.y))
      ))
    if action == .begin {
      machine.beginPinch(anchor: middle, at: 0, metrics, into: &events)
    }
    machine.pinch(by: pinch.scale, anchor: pinch.center, metrics, into: &events)
    metrics.apply(events)
  }

  @discardableResult
  private mutating func drag(_ index: Int) -> Point {
    let time = 0.02 + Double(index) / 120
    let place = Point(x: 200 + Double(index & 63), y: 230 + Double(index & 127))
    _ = pan.update(contacts: 1, centroid: place, at: time, slop: 10)
    machine.pan(
      to: pan.translation, velocity: pan.velocity, at: time, metrics, into: &events)
    return place
  }

  /// The finger leaves in motion: the projection, the delegate's answer and the motion that follows.
  /// Of a copy, so that every release finds the same drag.
  mutating func release(_ index: Int) -> Bool {
    events.removeAll(keepingCapacity: true)
    var released = machine
    released.endPan(at: 0.02, hasPaused: false, metrics, into: &events)
    released.release(
      target: Point(x: 1000, y: Double(index)), metrics, into: &events)
    return released.isMoving
  }
}

extension ScrollMetrics {
  /// What a view does with the machine's events, as far as the next step depends on it.
  mutating func apply(_ events: [ScrollEvent]) {
    for event in events {
      switch event.kind {
      case .scroll(let offset): self.offset = offset
      case .zoom(let step):
        offset = step.offset
        guard let size = zoom?.size else { continue }
        zoom?.scale = step.scale
        content = Size(width: size.width * step.scale, height: size.height * step.scale)
      default: break
      }
    }
  }
}
