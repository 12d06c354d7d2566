/// The pinch of a scroll view.
final class UIScrollViewPinchGestureRecognizer: UIPinchGestureRecognizer {
  @Weak var scrollView: UIScrollView?

  /// The finger that stays down pans.
  override var endsWithOneFinger: Bool { true }

  override func didCommit(_ newState: State) {
    scrollView?.pinched(self)
  }

  /// It pinches beside the pan of the same view.
  override func canPrevent(_ other: UIGestureRecognizer) -> Bool {
    other !== scrollView?.pan
  }

  override func canBePrevented(by other: UIGestureRecognizer) -> Bool {
    other !== scrollView?.pan
  }
}
