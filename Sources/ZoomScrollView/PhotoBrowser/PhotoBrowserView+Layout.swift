// What the browser's size, its data and the direction of reading decide.
extension PhotoBrowserView {
  private var currentLine: PageLine {
    let density = traitCollection.displayScale
    let isVertical = navigationOrientation == .vertical
    return PageLine(
      count: max(0, needsReload ? dataSource?.numberOfPages(in: self) ?? 0 : line.count),
      pageSize: bounds.size, gap: pageGap,
      isReversed: !isVertical && effectiveUserInterfaceLayoutDirection == .rightToLeft,
      isVertical: isVertical,
      pixelsPerPoint: density > 0 ? density : 1, enlargement: enlargement, padding: pagePadding)
  }

  /// Of a small page, in its natural size: that has a pixel of the screen for each of its own.
  private var enlargement: CGFloat {
    if enlargesSmallPages { return .infinity }
    return showsPixelsAsPoints ? max(1, traitCollection.displayScale) : 1
  }

  func updateLine() {
    let new = currentLine
    if needsReload {
      reload(new)
    } else if new != line {
      rearrange(for: new)
    }
  }

  /// All views are made anew. A zoomed page that is still there keeps its zoom and what is in the middle.
  private func reload(_ new: PageLine) {
    let page = min(machine.goal ?? shownPage, max(0, new.count - 1))
    let look = zoomedPage == page ? look(atZoomed: page) : nil
    endZoomAtOnce()
    needsReload = false
    for page in shown { tellGone(page) }
    for page in live { recycle(page.view) }
    live = []
    announcedPage = nil
    arrangePages(new, around: page, away: 0)
    if let look { zoom(page, to: look) }
  }

  /// The scale of a zoomed page, and the share of it that is in the middle.
  private func look(atZoomed page: Int) -> (scale: CGFloat, middle: CGPoint)? {
    guard let view = viewForPage(at: page), view.bounds.width > 0, view.bounds.height > 0 else {
      return nil
    }
    let middle = scroller.convert(
      CGPoint(x: scroller.bounds.midX, y: scroller.bounds.midY), to: view)
    return (
      view.transform.a,
      CGPoint(x: middle.x / view.bounds.width, y: middle.y / view.bounds.height)
    )
  }

  private func zoom(_ page: Int, to look: (scale: CGFloat, middle: CGPoint)) {
    guard look.scale > 1 else { return }
    beginZooming(page)
    guard zoomedPage == page else { return }
    scroller.setZoomScale(look.scale, animated: false)
    motionDidEnd()
    let shown = scroller.contentSize
    scroller.contentOffset = resting(
      CGPoint(
        x: look.middle.x * shown.width - line.pageSize.width / 2,
        y: look.middle.y * shown.height - line.pageSize.height / 2))
  }

  /// Every page is at its fitted size, and pages can be turned.
  func endZoomAtOnce() {
    dropAllHeldZooms()
    guard let page = zoomedPage else { return }
    // A pinch that is under way would zoom the next page.
    if let pinch = scroller.pinchGestureRecognizer, pinch.isEnabled {
      pinch.isEnabled = false
      pinch.isEnabled = true
    }
    perform(machine.stopTurning())
    scroller.setZoomScale(1, animated: false)
    motionDidEnd()
    // A finger may hold it off its place.
    guard zoomedPage == page else { return }
    perform(machine.leaveZoom())
    perform(machine.takeRequest(motion))
  }

  /// Another size or direction: the page stays, and of a zoomed page what is in the middle.
  private func rearrange(for new: PageLine) {
    endZoomAnimation()
    if zoomedPage != nil { stopScrolling() }
    if let page = zoomedPage { return arrangeZoomed(new, page) }
    let holds = scroller.isTracking
    let page = holds ? shownPage : machine.goal ?? shownPage
    let away =
      holds && line.stride > 0 ? (lineOffset - line.offset(ofPage: page)) / line.stride : 0
    if !holds { stopScrolling() }
    machine.dropHeld(except: page)
    arrangePages(new, around: page, away: away)
    perform(machine.resumeZoomAtRest(motion))
  }

  /// A zoom that animates or bounces is where it goes to.
  private func endZoomAnimation() {
    guard scroller.isZoomAnimating || scroller.isZoomBouncing else { return }
    scroller.setZoomScale(scroller.zoomScale, animated: false)
    motionDidEnd()
  }

  /// What scrolls by itself is where it is now.
  func stopScrolling() {
    scroller.setContentOffset(scroller.contentOffset, animated: false)
  }

  /// `away`: how far a finger holds the page from its place, in pages.
  private func arrangePages(_ new: PageLine, around page: Int, away: CGFloat) {
    machine.line = new
    machine.dropGoal()
    let offset = new.point(along: new.offset(ofPage: page) + away * new.stride, across: 0)
    rearrange {
      scroller.apply(PageArrangement(new, at: offset))
      placePages()
      updateLivePages()
    }
    announcePage()
  }

  /// What is in the middle of the zoomed page stays there, and a finger holds it as far beyond its edges as before, in
  /// pages.
  func arrangeZoomed(_ new: PageLine, _ page: Int) {
    guard let view = viewForPage(at: page) else { return }
    let holds = scroller.isDragging || scroller.isZooming
    let away = holds && line.stride > 0 ? machine.excess(motion) / line.stride : 0
    let fitted = new.fittedFrame(naturalSize: naturalSize(ofPage: page))
    // An edge may have kept it from the middle meanwhile.
    let former = new != line && look?.isShown(in: scroller) ?? false ? look?.middle : nil
    let middle = former ?? middle(of: view, becoming: fitted, isShape: new == line)
    machine.line = new
    machine.dropHeld()
    var place = PagePlace(fitted: fitted)
    place.scale = min(view.transform.a, zoomLimits(ofPageAt: page).maximum)
    let shown = CGSize(width: fitted.width * place.scale, height: fitted.height * place.scale)
    let resting = new.resting(
      CGPoint(
        x: middle.x * shown.width - new.pageSize.width / 2,
        y: middle.y * shown.height - new.pageSize.height / 2), shown: shown)
    let offset = new.point(
      along: new.along(resting) + away * new.stride, across: new.across(resting))
    arrange(
      view, place, of: page,
      PageArrangement(
        new, zoomed: shown, at: offset,
        margins: scroller.margins == .zero ? .zero : roomForTurning(from: page, shown: shown)))
    look = Look(middle: middle)
    look?.wasShown(in: scroller)
  }

  /// The share of a zoomed page that is in the middle of the view.
  private func middle(of view: UIView, becoming fitted: CGRect, isShape: Bool) -> CGPoint {
    var size = view.bounds.size
    var middle = scroller.convert(
      CGPoint(x: scroller.bounds.midX, y: scroller.bounds.midY), to: view)
    if isShape, size == line.pageSize {
      // Until its shape was known it filled its slot: what lay there stays where it is.
      middle.x -= (size.width - fitted.width) / 2
      middle.y -= (size.height - fitted.height) / 2
      size = fitted.size
    }
    return CGPoint(x: middle.x / max(size.width, 1), y: middle.y / max(size.height, 1))
  }

  /// A page's shape has become known, or that there is nothing to zoom.
  func updateNaturalSize(ofPageAt page: Int) {
    guard viewForPage(at: page) != nil else { return }
    if page == awaitedPage { showAwaitedPage() }
    if page == zoomedPage {
      if canZoom(page) {
        machine.awaitShape()
        return perform(machine.takeShape(motion))
      }
      endZoomAtOnce()
    }
    placePages()
  }
}
