import PhotoBrowserApp
import PortableUIKit
import ScrollGeometry
import TilePyramid

/// A photo on its way between its place in a grid and its page: as much of it as fills the frame that it has just
/// now, so that frame and crop change together.
final class PhotoFlightView: UIView {
  private let page: PhotoPageView
  private let size: Size

  /// - Parameter size: of the picture, pixels.
  init(_ photo: Photo, size: Size, store: any TileStore, ground: PictureGround?) {
    self.size = size
    page = PhotoPageView(store: store, ground: ground)
    super.init(frame: .zero)
    clipsToBounds = true
    isUserInteractionEnabled = false
    addSubview(page)
    page.show(photo)
  }

  required init?(coder: NSCoder) {
    fatalError("made in code only")
  }

  func show(_ frame: Rect) {
    self.frame = CGRect(frame)
    page.frame = CGRect(PictureFit.filling(Rect(origin: .zero, size: frame.size), with: size))
  }

  /// Decides what is drawn in the frame that has been laid out, and says what that needs.
  func prepare() -> TilePage? { page.prepare() }

  /// The store has news.
  func update() { page.update() }
}
