import DisplayList
import ScrollGeometry

/// Fills and strokes a path, above its background and below its sublayers.
open class CAShapeLayer: CALayer {
  /// The layer's coordinates.
  open var path: CGPath? {
    didSet { changes?.add() }
  }
  open var fillColor: CGColor? = .black {
    didSet { changes?.add() }
  }
  open var fillRule = CAShapeLayerFillRule.nonZero {
    didSet { changes?.add() }
  }
  open var strokeColor: CGColor? {
    didSet { changes?.add() }
  }
  /// Where the line begins and ends, shares of the path's length.
  open var strokeStart: CGFloat = 0 {
    didSet { changes?.add() }
  }
  open var strokeEnd: CGFloat = 1 {
    didSet { changes?.add() }
  }
  open var lineWidth: CGFloat = 1 {
    didSet { changes?.add() }
  }
  open var miterLimit: CGFloat = 10 {
    didSet { changes?.add() }
  }
  open var lineCap = CAShapeLayerLineCap.butt {
    didSet { changes?.add() }
  }
  open var lineJoin = CAShapeLayerLineJoin.miter {
    didSet { changes?.add() }
  }
  open var lineDashPhase: CGFloat = 0 {
    didSet { changes?.add() }
  }
  /// Points.
  open var lineDashPattern: [LayerNumber]? {
    didSet { changes?.add() }
  }

  open override var contentBounds: CGRect {
    guard let path, !path.isEmpty else { return super.contentBounds }
    let isStroked = strokeColor != nil && lineWidth > 0
    return CGRect(isStroked ? path.path.strokeBounds(style) : path.path.bounds)
  }

  open override func appendContent(to list: inout DisplayList, in context: DrawingContext) {
    super.appendContent(to: &list, in: context)
    guard let path = path?.path, !path.isEmpty else { return }
    if let color = fillColor?.color, color.alpha > 0 {
      list.append(
        .fillPath(path, fillRule == .evenOdd ? .evenOdd : .winding, .color(color)))
    }
    guard let color = strokeColor?.color, color.alpha > 0, lineWidth > 0 else { return }
    let line = path.trimmed(from: strokeStart.native, to: strokeEnd.native)
    if !line.isEmpty { list.append(.strokePath(line, style, .color(color))) }
  }

  private final var style: StrokeStyle {
    StrokeStyle(
      width: lineWidth.native,
      cap: lineCap == .round ? .round : lineCap == .square ? .square : .butt,
      join: lineJoin == .round ? .round : lineJoin == .bevel ? .bevel : .miter,
      miterLimit: miterLimit.native,
      dashes: (lineDashPattern ?? []).map { $0.doubleValue }, dashPhase: lineDashPhase.native)
  }
}
