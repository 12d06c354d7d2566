import ScrollEngine
import ScrollGeometry

/// A scroll view without a view: the machine, what it acts on, fingers, and whoever owns it all.
///
/// A telephone's size; pixels so small that rounding does not show.
struct Bench {
  var machine = ScrollMachine()
  var metrics: ScrollMetrics
  /// Seconds.
  private(set) var time = 0.0
  /// What the machine asked for and told, in order.
  private(set) var events: [ScrollEvent] = []
  /// What the owner answers when it is told a target.
  var answer: (Point) -> Point = { $0 }
  /// What the owner does when it is told of a zoom.
  var zoomed: (inout ScrollMetrics) -> Void = { _ in }
  private var pan = PanMachine()
  private var pinch = PinchMachine()
  private var slop = Tunables.panSlop
  private var fingers = 0

  init(content: Size = Size(width: 3000, height: 6000), offset: Point = .zero, zooms: Bool = false)
  {
    metrics = ScrollMetrics(
      bounds: Size(width: 320, height: 460), content: content, offset: offset,
      pixelsPerPoint: 1_000_000)
    guard zooms else { return }
    metrics.zoom = ScrollMetrics.Zoom(scale: 1, origin: .zero, size: content)
    metrics.behavior.minimumZoomScale = 0.5
    metrics.behavior.maximumZoomScale = 4
  }

  var offset: Point { metrics.offset }
  var scale: Double { metrics.zoom?.scale ?? 1 }

  /// The calls alone; a run of the same one counts once.
  var calls: String {
    var names: [String] = []
    for event in events where event.kind != .leave {
      let name = String("\(event.kind)".prefix { $0 != "(" })
      if names.last != name { names.append(name) }
    }
    return names.joined(separator: " ")
  }

  /// What the owner was told when the finger went: points per millisecond, and the target.
  var release: (velocity: Vector, target: Point) {
    for event in events.reversed() {
      if case .willEndDragging(let velocity, let target) = event.kind { return (velocity, target) }
    }
    return (.zero, Point(x: .nan, y: .nan))
  }

  mutating func forget() { events = [] }

  // MARK: Time

  /// One frame, so many seconds from now.
  mutating func frame(after seconds: Double) {
    time += seconds
    perform { $0.advance(to: $2, $3, into: &$1) }
  }

  /// No frame: only the clock goes on.
  mutating func wait(_ seconds: Double) { time += seconds }

  mutating func settle() {
    for _ in 0..<4000 where machine.isMoving { frame(after: 1.0 / 120) }
  }

  // MARK: Fingers

  /// Where the fingers are now, window points; none lifts those that were down.
  mutating func fingers(_ places: Point...) {
    let before = fingers
    fingers = places.count
    if before == 0, fingers > 0 {
      slop = machine.catchesTouches ? 0 : Tunables.panSlop
      perform { $0.setTouched(true, at: $2, $3, into: &$1) }
    }
    feedPinch(places)
    feedPan(places)
    if before > 0, fingers == 0 { perform { $0.setTouched(false, at: $2, $3, into: &$1) } }
  }

  /// One finger from place to place, a hundredth of a second between each two.
  mutating func stroke(_ places: [Point], lift: Bool = true) {
    for place in places {
      fingers(place)
      time += 0.01
    }
    time -= 0.01
    if lift { fingers() }
  }

  /// One finger that has pulled the content by `way` and rests; past the slop of what stood still.
  mutating func hold(_ way: Vector) {
    let start = Point(x: 160, y: 230)
    let slop = machine.catchesTouches ? 0 : Tunables.panSlop
    fingers(start)
    time += 0.01
    fingers(start + way * ((way.length + slop) / way.length))
    time += 0.2
  }

  /// One finger at this speed, points per millisecond, for a tenth of a second; lifted in motion.
  mutating func fling(_ velocity: Vector) {
    stroke((0...10).map { Point(x: 160, y: 230) + velocity * (Double($0) * 10) })
  }

  private mutating func feedPan(_ places: [Point]) {
    var centroid = Point.zero
    for place in places { centroid += Vector(dx: place.x, dy: place.y) / Double(places.count) }
    let slop = slop
    switch pan.update(contacts: places.count, centroid: centroid, at: time, slop: slop) {
    case .begin:
      perform {
        $0.beginPan(
          coefficient: Tunables.rubberBandCoefficient, slop: slop, at: $2, $3, into: &$1)
      }
      drag()
    case .change: drag()
    case .end:
      let hasPaused = pan.velocity.isPaused(at: time)
      perform { $0.endPan(at: $2, hasPaused: hasPaused, $3, into: &$1) }
    case .none, .cancel, .fail: break
    }
  }

  private mutating func drag() {
    let pan = pan
    perform { $0.pan(to: pan.translation, velocity: pan.velocity, at: $2, $3, into: &$1) }
  }

  private mutating func feedPinch(_ places: [Point]) {
    let contacts = places.enumerated().map {
      Contact(id: Int32($0.offset), position: $0.element)
    }
    let action = pinch.update(contacts.count < 2 ? nil : (contacts[0], contacts[1]))
    let pinch = pinch
    switch action {
    case .begin:
      perform { $0.beginPinch(anchor: pinch.center, at: $2, $3, into: &$1) }
      perform { $0.pinch(by: pinch.scale, anchor: pinch.center, $3, into: &$1) }
    case .change: perform { $0.pinch(by: pinch.scale, anchor: pinch.center, $3, into: &$1) }
    case .end, .cancel: perform { $0.endPinch(at: $2, $3, into: &$1) }
    case .none, .fail: break
    }
  }

  // MARK: The owner

  /// Lets the machine decide, then does what it asks for: with the metrics and the time as they are.
  mutating func perform(
    _ decide: (inout ScrollMachine, inout [ScrollEvent], Double, ScrollMetrics) -> Void
  ) {
    var index = events.count
    decide(&machine, &events, time, metrics)
    while index < events.count {
      apply(events[index].kind)
      index += 1
    }
  }

  private mutating func apply(_ kind: ScrollEvent.Kind) {
    switch kind {
    case .scroll(let offset): metrics.offset = offset
    case .willEndDragging(_, let target):
      machine.release(target: answer(target), metrics, into: &events)
    case .zoom(let step): show(step)
    case .arrive(let step):
      show(step)
      machine.zoomArrived(metrics)
    case .didZoom: zoomed(&metrics)
    case .leave: machine.beginZoomBounce(metrics, into: &events)
    default: break
    }
  }

  private mutating func show(_ step: ZoomStep) {
    metrics.zoom?.scale = step.scale
    if let corner = step.corner { metrics.zoom?.origin = corner }
    if let size = metrics.zoom?.size {
      metrics.content =
        step.content ?? Size(width: size.width * step.scale, height: size.height * step.scale)
    }
    let offset = step.rests ? metrics.limits.clamped(step.offset) : step.offset
    metrics.offset = metrics.onPixels(offset)
  }

  /// The content, the insets or the view has changed.
  mutating func change(_ edit: (inout ScrollMetrics) -> Void) {
    edit(&metrics)
    if machine.keepsWithinLimits { metrics.offset = metrics.limits.clamped(metrics.offset) }
  }
}
