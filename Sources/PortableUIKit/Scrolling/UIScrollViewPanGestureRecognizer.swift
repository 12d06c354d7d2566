import ScrollEngine

/// The pan of a scroll view: takes trackpads too, and catches moving content without any slop.
final class UIScrollViewPanGestureRecognizer: UIPanGestureRecognizer {
  @Weak var scrollView: UIScrollView?
  /// Fingers rest on a trackpad.
  private var isHolding = false

  override init(target: ActionObject?, action: Selector?) {
    super.init(target: target, action: action)
    allowedScrollTypesMask = .all
  }

  override var slop: Double? {
    scrollView?.catchesTouches == true ? 0 : Tunables.panSlop
  }

  override func scroll(_ sample: ScrollSample) -> Bool {
    switch sample.phase {
    case .mayBegin: return hold()
    case .began, .changed, .ended, .cancelled:
      letGo()
      return super.scroll(sample)
    case .momentumBegan, .momentumChanged, .momentumEnded:
      scrollView?.carry(sample, at: now)
      return true
    }
  }

  /// Fingers on a trackpad hold what moves, as those on a screen do; of what lies still they are none.
  private func hold() -> Bool {
    guard isEnabled, touches.isEmpty, let scrollView, scrollView.catchesTouches else {
      return false
    }
    isHolding = true
    scrollView.contactBegan(at: now)
    return true
  }

  private func letGo() {
    guard isHolding else { return }
    isHolding = false
    scrollView?.contactEnded(at: now)
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
