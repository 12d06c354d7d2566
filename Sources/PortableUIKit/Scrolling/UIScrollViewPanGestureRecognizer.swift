import ScrollEngine

/// The pan of a scroll view: takes trackpads too, and catches moving content without any slop.
final class UIScrollViewPanGestureRecognizer: UIPanGestureRecognizer {
  @Weak var scrollView: UIScrollView?
  #if !hasFeature(Embedded)
    /// Fingers lie on a trackpad, or began to move from there.
    private var rests = false
  #endif

  override init(target: ActionObject?, action: Selector?) {
    super.init(target: target, action: action)
    allowedScrollTypesMask = .all
  }

  override var slop: Double? {
    scrollView?.catchesTouches == true ? 0 : Tunables.panSlop
  }

  override func scroll(_ sample: ScrollSample) -> Bool {
    switch sample.phase {
    case .began:
      let takes = super.scroll(sample)
      #if !hasFeature(Embedded)
        // As a finger on a screen they hold what moves. No browser tells of them.
        if takes, sample.delta == .zero {
          rests = true
          scrollView?.contactBegan(at: now)
        }
      #endif
      return takes
    case .changed: return super.scroll(sample)
    case .ended, .cancelled:
      let takes = super.scroll(sample)
      #if !hasFeature(Embedded)
        if rests {
          rests = false
          scrollView?.contactEnded(at: now)
        }
      #endif
      return takes
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
