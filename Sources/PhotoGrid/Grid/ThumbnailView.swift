import PhotoBrowserApp
import PortableUIKit
import ScrollGeometry
import TilePyramid

/// As much of a photo as fills the view. Whoever has it in a frame asks `prepare` what that needs.
package final class ThumbnailView: UIView {
  private var page: PhotoPageView?
  private var store: (any TileStore)?

  package override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  package required init?(coder: NSCoder) {
    fatalError("made in code only")
  }

  /// Nil while there is none, or nothing has been asked of it.
  package var photo: Photo? { isEmpty ? nil : page?.photo }

  private var isEmpty = true

  package func show(_ photo: Photo, of store: any TileStore) {
    self.store = store
    isEmpty = false
    if let page {
      if page.photo != photo { page.show(photo) }
    } else {
      let made = PhotoPageView(store: store, ground: nil)
      made.isAccessibilityElement = false
      addSubview(made)
      made.show(photo)
      page = made
    }
    placePicture()
  }

  /// The place of a photo that nothing is asked of yet.
  package func showNothing() {
    isEmpty = true
    page?.isHidden = true
  }

  /// The store has news.
  package func update() {
    guard !isEmpty else { return }
    page?.update()
    placePicture()
  }

  /// There is no picture, and never will be.
  package var hasFailed: Bool {
    guard let photo, let store, case .failed = store.state(of: photo.picture) else { return false }
    return true
  }

  /// There is something to see, however coarse, or nothing ever will be.
  var showsSomething: Bool {
    guard let page, !isEmpty else { return false }
    return page.hasContent(pixelsPerPoint: Double(traitCollection.displayScale))
  }

  /// The same, to be turned; nil while nothing is seen of it.
  func madeTurned() -> TurnedThumbnail? {
    guard let photo, let store, showsSomething,
      case .ready(let size) = store.state(of: photo.picture)
    else { return nil }
    return TurnedThumbnail(photo, in: bounds, size: size, store: store)
  }

  /// Decides what is drawn in the frame that has been laid out, and says what that needs; nil when nothing of it is seen.
  package func prepare() -> TilePage? {
    guard let page, !page.isHidden else { return nil }
    return page.prepare()
  }

  package override func layoutSubviews() {
    super.layoutSubviews()
    placePicture()
  }

  private func placePicture() {
    guard let page, let photo, let store else { return }
    guard case .ready(let size) = store.state(of: photo.picture) else {
      page.isHidden = true
      return
    }
    page.isHidden = false
    let frame = CGRect(PictureFit.filling(Rect(bounds), with: size))
    if page.frame != frame { page.frame = frame }
  }
}
