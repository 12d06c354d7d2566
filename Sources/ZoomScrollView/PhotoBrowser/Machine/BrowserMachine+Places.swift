// Where the pages are, and what follows from that alone.
extension BrowserMachine {
  /// Half a device pixel, points.
  var tolerance: CGFloat { 0.5 / line.pixelsPerPoint }

  /// How far the zoomed page is past its edges along the line, points of offset.
  func excess(_ motion: BrowserMotion) -> CGFloat {
    let along = line.along(motion.offset)
    let edges = line.edges(of: motion.contentSize)
    return along - max(edges.lower, min(along, edges.upper))
  }

  /// The offset along the line of pages, in both arrangements: inside the edges of a zoomed page it is the offset at
  /// which that page rests.
  @inline(never) func lineOffset(_ motion: BrowserMotion) -> CGFloat {
    guard let page = zoomedPage else { return line.along(motion.offset) }
    return line.offset(ofPage: page) + excess(motion)
  }

  /// The page that fills most of the view, or that is being zoomed.
  func shownPage(_ motion: BrowserMotion) -> Int {
    if motion.zooms, let page = zoomedPage { return page }
    return line.page(atOffset: lineOffset(motion))
  }

  /// The zoomed page is shown at its fitted size, within half a pixel.
  func isFitted(_ motion: BrowserMotion) -> Bool {
    abs(motion.scale - 1) * max(motion.fitted.width, motion.fitted.height) <= tolerance
  }

  /// A page whose zoom was held rests in the view: it is zoomed as before.
  func resumeZoomAtRest(_ motion: BrowserMotion) -> Action {
    guard zoomedPage == nil, !motion.scrollsByItself else { return .none }
    let offset = line.along(motion.offset)
    let page = held.first { abs(line.offset(ofPage: $0.page) - offset) <= tolerance }?.page
    return page.map { .zoom(page: $0) } ?? .none
  }

  /// A hair's breadth over the fitted size looks fitted and would not page.
  func fitIfNearlyFitted(_ motion: BrowserMotion) -> Action {
    zoomedPage != nil && !motion.zooms && motion.scale > 1
      && motion.scale < ZoomTunables.nearlyFitted
      ? .fit : .none
  }

  /// Before a page whose zoom is held covers its neighbour, the movement ends in it.
  func catchCovering(_ motion: BrowserMotion) -> Action {
    guard zoomedPage == nil, !held.isEmpty else { return .none }
    let offset = lineOffset(motion)
    let page = held.first { line.covers($0, whenAt: offset) }?.page
    return page.map { .catchIn(page: $0) } ?? .none
  }
}
