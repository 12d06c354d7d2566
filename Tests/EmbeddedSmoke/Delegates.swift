import PortableUIKit

#if !hasFeature(Embedded)
  import Foundation
#endif

/// Every optional delegate method, called through the existential as source for Apple does it:
/// of a delegate that has them all, and of one that has none.
#if !hasFeature(Embedded)
  @MainActor
#endif
func checksumOfDelegates() -> Checksum {
  let complete = CompleteDelegate()
  let empty = EmptyDelegate()
  let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  callAll(of: complete, for: scrollView)
  callAll(of: empty, for: scrollView)
  return complete.calls
}

#if !hasFeature(Embedded)
  @MainActor
#endif
private func callAll(of delegate: (any UIScrollViewDelegate)?, for view: UIScrollView) {
  var target = CGPoint(x: 1, y: 2)
  delegate?.scrollViewDidScroll?(view)
  delegate?.scrollViewDidZoom?(view)
  delegate?.scrollViewWillBeginDragging?(view)
  delegate?.scrollViewWillEndDragging?(
    view, withVelocity: CGPoint(x: 3, y: 4), targetContentOffset: &target)
  delegate?.scrollViewDidEndDragging?(view, willDecelerate: true)
  delegate?.scrollViewWillBeginDecelerating?(view)
  delegate?.scrollViewDidEndDecelerating?(view)
  delegate?.scrollViewDidEndScrollingAnimation?(view)
  _ = delegate?.viewForZooming?(in: view)
  delegate?.scrollViewWillBeginZooming?(view, with: nil)
  delegate?.scrollViewDidEndZooming?(view, with: nil, atScale: 2)
  _ = delegate?.scrollViewShouldScrollToTop?(view)
  delegate?.scrollViewDidScrollToTop?(view)
  delegate?.scrollViewDidChangeAdjustedContentInset?(view)
}

#if !hasFeature(Embedded)
  @MainActor
#endif
private final class EmptyDelegate: UIScrollViewDelegate {}

#if !hasFeature(Embedded)
  @MainActor
#endif
private final class CompleteDelegate: UIScrollViewDelegate {
  var calls = Checksum()

  func scrollViewDidScroll(_ scrollView: UIScrollView) { calls.add("did scroll") }
  func scrollViewDidZoom(_ scrollView: UIScrollView) { calls.add("did zoom") }
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { calls.add("begin dragging") }
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    calls.add(Double(velocity.y))
    calls.add(Double(targetContentOffset.pointee.y))
  }
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    calls.add(decelerate ? "end dragging, decelerate" : "end dragging")
  }
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    calls.add("begin decelerating")
  }
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { calls.add("end decelerating") }
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { calls.add("end animation") }
  func viewForZooming(in scrollView: UIScrollView) -> UIView? {
    calls.add("view for zooming")
    return nil
  }
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
    calls.add("begin zooming")
  }
  func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
  ) {
    calls.add(Double(scale))
  }
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
    calls.add("should scroll to top")
    return true
  }
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { calls.add("to top") }
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) { calls.add("inset") }
}
