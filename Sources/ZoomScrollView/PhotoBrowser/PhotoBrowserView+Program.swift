// What a program asks for.
extension PhotoBrowserView {
  /// Pages that an animation still runs through; from further away it starts nearer.
  private static var longestTurn: CGFloat { 2 }

  func turn(to page: Int, animated: Bool) {
    if needsReload, live.isEmpty, bounds.isEmpty {
      // Nothing has been shown: this is where it begins.
      machine.setGoal(max(0, page))
      return
    }
    updateLine()
    guard page >= 0, page < line.count else { return }
    if zoomedPage != nil {
      if page != zoomedPage { machine.request = .turn(page: page, isAnimated: false) }
      endZoomAtOnce()
      return
    }
    let offset = line.along(scroller.contentOffset)
    let target = line.offset(ofPage: page)
    guard animated, animates, !held.contains(where: { line.covers($0, whenAt: target) }) else {
      dropAllHeldZooms()
      machine.dropGoal()
      scroller.setContentOffset(line.point(along: target, across: 0), animated: false)
      return
    }
    let way = target - offset
    if abs(way) > Self.longestTurn * line.stride {
      let nearer = target - (way < 0 ? -line.stride : line.stride)
      scroller.setContentOffset(line.point(along: nearer, across: 0), animated: false)
    }
    machine.setGoal(page)
    scroller.setContentOffset(line.point(along: target, across: 0), animated: true)
  }

  var shownZoomScale: CGFloat {
    let page = shownPage
    if zoomedPage == page { return scroller.zoomScale }
    return held.first { $0.page == page }?.scale ?? 1
  }

  func zoom(to scale: CGFloat, about point: CGPoint, animated: Bool) {
    updateLine()
    if zoomedPage == nil, scale <= 1 { return }
    prepareToZoom()
    guard zoomedPage != nil else { return }
    let place = convert(point, to: scroller)
    if scale <= 1 {
      scroller.setZoomScale(1, animated: animated)
    } else {
      scroller.setZoomScale(scale, centeredAt: place, animated: animated)
    }
    if !animated { motionDidEnd() }
  }

  /// Moves a zoomed page, in sizes of the view, as far as its edges allow.
  func move(dx: CGFloat, dy: CGFloat) {
    guard !scroller.isZoomBouncing, !scroller.isZoomAnimating else {
      machine.request = .move(dx: dx, dy: dy)
      return
    }
    let size = scroller.bounds.size
    let from = destination
    let target = resting(
      CGPoint(x: from.x + dx * size.width, y: from.y + dy * size.height))
    panTarget = target
    scroller.setContentOffset(target, animated: animates)
  }

  /// Whether `move` leads anywhere, or something moves that may yet.
  func canMove(dx: CGFloat, dy: CGFloat) -> Bool {
    if scroller.isScrollAnimating || scroller.isZoomAnimating || scroller.isZoomBouncing {
      return true
    }
    let (offset, size) = (contentOffset, scroller.bounds.size)
    let target = resting(CGPoint(x: offset.x + dx * size.width, y: offset.y + dy * size.height))
    // Offsets lie on whole pixels, and edges need not: less than a point is nothing to see.
    return (target.x - offset.x) * dx + (target.y - offset.y) * dy >= 1
  }

  var animates: Bool { !UIAccessibility.isReduceMotionEnabled }
}
