import PortableUIKit
import ScrollGeometry
import ZoomScrollView

#if !hasFeature(Embedded)
  import Foundation
#endif

/// Tells the page of every call of the outermost delegate, in order. Queries are answered, not told.
#if !hasFeature(Embedded)
  @MainActor
#endif
final class DelegateReport: PhotoBrowserViewDelegate {
  private let news: FrameNews

  init(_ news: FrameNews) {
    self.news = news
  }

  private func tell(
    _ method: DelegateMethod, _ offset: CGPoint, _ zoom: CGFloat, _ values: [Double] = []
  ) {
    news.writer.begin(.call)
    news.writer.append(Double(method.rawValue))
    news.writer.append(Point(x: Double(offset.x), y: Double(offset.y)))
    news.writer.append(Double(zoom))
    news.writer.append(Double(values.count))
    for value in values { news.writer.append(value) }
  }

  private func tell(_ method: DelegateMethod, _ view: UIScrollView, _ values: [Double] = []) {
    tell(method, view.contentOffset, view.zoomScale, values)
  }

  private func tell(_ method: DelegateMethod, _ browser: PhotoBrowserView, _ page: Int) {
    tell(method, browser.contentOffset, browser.zoomScale, [Double(page)])
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) { tell(.didScroll, scrollView) }

  func scrollViewDidZoom(_ scrollView: UIScrollView) { tell(.didZoom, scrollView) }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    tell(.willBeginDragging, scrollView)
  }

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    let target = targetContentOffset.pointee
    tell(
      .willEndDragging, scrollView,
      [Double(velocity.x), Double(velocity.y), Double(target.x), Double(target.y)])
  }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    tell(.didEndDragging, scrollView, [decelerate ? 1 : 0])
  }

  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    tell(.willBeginDecelerating, scrollView)
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    tell(.didEndDecelerating, scrollView)
  }

  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    tell(.didEndScrollingAnimation, scrollView)
  }

  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
    tell(.willBeginZooming, scrollView)
  }

  func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
  ) {
    tell(.didEndZooming, scrollView, [Double(scale)])
  }

  func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { tell(.didScrollToTop, scrollView) }

  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
    tell(.didChangeAdjustedContentInset, scrollView)
  }

  func photoBrowser(_ photoBrowser: PhotoBrowserView, didShowPage page: Int) {
    tell(.didShowPage, photoBrowser, page)
  }

  func photoBrowser(
    _ photoBrowser: PhotoBrowserView, willDisplay view: UIView, forPageAt page: Int
  ) {
    tell(.willDisplay, photoBrowser, page)
  }

  func photoBrowser(
    _ photoBrowser: PhotoBrowserView, didEndDisplaying view: UIView, forPageAt page: Int
  ) {
    tell(.didEndDisplaying, photoBrowser, page)
  }
}
