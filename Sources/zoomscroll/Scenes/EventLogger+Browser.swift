import HeadlessHost
import ScrollGeometry
import ZoomScrollView

extension EventLogger: PhotoBrowserViewDelegate {
  public func photoBrowser(_ photoBrowser: PhotoBrowserView, didShowPage page: Int) {
    let offset = photoBrowser.contentOffset
    log(
      "photoBrowserDidShowPage", offset: Point(x: Double(offset.x), y: Double(offset.y)),
      zoom: Double(photoBrowser.zoomScale), values: [.page(page)])
  }
}
