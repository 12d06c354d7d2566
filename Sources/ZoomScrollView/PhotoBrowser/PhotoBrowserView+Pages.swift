#if os(iOS) || os(tvOS) || os(visionOS) || targetEnvironment(macCatalyst)
  import UIKit
#else
  import PortableUIKit
#endif
#if !hasFeature(Embedded)
  import Foundation
#endif

// The views of the pages that are near, and where they are.
extension PhotoBrowserView {
  /// Pages that have a view on each side of those that can be seen.
  private static var margin: Int { 1 }
  /// Views that are kept for pages to come.
  private static var mostSpare: Int { 4 }

  func naturalSize(ofPage page: Int) -> CGSize? {
    dataSource?.photoBrowser(self, naturalSizeOfPageAt: page)
  }

  /// Where a page lies while pages can be turned, in the content's coordinates.
  func fittedFrame(ofPage page: Int) -> CGRect {
    line.frame(ofPage: page, naturalSize: naturalSize(ofPage: page))
  }

  func zoomLimits(ofPageAt page: Int) -> PageZoom {
    guard page < line.count else {
      return PageZoom(pageSize: .zero, fitted: .zero, naturalSize: nil)
    }
    let natural = naturalSize(ofPage: page)
    return PageZoom(
      pageSize: line.pageSize, fitted: line.frame(ofPage: page, naturalSize: natural).size,
      naturalSize: natural)
  }

  /// Called in every layout of the scroll view: after each frame in which something moved.
  func scrollViewDidLayOut() {
    pageIfFitted(isDragging: false)
    updateLivePages()
    placeStrays()
  }

  /// Pages that came near get a view, those that went lose it.
  func updateLivePages() {
    let wanted = wantedPages
    for page in live where !(wanted?.contains(page.page) ?? false) {
      page.view.removeFromSuperview()
      page.view.transform = .identity
      page.view.isHidden = false
      if spare.count < Self.mostSpare { spare.append(page.view) }
    }
    live.removeAll { !(wanted?.contains($0.page) ?? false) }
    guard let wanted, let dataSource else { return }
    for page in wanted where viewForPage(at: page) == nil {
      let view = dataSource.photoBrowser(self, viewForPageAt: page)
      let new = LivePage(page: page, view: view)
      live.insert(new, at: live.firstIndex { $0.page > page } ?? live.count)
      view.isHidden = mode != .paging
      if mode == .paging { place(new) }
      scroller.addSubview(view)
    }
  }

  private var wantedPages: ClosedRange<Int>? {
    guard line.stride > 0, line.count > 0 else { return nil }
    if let page = zoomedPage {
      return max(0, page - Self.margin)...min(line.count - 1, page + Self.margin)
    }
    let left = scroller.contentOffset.x - line.viewFrame.minX
    return line.pages(from: left, to: left + line.pageSize.width, margin: Self.margin)
  }

  /// Puts a page where it lies while pages can be turned.
  func place(_ page: LivePage) {
    page.view.isHidden = false
    page.view.transform = .identity
    page.view.frame = fittedFrame(ofPage: page.page)
  }

  /// Keeps what could be seen beside the zoomed page on its place, until it has left the view.
  func placeStrays() {
    guard !strays.isEmpty, let page = zoomedPage, let view = viewForPage(at: page) else { return }
    let origin = fittedFrame(ofPage: page)
    let scale = view.transform.a
    for stray in strays {
      let frame = fittedFrame(ofPage: stray.page).offsetBy(dx: -origin.minX, dy: -origin.minY)
      stray.view.transform = .identity
      stray.view.frame = frame
      stray.view.transform = CGAffineTransform(scaleX: scale, y: scale)
      stray.view.center = CGPoint(x: frame.midX * scale, y: frame.midY * scale)
      let slot = line.slot(ofPage: stray.page).offsetBy(dx: -origin.minX, dy: -origin.minY)
      let shown = CGRect(
        x: slot.minX * scale, y: slot.minY * scale, width: slot.width * scale,
        height: slot.height * scale)
      if !shown.intersects(scroller.bounds) { stray.view.isHidden = true }
    }
    strays.removeAll { $0.view.isHidden }
  }

  func announcePage() {
    guard line.count > 0 else { return }
    let page = shownPage
    guard page != announcedPage else { return }
    announcedPage = page
    delegate?.photoBrowser(self, didShowPage: page)
  }
}
