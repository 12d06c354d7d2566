import DisplayList
import ScrollGeometry

/// A picture with a size in points.
open class UIImage: NSObject, @unchecked Sendable {
  public enum RenderingMode: Int, Sendable { case automatic, alwaysOriginal, alwaysTemplate }
  public enum ResizingMode: Int, Sendable { case tile, stretch }

  final let picture: CGImage?
  /// Pixels, as stored.
  public let pixelSize: Size
  /// Pixels per point.
  public let scale: CGFloat
  final let style: ImageStyle

  /// Everything that an image has; the others come here.
  public init(_ picture: CGImage?, pixelSize: Size, scale: CGFloat, style: ImageStyle) {
    self.picture = picture
    self.pixelSize = pixelSize
    self.scale = scale
    self.style = style
    super.init()
  }

  /// An image with nothing in it.
  public override convenience init() {
    self.init(nil, pixelSize: .zero, scale: 1, style: ImageStyle())
  }

  /// A picture that is the right way up, whose pixels a host finds by the texture's name.
  public convenience init(texture: TextureID, pixelSize: Size, scale: CGFloat = 1) {
    self.init(
      CGImage(
        .texture(texture), source: Rect(origin: .zero, size: pixelSize),
        width: Int(exactly: pixelSize.width.rounded(.up)) ?? 0,
        height: Int(exactly: pixelSize.height.rounded(.up)) ?? 0),
      pixelSize: pixelSize, scale: scale, style: ImageStyle())
  }

  public convenience init(cgImage: CGImage) {
    self.init(cgImage: cgImage, scale: 1, orientation: .up)
  }

  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    var style = ImageStyle()
    style.orientation = orientation
    self.init(
      cgImage,
      pixelSize: Size(width: Double(cgImage.width), height: Double(cgImage.height)),
      scale: scale > 0 ? scale : 1, style: style)
  }

  convenience init(_ image: UIImage, style: ImageStyle) {
    self.init(image.picture, pixelSize: image.pixelSize, scale: image.scale, style: style)
  }

  /// Points, the right way up.
  open var size: CGSize {
    let size = pixelSize / scale.native
    return style.orientation.isSideways
      ? CGSize(width: CGFloat(size.height), height: CGFloat(size.width)) : CGSize(size)
  }

  open var imageOrientation: Orientation { style.orientation }
  /// Nil for one whose pixels only the host knows.
  open var cgImage: CGImage? {
    if case .texture? = picture?.content { return nil }
    return picture
  }
  open var renderingMode: RenderingMode { style.rendering }
  open var capInsets: UIEdgeInsets { style.capInsets ?? .zero }
  open var resizingMode: ResizingMode { style.resizing }
  open var alignmentRectInsets: UIEdgeInsets { style.alignment }
  open var flipsForRightToLeftLayoutDirection: Bool { style.flipsForRightToLeft }
  open var isSymbolImage: Bool { false }
  /// The pictures of an animation.
  open var images: [UIImage]? { style.frames }
  /// Seconds for all of them.
  open var duration: TimeInterval { style.duration }

  // MARK: Variants

  open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    changed { $0.rendering = renderingMode }
  }
  open func withTintColor(_ color: UIColor) -> UIImage { changed { $0.tint = color } }
  open func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    changed {
      $0.tint = color
      $0.rendering = renderingMode
    }
  }
  open func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
    resizableImage(withCapInsets: capInsets, resizingMode: .tile)
  }
  open func resizableImage(
    withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode
  ) -> UIImage {
    changed {
      $0.capInsets = capInsets
      $0.resizing = resizingMode
    }
  }
  /// The older spelling: the point after the caps is what is stretched.
  open func stretchableImage(withLeftCapWidth left: Int, topCapHeight top: Int) -> UIImage {
    let (across, down) = (CGFloat(left), CGFloat(top))
    return resizableImage(
      withCapInsets: UIEdgeInsets(
        top: down, left: across, bottom: down > 0 ? max(0, size.height - down - 1) : 0,
        right: across > 0 ? max(0, size.width - across - 1) : 0), resizingMode: .stretch)
  }
  open func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
    changed { $0.alignment = alignmentInsets }
  }
  open func imageFlippedForRightToLeftLayoutDirection() -> UIImage {
    changed { $0.flipsForRightToLeft = true }
  }
  open func withHorizontallyFlippedOrientation() -> UIImage {
    changed { $0.orientation = $0.orientation.mirrored }
  }
  open class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
    guard let first = images.first else { return nil }
    return first.changed {
      $0.frames = images
      $0.duration = duration
    }
  }
  /// There is nothing to prepare.
  open func preparingForDisplay() -> UIImage? { self }

  final func changed(_ change: (inout ImageStyle) -> Void) -> UIImage {
    var style = style
    change(&style)
    return UIImage(self, style: style)
  }

  // MARK: Drawing, in the current context

  open func draw(in rect: CGRect) { draw(in: rect, blendMode: .normal, alpha: 1) }
  open func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }
  open func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
    draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
  }
  open func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    drawRecorded(in: Rect(rect.standardized), on: context, blendMode, alpha)
  }
  /// Side by side over the rectangle.
  open func drawAsPattern(in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    tile(over: Rect(rect.standardized), on: context)
  }
}
