import DisplayList
import Foundation
import PortableUIKit
import ScrollGeometry
import TestStage
import Testing
import ZoomScrollView

/// A photo browser over pages that are flat colours, on a stage.
@MainActor
final class Album: PhotoBrowserViewDataSource {
  let browser = PhotoBrowserView(frame: .zero)
  let log = EventRecorder()
  let stage: Stage
  var count: Int
  /// Natural size of a page, points.
  var naturalSize: (Int) -> CGSize?
  var canZoom: (Int) -> Bool = { _ in true }
  var canShow: (Int) -> Bool = { _ in true }
  private(set) var made = 0

  init(
    pages count: Int = 5, size: Size = Size(width: 1024, height: 768), pixelsPerPoint: Double = 1,
    naturalSize: @escaping (Int) -> CGSize? = { _ in CGSize(width: 6000, height: 4000) }
  ) {
    self.count = count
    self.naturalSize = naturalSize
    stage = Stage(size: size, pixelsPerPoint: pixelsPerPoint, view: browser)
    browser.dataSource = self
    browser.delegate = log
    browser.becomeFirstResponder()
    stage.frame()
    log.clear()
  }

  func numberOfPages(in photoBrowser: PhotoBrowserView) -> Int { count }

  func photoBrowser(_ photoBrowser: PhotoBrowserView, viewForPageAt page: Int) -> UIView {
    #expect(page < count, "asked for a page that is not there")
    let view = photoBrowser.dequeueReusablePageView() ?? make()
    view.tag = page
    view.backgroundColor = UIColor(
      red: CGFloat(page % 7) / 7, green: CGFloat(page % 5) / 5, blue: 0.5, alpha: 1)
    return view
  }

  private func make() -> UIView {
    made += 1
    return UIView(frame: .zero)
  }

  func photoBrowser(
    _ photoBrowser: PhotoBrowserView, naturalSizeOfPageAt page: Int
  ) -> CGSize? {
    #expect(page < count, "asked for a page that is not there")
    return naturalSize(page)
  }

  func photoBrowser(_ photoBrowser: PhotoBrowserView, canZoomPageAt page: Int) -> Bool {
    canZoom(page)
  }

  func photoBrowser(_ photoBrowser: PhotoBrowserView, canShowPageAt page: Int) -> Bool {
    canShow(page)
  }

  var scroller: UIScrollView { browser.scrollView }
  var offset: Point { Point(browser.contentOffset) }

  /// Where a page's view is in the window, points; nil when it cannot be seen at all.
  func seen(_ page: Int) -> Rect? {
    guard let view = browser.viewForPage(at: page), !view.isHidden else { return nil }
    let rect = Rect(view.convert(view.bounds, to: nil))
    return rect.intersects(Rect(browser.bounds)) ? rect : nil
  }

  /// The pages that can be seen.
  var seenPages: [Int] { browser.livePages.filter { seen($0) != nil }.sorted() }
}
