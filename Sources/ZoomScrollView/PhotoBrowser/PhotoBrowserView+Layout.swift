#if os(iOS) || os(tvOS) || os(visionOS) || targetEnvironment(macCatalyst)
  import UIKit
#else
  import PortableUIKit
#endif
#if !hasFeature(Embedded)
  import Foundation
#endif

// What the browser's size, its data and the direction of reading decide.
extension PhotoBrowserView {
  private var currentLine: PageLine {
    let density = traitCollection.displayScale
    return PageLine(
      count: max(0, needsReload ? dataSource?.numberOfPages(in: self) ?? 0 : line.count),
      pageSize: bounds.size, gap: pageGap,
      isReversed: effectiveUserInterfaceLayoutDirection == .rightToLeft,
      pixelsPerPoint: density > 0 ? density : 1)
  }

  func updateLine() {
    let new = currentLine
    if needsReload {
      reload(new)
    } else if new != line {
      rearrange(for: new)
    }
  }

  private func reload(_ new: PageLine) {
    if zoomedPage != nil {
      scroller.setZoomScale(1, animated: false)
      motionDidEnd()
    }
    needsReload = false
    let page = min(destination ?? shownPage, max(0, new.count - 1))
    for page in live {
      page.view.removeFromSuperview()
      page.view.isHidden = false
      if spare.count < live.count { spare.append(page.view) }
    }
    live = []
    announcedPage = nil
    arrangePages(new, around: page, away: 0)
  }

  /// Another size or direction: the page stays, and of a zoomed page what is in the middle.
  private func rearrange(for new: PageLine) {
    if scroller.isZoomAnimating || scroller.isZoomBouncing {
      scroller.setZoomScale(scroller.zoomScale, animated: false)
      motionDidEnd()
    }
    if let page = zoomedPage {
      arrangeZoomed(new, page)
      return
    }
    let holds = scroller.isTracking
    let page = holds ? shownPage : destination ?? shownPage
    let away =
      holds && line.stride > 0
      ? (scroller.contentOffset.x - line.offset(ofPage: page)) / line.stride : 0
    if !holds { scroller.setContentOffset(scroller.contentOffset, animated: false) }
    arrangePages(new, around: page, away: away)
  }

  /// `away`: how far a finger holds the page from its place, in pages.
  private func arrangePages(_ new: PageLine, around page: Int, away: CGFloat) {
    line = new
    destination = nil
    rearrange {
      scroller.contentOffset = CGPoint(x: new.offset(ofPage: page) + away * new.stride, y: 0)
      scroller.frame = new.viewFrame
      scroller.contentSize = new.contentSize
      scroller.contentOffset = CGPoint(x: new.offset(ofPage: page) + away * new.stride, y: 0)
      for page in live { place(page) }
      updateLivePages()
    }
    announcePage()
  }

  private func arrangeZoomed(_ new: PageLine, _ page: Int) {
    guard let view = viewForPage(at: page) else { return }
    let old = view.bounds.size
    let middle = scroller.convert(
      CGPoint(x: scroller.bounds.midX, y: scroller.bounds.midY), to: view)
    line = new
    let limits = zoomLimits(ofPageAt: page)
    let scale = min(view.transform.a, limits.maximum)
    let size = fittedFrame(ofPage: page).size
    let shown = CGSize(width: size.width * scale, height: size.height * scale)
    strays = []
    for neighbor in live where neighbor.page != page { neighbor.view.isHidden = true }
    rearrange {
      scroller.setContentOffset(scroller.contentOffset, animated: false)
      scroller.maximumZoomScale = limits.maximum
      scroller.doubleTapZoomScale = limits.doubleTap
      scroller.frame = CGRect(origin: .zero, size: new.pageSize)
      view.transform = CGAffineTransform(scaleX: scale, y: scale)
      view.bounds.size = size
      view.center = CGPoint(x: shown.width / 2, y: shown.height / 2)
      scroller.contentSize = shown
      scroller.contentOffset = scroller.centering.clamped(
        CGPoint(
          x: middle.x / max(old.width, 1) * shown.width - new.pageSize.width / 2,
          y: middle.y / max(old.height, 1) * shown.height - new.pageSize.height / 2))
    }
  }

  /// A page's shape has become known.
  func updateNaturalSize(ofPageAt page: Int) {
    guard let view = viewForPage(at: page) else { return }
    switch mode {
    case .paging: place(LivePage(page: page, view: view))
    case .zooming(page): arrangeZoomed(line, page)
    case .zooming: placeStrays()
    }
  }
}
