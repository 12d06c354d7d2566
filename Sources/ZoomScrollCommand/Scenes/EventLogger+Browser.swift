import HeadlessHost
import PortableUIKit
import ScrollGeometry
import ZoomScrollView

extension EventLogger: PhotoBrowserViewDelegate {
  package func photoBrowser(_ photoBrowser: PhotoBrowserView, didShowPage page: Int) {
    log("photoBrowserDidShowPage", photoBrowser, page)
  }

  package func photoBrowser(
    _ photoBrowser: PhotoBrowserView, willDisplay view: UIView, forPageAt page: Int
  ) {
    log("photoBrowserWillDisplay", photoBrowser, page)
  }

  package func photoBrowser(
    _ photoBrowser: PhotoBrowserView, didEndDisplaying view: UIView, forPageAt page: Int
  ) {
    log("photoBrowserDidEndDisplaying", photoBrowser, page)
  }

  private func log(_ method: String, _ photoBrowser: PhotoBrowserView, _ page: Int) {
    let offset = photoBrowser.contentOffset
    log(
      method, offset: Point(x: Double(offset.x), y: Double(offset.y)),
      zoom: Double(photoBrowser.zoomScale), values: [.page(page)])
  }
}
