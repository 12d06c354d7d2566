import PortableUIKit
import ScrollGeometry
import WebHost
import ZoomScrollView

/// Tells the page of every call of a scroll view's delegate, or of a photo browser's, in order. Queries are answered, not
/// told.
#if !hasFeature(Embedded)
  @MainActor
#endif
package final class BrowserReport: ScrollViewListener, PhotoBrowserViewDelegate {
  private let news: FrameNews

  package init(_ news: FrameNews) {
    self.news = news
  }

  private func tell(
    _ method: DelegateMethod, _ offset: CGPoint, _ zoom: CGFloat, _ values: [Double]
  ) {
    news.writer.begin(.call)
    news.writer.append(Double(method.rawValue))
    news.writer.append(Point(x: Double(offset.x), y: Double(offset.y)))
    news.writer.append(Double(zoom))
    news.writer.append(Double(values.count))
    for value in values { news.writer.append(value) }
  }

  private func tell(_ method: DelegateMethod, _ browser: PhotoBrowserView, _ page: Int) {
    tell(method, browser.contentOffset, browser.zoomScale, [Double(page)])
  }

  package func heard(_ call: ScrollViewCall, from scrollView: UIScrollView) {
    let (method, values): (DelegateMethod, [Double]) =
      switch call {
      case .didScroll: (.didScroll, [])
      case .didZoom: (.didZoom, [])
      case .willBeginDragging: (.willBeginDragging, [])
      case .willEndDragging(let velocity, let target):
        (
          .willEndDragging,
          [Double(velocity.x), Double(velocity.y), Double(target.x), Double(target.y)]
        )
      case .didEndDragging(let willDecelerate): (.didEndDragging, [willDecelerate ? 1 : 0])
      case .willBeginDecelerating: (.willBeginDecelerating, [])
      case .didEndDecelerating: (.didEndDecelerating, [])
      case .didEndScrollingAnimation: (.didEndScrollingAnimation, [])
      case .willBeginZooming: (.willBeginZooming, [])
      case .didEndZooming(let scale): (.didEndZooming, [Double(scale)])
      case .didScrollToTop: (.didScrollToTop, [])
      case .didChangeAdjustedContentInset: (.didChangeAdjustedContentInset, [])
      }
    tell(method, scrollView.contentOffset, scrollView.zoomScale, values)
  }

  package func photoBrowser(_ photoBrowser: PhotoBrowserView, didShowPage page: Int) {
    tell(.didShowPage, photoBrowser, page)
  }

  package func photoBrowser(
    _ photoBrowser: PhotoBrowserView, willDisplay view: UIView, forPageAt page: Int
  ) {
    tell(.willDisplay, photoBrowser, page)
  }

  package func photoBrowser(
    _ photoBrowser: PhotoBrowserView, didEndDisplaying view: UIView, forPageAt page: Int
  ) {
    tell(.didEndDisplaying, photoBrowser, page)
  }
}
