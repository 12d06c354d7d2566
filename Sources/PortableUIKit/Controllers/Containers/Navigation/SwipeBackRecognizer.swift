/// Goes before what scrolls: that waits for it where a finger comes down at the edge.
final class SwipeBackRecognizer: UIScreenEdgePanGestureRecognizer {
  @Weak var owner: SwipeBack?

  override func didCommit(_ newState: State) { owner?.follow() }

  override func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    (otherGestureRecognizer as? UIScrollViewPanGestureRecognizer) != nil
      || (otherGestureRecognizer as? SwipeRecognizer) != nil
  }
}
