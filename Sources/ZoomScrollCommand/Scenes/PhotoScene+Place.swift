import PhotoBrowserApp
import PhotoTiles
import PortableUIKit

// Coming back to where somebody was.
extension PhotoScene {
  var place: Place? {
    // Where somebody was is not forgotten while the folders are read.
    if album.isBeingRead { return awaitedPlace }
    guard !request.paths.isEmpty, arranged.count > 0 else { return nil }
    let browser = screen.browser
    let content = browser.scrollView.contentSize
    let bounds = browser.bounds
    var middle = (x: 0.5, y: 0.5)
    if browser.zoomScale > 1, content.width > 0, content.height > 0 {
      middle.x = Double((browser.contentOffset.x + bounds.width / 2) / content.width)
      middle.y = Double((browser.contentOffset.y + bounds.height / 2) / content.height)
    }
    return Place(
      paths: request.paths, isRecursive: request.isRecursive, photo: path(ofPage: browser.page),
      zoom: Double(browser.zoomScale), middle: middle)
  }

  /// The photo, before there is a frame, or as soon as the folders are read.
  func returnToPhoto(of place: Place) {
    if album.isBeingRead {
      awaitedPlace = place
      if let photo = place.photo { choices.lastSeen.note(Array(photo.utf8), of: request.paths) }
    }
    guard let photo = place.photo,
      let page = (0..<arranged.count).first(where: { path(ofPage: $0) == photo })
    else { return }
    library.opensAtFirst = false
    screen.browser.page = page
  }

  /// The zoom, once the photo is shown.
  func returnToZoom(of place: Place) {
    let browser = screen.browser
    guard place.zoom > 1, path(ofPage: browser.page) == place.photo else { return }
    browser.setZoomScale(CGFloat(place.zoom), animated: false)
    let content = browser.scrollView.contentSize
    let bounds = browser.bounds
    func offset(_ share: Double, _ content: CGFloat, _ window: CGFloat) -> CGFloat {
      min(max(0, content * CGFloat(share) - window / 2), max(0, content - window))
    }
    browser.scrollView.setContentOffset(
      CGPoint(
        x: offset(place.middle.x, content.width, bounds.width),
        y: offset(place.middle.y, content.height, bounds.height)),
      animated: false)
  }

  private func path(ofPage page: Int) -> String? {
    guard page < arranged.count else { return nil }
    let path = album.filePath(of: arranged.photo(at: page).picture)
    return path.map { String(decoding: $0, as: UTF8.self) }
  }
}
