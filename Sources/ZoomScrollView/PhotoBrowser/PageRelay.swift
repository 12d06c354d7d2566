/// Hears the browser's scroll view, lets the browser act, and hands on what concerns its owner.
final class PageRelay: ScrollViewDelegateRelay {
  @Weak var browser: PhotoBrowserView?
  /// The content is being rearranged: what the scroll view reports is nobody's scrolling.
  var isMuted = false

  override func viewForZooming(in scrollView: UIScrollView) -> UIView? {
    browser?.viewForZooming()
  }

  override func scrollViewDidScroll(_ scrollView: UIScrollView) {
    guard !isMuted else { return }
    super.scrollViewDidScroll(scrollView)
    browser?.dragDidMove()
    browser?.announcePage()
  }

  override func scrollViewDidZoom(_ scrollView: UIScrollView) {
    browser?.updateRoomForTurning()
    super.scrollViewDidZoom(scrollView)
  }

  override func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    browser?.dragWillBegin()
    super.scrollViewWillBeginDragging(scrollView)
  }

  override func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    let planned = targetContentOffset.pointee
    let target = browser?.dragWillEnd(planned: planned, velocity: velocity) ?? planned
    targetContentOffset.pointee = target
    super.scrollViewWillEndDragging(
      scrollView, withVelocity: velocity, targetContentOffset: targetContentOffset)
    browser?.dragDidEnd(at: targetContentOffset.pointee)
    // A target that nobody asked for is left to the scroll view: it bounces at an edge.
    if browser?.zoomedPage != nil, targetContentOffset.pointee == target {
      targetContentOffset.pointee = planned
    }
  }

  override func scrollViewDidEndDragging(
    _ scrollView: UIScrollView, willDecelerate decelerate: Bool
  ) {
    super.scrollViewDidEndDragging(scrollView, willDecelerate: decelerate)
    if !decelerate { browser?.motionDidEnd() }
  }

  override func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    super.scrollViewDidEndDecelerating(scrollView)
    browser?.motionDidEnd()
  }

  override func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    super.scrollViewDidEndScrollingAnimation(scrollView)
    browser?.motionDidEnd()
  }

  override func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
    browser?.zoomWillBegin()
    super.scrollViewWillBeginZooming(scrollView, with: view)
  }

  override func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
  ) {
    super.scrollViewDidEndZooming(scrollView, with: view, atScale: scale)
    browser?.motionDidEnd()
  }

  /// The insets are the browser's own business.
  override func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
}
