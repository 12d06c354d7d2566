/// A scroll view's delegate that hears every call in one place, as a value.
///
/// For logs, reports and recorders: each is one `switch`, which a new call does not get past unseen.
#if !hasFeature(Embedded)
  @MainActor
#endif
package protocol ScrollViewListener: UIScrollViewDelegate {
  func heard(_ call: ScrollViewCall, from scrollView: UIScrollView)
  /// Where the content is to come to rest, asked after `willEndDragging` was heard: the `planned` offset, or another.
  func target(of scrollView: UIScrollView, planned: CGPoint) -> CGPoint
}

extension ScrollViewListener {
  package func target(of scrollView: UIScrollView, planned: CGPoint) -> CGPoint { planned }

  package func scrollViewDidScroll(_ scrollView: UIScrollView) {
    heard(.didScroll, from: scrollView)
  }

  package func scrollViewDidZoom(_ scrollView: UIScrollView) { heard(.didZoom, from: scrollView) }

  package func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    heard(.willBeginDragging, from: scrollView)
  }

  package func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    let planned = targetContentOffset.pointee
    heard(.willEndDragging(velocity: velocity, target: planned), from: scrollView)
    targetContentOffset.pointee = target(of: scrollView, planned: planned)
  }

  package func scrollViewDidEndDragging(
    _ scrollView: UIScrollView, willDecelerate decelerate: Bool
  ) {
    heard(.didEndDragging(willDecelerate: decelerate), from: scrollView)
  }

  package func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    heard(.willBeginDecelerating, from: scrollView)
  }

  package func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    heard(.didEndDecelerating, from: scrollView)
  }

  package func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    heard(.didEndScrollingAnimation, from: scrollView)
  }

  package func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
    heard(.willBeginZooming, from: scrollView)
  }

  package func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
  ) {
    heard(.didEndZooming(scale: scale), from: scrollView)
  }

  package func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {
    heard(.didScrollToTop, from: scrollView)
  }

  package func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
    heard(.didChangeAdjustedContentInset, from: scrollView)
  }
}
