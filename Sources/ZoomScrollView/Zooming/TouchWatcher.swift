/// Tells a zoom scroll view of every finger on it, when it comes down and before anything is made of it:
/// a view hears of touches later, if the scroll view waits for a scroll, and of a second finger not at
/// all unless it wants several. Recognises nothing itself.
final class TouchWatcher: UIGestureRecognizer {
  @Weak var owner: ZoomScrollView?

  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
    false
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    owner?.fingersCameDown(touches, event)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    owner?.fingersMoved(touches, event)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    owner?.fingersLifted(touches, event)
    finish(touches, event)
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    owner?.fingersWereTaken(touches, event)
    finish(touches, event)
  }

  /// With the last finger it is ready for the next one.
  private func finish(_ touches: Set<UITouch>, _ event: UIEvent) {
    if owner?.fingersDown(event, besides: touches) ?? 0 == 0 { state = .failed }
  }
}
