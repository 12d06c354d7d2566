import ScrollEngine

/// Recognises a finger that is held still on a window, or a pointer that drags it, and moves the window with it.
final class WindowDragRecognizer: UIGestureRecognizer, DelayClient {
  @Weak var owner: ZoomableWindow?

  private let delay = Delay()
  /// The finger, and where it came down, window points.
  private var finger: UITouch?
  private var start = CGPoint.zero
  /// The same, in the surface.
  private var startPlace = CGPoint.zero

  deinit {
    clearByHand { delay.stop() }
  }

  private func place(of touch: UITouch) -> CGPoint { touch.location(in: owner?.superview) }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard finger == nil, touches.count == 1, let touch = touches.first, let owner else {
      finish(as: .ended)
      return
    }
    finger = touch
    start = touch.location(in: nil)
    startPlace = place(of: touch)
    delay.client = self
    delay.start(Tunables.longPressDuration, in: owner)
  }

  func delayPassed(_ delay: Delay) {
    guard state == .possible, let finger, let owner else { return }
    state = .began
    if state == .began { owner.beginDrag(at: place(of: finger)) }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let finger, touches.contains(finger) else { return }
    if state == .possible {
      let now = finger.location(in: nil)
      let (dx, dy) = (now.x - start.x, now.y - start.y)
      let way = dx * dx + dy * dy
      if finger.type == .indirectPointer, owner?.desk?.dragsWindowsByPointer == true {
        let slop = ZoomTunables.windowDragSlop
        if way > slop * slop { beginByPointer(at: place(of: finger)) }
        return
      }
      let slop = CGFloat(Tunables.longPressSlop)
      if way > slop * slop { finish(as: .failed) }
    } else {
      state = .changed
      owner?.drag(to: place(of: finger))
    }
  }

  private func beginByPointer(at place: CGPoint) {
    delay.stop()
    state = .began
    guard state == .began, let owner else { return }
    owner.beginDrag(at: startPlace)
    owner.drag(to: place)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    finish(as: .ended)
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    finish(as: .cancelled)
  }

  private func finish(as end: State) {
    delay.stop()
    state = state == .possible ? .failed : end
    owner?.endDrag()
  }

  override func reset() {
    super.reset()
    delay.stop()
    finger = nil
    owner?.endDrag()
  }
}
