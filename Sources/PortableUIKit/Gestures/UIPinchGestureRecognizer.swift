import ScrollEngine
import ScrollGeometry

#if !hasFeature(Embedded)
  import Foundation
#endif

/// Recognises two fingers that move apart or together, and a trackpad pinch.
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  private final var machine = PinchMachine()
  /// The trackpad's scale, while it pinches.
  private final var trackpadScale: Double?
  /// What `scale` read when the owner last set it, relative to the fingers'.
  private final var base = 1.0
  private final var previous: (scale: Double, time: Double)?

  /// Factor since it began, or since it was last set.
  open var scale: CGFloat {
    get { CGFloat(fingerScale / base) }
    set { base = newValue > 0 ? fingerScale / Double(newValue) : fingerScale }
  }

  /// Scale per second.
  open private(set) var velocity: CGFloat = 0

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
    lastCentroid = sample.position
    switch sample.phase {
    case .began:
      guard isEnabled, touches.isEmpty else { return false }
      restart()
      trackpadScale = sample.scale
      state = .began
    case .changed:
      guard trackpadScale != nil else { return false }
      trackpadScale = sample.scale
      perform(.change)
    case .ended, .cancelled:
      guard trackpadScale != nil else { return false }
      perform(sample.phase == .ended ? .end : .cancel)
      restart()
    }
    return true
  }

  private func perform(_ action: PinchMachine.Action) {
    switch action {
    case .none: return
    case .begin: state = .began
    case .change:
      measureVelocity()
      state = .changed
    case .end: state = .ended
    case .cancel: state = .cancelled
    case .fail: state = .failed
    }
  }

  private func measureVelocity() {
    if let previous, now > previous.time {
      velocity = CGFloat((fingerScale - previous.scale) / (now - previous.time))
    }
    previous = (fingerScale, now)
  }

  open override func reset() {
    trackpadScale = nil
    base = 1
    velocity = 0
    previous = nil
    machine = PinchMachine()
  }

  override func abandon() {
    _ = machine.cancel()
    trackpadScale = nil
  }
}
