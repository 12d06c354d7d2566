import DisplayList
import ScrollGeometry

/// A path with the width and look of its line.
///
/// Corners are parts of circles; UIKit's rounded rectangles run out a little more smoothly.
open class UIBezierPath: NSObject {
  final var path = Path()
  final var dashes: [CGFloat] = []
  final var dashPhase: CGFloat = 0

  open var lineWidth: CGFloat = 1
  open var lineCapStyle = CGLineCap.butt
  open var lineJoinStyle = CGLineJoin.miter
  open var miterLimit: CGFloat = 10
  /// How far a drawn curve may be off; kept only, hosts draw as exactly as they can.
  open var flatness: CGFloat = 0.6
  open var usesEvenOddFillRule = false

  /// A copy.
  open var cgPath: CGPath {
    get { CGPath(path) }
    set { path = newValue.path }
  }

  public override init() {
    super.init()
  }

  /// Another path of the same form and look.
  package final func duplicate() -> UIBezierPath {
    let copy = UIBezierPath()
    copy.path = path
    copy.dashes = dashes
    copy.dashPhase = dashPhase
    copy.lineWidth = lineWidth
    copy.lineCapStyle = lineCapStyle
    copy.lineJoinStyle = lineJoinStyle
    copy.miterLimit = miterLimit
    copy.flatness = flatness
    copy.usesEvenOddFillRule = usesEvenOddFillRule
    return copy
  }

  public convenience init(rect: CGRect) {
    self.init()
    path = Path(Rect(rect.standardized))
  }

  public convenience init(ovalIn rect: CGRect) {
    self.init()
    path.addEllipse(in: Rect(rect.standardized))
  }

  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init()
    let radius = max(0, cornerRadius.native)
    path.addRoundedRect(
      Rect(rect.standardized), cornerWidth: radius, cornerHeight: radius)
  }

  public convenience init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) {
    self.init()
    let size = Size(cornerRadii)
    func radii(_ corner: UIRectCorner) -> Size { corners.contains(corner) ? size : .zero }
    path.addRoundedRect(
      Rect(rect.standardized), topLeft: radii(.topLeft), topRight: radii(.topRight),
      bottomRight: radii(.bottomRight), bottomLeft: radii(.bottomLeft))
  }

  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    self.init()
    addArc(
      withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
  }

  public convenience init(cgPath: CGPath) {
    self.init()
    path = cgPath.path
  }

  // MARK: Steps

  open func move(to point: CGPoint) { path.move(to: Point(point)) }
  open func addLine(to point: CGPoint) { path.addLine(to: Point(point)) }
  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    path.addCubic(
      to: Point(endPoint), control1: Point(controlPoint1), control2: Point(controlPoint2))
  }
  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    path.addQuadratic(to: Point(endPoint), control: Point(controlPoint))
  }
  /// Angles in radians from the x axis; clockwise as it is seen on the screen.
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    path.addArc(
      center: Point(center), radius: radius.native, startAngle: startAngle.native,
      delta: Path.sweep(
        from: startAngle.native, to: endAngle.native, decreasing: !clockwise))
  }
  open func close() { path.close() }
  open func removeAllPoints() { path = Path() }
  open func append(_ bezierPath: UIBezierPath) { path.add(bezierPath.path) }
  open func apply(_ transform: CGAffineTransform) {
    path = path.applying(ScrollGeometry.AffineTransform(transform))
  }
  open func reversing() -> UIBezierPath {
    let result = UIBezierPath()
    result.takeStyle(of: self)
    result.path = path.reversed
    return result
  }

  // MARK: Questions

  open var isEmpty: Bool { path.isEmpty }
  /// Around the curves themselves; zero when there are none.
  open var bounds: CGRect { path.isEmpty ? .zero : CGRect(path.bounds) }
  open var currentPoint: CGPoint { path.currentPoint.map { CGPoint($0) } ?? .zero }
  open func contains(_ point: CGPoint) -> Bool {
    path.contains(Point(point), rule: usesEvenOddFillRule ? .evenOdd : .winding)
  }

  // MARK: Lines

  open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    dashes = pattern.map { pattern in (0..<max(0, count)).map { pattern[$0] } } ?? []
    dashPhase = phase
  }
  open func getLineDash(
    _ pattern: UnsafeMutablePointer<CGFloat>?, count: UnsafeMutablePointer<Int>?,
    phase: UnsafeMutablePointer<CGFloat>?
  ) {
    if let pattern { for (index, dash) in dashes.enumerated() { pattern[index] = dash } }
    count?.pointee = dashes.count
    phase?.pointee = dashPhase
  }

  // MARK: Drawing, in the current context

  open func fill() { fill(with: .normal, alpha: 1) }
  open func stroke() { stroke(with: .normal, alpha: 1) }
  open func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
    draw(blendMode, alpha) { context in
      context.addPath(cgPath)
      context.fillPath(using: usesEvenOddFillRule ? .evenOdd : .winding)
    }
  }
  open func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
    draw(blendMode, alpha) { context in
      context.setLineWidth(lineWidth)
      context.setLineCap(lineCapStyle)
      context.setLineJoin(lineJoinStyle)
      context.setMiterLimit(miterLimit)
      context.setLineDash(phase: dashPhase, lengths: dashes)
      context.addPath(cgPath)
      context.strokePath()
    }
  }
  open func addClip() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.addPath(cgPath)
    context.clip(using: usesEvenOddFillRule ? .evenOdd : .winding)
  }
}

extension UIBezierPath {
  /// Within a graphics state of its own.
  private func draw(
    _ blendMode: CGBlendMode, _ alpha: CGFloat, _ body: (CGContext) -> Void
  ) {
    guard !path.isEmpty, let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    if blendMode != .normal { context.setBlendMode(blendMode) }
    if alpha != 1 { context.setAlpha(alpha) }
    context.beginPath()
    body(context)
    context.restoreGState()
  }

  func takeStyle(of other: UIBezierPath) {
    lineWidth = other.lineWidth
    lineCapStyle = other.lineCapStyle
    lineJoinStyle = other.lineJoinStyle
    miterLimit = other.miterLimit
    flatness = other.flatness
    usesEvenOddFillRule = other.usesEvenOddFillRule
    dashes = other.dashes
    dashPhase = other.dashPhase
  }
}
