import DisplayList
import ScrollGeometry

extension CGContext {
  // MARK: Clips

  /// Clips to the current path, and takes it away.
  public func clip(using rule: CGPathFillRule = .winding) {
    clip(to: current, rule.rule)
    current = Path()
  }
  public func clip(to rect: CGRect) {
    clip(to: Path(Rect(rect.standardized)).applying(state.transform), .winding)
    current = Path()
  }
  public func clip(to rects: [CGRect]) {
    var path = Path()
    for rect in rects { path.addRect(Rect(rect.standardized)) }
    clip(to: path.applying(state.transform), .winding)
    current = Path()
  }
  /// Shows what is drawn from now on as far as the image is opaque.
  public func clip(to rect: CGRect, mask: CGImage) {
    var inner: [DisplayItem] = []
    mask.append(to: &inner, in: Rect(rect.standardized), upsideDown: true, .smooth)
    items.append(.pushMask)
    if !state.transform.isIdentity { items.append(.pushTransform(state.transform)) }
    items += inner
    if !state.transform.isIdentity { items.append(.pop) }
    openGroup(.masked)
    state.clip = state.clip.intersection(
      state.transform.apply(to: Rect(rect.standardized)))
  }
  /// A box around what the clips leave, the coordinates of now.
  public var boundingBoxOfClipPath: CGRect {
    guard !state.clip.isNull, let inverse = state.transform.inverse else { return .null }
    return CGRect(inverse.apply(to: state.clip))
  }

  // MARK: Erasing

  /// Makes everything in the rectangle transparent.
  public func clear(_ rect: CGRect) {
    let path = Path(Rect(rect.standardized)).applying(state.transform)
    if path.rectangle?.contains(state.clip) == true, !items.contains(where: { $0.opensGroup }) {
      return items.removeAll()
    }
    let (blend, shadow) = (state.blend, state.shadow)
    (state.blend, state.shadow) = (.clear, nil)
    fill(path, .winding)
    (state.blend, state.shadow) = (blend, shadow)
  }

  // MARK: Images

  /// The image's top lies at the rectangle's larger y: upside down in a view's coordinates, as in
  /// Core Graphics.
  public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {
    let rect = Rect(rect.standardized)
    guard byTiling else { return draw(image, in: rect) }
    let visible = Rect(boundingBoxOfClipPath)
    guard rect.width > 0, rect.height > 0, !visible.isNull else { return }
    let left = ((visible.minX - rect.minX) / rect.width).rounded(.down)
    let top = ((visible.minY - rect.minY) / rect.height).rounded(.down)
    let right = ((visible.maxX - rect.minX) / rect.width).rounded(.up)
    let bottom = ((visible.maxY - rect.minY) / rect.height).rounded(.up)
    guard let columns = Int(exactly: right - left), let rows = Int(exactly: bottom - top),
      columns > 0, rows > 0, columns < 1_000, rows < 1_000
    else { return }
    for row in 0..<rows {
      for column in 0..<columns {
        let step = Vector(
          dx: (left + Double(column)) * rect.width, dy: (top + Double(row)) * rect.height)
        draw(image, in: rect.offsetBy(step))
      }
    }
  }

  private func draw(_ image: CGImage, in rect: Rect) {
    guard rect.width > 0, rect.height > 0 else { return }
    place(rect) { image.append(to: &$0, in: rect, upsideDown: true, sampling) }
  }

  var sampling: Sampling { state.interpolation == .none ? .nearest : .smooth }

  // MARK: Layers

  /// What follows is drawn as one picture, with the opacity, shadow and blend mode of now.
  public func beginTransparencyLayer(auxiliaryInfo: NSObject?) {
    saveGState()
    if state.blend != .normal {
      isMixed = true
      openGroup(.pushBlend(state.blend))
    }
    if let shadow = state.shadow { openGroup(.pushShadow(shadow)) }
    openGroup(.pushOpacity(state.alpha))
    (state.blend, state.shadow, state.alpha) = (.normal, nil, 1)
  }
  public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo: NSObject?) {
    beginTransparencyLayer(auxiliaryInfo: auxiliaryInfo)
    clip(to: rect)
  }
  public func endTransparencyLayer() { restoreGState() }

  // MARK: Gradients

  public func drawLinearGradient(
    _ gradient: CGGradient, start startPoint: CGPoint, end endPoint: CGPoint,
    options: CGGradientDrawingOptions
  ) {
    fillClip(
      .linear(from: Point(startPoint), to: Point(endPoint)), gradient.stops(options))
  }

  public func drawRadialGradient(
    _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint,
    endRadius: CGFloat, options: CGGradientDrawingOptions
  ) {
    fillClip(
      .radial(
        from: Point(startCenter), fromRadius: startRadius.native, to: Point(endCenter),
        toRadius: endRadius.native), gradient.stops(options))
  }
}
