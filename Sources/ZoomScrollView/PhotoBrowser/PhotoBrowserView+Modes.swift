// Between the two modes. Nothing that can be seen moves, so nobody is told that anything did.
extension PhotoBrowserView {
  var zoomedPage: Int? {
    switch mode {
    case .paging: nil
    case .zooming(let page): page
    }
  }

  /// Half a device pixel, points.
  var tolerance: CGFloat { 0.5 / line.pixelsPerPoint }

  /// How the zoomed page rests, as large as it is shown now.
  var zoomedCentering: Centering { line.centering(of: scroller.contentSize) }

  /// How far the zoomed page is past its edges along the line, points of offset.
  var excess: CGFloat {
    let along = line.along(scroller.contentOffset)
    let edges = line.edges(of: scroller.contentSize)
    return along - max(edges.lower, min(along, edges.upper))
  }

  /// The offset along the line of pages, in both modes: inside the edges of a zoomed page it is the
  /// offset at which that page rests.
  var lineOffset: CGFloat {
    guard let page = zoomedPage else { return line.along(scroller.contentOffset) }
    return line.offset(ofPage: page) + excess
  }

  var shownPage: Int {
    if let page = zoomedPage,
      scroller.isZooming || scroller.isZoomBouncing || scroller.isZoomAnimating
    {
      return page
    }
    return line.page(atOffset: lineOffset)
  }

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
    if mode == .paging { beginZooming(shownPage) }
    return zoomedPage.flatMap { viewForPage(at: $0) }
  }

  /// Fingers are about to pinch at `point`, in the scroll view's coordinates: they mean the page
  /// that lies there.
  func beginZooming(at point: CGPoint) {
    guard mode == .paging else { return }
    let along = line.along(point)
    let touched = live.first {
      let start = line.along(line.slot(ofPage: $0.page).origin)
      return along >= start && along < start + line.stride - line.gap
    }
    beginZooming(touched?.page ?? shownPage)
  }

  /// A page at its fitted size, or one whose zoom has been held, becomes the zoomed one.
  func beginZooming(_ page: Int) {
    guard let view = viewForPage(at: page),
      dataSource?.photoBrowser(self, canZoomPageAt: page) ?? false
    else { return }
    if scroller.isScrollAnimating || scroller.isDecelerating {
      // It would go on to a place that means another one then.
      scroller.setContentOffset(scroller.contentOffset, animated: false)
    }
    let place = place(ofPage: page)
    let shown = CGSize(
      width: place.size.width * place.scale, height: place.size.height * place.scale)
    let isHeld = held.contains { $0.page == page }
    let corner = CGPoint(
      x: shown.width / 2 - place.center.x, y: shown.height / 2 - place.center.y)
    let now = scroller.contentOffset
    let offset = line.point(
      along: line.along(corner) + line.along(now) - line.offset(ofPage: page),
      across: line.across(corner) + (isHeld ? line.across(now) : 0))
    let limits = zoomLimits(ofPageAt: page)
    mode = .zooming(page: page)
    held.removeAll { $0.page == page }
    destination = nil
    rearrange {
      scroller.maximumZoomScale = limits.maximum
      scroller.doubleTapZoomScale = limits.doubleTap
      scroller.apply(PageArrangement(line, zoomed: shown, at: offset))
      show(view, PagePlace(zoomed: place))
      placePages()
    }
    announcePage()
  }

  /// A zoom that nobody asked a view for, as far as the browser knows.
  func zoomWillBegin() {
    if mode == .paging { beginZooming(shownPage) }
    stopTurning()
  }

  // MARK: Back to paging

  /// Something has ended: perhaps it was what kept the browser from paging.
  func motionDidEnd() {
    // A finger that caught the pages on their way may send them on.
    if !scroller.isTracking { destination = nil }
    let isHeld = scroller.isTracking && scroller.isDragging
    pageIfFitted(isDragging: isHeld)
    if isHeld { dragDidOutliveZoom() } else { fitIfNearlyFitted() }
    resumeZoomAtRest()
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
    let resting = zoomedCentering.clamped(offset)
    guard abs(line.across(offset) - line.across(resting)) <= tolerance else { return }
    let away = line.along(offset) - line.along(resting)
    guard isDragging || abs(away) <= tolerance else { return }
    endZooming(page, away: isDragging ? away : 0, across: 0)
  }

  /// Side by side again: the page is `away` from its place along the line, and `across`, points of
  /// offset.
  func endZooming(_ page: Int, away: CGFloat, across: CGFloat) {
    mode = .paging
    rearrange {
      let offset = line.point(along: line.offset(ofPage: page) + away, across: across)
      scroller.apply(PageArrangement(line, at: offset))
      placePages()
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
    scroller.setNeedsLayout()
  }
}
