import DisplayList
import ScrollGeometry

/// Shows one picture or a series of them, placed by `contentMode`.
open class UIImageView: UIView {
  open var image: UIImage? {
    didSet {
      setNeedsDisplay()
      if image?.size != oldValue?.size { invalidateIntrinsicContentSize() }
      if image?.images != nil { startAnimating() }
    }
  }
  /// Shown while `isHighlighted`.
  open var highlightedImage: UIImage? {
    didSet { setNeedsDisplay() }
  }
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { setNeedsDisplay() } }
  }
  /// Shown in turn while animating, in place of `image`.
  open var animationImages: [UIImage]? {
    didSet { stopAnimating() }
  }
  open var highlightedAnimationImages: [UIImage]? {
    didSet { stopAnimating() }
  }
  /// Seconds for one round; 0: a thirtieth of a second for each picture.
  open var animationDuration: TimeInterval = 0
  /// 0: for ever.
  open var animationRepeatCount = 0
  final var animation: ImageAnimation?

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
    if image?.images != nil { startAnimating() }
  }

  /// As large as the picture.
  public init(image: UIImage?, highlightedImage: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    self.image = image
    self.highlightedImage = highlightedImage
    isUserInteractionEnabled = false
    if image?.images != nil { startAnimating() }
  }

  deinit {
    clearByHand { animation?.view = nil }
  }

  open var isAnimating: Bool { animation != nil }

  open func startAnimating() { beginAnimation() }

  open func stopAnimating() { endAnimation() }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    followWindow()
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsDisplay()
  }

  open override var accessibilityTraits: UIAccessibilityTraits {
    get { accessibility?.traits ?? .image }
    set { super.accessibilityTraits = newValue }
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { image?.size ?? .zero }

  open override var intrinsicContentSize: CGSize { image?.size ?? super.intrinsicContentSize }

  open override func appendContent(to list: inout DisplayList, in context: DrawingContext) {
    guard let image = shownImage, let destination = place(image) else { return }
    let style = interfaceStyle
    let tint = image.tint(from: tintColor, in: style)
    let isMirrored =
      image.flipsForRightToLeftLayoutDirection
      && effectiveUserInterfaceLayoutDirection == .rightToLeft
    image.append(to: &list.items, in: destination, tint: tint, mirrored: isMirrored)
  }

  open override var contentBounds: CGRect {
    shownImage.flatMap { place($0) }.map { CGRect($0) } ?? super.contentBounds
  }

  private func place(_ image: UIImage) -> Rect? {
    let size = Size(image.size)
    guard size.width > 0, size.height > 0 else { return nil }
    return contentMode.place(size, in: layer.presented.bounds)
  }
}
