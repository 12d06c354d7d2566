// What happens, as the machine is told it.
extension PhotoBrowserView {
  var zoomedPage: Int? { machine.zoomedPage }

  var line: PageLine { machine.line }

  /// Zoomed pages that have been turned away from and can still be seen.
  var held: [HeldZoom] { machine.held }

  /// What the scroll view shows now, and what moves it.
  var motion: BrowserMotion {
    let view = zoomedPage.flatMap { viewForPage(at: $0) }
    return BrowserMotion(
      offset: scroller.contentOffset, contentSize: scroller.contentSize,
      fitted: view?.bounds.size ?? .zero, scale: view?.transform.a ?? 1,
      isTracking: scroller.isTracking, isDragging: scroller.isDragging,
      isDecelerating: scroller.isDecelerating, isScrollAnimating: scroller.isScrollAnimating,
      isPinching: scroller.isZooming,
      zoomsByItself: scroller.isZoomBouncing || scroller.isZoomAnimating)
  }

  // Never copied: each is asked in many places, and looks at all there is.
  @inline(never) var lineOffset: CGFloat { machine.lineOffset(motion) }

  @inline(never) var shownPage: Int { machine.shownPage(motion) }

  // MARK: Zooms

  /// The page that is zoomed, or would be.
  func viewForZooming() -> UIView? {
    let page = zoomedPage ?? shownPage
    guard let view = viewForPage(at: page), zoomedPage != nil || canZoom(page) else { return nil }
    return view
  }

  /// A zoom is about to begin. Fingers that pinch at `point`, in the scroll view's coordinates, mean the page that lies
  /// there.
  func prepareToZoom(at point: CGPoint? = nil) {
    showAwaitedPage(isForced: true)
    guard zoomedPage == nil else { return }
    let touched = point.flatMap { point in
      live.first {
        let start = line.along(line.slot(ofPage: $0.page).origin)
        let along = line.along(point)
        return along >= start && along < start + line.stride - line.gap
      }
    }
    beginZooming(touched?.page ?? shownPage)
  }

  /// A zoom begins, perhaps one that nobody has prepared for.
  func zoomWillBegin() {
    prepareToZoom()
    perform(machine.stopTurning())
  }

  // MARK: Drags

  /// A drag that begins at the fitted size turns pages, also before everything has come to rest.
  func dragWillBegin() {
    showAwaitedPage(isForced: true)
    perform(machine.dragWillBegin(motion))
    perform(machine.leaveZoomIfFitted(isHeld: true, motion))
    perform(machine.decideTurning(isAlongTheLine: isDragAlongTheLine))
  }

  private var isDragAlongTheLine: Bool {
    let translation = scroller.panGestureRecognizer.translation(in: self)
    if abs(line.along(translation)) >= abs(line.across(translation)) { return true }
    let size = scroller.contentSize
    return line.isVertical ? size.width <= line.pageSize.width : size.height <= line.pageSize.height
  }

  func dragDidMove() {
    machine.dragDidMove(motion)
  }

  /// Where a drag that ends now will come to rest, when the scroll view has `planned` that.
  func dragWillEnd(planned: CGPoint, velocity: CGPoint) -> CGPoint {
    let (target, action) = machine.dragWillEnd(planned: planned, velocity: velocity, motion)
    perform(action)
    return target
  }

  /// The drag has ended, and its owner has agreed on where it rests.
  func dragDidEnd(at target: CGPoint) {
    machine.dragDidEnd(at: target)
  }

  // MARK: What rests

  /// Something has ended: perhaps it was what kept the browser from paging.
  func motionDidEnd() {
    machine.motionDidEnd(motion)
    let isHeld = motion.isHeld
    perform(machine.leaveZoomIfFitted(isHeld: isHeld, motion))
    perform(machine.takeShape(motion))
    perform(isHeld ? machine.dragDidOutliveZoom() : machine.fitIfNearlyFitted(motion))
    perform(machine.resumeZoomAtRest(motion))
    perform(machine.takeRequest(motion))
  }

  /// Called in every layout of the scroll view: after each frame in which something moved.
  func scrollViewDidLayOut() {
    perform(machine.leaveZoomIfFitted(isHeld: false, motion))
    if !held.isEmpty {
      let offset = lineOffset
      perform(machine.catchCovering(motion))
      if machine.dropHeld(at: offset) { rearrange { placePages() } }
    }
    updateLivePages()
    showAwaitedPage()
    isTurnUnseen = awaitedPage != nil
    // Pages side by side stay where they have been put.
    if zoomedPage != nil || !held.isEmpty || placedAcross != line.across(scroller.contentOffset) {
      placePages()
    }
    updateShownPages()
  }
}
