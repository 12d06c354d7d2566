import PhotoBrowserApp
import PortableUIKit
import TilePyramid

/// A photo on paper, with a white border.
final class PrintView: UIView {
  let photo: Photo
  private let page: PhotoPageView
  private let store: any TileStore

  init(_ photo: Photo, of store: any TileStore, ground: PictureGround?) {
    self.photo = photo
    self.store = store
    page = PhotoPageView(store: store, ground: ground)
    super.init(frame: .zero)
    backgroundColor = UIColor(white: 0.98, alpha: 1)  // derivation: paper
    layer.cornerRadius = 3  // derivation: looks, as in the case of the desk
    // One paper on another can be told apart.
    layer.borderWidth = 0.5
    layer.borderColor = CGColor(red: 0, green: 0, blue: 0, alpha: 0.3)
    addSubview(page)
    page.show(photo)
  }

  required init?(coder: NSCoder) {
    fatalError("made in code only")
  }

  /// Width over height; nil while nobody knows.
  var shape: CGFloat? {
    guard case .ready(let size) = store.state(of: photo.picture), size.width > 0, size.height > 0
    else { return nil }
    return CGFloat(size.width / size.height)
  }

  /// With its border, so that what is longer of the photo is `side`, points.
  func size(side: CGFloat) -> CGSize {
    let border = 2 * ControlsTunables.printBorder
    let shape = shape ?? ControlsTunables.printShape
    let (width, height) = shape >= 1 ? (side, side / shape) : (side * shape, side)
    return CGSize(width: width.rounded() + border, height: height.rounded() + border)
  }

  /// The store has news.
  func update() { page.update() }

  /// Decides what is drawn in the frame that has been laid out, and says what that needs.
  func prepare() -> TilePage? { page.prepare() }

  override func layoutSubviews() {
    super.layoutSubviews()
    let border = ControlsTunables.printBorder
    page.frame = bounds.insetBy(dx: border, dy: border)
  }
}
