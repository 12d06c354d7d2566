// What the machine says is to be done. Nothing that can be seen moves when the scroll view is rearranged, so nobody is
// told that anything did.
extension PhotoBrowserView {
  /// A drag can go on so many pages past the edge before the rubber band gives way.
  private static var reach: Int { 2 }

  func perform(_ action: BrowserMachine.Action) {
    switch action {
    case .none: break
    case .zoom(let page): beginZooming(page)
    case .catchIn(let page):
      beginZooming(page)
      let resting = resting(scroller.contentOffset)
      scroller.setContentOffset(resting, animated: animates)
    case .line(let page, let away, let across):
      let offset = line.point(along: line.offset(ofPage: page) + away, across: across)
      rearrange {
        scroller.apply(PageArrangement(line, at: offset))
        placePages()
      }
      announcePage()
    case .makeRoom: makeRoomForTurning()
    case .closeRoom: rearrange { scroller.margins = .zero }
    case .fit: scroller.setZoomScale(1, animated: true)
    case .reshape(let page):
      stopScrolling()
      if zoomedPage == page { arrangeZoomed(line, page) }
    case .turn(let page, let isAnimated): turn(to: page, animated: isAnimated)
    case .move(let dx, let dy): move(dx: dx, dy: dy)
    }
  }

  /// Changes the arrangement of the scroll view; what that makes it report is nobody's scrolling.
  func rearrange(_ change: () -> Void) {
    let wasMuted = relay.isMuted
    relay.isMuted = true
    change()
    relay.isMuted = wasMuted
    scroller.setNeedsLayout()
  }

  /// The nearest offset at which the zoomed page may rest, as large as it is shown now.
  func resting(_ offset: CGPoint) -> CGPoint {
    line.resting(offset, shown: scroller.contentSize)
  }

  /// A page at its fitted size, or one whose zoom has been held, becomes the zoomed one.
  func beginZooming(_ page: Int) {
    guard let view = viewForPage(at: page), canZoom(page) else { return }
    if scroller.isScrollAnimating || scroller.isDecelerating {
      // It would go on to a place that means another one then.
      stopScrolling()
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
    guard machine.zoom(page) else { return }
    look = nil
    arrange(view, place, of: page, PageArrangement(line, zoomed: shown, at: offset))
    announcePage()
  }

  /// Shows a page alone.
  func arrange(
    _ view: UIView, _ place: PagePlace, of page: Int, _ arrangement: PageArrangement
  ) {
    let limits = zoomLimits(ofPageAt: page)
    rearrange {
      scroller.maximumZoomScale = limits.maximum
      scroller.doubleTapZoomScale = limits.doubleTap
      scroller.apply(arrangement)
      show(view, PagePlace(zoomed: place))
      placePages()
    }
  }

  // MARK: Room for the neighbours

  // While a finger (or a mouse, or a trackpad) drags a zoomed page along the line of pages, the scroll
  // view has room for its neighbours beyond the edges: what the drag has left at an edge moves the
  // line of pages, point for point. When it is let go there, the browser pages.

  private func makeRoomForTurning() {
    guard let page = zoomedPage, !motion.zooms else { return }
    let room = roomForTurning(from: page, shown: scroller.contentSize)
    rearrange { scroller.margins = room }
  }

  /// The zoomed page, or the line, has another size.
  func updateRoomForTurning() {
    if scroller.margins != .zero { makeRoomForTurning() }
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
}
