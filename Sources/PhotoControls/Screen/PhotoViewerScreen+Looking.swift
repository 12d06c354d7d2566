import PhotoBrowserApp
import PhotoInfo
import PortableUIKit
import TilePyramid

/// How somebody has looked at a photo.
struct PhotoLook: Equatable {
  /// Of the fitted size.
  var scale: CGFloat
  /// What is in the window's middle, in shares of the photo's size.
  var middle: CGPoint
}

// Where in a photo somebody looks: its map, and the same place again when they come back.
extension PhotoViewerScreen {
  // MARK: - At rest

  /// The page whose photo is shown, where nothing flies or turns and nobody waits for another; nil where there is none.
  var shownPage: Int? {
    library.restsOnPhoto && browser.awaitedPage == nil && browser.page < album.count
      ? browser.page : nil
  }

  /// The same where that fills the screen, and nobody moves it.
  var restingPage: Int? {
    guard let shownPage, !browser.scrollView.isTracking,
      browser.pagePosition == CGFloat(shownPage)
    else { return nil }
    return shownPage
  }

  /// What is shown of the photo, in shares of its size; nil while it is fitted.
  private var seenPart: CGRect? {
    let content = browser.scrollView.contentSize
    guard browser.zoomScale > 1, library.restsOnPhoto, content.width > 0, content.height > 0 else {
      return nil
    }
    let all = CGRect(x: 0, y: 0, width: 1, height: 1)
    let offset = browser.contentOffset
    return CGRect(
      x: offset.x / content.width, y: offset.y / content.height,
      width: browser.bounds.width / content.width, height: browser.bounds.height / content.height
    ).intersection(all)
  }

  /// - Parameter middle: in shares of the photo's size.
  private func look(at middle: CGPoint) {
    let content = browser.scrollView.contentSize
    let bounds = browser.bounds
    func offset(_ share: CGFloat, _ content: CGFloat, _ window: CGFloat) -> CGFloat {
      // What is smaller than the window stays in its middle.
      content <= window
        ? (content - window) / 2 : min(max(0, content * share - window / 2), content - window)
    }
    browser.scrollView.setContentOffset(
      CGPoint(
        x: offset(middle.x, content.width, bounds.width),
        y: offset(middle.y, content.height, bounds.height)), animated: false)
  }

  // MARK: - The map

  var mappedSize: CGSize? {
    guard browser.zoomScale >= ControlsTunables.mapScale, let seenPart,
      seenPart.width * seenPart.height < 0.5,  // derivation: more than half is seen without it
      case .ready(let size) = store.state(of: album.photo(at: browser.page).picture)
    else { return nil }
    return CGSize(width: size.width, height: size.height)
  }

  /// Before each frame.
  func updateMap() -> [TilePage] {
    guard visibility.areShown, let controls, let size = mappedSize, let seenPart else { return [] }
    let map = controls.map ?? madeMap
    controls.map = controls.map ?? map
    controls.state.map = size
    controls.layoutIfNeeded()
    map.show(album.photo(at: browser.page), of: store, seen: seenPart)
    return [map.prepare()].compactMap(\.self)
  }

  private var madeMap: MinimapView {
    let made = MinimapView(frame: .zero)
    made.didMove = { [unowned(unsafe) self] in look(at: $0) }
    return made
  }

  // MARK: - Coming back

  /// Before each frame: a photo that somebody comes back to is zoomed as it was. With a key it comes so; one that comes by itself, or
  /// under fingers, is fitted until it rests.
  func keepLook() {
    guard album.count > 0, library.restsOnPhoto, slideshow == nil else {
      (lookedAt, comingLook) = (nil, nil)
      return
    }
    let picture = album.photo(at: browser.page).picture
    let isNew = picture != lookedAt
    if isNew { comingLook = lookedAt == nil || looks[picture] == nil ? nil : picture }
    lookedAt = picture
    if comingLook == picture { return waitForLook(of: picture, isTurned: isNew) }
    // Until the next frame nobody knows whether it comes or goes.
    guard !isNew else { return }
    if let seenPart {
      looks[picture] = PhotoLook(
        scale: browser.zoomScale, middle: CGPoint(x: seenPart.midX, y: seenPart.midY))
    } else if !browser.isZoomed {
      looks[picture] = nil
    }
  }

  /// - Parameter isTurned: the photo was another one in the frame before.
  private func waitForLook(of picture: Int32, isTurned: Bool) {
    // Whoever zooms it now wants it otherwise.
    guard browser.zoomScale <= 1, !browser.scrollView.isZooming else { return comingLook = nil }
    guard restingPage != nil, !browser.isZoomed, case .ready = store.state(of: picture) else {
      return
    }
    comingLook = nil
    if let look = looks[picture] { takeUp(look, animated: !isTurned && animates) }
  }

  /// A photo is about to be opened from the grid: it flies to where it was.
  func openWithLook(_ page: Int) {
    guard page < album.count, !browser.isZoomed else { return }
    let picture = album.photo(at: page).picture
    guard let look = looks[picture], case .ready = store.state(of: picture) else { return }
    takeUp(look, animated: false)
  }

  private func takeUp(_ look: PhotoLook, animated: Bool) {
    if animated {
      browser.setZoomScale(look.scale, centeredAt: still(on: look), animated: true)
      return
    }
    browser.setZoomScale(look.scale, animated: false)
    guard browser.isZoomed else { return }
    self.look(at: look.middle)
  }

  /// What stays where it is while a fitted photo is zoomed to be looked at so.
  private func still(on look: PhotoLook) -> CGPoint {
    let room = browser.bounds.size
    let content = browser.viewForPage(at: browser.page)?.bounds.size ?? room
    func place(_ share: CGFloat, _ content: CGFloat, _ room: CGFloat) -> CGFloat {
      // derivation: (room − content) ÷ 2 + x · content, where it is fitted, is room ÷ 2 + (x − share) · content · scale then.
      room / 2 + content * look.scale * (share - 0.5) / (look.scale - 1)
    }
    return CGPoint(
      x: place(look.middle.x, content.width, room.width),
      y: place(look.middle.y, content.height, room.height))
  }

  // MARK: - The day

  /// Before each frame: when the photo was taken is read as soon as somebody might read it.
  func updateDay() {
    guard visibility.areShown, album.count > 0, !library.showsGrid else { return }
    readDay(of: album.photo(at: browser.page).picture)
  }

  /// The same for whom a photo is named to without the controls; where all is said of it, that says it.
  func day(of picture: Int32) -> String {
    guard information == nil else { return "" }
    readDay(of: picture)
    return picture == datedPicture ? day : ""
  }

  private func readDay(of picture: Int32) {
    guard let facts, picture != datedPicture else { return }
    datedPicture = picture
    day = ""
    facts.readFacts(of: picture) { [weak self] facts in
      guard let self, datedPicture == picture else { return }
      day = facts.notes.taken.map(dates.shortDay(of:)) ?? ""
    }
  }
}
