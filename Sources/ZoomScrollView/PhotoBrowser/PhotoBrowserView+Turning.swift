// From the edge of a zoomed page on into its neighbour, and back, in one drag.
//
// While a finger (or a mouse, or a trackpad) drags a zoomed page along the line of pages, the scroll
// view has room for its neighbours beyond the edges: what the drag has left at an edge moves the
// line of pages, point for point. When it is let go there, the browser pages.
extension PhotoBrowserView {
  /// A release this fast, in points per millisecond, turns a page however short its way was.
  private static var flickSpeed: CGFloat { 0.25 }
  /// A drag can go on so many pages past the edge before the rubber band gives way.
  private static var reach: Int { 2 }

  // MARK: A drag begins

  /// A drag that begins at the fitted size turns pages, also before everything has come to rest.
  func dragWillBegin() {
    caughtDestination = destination
    destination = nil
    dragStart = line.page(atOffset: lineOffset)
    if mode == .paging, let held = held.first { beginZooming(held.page) }
    pageIfFitted(isDragging: true)
    turning = isDragAlongTheLine ? .allowed : .refused
    if turning == .allowed { makeRoomForTurning() }
  }

  /// A drag that is left over from a pinch turns pages once it moves; until then nothing may jump.
  func dragDidOutliveZoom() {
    if turning == .undecided { makeRoomForTurning() }
  }

  func dragDidMove() {
    guard turning == .undecided, scroller.isTracking, scroller.isDragging,
      !scroller.isDecelerating, !zooms
    else { return }
    turning = .allowed
  }

  /// By fingers or by itself.
  private var zooms: Bool {
    scroller.isZooming || scroller.isZoomBouncing || scroller.isZoomAnimating
  }

  /// Somebody who moves a zoomed page up and down along its side does not mean its neighbour.
  private var isDragAlongTheLine: Bool {
    let translation = scroller.panGestureRecognizer.translation(in: self)
    if abs(line.along(translation)) >= abs(line.across(translation)) { return true }
    let size = scroller.contentSize
    return line.isVertical ? size.width <= line.pageSize.width : size.height <= line.pageSize.height
  }

  /// Room for the neighbours past the edges of the zoomed page.
  private func makeRoomForTurning() {
    guard let page = zoomedPage, !zooms else { return }
    let room = roomForTurning(from: page, shown: scroller.contentSize)
    rearrange { scroller.margins = room }
  }

  func roomForTurning(from page: Int, shown: CGSize) -> UIEdgeInsets {
    let before = line.position(ofPage: page)
    let room = (
      CGFloat(min(Self.reach, before)) * line.stride,
      CGFloat(min(Self.reach, line.count - 1 - before)) * line.stride
    )
    let rest = line.centering(of: shown).insets
    return line.isVertical
      ? UIEdgeInsets(top: rest.top + room.0, left: 0, bottom: rest.bottom + room.1, right: 0)
      : UIEdgeInsets(top: 0, left: rest.left + room.0, bottom: 0, right: rest.right + room.1)
  }

  /// The zoomed page, or the line, has another size.
  func updateRoomForTurning() {
    if scroller.margins != .zero { makeRoomForTurning() }
  }

  /// The zoomed page alone can be moved.
  func stopTurning() {
    turning = .undecided
    rearrange { scroller.margins = .zero }
  }

  // MARK: It ends

  /// Where a drag that ends now will come to rest, when the scroll view has `planned` that.
  func target(planned: CGPoint, velocity: CGPoint) -> CGPoint {
    let speed = line.along(velocity)
    var target = planned
    if let page = zoomedPage {
      let (excess, turns) = (excess, turning == .allowed && !zooms)
      stopTurning()
      guard turns, abs(excess) > tolerance, hasNeighbor(page, isNext: excess > 0) else {
        return zoomedCentering.clamped(planned)
      }
      let next = line.page(
        forReleaseAt: lineOffset, velocity: speed, flickSpeed: Self.flickSpeed, start: dragStart)
      turnAway(from: page, by: excess)
      target = line.point(along: line.offset(ofPage: next), across: 0)
    }
    // A flick that catches the pages on their way to one, and goes the same way, means the page
    // after that: flicks in a row turn a page each.
    guard let caught = caughtDestination, abs(speed) >= Self.flickSpeed else { return target }
    let rest = line.offset(ofPage: caught)
    let isOnItsWay = (rest - line.along(scroller.contentOffset)) * speed > 0
    guard isOnItsWay, abs(line.along(target) - rest) <= tolerance else { return target }
    let next = line.page(atOffset: rest + (speed > 0 ? line.stride : -line.stride))
    return line.point(along: line.offset(ofPage: next), across: line.across(target))
  }

  /// The pages will come to rest there.
  func dragWillEnd(at target: CGPoint) {
    caughtDestination = nil
    if mode == .paging { destination = line.page(atOffset: line.along(target)) }
  }

  private func hasNeighbor(_ page: Int, isNext: Bool) -> Bool {
    let position = line.position(ofPage: page)
    return isNext ? position < line.count - 1 : position > 0
  }

  /// Let go past its edge: pages are turned, and the zoomed one stays as it is while it can be seen.
  private func turnAway(from page: Int, by excess: CGFloat) {
    let offset = scroller.contentOffset
    let resting = zoomedCentering.clamped(offset)
    guard let view = viewForPage(at: page) else { return }
    let edges = line.edges(of: scroller.contentSize)
    held.append(
      HeldZoom(
        page: page, scale: view.transform.a, leavesPastEnd: excess > 0,
        across: line.across(resting), isLong: edges.lower < edges.upper))
    endZooming(page, away: excess, across: line.across(offset) - line.across(resting))
  }

  // MARK: What has been held

  /// A page whose zoom was held rests in the view: it is zoomed as before.
  func resumeZoomAtRest() {
    guard mode == .paging, !scroller.isDecelerating, !scroller.isScrollAnimating else { return }
    let offset = line.along(scroller.contentOffset)
    guard let page = held.first(where: { abs(line.offset(ofPage: $0.page) - offset) <= tolerance })
    else { return }
    beginZooming(page.page)
  }

  /// What cannot be seen any more is at its fitted size again. Before one covers its neighbour, the
  /// movement ends in it.
  func updateHeldZooms() {
    guard !held.isEmpty else { return }
    let offset = lineOffset
    if mode == .paging, let zoom = held.first(where: { line.covers($0, whenAt: offset) }) {
      beginZooming(zoom.page)
      let resting = zoomedCentering.clamped(scroller.contentOffset)
      scroller.setContentOffset(resting, animated: animates)
    }
    let seen = line.pages(seenAt: offset)
    let isDropped = { (zoom: HeldZoom) in
      !(seen?.contains(zoom.page) ?? false) || self.line.covers(zoom, whenAt: offset)
    }
    guard held.contains(where: isDropped) else { return }
    held.removeAll(where: isDropped)
    rearrange { placePages() }
  }

  /// All pages are at their fitted size but for the zoomed one.
  func dropAllHeldZooms() {
    guard !held.isEmpty else { return }
    held = []
    rearrange { placePages() }
  }
}
