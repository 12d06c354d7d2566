import PhotoBrowserApp
import PhotoGrid
import PortableUIKit
import TilePyramid

/// A photo of the strip, as much of it as fills its place.
final class PhotoStripCell: UICollectionViewCell {
  let thumbnail = ThumbnailView(frame: .zero)
  /// Whose it is.
  var page = 0

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.clipsToBounds = true
    contentView.layer.cornerRadius = CGFloat(StripTunables.radius)
    contentView.backgroundColor = UIColor(white: CGFloat(StripTunables.placeBrightness), alpha: 1)
    contentView.addSubview(thumbnail)
  }

  required init?(coder: NSCoder) {
    fatalError("made in code only")
  }

  /// A screen reader has chosen the photo of this page.
  var wasActivated: (Int) -> Void = { _ in }

  override func accessibilityActivate() -> Bool {
    wasActivated(page)
    return true
  }

  /// - Parameter isReached: it is the one that is shown.
  func describe(_ photo: Photo, isReached: Bool) {
    isAccessibilityElement = true
    accessibilityLabel = photo.name
    accessibilityTraits = isReached ? [.image, .button, .selected] : [.image, .button]
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    thumbnail.frame = contentView.bounds
  }
}
