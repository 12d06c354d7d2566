import ZoomScrollView

/// Hears a case's scroll view: first the case acts, then whoever listens is told.
open class CaseRelay: ScrollViewDelegateRelay {
  @Weak var owner: ScrollCase?

  public override init() { super.init() }

  open override func viewForZooming(in scrollView: UIScrollView) -> UIView? {
    owner?.viewForZooming()
  }

  open override func scrollViewDidScroll(_ scrollView: UIScrollView) {
    owner?.scrollViewDidScroll()
    super.scrollViewDidScroll(scrollView)
  }

  open override func scrollViewDidZoom(_ scrollView: UIScrollView) {
    owner?.scrollViewDidZoom()
    super.scrollViewDidZoom(scrollView)
  }

  open override func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
    owner?.scrollViewWillBeginZooming()
    super.scrollViewWillBeginZooming(scrollView, with: view)
  }

  open override func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
  ) {
    owner?.scrollViewDidEndZooming(atScale: scale)
    super.scrollViewDidEndZooming(scrollView, with: view, atScale: scale)
  }
}
