import ScrollEngine

/// The pan of a scroll view: takes trackpads too, and catches moving content without any slop.
final class UIScrollViewPanGestureRecognizer: UIPanGestureRecognizer {
  @Weak var scrollView: UIScrollView?

  override init(target: ActionObject?, action: Selector?) {
    super.init(target: target, action: action)
    allowedScrollTypesMask = .all
  }

  override var slop: Double? {
    scrollView?.catchesTouches == true ? 0 : Tunables.panSlop
  }

  override func scroll(_ sample: ScrollSample) -> Bool {
    switch sample.phase {
    case .began, .changed, .ended, .cancelled: return super.scroll(sample)
    case .momentumBegan, .momentumChanged, .momentumEnded:
      scrollView?.carry(sample, at: now)
      return true
    }
  }

  override func didCommit(_ newState: State) {
    scrollView?.panned(self)
  }

  /// It pans beside the pinch of the same view.
  override func canPrevent(_ other: UIGestureRecognizer) -> Bool {
    other !== scrollView?.pinch
  }

  override func canBePrevented(by other: UIGestureRecognizer) -> Bool {
    other !== scrollView?.pinch
  }
}
