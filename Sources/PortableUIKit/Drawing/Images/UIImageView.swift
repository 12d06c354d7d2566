import DisplayList
import ScrollGeometry

#if !hasFeature(Embedded)
  import Foundation
#endif

/// Shows one picture, placed by `contentMode`.
open class UIImageView: UIView {
  open var image: UIImage? {
    didSet {
      setNeedsDisplay()
      if image?.size != oldValue?.size { invalidateIntrinsicContentSize() }
    }
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
  }

  /// As large as the picture.
  public init(image: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    self.image = image
    isUserInteractionEnabled = false
  }

  open override var accessibilityTraits: UIAccessibilityTraits {
    get { accessibility?.traits ?? .image }
    set { super.accessibilityTraits = newValue }
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { image?.size ?? .zero }

  open override var intrinsicContentSize: CGSize { image?.size ?? super.intrinsicContentSize }

  open override func appendContent(to list: inout DisplayList, in context: DrawingContext) {
    guard let image, let destination = place(image) else { return }
    list.items.append(
      .image(
        image.texture, source: Rect(origin: .zero, size: image.pixelSize),
        destination: destination))
  }

  open override var contentBounds: CGRect {
    image.flatMap { place($0) }.map { CGRect($0) } ?? super.contentBounds
  }

  private func place(_ image: UIImage) -> Rect? {
    let size = Size(image.size)
    guard size.width > 0, size.height > 0 else { return nil }
    return contentMode.place(size, in: layer.presented.bounds)
  }
}
