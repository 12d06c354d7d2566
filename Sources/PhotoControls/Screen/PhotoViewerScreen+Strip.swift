import Localization
import PhotoBrowserApp
import PhotoStrip
import PortableUIKit
import TilePyramid

// The line of all photos below the one that is shown: it comes and goes with the controls.
extension PhotoViewerScreen {
  /// What it takes of the lower edge while it is there, points.
  var stripRoom: CGFloat { visibility.areShown ? controls?.stripRoom ?? 0 : 0 }

  /// There are others to go to, and room for them.
  var hasStrip: Bool { album.count > 1 && PhotoStripView.hasRoom(in: view.bounds.height) }

  var madeStrip: PhotoStripView {
    let made = PhotoStripView(album: album, store: store)
    made.accessibilityLabel = Words.text("Photos")
    made.isHidden = true
    made.didReach = { [unowned(unsafe) self] in browser.awaitPage($0) }
    made.isPassingDidChange = { [unowned(unsafe) self] in library.photos.arePassing = $0 }
    strip = made
    return made
  }

  /// Before each frame of the pages: it is where these are. Also says what is wanted of its pictures, which it keeps
  /// while it is out of sight: it may come back with the next move of the pointer.
  func updateStrip() -> [TilePage] {
    guard let strip, hasStrip, !library.showsGrid else { return [] }
    controls?.layoutIfNeeded()
    strip.follow(
      browser.awaitedPage.map(Double.init) ?? Double(browser.pagePosition),
      isSeen: visibility.areShown)
    return strip.wishes(isSeen: visibility.areShown)
  }
}
