import PhotoBrowserApp
import PortableUIKit
import ScrollGeometry
import TilePyramid

/// A photo of the grid: as much of it as fills the place, or its name when it cannot be shown.
final class PhotoGridCell: UICollectionViewCell {
  private(set) var page: PhotoPageView?
  private let name = UILabel(frame: .zero)
  private let frameOfFocus = UIView(frame: .zero)
  private var store: (any TileStore)?

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.clipsToBounds = true
    contentView.backgroundColor = UIColor(white: CGFloat(GridTunables.placeBrightness), alpha: 1)
    name.font = .systemFont(ofSize: CGFloat(GridTunables.nameSize))
    name.textColor = UIColor(white: 1, alpha: 0.6)
    name.textAlignment = .center
    name.numberOfLines = 0
    name.isHidden = true
    contentView.addSubview(name)
    frameOfFocus.isUserInteractionEnabled = false
    frameOfFocus.isHidden = true
    frameOfFocus.layer.borderWidth = CGFloat(GridTunables.focusWidth)
    frameOfFocus.layer.borderColor = UIColor.white.cgColor
    addSubview(frameOfFocus)
  }

  required init?(coder: NSCoder) {
    fatalError("made in code only")
  }

  /// The keyboard means this photo.
  var isInFocus: Bool {
    get { !frameOfFocus.isHidden }
    set { frameOfFocus.isHidden = !newValue }
  }

  func show(_ photo: Photo, of store: any TileStore) {
    self.store = store
    isAccessibilityElement = true
    accessibilityTraits = .image
    accessibilityLabel = photo.name
    name.text = photo.name
    if let page {
      if page.photo != photo { page.show(photo) }
    } else {
      let made = PhotoPageView(store: store, ground: nil)
      made.isAccessibilityElement = false
      contentView.insertSubview(made, belowSubview: name)
      made.show(photo)
      page = made
    }
    placePicture()
  }

  /// The store has news.
  func update() {
    page?.update()
    placePicture()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    frameOfFocus.frame = bounds
    name.frame = bounds.insetBy(dx: CGFloat(GridTunables.gap), dy: CGFloat(GridTunables.gap))
    placePicture()
  }

  private func placePicture() {
    guard let page, let store else { return }
    switch store.state(of: page.photo.picture) {
    case .ready(let size):
      page.isHidden = false
      name.isHidden = true
      let frame = CGRect(PictureFit.filling(Rect(bounds), with: size))
      if page.frame != frame { page.frame = frame }
    case .waiting:
      page.isHidden = true
      name.isHidden = true
    case .failed:
      page.isHidden = true
      name.isHidden = false
    }
  }
}
