import ScrollGeometry

/// What all renderers share.
open class UIGraphicsRenderer: NSObject {
  public let format: UIGraphicsRendererFormat
  open var allowsImageOutput: Bool { true }

  init(format: UIGraphicsRendererFormat, bounds: CGRect) {
    self.format = format
    format.bounds = bounds
    super.init()
  }
}

/// What a renderer's actions draw on.
open class UIGraphicsRendererContext: NSObject {
  public let cgContext: CGContext
  public let format: UIGraphicsRendererFormat

  init(_ context: CGContext, _ format: UIGraphicsRendererFormat) {
    cgContext = context
    self.format = format
    super.init()
  }

  open func fill(_ rect: CGRect) { UIRectFill(rect) }
  open func fill(_ rect: CGRect, blendMode: CGBlendMode) {
    UIRectFillUsingBlendMode(rect, blendMode)
  }
  open func stroke(_ rect: CGRect) { UIRectFrame(rect) }
  open func stroke(_ rect: CGRect, blendMode: CGBlendMode) {
    UIRectFrameUsingBlendMode(rect, blendMode)
  }
  open func clip(to rect: CGRect) { UIRectClip(rect) }
}

/// What an image renderer's actions draw on.
open class UIGraphicsImageRendererContext: UIGraphicsRendererContext {
  /// Pixels per point.
  private let scale: CGFloat

  init(_ context: CGContext, _ format: UIGraphicsRendererFormat, scale: CGFloat) {
    self.scale = scale
    super.init(context, format)
  }

  /// What has been drawn so far.
  open var currentImage: UIImage {
    UIImage(cgContext.drawn, size: format.bounds.size, scale: scale)
  }
}

/// Makes images by drawing. An image keeps what was drawn and is sharp at every size; pixels are made by
/// the host when they are asked for.
open class UIGraphicsImageRenderer: UIGraphicsRenderer {
  public typealias DrawingActions = (UIGraphicsImageRendererContext) -> Void

  public convenience init(size: CGSize) {
    self.init(size: size, format: UIGraphicsImageRendererFormat())
  }
  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }
  public convenience init(bounds: CGRect) {
    self.init(bounds: bounds, format: UIGraphicsImageRendererFormat())
  }
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    if format.scale <= 0 { format.scale = MainScreen.scale }
    scale = format.scale
    super.init(format: format, bounds: bounds)
  }

  /// Pixels per point.
  private let scale: CGFloat

  open func image(actions: DrawingActions) -> UIImage {
    let bounds = format.bounds
    let context = CGContext(
      canvas: Rect(bounds.standardized), pixelsPerPoint: scale.native, style: ImageStyles.current)
    UIGraphicsPushContext(context)
    actions(UIGraphicsImageRendererContext(context, format, scale: scale))
    UIGraphicsPopContext()
    return UIImage(context.finish(), size: bounds.size, scale: scale)
  }
}

/// Which side of dynamic colours images are drawn with.
enum ImageStyles {
  static var current: UIUserInterfaceStyle { UITraitCollection.current.userInterfaceStyle }
}

extension UIImage {
  convenience init(_ drawing: Drawing, size: CGSize, scale: CGFloat) {
    let pixels = CGSize(width: size.width * scale, height: size.height * scale)
    self.init(
      cgImage: CGImage(
        drawing, width: Int(pixels.width.rounded(.up)), height: Int(pixels.height.rounded(.up))),
      scale: scale, orientation: .up)
  }
}
