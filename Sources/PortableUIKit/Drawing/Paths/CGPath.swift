import DisplayList
import ScrollGeometry

/// Lines and curves. Immutable; `CGMutablePath` is not.
public class CGPath: Hashable, @unchecked Sendable {
  final var path: Path

  public init(_ path: Path) {
    self.path = path
  }

  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(Path(Rect(rect.standardized)).applying(transform))
  }

  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    var path = Path()
    path.addEllipse(in: Rect(rect.standardized))
    self.init(path.applying(transform))
  }

  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) {
    var path = Path()
    path.addRoundedRect(
      Rect(rect.standardized), cornerWidth: cornerWidth.native, cornerHeight: cornerHeight.native)
    self.init(path.applying(transform))
  }

  public func copy() -> CGPath? { CGPath(path) }
  public func mutableCopy() -> CGMutablePath? { CGMutablePath(path) }

  public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    CGPath(path.applying(transform))
  }

  public func mutableCopy(using transform: UnsafePointer<CGAffineTransform>?) -> CGMutablePath? {
    CGMutablePath(path.applying(transform))
  }

  /// The outline of the line along the path, as polygons for the winding rule.
  public func copy(
    strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin,
    miterLimit: CGFloat, transform: CGAffineTransform = .identity
  ) -> CGPath {
    let style = StrokeStyle(
      width: lineWidth.native, cap: lineCap.style, join: lineJoin.style,
      miterLimit: miterLimit.native)
    return CGPath(path.applying(ScrollGeometry.AffineTransform(transform)).stroked(style))
  }

  public var isEmpty: Bool { path.isEmpty }

  /// Zero in an empty path.
  public var currentPoint: CGPoint { path.currentPoint.map { CGPoint($0) } ?? .zero }

  /// Around all points, those that pull at curves included; null when there are none.
  public var boundingBox: CGRect { path.isEmpty ? .null : CGRect(path.controlBounds) }

  /// Around the lines and curves themselves; null when there are none.
  public var boundingBoxOfPath: CGRect { path.isEmpty ? .null : CGRect(path.bounds) }

  public func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding,
    transform: CGAffineTransform = .identity
  ) -> Bool {
    path.applying(ScrollGeometry.AffineTransform(transform))
      .contains(Point(point), rule: rule.rule)
  }

  public func isRect(_ rect: UnsafeMutablePointer<CGRect>?) -> Bool {
    guard let rectangle = path.rectangle else { return false }
    rect?.pointee = CGRect(rectangle)
    return true
  }

  /// Calls `block` for each step, in order.
  public func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
    path.forEach { _, element in
      var points: [CGPoint]
      let type: CGPathElementType
      switch element {
      case .move(let point):
        (type, points) = (.moveToPoint, [CGPoint(point)])
      case .line(let end):
        (type, points) = (.addLineToPoint, [CGPoint(end)])
      case .quadratic(let control, let end):
        (type, points) = (.addQuadCurveToPoint, [CGPoint(control), CGPoint(end)])
      case .cubic(let control1, let control2, let end):
        (type, points) = (
          .addCurveToPoint, [CGPoint(control1), CGPoint(control2), CGPoint(end)]
        )
      case .close:
        // The pointer must not be nil.
        (type, points) = (.closeSubpath, [.zero])
      }
      points.withUnsafeMutableBufferPointer { buffer in
        var step = CGPathElement(type: type, points: buffer.baseAddress!)
        withUnsafePointer(to: &step) { block($0) }
      }
    }
  }

  public static func == (left: CGPath, right: CGPath) -> Bool { left.path == right.path }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(path.verbs.count)
    for point in path.points { hasher.combine(point) }
  }
}

extension Path {
  func applying(_ transform: UnsafePointer<CGAffineTransform>?) -> Path {
    guard let transform else { return self }
    return applying(ScrollGeometry.AffineTransform(transform.pointee))
  }
}

extension CGPathFillRule {
  var rule: FillRule { self == .evenOdd ? .evenOdd : .winding }
}

extension CGLineCap {
  var style: StrokeStyle.Cap {
    switch self {
    case .butt: .butt
    case .round: .round
    case .square: .square
    }
  }
}

extension CGLineJoin {
  var style: StrokeStyle.Join {
    switch self {
    case .miter: .miter
    case .round: .round
    case .bevel: .bevel
    }
  }
}
