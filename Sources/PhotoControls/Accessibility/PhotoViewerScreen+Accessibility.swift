import Localization
import PhotoBrowserApp
import PortableUIKit

// Whoever hears the screen needs all controls at any time, and hears with the photo what others see around it.
extension PhotoViewerScreen {
  /// Before each frame.
  func updateAccessibility() {
    guard UIAccessibility.isVoiceOverRunning else { return }
    if !visibility.areShown, slideshow == nil { showControls() }
    for page in browser.livePages {
      guard let photo = browser.viewForPage(at: page) as? PhotoPageView else { continue }
      let isShown = page == browser.page && !library.showsGrid
      photo.accessibilityElementsHidden = !isShown
      photo.accessibilityTraits = [.image, .causesPageTurn]
      photo.isAccessibilityFocus = isShown && panel == nil
      if isShown { describe(photo, at: page) }
    }
    let isOfPhoto = panel == nil && !library.showsGrid
    heardNotice.show(isOfPhoto ? nil : notice?.text, in: view)
  }

  /// "“lake.jpg” is in the trash. beach.jpg, 3 of 12, zoomed to 250 %": what has happened is heard first.
  private func describe(_ photo: PhotoPageView, at page: Int) {
    var words = [photo.photo.name]
    if album.count > 1 { words.append(Words.place(page, of: album.count)) }
    if let zoom = photoZoom, zoom.scale > 1.001 {  // derivation: rounding
      words.append(Words.text("zoomed to %", Words.percent(Double(zoom.share))))
    }
    let label = [notice?.text, words.joined(separator: ", ")].compactMap(\.self).joined(
      separator: " ")
    if photo.accessibilityLabel != label { photo.accessibilityLabel = label }
  }
}
