import UIKit

/// Passes everything that a scroll view says on to any number of delegates, held weakly.
/// Questions are answered by the first.
final class DelegateMultiplexer: NSObject, UIScrollViewDelegate {
  private let delegates = NSHashTable<AnyObject>.weakObjects()

  func add(_ delegate: UIScrollViewDelegate) {
    delegates.add(delegate)
  }

  func remove(_ delegate: UIScrollViewDelegate) {
    delegates.remove(delegate)
  }

  var all: [UIScrollViewDelegate] {
    delegates.allObjects.compactMap { $0 as? UIScrollViewDelegate }
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    all.forEach { $0.scrollViewDidScroll?(scrollView) }
  }

  func scrollViewDidZoom(_ scrollView: UIScrollView) {
    all.forEach { $0.scrollViewDidZoom?(scrollView) }
  }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    all.forEach { $0.scrollViewWillBeginDragging?(scrollView) }
  }

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    for delegate in all {
      delegate.scrollViewWillEndDragging?(
        scrollView, withVelocity: velocity, targetContentOffset: targetContentOffset)
    }
  }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    all.forEach { $0.scrollViewDidEndDragging?(scrollView, willDecelerate: decelerate) }
  }

  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    all.forEach { $0.scrollViewWillBeginDecelerating?(scrollView) }
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    all.forEach { $0.scrollViewDidEndDecelerating?(scrollView) }
  }

  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    all.forEach { $0.scrollViewDidEndScrollingAnimation?(scrollView) }
  }

  func viewForZooming(in scrollView: UIScrollView) -> UIView? {
    for delegate in all {
      if let view = delegate.viewForZooming?(in: scrollView) { return view }
    }
    return nil
  }

  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
    all.forEach { $0.scrollViewWillBeginZooming?(scrollView, with: view) }
  }

  func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
  ) {
    all.forEach { $0.scrollViewDidEndZooming?(scrollView, with: view, atScale: scale) }
  }

  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
    all.first?.scrollViewShouldScrollToTop?(scrollView) ?? true
  }

  func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {
    all.forEach { $0.scrollViewDidScrollToTop?(scrollView) }
  }

  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
    all.forEach { $0.scrollViewDidChangeAdjustedContentInset?(scrollView) }
  }
}
