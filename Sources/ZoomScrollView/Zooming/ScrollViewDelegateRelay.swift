/// Stands between a scroll view and its delegate, and hands every call on.
///
/// A subclass overrides what it wants to see or to change, and calls `super` for what the client
/// is to hear.
open class ScrollViewDelegateRelay: NSObject, UIScrollViewDelegate {
  /// Who hears in the end.
  #if hasFeature(Embedded)
    public unowned(unsafe) var client: (any UIScrollViewDelegate)?
  #else
    /// Who is told. Not kept alive.
    public weak var client: (any UIScrollViewDelegate)?
  #endif

  open func scrollViewDidScroll(_ scrollView: UIScrollView) {
    client?.scrollViewDidScroll?(scrollView)
  }

  open func scrollViewDidZoom(_ scrollView: UIScrollView) {
    client?.scrollViewDidZoom?(scrollView)
  }

  /// Passed on to the client.
  open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    client?.scrollViewWillBeginDragging?(scrollView)
  }

  open func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    client?.scrollViewWillEndDragging?(
      scrollView, withVelocity: velocity, targetContentOffset: targetContentOffset)
  }

  /// Passed on to the client.
  open func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    client?.scrollViewDidEndDragging?(scrollView, willDecelerate: decelerate)
  }

  /// Passed on to the client.
  open func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    client?.scrollViewWillBeginDecelerating?(scrollView)
  }

  /// Passed on to the client.
  open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    client?.scrollViewDidEndDecelerating?(scrollView)
  }

  /// Passed on to the client.
  open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    client?.scrollViewDidEndScrollingAnimation?(scrollView)
  }

  open func viewForZooming(in scrollView: UIScrollView) -> UIView? {
    client?.viewForZooming?(in: scrollView)
  }

  /// Passed on to the client.
  open func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
    client?.scrollViewWillBeginZooming?(scrollView, with: view)
  }

  open func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
  ) {
    client?.scrollViewDidEndZooming?(scrollView, with: view, atScale: scale)
  }

  /// What the client says; yes without one.
  open func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
    client?.scrollViewShouldScrollToTop?(scrollView) ?? true
  }

  /// Passed on to the client.
  open func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {
    client?.scrollViewDidScrollToTop?(scrollView)
  }

  /// Passed on to the client.
  open func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
    client?.scrollViewDidChangeAdjustedContentInset?(scrollView)
  }
}
