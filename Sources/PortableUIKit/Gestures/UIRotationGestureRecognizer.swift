import ScrollEngine
import ScrollGeometry

/// Recognises two fingers that turn about each other, and a trackpad's rotation.
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  private var machine = RotationMachine()
  /// What is added to the fingers' angle since the owner last set `rotation`.
  private var base = 0.0
  private var trackpadRotation: Double?
  private var speed = GestureSpeed()

  /// Radians since it began, or since it was last set; clockwise.
  open var rotation: CGFloat {
    get { CGFloat(fingerRotation + base) }
    set { base = Double(newValue) - fingerRotation }
  }

  /// Radians per second.
  open var velocity: CGFloat { CGFloat(speed.perSecond) }

  /// The fingers have rested before they left: nothing was thrown.
  package final var isPaused: Bool { speed.isPaused(at: now) }

  private final var fingerRotation: Double { trackpadRotation ?? machine.rotation }

  open override func location(in view: UIView?) -> CGPoint {
    let center = trackpadRotation == nil ? machine.center : lastCentroid
    return view.map { $0.convert(CGPoint(center), from: nil) } ?? CGPoint(center)
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { update() }
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { update() }
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { update() }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    perform(machine.cancel())
  }

  private func update() {
    guard trackpadRotation == nil else { return }
    if let pair = fingerPair {
      perform(machine.update(pair))
    } else if touches.contains(where: { $0.isDown }) {
      machine.wait()
    } else {
      perform(machine.update(nil))
      if state == .possible { state = .failed }
    }
  }

  override func magnify(_ sample: MagnifySample) -> Bool {
    follow(
      sample, isUnderWay: trackpadRotation != nil, note: { trackpadRotation = sample.rotation },
      perform: { perform($0) })
  }

  private func perform(_ action: GestureAction) {
    if action == .begin || action == .change { speed.look(at: fingerRotation, time: now) }
    follow(action)
  }

  open override func reset() {
    super.reset()
    trackpadRotation = nil
    base = 0
    speed = GestureSpeed()
    machine = RotationMachine()
  }

  override func abandon() {
    _ = machine.cancel()
    trackpadRotation = nil
  }
}
