import ScrollEngine
import ScrollGeometry

/// Recognises one or more fingers that drag, and a trackpad's two-finger pan.
open class UIPanGestureRecognizer: UIGestureRecognizer {
  open var minimumNumberOfTouches = 1
  open var maximumNumberOfTouches = Int.max
  /// Which kinds of scrolling pan too; none by default.
  open var allowedScrollTypesMask: UIScrollTypeMask = []
  /// A trackpad's pan may begin it beside a scroll view inside that takes that, after as many points as fingers have before it
  /// begins. Otherwise it has those that nobody inside takes, at once.
  package final var listensToTrackpads = false

  var machine = PanMachine()
  /// Rubber bands differ: a trackpad is softer than a finger.
  private(set) final var isTrackpad = false
  /// What a trackpad has moved since its fingers came down, in place of a finger's position.
  private final var trackpadPosition = Point.zero
  /// What is added to the fingers' way since the owner last set the translation, window points. A scroll view,
  /// which moves its content by the fingers' way, knows nothing of it.
  private final var base = Vector.zero

  /// Points before it begins; nil when it may not begin at all.
  var slop: Double? { Tunables.panSlop }

  /// Points since it began, or since it was last set, in `view`'s coordinates.
  open func translation(in view: UIView?) -> CGPoint {
    local(machine.translation + base, in: view)
  }

  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    var window = translation
    if let view {
      let origin = view.convert(CGPoint.zero, to: nil)
      let point = view.convert(translation, to: nil)
      window = CGPoint(x: point.x - origin.x, y: point.y - origin.y)
    }
    base = Vector(dx: window.x.native, dy: window.y.native) - machine.translation
  }

  /// Points per second, in `view`'s coordinates.
  open func velocity(in view: UIView?) -> CGPoint {
    local(machine.velocity.velocity * 1000, in: view)
  }

  /// The fingers have stopped some time ago, whatever their last velocity was.
  package final var isPaused: Bool { machine.velocity.isPaused(at: now) }

  /// A window vector.
  private func local(_ vector: Vector, in view: UIView?) -> CGPoint {
    let there = CGPoint(x: vector.dx, y: vector.dy)
    guard let view else { return there }
    let origin = view.convert(CGPoint.zero, from: nil)
    let point = view.convert(there, from: nil)
    return CGPoint(x: point.x - origin.x, y: point.y - origin.y)
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    update()
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { update() }
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { update() }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    if self.touches.contains(where: { $0.isDown }) { update() } else { follow(machine.cancel()) }
  }

  /// Fingers that come down while the trackpad pans count once it is done.
  private func update() {
    guard !isTrackpad else { return }
    var count = 0
    var x = 0.0
    var y = 0.0
    var time = 0.0
    for touch in touches where touch.isDown {
      count += 1
      x += touch.position.x
      y += touch.position.y
      if touch.timestamp > time { time = touch.timestamp }
    }
    guard count > 0 else {
      follow(machine.update(contacts: 0, centroid: .zero, at: now, slop: nil))
      return
    }
    let centroid = Point(x: x / Double(count), y: y / Double(count))
    follow(
      machine.update(
        contacts: count, centroid: centroid, at: time,
        slop: count <= maximumNumberOfTouches ? slop : nil, least: minimumNumberOfTouches))
  }

  override var overhearsTrackpads: Bool { listensToTrackpads }

  override func scroll(_ sample: ScrollSample) -> Bool {
    switch sample.phase {
    case .began:
      guard isEnabled, allowedScrollTypesMask.contains(.continuous), touches.isEmpty else {
        return false
      }
      restart()
      isTrackpad = true
      trackpadPosition = sample.position
      follow(
        machine.update(
          contacts: 1, centroid: trackpadPosition, at: now,
          slop: listensToTrackpads ? Tunables.panSlop : 0))
      moveTrackpad(by: sample.delta)
    case .changed:
      moveTrackpad(by: sample.delta)
    case .ended:
      endTrackpad { $0.update(contacts: 0, centroid: .zero, at: now, slop: nil) }
    case .cancelled:
      endTrackpad { $0.cancel() }
    case .momentumBegan, .momentumChanged, .momentumEnded, .mayBegin:
      return false
    }
    lastCentroid = sample.position
    return true
  }

  private func moveTrackpad(by delta: Vector) {
    guard isTrackpad, delta != .zero else { return }
    trackpadPosition = trackpadPosition + delta
    follow(
      machine.update(
        contacts: 1, centroid: trackpadPosition, at: now,
        slop: listensToTrackpads ? Tunables.panSlop : 0))
  }

  private func endTrackpad(_ end: (inout PanMachine) -> GestureAction) {
    guard isTrackpad else { return }
    follow(end(&machine))
    isTrackpad = false
    restart()
  }

  open override func reset() {
    super.reset()
    abandon()
    base = .zero
  }

  override func abandon() {
    _ = machine.cancel()
    isTrackpad = false
  }
}
