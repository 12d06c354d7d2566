import Localization
import PortableUIKit
import TilePyramid

// What a page's module has no room for.
extension PhotoBrowserScreen {
  #if hasFeature(Embedded)
    var isNamedPhotoEmpty: Bool { false }
    @inline(__always) var messageTitle: String { Words.text("No photos") }
  #else
    /// Of the message that is shown while there are no photos.
    var messageTitle: String { emptyTitle }

    /// Nothing of the named photo is there to see.
    var isNamedPhotoEmpty: Bool {
      guard let photo = namedPhoto, case .waiting = store.state(of: photo.picture) else {
        return false
      }
      return true
    }

    /// Shows something else from now on while there are no photos; nil: a message. To be called before the album's change is
    /// told.
    public func showWhenEmpty(_ other: UIView?) {
      defer { emptyView = other }
      guard isViewLoaded, emptyView !== other else { return }
      (emptyView ?? emptiness).removeFromSuperview()
      let shown = other ?? emptiness
      shown.frame = view.bounds
      shown.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.insertSubview(shown, at: 0)
    }

    /// Lets somebody choose photos where there are none; nil where that cannot be.
    public var openFiles: (() -> Void)? {
      get { emptiness.button?.action }
      set { emptiness.button = WelcomeButton(openFiles: newValue) }
    }
  #endif
}
