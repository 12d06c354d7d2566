import ScrollGeometry

/// The pinch of a scroll view.
final class UIScrollViewPinchGestureRecognizer: UIPinchGestureRecognizer {
  @Weak var scrollView: UIScrollView?

  /// The finger that stays down pans.
  override var endsWithOneFinger: Bool { true }

  /// Whether the view agrees to a zoom at this window point, by a wheel: asked as for a trackpad's pinch.
  func mayBegin(at place: Point) -> Bool {
    asTrackpad(at: place) { scrollView?.gestureRecognizerShouldBegin(self) ?? false }
  }

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
