import DisplayList
import ScrollGeometry

/// Writes down what is drawn, as items of a display list. Pixels come about in the host only.
public final class CGContext {
  /// Where there is something to draw on, the items' coordinates.
  let canvas: Rect
  /// From the items' coordinates to pixels, y upwards: what `ctm` tells besides the program's own.
  let device: ScrollGeometry.AffineTransform
  /// Which of a dynamic colour's sides is drawn.
  let style: UIUserInterfaceStyle
  /// Pixels.
  public let width: Int
  public let height: Int

  var items: [DisplayItem] = [] {
    didSet { finishing = finishing ?? { $0.finishItems() } }
  }
  /// Set by the first item: a program that draws nothing does not carry what bounds a drawing.
  private var finishing: ((CGContext) -> Drawing)?
  /// Something was mixed in a way that must not reach what lies below the drawing.
  var isMixed = false
  var state: GraphicsState
  private var savedStates: [GraphicsState] = []
  /// The items' coordinates.
  var current = Path()

  /// - Parameters:
  ///   - pixelsPerPoint: tells what a pixel is; it does not limit how sharp the drawing is.
  ///   - isUpward: y grows upwards, as on bitmaps that are no view's.
  package init(
    canvas: Rect, pixelsPerPoint: Double = 1, style: UIUserInterfaceStyle = .light,
    isUpward: Bool = false
  ) {
    self.canvas = canvas
    self.style = style
    device = ScrollGeometry.AffineTransform(
      a: pixelsPerPoint, b: 0, c: 0, d: -pixelsPerPoint, tx: -canvas.minX * pixelsPerPoint,
      ty: canvas.maxY * pixelsPerPoint)
    width = Int(exactly: (canvas.width * pixelsPerPoint).rounded(.up)) ?? 0
    height = Int(exactly: (canvas.height * pixelsPerPoint).rounded(.up)) ?? 0
    state = GraphicsState(
      transform: isUpward
        ? ScrollGeometry.AffineTransform(
          a: 1, b: 0, c: 0, d: -1, tx: 0, ty: canvas.minY + canvas.maxY) : .identity,
      clip: canvas)
  }

  // MARK: States

  public func saveGState() {
    savedStates.append(state)
    state.openGroups = 0
  }

  public func restoreGState() {
    guard let outer = savedStates.popLast() else { return }
    closeGroups()
    state = outer
  }

  func closeGroups() {
    for _ in 0..<state.openGroups { closeGroup() }
    state.openGroups = 0
  }

  /// What was drawn. Ends the drawing.
  package func finish() -> Drawing { finishing?(self) ?? Drawing(emptyOn: canvas) }

  private func finishItems() -> Drawing {
    while !savedStates.isEmpty { restoreGState() }
    closeGroups()
    return drawn
  }

  /// What was drawn so far; more can be drawn.
  package var drawn: Drawing {
    var open = 0
    for item in items {
      if item.closesGroup { open -= 1 }
      if item.opensGroup { open += 1 }
    }
    return Drawing(
      items: items + Array(repeating: .pop, count: max(0, open)), canvas: canvas,
      isMixed: isMixed)
  }

  /// Where the recording stands; nothing open inside a state of its own.
  var isPristine: Bool { items.isEmpty }

  func closeGroup() {
    // A group with nothing in it leaves no item.
    switch items.last {
    case .masked?: items.append(.pop)
    case let last? where last.opensGroup: items.removeLast()
    default: items.append(.pop)
    }
  }

  // MARK: Coordinates

  public var ctm: CGAffineTransform {
    CGAffineTransform(state.transform.concatenating(device))
  }
  public var userSpaceToDeviceSpaceTransform: CGAffineTransform { ctm }

  public func concatenate(_ transform: CGAffineTransform) {
    state.transform =
      ScrollGeometry.AffineTransform(transform).concatenating(state.transform)
  }
  public func translateBy(x tx: CGFloat, y ty: CGFloat) {
    state.transform = state.transform.translatedBy(x: tx.native, y: ty.native)
  }
  public func scaleBy(x sx: CGFloat, y sy: CGFloat) {
    state.transform = state.transform.scaledBy(x: sx.native, y: sy.native)
  }
  /// Radians.
  public func rotate(by angle: CGFloat) {
    state.transform = state.transform.rotated(by: angle.native)
  }

  public func convertToDeviceSpace(_ point: CGPoint) -> CGPoint { point.applying(ctm) }
  public func convertToUserSpace(_ point: CGPoint) -> CGPoint { point.applying(ctm.inverted()) }
  public func convertToDeviceSpace(_ size: CGSize) -> CGSize { size.applying(ctm) }
  public func convertToUserSpace(_ size: CGSize) -> CGSize { size.applying(ctm.inverted()) }
  public func convertToDeviceSpace(_ rect: CGRect) -> CGRect { rect.applying(ctm) }
  public func convertToUserSpace(_ rect: CGRect) -> CGRect { rect.applying(ctm.inverted()) }

  // MARK: Look

  public func setLineWidth(_ width: CGFloat) { state.line.width = width.native }
  public func setLineCap(_ cap: CGLineCap) { state.line.cap = cap.style }
  public func setLineJoin(_ join: CGLineJoin) { state.line.join = join.style }
  public func setMiterLimit(_ limit: CGFloat) { state.line.miterLimit = limit.native }
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    state.line.dashes = lengths.map { $0.native }
    state.line.dashPhase = phase.native
  }
  public func setAlpha(_ alpha: CGFloat) { state.alpha = max(0, min(1, alpha.native)) }
  public func setBlendMode(_ mode: CGBlendMode) { state.blend = mode.mode }
  public var interpolationQuality: CGInterpolationQuality {
    get { state.interpolation }
    set { state.interpolation = newValue }
  }

  /// The offset counts in the view's coordinates, whatever the transform is; blur is twice the
  /// standard deviation, points.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
    state.shadow = color.map {
      Shadow(
        offset: Vector(dx: offset.width.native, dy: offset.height.native), blur: blur.native,
        color: $0.color)
    }
  }
  public func setShadow(offset: CGSize, blur: CGFloat) {
    setShadow(
      offset: offset, blur: blur, color: CGColor(gray: 0, alpha: CGFloat(1.0 / 3)))
  }

  // Hosts smooth every edge, and lay straight ones of filled rectangles on whole pixels.
  public func setShouldAntialias(_ shouldAntialias: Bool) {}
  public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {}
  public func setShouldSmoothFonts(_ shouldSmoothFonts: Bool) {}
  public func setAllowsFontSmoothing(_ allowsFontSmoothing: Bool) {}
  public func setShouldSubpixelPositionFonts(_ shouldSubpixelPositionFonts: Bool) {}
  public func setShouldSubpixelQuantizeFonts(_ shouldSubpixelQuantizeFonts: Bool) {}
  public func setFlatness(_ flatness: CGFloat) {}
  public func setRenderingIntent(_ intent: CGColorRenderingIntent) {}
  /// Nothing waits to be drawn.
  public func flush() {}
  public func synchronize() {}
}

/// Kept for source that names it: every colour is sRGB.
public enum CGColorRenderingIntent: Int32, Sendable {
  case defaultIntent, absoluteColorimetric, relativeColorimetric, perceptual, saturation
}
