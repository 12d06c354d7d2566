/// Recognises a finger that comes down for the second time and then goes up or down.
final class OneFingerZoomRecognizer: UIGestureRecognizer {
  @Weak var owner: ZoomScrollView?

  /// Where the finger came down, window points.
  private var start: CGPoint?
  /// Where its way is counted from, window points.
  private var origin: CGFloat = 0

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    // Whoever of the two recognisers is told first.
    owner?.noteTap(touches, event)
    guard start == nil, let owner, let touch = touches.first, owner.taps.isSecond(touch) else {
      finish(as: .ended)
      return
    }
    start = touch.location(in: nil)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let start, let place = touches.first?.location(in: nil) else { return }
    if state == .possible {
      let (dx, dy) = (place.x - start.x, place.y - start.y)
      let slop = ZoomTunables.oneFingerSlop
      guard dx * dx + dy * dy > slop * slop else { return }
      guard abs(dy) > abs(dx), let owner,
        owner.beginOneFingerZoom(at: owner.convert(start, from: nil))
      else {
        state = .failed
        return
      }
      origin = start.y + (dy < 0 ? -slop : slop)
      state = .began
    } else {
      state = .changed
    }
    owner?.changeOneFingerZoom(way: place.y - origin)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    finish(as: .ended)
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    finish(as: .cancelled)
  }

  private func finish(as end: State) {
    state = state == .possible ? .failed : end
    owner?.endOneFingerZoom()
  }

  override func reset() {
    super.reset()
    start = nil
    owner?.endOneFingerZoom()
  }
}
