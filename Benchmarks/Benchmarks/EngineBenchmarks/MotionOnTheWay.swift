import ScrollEngine
import ScrollGeometry

/// A scroll view that moves by itself, in the middle of one kind of motion, as a machine without a view.
struct MotionOnTheWay {
  enum Kind {
    case free, bouncing, paging, gliding, animating, zooming
  }

  private var metrics: ScrollMetrics
  private var machine = ScrollMachine()
  private var events: [ScrollEvent] = []
  private var start = 0.061

  init(_ kind: Kind) {
    // On pixels so small that no tick shows what the last one did.
    metrics = ScrollMetrics(
      bounds: Size(width: 390, height: 844), content: Size(width: 1e7, height: 1e7),
      offset: Point(x: 3900, y: 8440), pixelsPerPoint: 1e6)
    metrics.zoom = ScrollMetrics.Zoom(
      scale: 1, origin: .zero, size: Size(width: 1e7, height: 1e7))
    metrics.behavior.maximumZoomScale = 4
    events.reserveCapacity(16)
    switch kind {
    case .free: fling()
    case .bouncing:
      metrics.offset = Point(x: -100, y: -100)
      fling()
    case .paging:
      metrics.behavior.isPagingEnabled = true
      fling()
    case .gliding: fling(to: Point(x: 9000, y: 9000))
    case .animating:
      machine.scroll(
        to: Point(x: 100, y: 200), .offset, at: start, metrics, into: &events)
    case .zooming:
      machine.zoom(
        to: 3, offset: Point(x: 9000, y: 20_000), .zoom, at: start, metrics, into: &events)
    }
    precondition(machine.isMoving, "the motion did not begin")
  }

  /// A flick on both axes; what it is on its way to, or where the delegate sends it.
  private mutating func fling(to asked: Point? = nil) {
    var pan = PanMachine()
    machine.setTouched(true, at: 0, metrics, into: &events)
    machine.beginPan(coefficient: Tunables.rubberBandCoefficient, at: 0, metrics, into: &events)
    for step in 0...6 {
      let time = Double(step) / 100
      let place = Point(x: 1e5 - Double(step) * 20, y: 1e5 - Double(step) * 20)
      _ = pan.update(contacts: 1, centroid: place, at: time, slop: 10)
      // Not handed on while it is outside its limits: it is to be let go there.
      if metrics.offset.x < 0, step < 4 { continue }
      machine.pan(
        to: metrics.offset.x < 0 ? .zero : pan.translation, velocity: pan.velocity, at: time,
        metrics, into: &events)
      metrics.apply(events)
    }
    events.removeAll(keepingCapacity: true)
    machine.endPan(at: start, hasPaused: metrics.offset.x < 0, metrics, into: &events)
    for event in events {
      if case .willEndDragging(_, let target) = event.kind {
        machine.release(target: asked ?? target, metrics, into: &events)
        break
      }
    }
    machine.setTouched(false, at: start, metrics, into: &events)
  }

  /// One frame, 0.2 ms after the last: a thousand of them see less than any of the motions lasts.
  mutating func tick(_ index: Int) {
    events.removeAll(keepingCapacity: true)
    machine.advance(to: start + Double(index + 1) * 0.0002, metrics, into: &events)
    metrics.apply(events)
  }

  func checkThatItStillMoves() {
    precondition(machine.isMoving, "the motion was over before it was measured")
  }
}
