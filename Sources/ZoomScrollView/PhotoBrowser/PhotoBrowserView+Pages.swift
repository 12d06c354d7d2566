// The views of the pages that are near, and where they are.
extension PhotoBrowserView {
  func naturalSize(ofPage page: Int) -> CGSize? {
    // It may have fewer pages already than the browser has been told of.
    guard let dataSource, page < dataSource.numberOfPages(in: self) else { return nil }
    return dataSource.photoBrowser(self, naturalSizeOfPageAt: page)
  }

  func canZoom(_ page: Int) -> Bool {
    dataSource?.photoBrowser(self, canZoomPageAt: page) ?? false
  }

  func canShow(_ page: Int) -> Bool {
    dataSource?.photoBrowser(self, canShowPageAt: page) ?? true
  }

  /// How a page lies in its slot while another one is zoomed, or none.
  func place(ofPage page: Int) -> PagePlace {
    let fitted = line.fittedFrame(naturalSize: naturalSize(ofPage: page))
    guard let zoom = held.first(where: { $0.page == page }) else {
      return PagePlace(fitted: fitted)
    }
    return PagePlace(zoom, fitted: fitted.size, on: line)
  }

  func zoomLimits(ofPageAt page: Int) -> PageZoom {
    guard page < line.count else {
      return PageZoom(pageSize: .zero, fitted: .zero, naturalSize: nil)
    }
    return zoomLimits(ofNaturalSize: naturalSize(ofPage: page))
  }

  /// How far a page could be zoomed if its natural size were another one.
  package func maximumZoomScale(ofNaturalSize natural: CGSize) -> CGFloat {
    zoomLimits(ofNaturalSize: natural).maximum
  }

  private func zoomLimits(ofNaturalSize natural: CGSize?) -> PageZoom {
    PageZoom(
      pageSize: line.pageSize, fitted: line.fittedFrame(naturalSize: natural).size,
      naturalSize: natural, magnification: pixelMagnification, showsDetail: doubleTapShowsDetail,
      limit: zoomLimit)
  }

  /// Pages that came near get a view, those that went lose it.
  func updateLivePages() {
    let (seen, awaited) = (seenPages, awaitedPages)
    func isWanted(_ page: Int) -> Bool {
      (seen?.contains(page) ?? false) || (awaited?.contains(page) ?? false)
    }
    for page in live where !isWanted(page.page) { recycle(page.view) }
    live.removeAll { !isWanted($0.page) }
    if let seen { makeViews(seen) }
    if let awaited { makeViews(awaited) }
  }

  private func makeViews(_ pages: ClosedRange<Int>) {
    guard let dataSource else { return }
    for page in pages where viewForPage(at: page) == nil {
      let view = dataSource.photoBrowser(self, viewForPageAt: page)
      let new = LivePage(page: page, view: view)
      live.insert(new, at: live.firstIndex { $0.page > page } ?? live.count)
      put(new)
      scroller.addSubview(view)
    }
  }

  /// Keeps the view of a page that has gone for one that comes.
  func recycle(_ view: UIView) {
    view.removeFromSuperview()
    view.transform = .identity
    if spare.count < ZoomTunables.mostSpareViews { spare.append(view) }
  }

  /// The page that has been asked for and its neighbours: it may be far away.
  private var awaitedPages: ClosedRange<Int>? {
    guard let page = awaitedPage, page < line.count else { return nil }
    let near = max(0, preloadedPageCount)
    return max(0, page - near)...min(line.count - 1, page + near)
  }

  private var seenPages: ClosedRange<Int>? {
    guard let seen = line.pages(seenAt: lineOffset, margin: max(0, preloadedPageCount)) else {
      return nil
    }
    // Fingers may have moved it out of the view.
    guard let page = zoomedPage else { return seen }
    return min(page, seen.lowerBound)...max(page, seen.upperBound)
  }

  // MARK: Places

  /// Puts every page where it lies, but for the zoomed one, which the scroll view moves.
  func placePages() {
    placedAcross = line.across(scroller.contentOffset)
    for page in live { put(page) }
  }

  /// All pages are at their fitted size but for the zoomed one.
  func dropAllHeldZooms() {
    guard !held.isEmpty else { return }
    machine.dropHeld()
    rearrange { placePages() }
  }

  private func put(_ page: LivePage) {
    guard page.page != zoomedPage else { return }
    let corner = slotCorner(ofPage: page.page)
    var place = place(ofPage: page.page)
    place.center.x += corner.x
    place.center.y += corner.y
    show(page.view, place)
  }

  func show(_ view: UIView, _ place: PagePlace) {
    if place.scale == 1 {
      let (size, center) = (place.size, place.center)
      view.transform = .identity
      view.frame = CGRect(
        x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width,
        height: size.height)
    } else {
      view.transform = CGAffineTransform(scaleX: place.scale, y: place.scale)
      view.bounds.size = place.size
      view.center = place.center
    }
  }

  /// Where a page's slot begins in the content. Beside a zoomed page they follow its edges; across
  /// the line only a zoomed page moves.
  private func slotCorner(ofPage page: Int) -> CGPoint {
    let offset = scroller.contentOffset
    guard let zoomed = zoomedPage else {
      let corner = line.slot(ofPage: page).origin
      guard !held.contains(where: { $0.page == page }) else { return corner }
      return line.point(
        along: line.along(corner), across: line.across(corner) + line.across(offset))
    }
    let edges = line.edges(of: scroller.contentSize)
    let steps = line.position(ofPage: page) - line.position(ofPage: zoomed)
    let edge = steps > 0 ? edges.upper : edges.lower
    return line.point(along: edge + CGFloat(steps) * line.stride, across: line.across(offset))
  }

  // MARK: Who is told

  func announcePage() {
    guard line.count > 0 else { return }
    let page = shownPage
    guard page != announcedPage else { return }
    announcedPage = page
    delegate?.photoBrowser(self, didShowPage: page)
  }

  /// Every page that comes into the view is announced, and so is its going.
  func updateShownPages() {
    let seen = line.pages(seenAt: lineOffset)
    let gone = shown.filter { old in
      !(seen?.contains(old.page) ?? false) || viewForPage(at: old.page) !== old.view
    }
    for page in gone { tellGone(page) }
    for page in live where seen?.contains(page.page) ?? false {
      guard !shown.contains(where: { $0.page == page.page }) else { continue }
      shown.append(page)
      delegate?.photoBrowser(self, willDisplay: page.view, forPageAt: page.page)
    }
  }

  func tellGone(_ page: LivePage) {
    shown.removeAll { $0.page == page.page }
    delegate?.photoBrowser(self, didEndDisplaying: page.view, forPageAt: page.page)
  }
}
