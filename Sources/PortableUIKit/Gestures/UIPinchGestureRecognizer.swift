import ScrollEngine
import ScrollGeometry

/// Recognises two fingers that move apart or together, and a trackpad pinch.
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  private final var machine = PinchMachine()
  /// The trackpad's scale, while it pinches.
  private final var trackpadScale: Double?
  /// What `scale` read when the owner last set it, relative to the fingers'.
  private final var base = 1.0
  private final var speed = GestureSpeed()

  /// Factor since it began, or since it was last set.
  open var scale: CGFloat {
    get { CGFloat(fingerScale / base) }
    set { base = newValue > 0 ? fingerScale / Double(newValue) : fingerScale }
  }

  /// Scale per second.
  open var velocity: CGFloat { CGFloat(speed.perSecond) }

  /// It ends with the first finger that is lifted, not with the last.
  var endsWithOneFinger: Bool { false }

  private final var fingerScale: Double { trackpadScale ?? machine.scale }

  /// The middle between the fingers, or the trackpad's pointer; window points.
  final var center: Point { trackpadScale == nil ? machine.center : lastCentroid }

  open override func location(in view: UIView?) -> CGPoint {
    view.map { $0.convert(CGPoint(center), from: nil) } ?? CGPoint(center)
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { update() }
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { update() }
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { update() }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    perform(machine.cancel())
  }

  private func update() {
    guard trackpadScale == nil else { return }
    let pair = fingerPair
    if pair == nil, touches.contains(where: { $0.isDown }),
      !endsWithOneFinger || state == .possible
    {
      machine.wait()
    } else {
      perform(machine.update(pair))
      if pair == nil, state == .possible { state = .failed }
    }
  }

  override func magnify(_ sample: MagnifySample) -> Bool {
    follow(
      sample, isUnderWay: trackpadScale != nil, note: { trackpadScale = sample.scale },
      perform: { perform($0) })
  }

  /// Asks what a trackpad's pinch at this window point would be asked.
  final func asTrackpad(at place: Point, _ ask: () -> Bool) -> Bool {
    let (scale, centroid) = (trackpadScale, lastCentroid)
    (trackpadScale, lastCentroid) = (1, place)
    defer { (trackpadScale, lastCentroid) = (scale, centroid) }
    return ask()
  }

  private func perform(_ action: GestureAction) {
    if action == .change { speed.look(at: fingerScale, time: now) }
    follow(action)
  }

  open override func reset() {
    trackpadScale = nil
    base = 1
    speed = GestureSpeed()
    machine = PinchMachine()
  }

  override func abandon() {
    _ = machine.cancel()
    trackpadScale = nil
  }
}
