import PhotoBrowserApp
import PortableUIKit
import TilePyramid

/// A photo of the grid: as much of it as fills the place, or its name when it cannot be shown.
final class PhotoGridCell: UICollectionViewCell {
  let thumbnail = ThumbnailView(frame: .zero)
  private let name = UILabel(frame: .zero)
  private let frameOfFocus = UIView(frame: .zero)

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.clipsToBounds = true
    contentView.backgroundColor = UIColor(white: CGFloat(GridTunables.placeBrightness), alpha: 1)
    contentView.addSubview(thumbnail)
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
    set {
      frameOfFocus.isHidden = !newValue
      isAccessibilityFocus = newValue
    }
  }

  /// A screen reader has chosen it.
  var wasActivated: () -> Void = {}

  override func accessibilityActivate() -> Bool {
    wasActivated()
    return true
  }

  func show(_ photo: Photo, of store: any TileStore) {
    isAccessibilityElement = true
    accessibilityTraits = [.image, .button]
    accessibilityLabel = photo.name
    name.text = photo.name
    thumbnail.show(photo, of: store)
    name.isHidden = !thumbnail.hasFailed
  }

  /// The store has news.
  func update() {
    thumbnail.update()
    name.isHidden = !thumbnail.hasFailed
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    thumbnail.frame = bounds
    frameOfFocus.frame = bounds
    name.frame = bounds.insetBy(dx: CGFloat(GridTunables.gap), dy: CGFloat(GridTunables.gap))
  }
}
