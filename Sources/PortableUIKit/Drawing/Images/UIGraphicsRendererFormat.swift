/// How a renderer makes what it makes.
open class UIGraphicsRendererFormat: NSObject {
  /// Where what is drawn lies, points; set by the renderer.
  open internal(set) var bounds = CGRect.zero

  open class func `default`() -> Self { Self.init() }
  open class func preferred() -> Self { Self.init() }

  public required override init() { super.init() }
}

/// How an image renderer's images are made.
open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
  public enum Range: Int, Sendable { case unspecified = -1, automatic, extended, standard }

  /// Pixels per point; 0 means the screen's.
  open var scale: CGFloat
  /// Kept only: what is not drawn stays transparent.
  open var opaque = false
  /// Every colour is sRGB.
  open var preferredRange = Range.automatic
  open var prefersExtendedRange = false
  open var supportsHighDynamicRange: Bool { false }

  public required init() {
    scale = MainScreen.scale
    super.init()
  }

  public convenience init(for traitCollection: UITraitCollection) {
    self.init()
    if traitCollection.displayScale > 0 { scale = traitCollection.displayScale }
  }
}
