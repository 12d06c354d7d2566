#if os(iOS) || os(tvOS) || os(visionOS) || targetEnvironment(macCatalyst)
  import UIKit
#else
  import PortableUIKit
#endif
#if !hasFeature(Embedded)
  import Foundation
#endif

// Between the two modes. Nothing that can be seen moves, so nobody is told that anything did.
extension PhotoBrowserView {
  var zoomedPage: Int? {
    switch mode {
    case .paging: nil
    case .zooming(let page): page
    }
  }

  var shownPage: Int { zoomedPage ?? line.page(atOffset: scroller.contentOffset.x) }

  /// A release this fast, in points per millisecond, turns a page however short its way was.
  private static var flickSpeed: CGFloat { 0.25 }

  /// Half a device pixel, points.
  var tolerance: CGFloat { 0.5 / line.pixelsPerPoint }

  /// The zoomed page's scale as it is shown now; `zoomScale` may be ahead of it.
  private var shownScale: CGFloat {
    zoomedPage.flatMap { viewForPage(at: $0) }?.transform.a ?? 1
  }

  /// The zoomed view is shown at its fitted size, within half a pixel.
  private var isFitted: Bool {
    guard let page = zoomedPage, let view = viewForPage(at: page) else { return true }
    let size = view.bounds.size
    return abs(shownScale - 1) * max(size.width, size.height) <= tolerance
  }

  // MARK: To zooming

  /// The platform asks which view to zoom: this is when the mode changes.
  func viewForZooming() -> UIView? {
    switch mode {
    case .zooming(let page): return viewForPage(at: page)
    case .paging:
      let page = shownPage
      beginZooming(page)
      return zoomedPage.flatMap { viewForPage(at: $0) }
    }
  }

  /// Fingers are about to pinch at `point`, in the scroll view's coordinates: they mean the page
  /// that lies there.
  func beginZooming(at point: CGPoint) {
    guard mode == .paging else { return }
    let touched = live.first { line.slot(ofPage: $0.page).contains(point) }
    beginZooming(touched?.page ?? shownPage)
  }

  private func beginZooming(_ page: Int) {
    guard let view = viewForPage(at: page),
      dataSource?.photoBrowser(self, canZoomPageAt: page) ?? false
    else { return }
    if scroller.isScrollAnimating || scroller.isDecelerating {
      // It would go on to a place that means another one then.
      scroller.setContentOffset(scroller.contentOffset, animated: false)
    }
    let frame = fittedFrame(ofPage: page)
    let seen = bounds.offsetBy(
      dx: scroller.contentOffset.x - line.viewFrame.minX, dy: scroller.contentOffset.y)
    let limits = zoomLimits(ofPageAt: page)
    mode = .zooming(page: page)
    destination = nil
    strays = live.filter { $0.page != page && line.slot(ofPage: $0.page).intersects(seen) }
    for neighbor in live where neighbor.page != page { neighbor.view.isHidden = true }
    rearrange {
      scroller.maximumZoomScale = limits.maximum
      scroller.doubleTapZoomScale = limits.doubleTap
      scroller.isPagingEnabled = false
      // First, so that no limit in between finds fault with it; last, if one has.
      let offset = CGPoint(x: seen.minX - frame.minX, y: seen.minY - frame.minY)
      scroller.contentOffset = offset
      scroller.frame = CGRect(origin: .zero, size: bounds.size)
      scroller.contentSize = frame.size
      scroller.contentOffset = offset
      scroller.centersContent = true
      scroller.contentOffset = offset
      view.frame = CGRect(origin: .zero, size: frame.size)
      for stray in strays { stray.view.isHidden = false }
      placeStrays()
    }
    announcePage()
  }

  /// A zoom that nobody asked a view for, as far as the browser knows.
  func zoomWillBegin() {
    if mode == .paging { beginZooming(shownPage) }
  }

  // MARK: Back to paging

  /// A drag that begins at the fitted size turns pages, also before everything has come to rest.
  func dragWillBegin() {
    caughtDestination = destination
    destination = nil
    pageIfFitted(isDragging: true)
  }

  /// A flick that catches the pages on their way to one, and goes the same way, means the page
  /// after that: flicks in a row turn a page each.
  func aim(_ target: inout CGPoint, velocity: CGPoint) {
    guard mode == .paging, let caught = caughtDestination, abs(velocity.x) >= Self.flickSpeed
    else { return }
    let rest = line.offset(ofPage: caught)
    let isOnItsWay = (rest - scroller.contentOffset.x) * velocity.x > 0
    guard isOnItsWay, abs(target.x - rest) <= tolerance else { return }
    let next = rest + (velocity.x > 0 ? line.stride : -line.stride)
    target.x = line.offset(ofPage: line.page(atOffset: next))
  }

  /// Where the pages will come to rest.
  func dragWillEnd(at target: CGPoint) {
    caughtDestination = nil
    if mode == .paging { destination = line.page(atOffset: target.x) }
  }

  /// Something has ended: perhaps it was what kept the browser from paging.
  func motionDidEnd() {
    // A finger that caught the pages on their way may send them on.
    if !scroller.isTracking { destination = nil }
    let isHeld = scroller.isTracking && scroller.isDragging
    pageIfFitted(isDragging: isHeld)
    if !isHeld { fitIfNearlyFitted() }
    doPending()
  }

  /// Back to paging when the page is at its fitted size and rests where it lies between its
  /// neighbours, or a finger holds it there.
  func pageIfFitted(isDragging: Bool) {
    guard let page = zoomedPage, isFitted,
      !scroller.isZooming, !scroller.isZoomBouncing, !scroller.isZoomAnimating,
      !scroller.isScrollAnimating, !scroller.isDecelerating
    else { return }
    let offset = scroller.contentOffset
    let resting = scroller.centering.clamped(offset)
    guard abs(offset.y - resting.y) <= tolerance else { return }
    guard isDragging || abs(offset.x - resting.x) <= tolerance else { return }
    endZooming(page, dx: isDragging ? offset.x - resting.x : 0)
  }

  /// `dx`: how far the page is from its place, points of offset.
  private func endZooming(_ page: Int, dx: CGFloat) {
    mode = .paging
    rearrange {
      scroller.centersContent = false
      let offset = CGPoint(x: line.offset(ofPage: page) + dx, y: 0)
      scroller.contentOffset = offset
      scroller.contentInset = .zero
      scroller.frame = line.viewFrame
      scroller.contentSize = line.contentSize
      scroller.contentOffset = offset
      scroller.isPagingEnabled = true
      strays = []
      for page in live { place(page) }
    }
    announcePage()
  }

  /// A hair's breadth over the fitted size looks fitted and would not page.
  private func fitIfNearlyFitted() {
    guard zoomedPage != nil, !scroller.isZooming, !scroller.isZoomAnimating,
      !scroller.isZoomBouncing, shownScale > 1, shownScale < PageZoom.nearlyFitted
    else { return }
    scroller.setZoomScale(1, animated: true)
  }

  /// Changes the arrangement of the scroll view; what that makes it report is nobody's scrolling.
  func rearrange(_ change: () -> Void) {
    let wasMuted = relay.isMuted
    relay.isMuted = true
    change()
    relay.isMuted = wasMuted
  }
}
