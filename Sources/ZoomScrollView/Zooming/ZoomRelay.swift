/// Stands between a zoom scroll view and its delegate, so that the view knows of its own zooms and the
/// delegate hears of one end for each.
final class ZoomRelay: ScrollViewDelegateRelay {
  @Weak var owner: ZoomScrollView?

  override func viewForZooming(in scrollView: UIScrollView) -> UIView? {
    super.viewForZooming(in: scrollView) ?? owner?.ownViewForZooming()
  }

  override func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
    owner?.fingersWereTaken()
    guard owner?.zoomWillBegin() ?? true else { return }
    super.scrollViewWillBeginZooming(scrollView, with: view)
  }

  override func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    owner?.fingersWereTaken()
    super.scrollViewWillBeginDragging(scrollView)
  }

  override func scrollViewDidScroll(_ scrollView: UIScrollView) {
    super.scrollViewDidScroll(scrollView)
    owner?.contentDidMove()
  }

  override func scrollViewDidZoom(_ scrollView: UIScrollView) {
    super.scrollViewDidZoom(scrollView)
    owner?.contentDidZoom()
  }

  override func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
  ) {
    owner?.platformDidEndZoom()
  }

  /// The one true end.
  func reportEnd(of scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
    super.scrollViewDidEndZooming(scrollView, with: view, atScale: scale)
  }

  override func scrollViewDidEndDragging(
    _ scrollView: UIScrollView, willDecelerate decelerate: Bool
  ) {
    super.scrollViewDidEndDragging(scrollView, willDecelerate: decelerate)
    if !decelerate { owner?.contentDidRest() }
  }

  override func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    super.scrollViewDidEndDecelerating(scrollView)
    owner?.contentDidRest()
  }

  override func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    super.scrollViewDidEndScrollingAnimation(scrollView)
    owner?.contentDidRest()
  }

  override func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {
    super.scrollViewDidScrollToTop(scrollView)
    owner?.contentDidRest()
  }
}
