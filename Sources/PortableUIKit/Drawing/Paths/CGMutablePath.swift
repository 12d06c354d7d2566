import DisplayList
import ScrollGeometry

/// A path that can be added to. A step from an empty path begins where it would have led first.
public final class CGMutablePath: CGPath, @unchecked Sendable {
  public override init(_ path: Path) {
    super.init(path)
  }

  public init() {
    super.init(Path())
  }

  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    path.move(to: Point(point.applying(transform)))
  }

  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    path.addLine(to: Point(point.applying(transform)))
  }

  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    for (index, point) in points.enumerated() {
      if index == 0 {
        move(to: point, transform: transform)
      } else {
        addLine(to: point, transform: transform)
      }
    }
  }

  public func addQuadCurve(
    to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity
  ) {
    path.addQuadratic(
      to: Point(end.applying(transform)), control: Point(control.applying(transform)))
  }

  public func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint,
    transform: CGAffineTransform = .identity
  ) {
    path.addCubic(
      to: Point(end.applying(transform)), control1: Point(control1.applying(transform)),
      control2: Point(control2.applying(transform)))
  }

  public func closeSubpath() { path.close() }

  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    add(Path(Rect(rect.standardized)), transform)
  }

  public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }

  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    var ellipse = Path()
    ellipse.addEllipse(in: Rect(rect.standardized))
    add(ellipse, transform)
  }

  public func addRoundedRect(
    in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    var shape = Path()
    shape.addRoundedRect(
      Rect(rect.standardized), cornerWidth: cornerWidth.native, cornerHeight: cornerHeight.native)
    add(shape, transform)
  }

  /// Angles in radians from the x axis. With y growing downwards, `clockwise` means the other way
  /// on the screen, as in Core Graphics.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    addRelativeArc(
      center: center, radius: radius, startAngle: startAngle,
      delta: CGFloat(
        Path.sweep(from: startAngle.native, to: endAngle.native, decreasing: clockwise)),
      transform: transform)
  }

  public func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    var arc = Path()
    arc.addArc(
      center: Point(center), radius: radius.native, startAngle: startAngle.native,
      delta: delta.native)
    path.addJoining(arc.applying(ScrollGeometry.AffineTransform(transform)))
  }

  public func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    let matrix = ScrollGeometry.AffineTransform(transform)
    guard let from = path.currentPoint, let inverse = matrix.inverse else {
      return move(to: tangent1End, transform: transform)
    }
    var arc = Path()
    arc.move(to: inverse.apply(to: from))
    arc.addArc(
      corner: Point(tangent1End), end: Point(tangent2End), radius: radius.native)
    path.addJoining(arc.applying(matrix))
  }

  public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
    add(path.path, transform)
  }

  private func add(_ other: Path, _ transform: CGAffineTransform) {
    path.add(other.applying(ScrollGeometry.AffineTransform(transform)))
  }
}

extension Path {
  /// As `add`, but goes on from the current point with a line to where the other path begins.
  mutating func addJoining(_ other: Path) {
    var isFirst = !isEmpty
    for element in other.elements {
      if isFirst, case .move(let begin) = element {
        if currentPoint != begin { addLine(to: begin) }
      } else {
        add(element)
      }
      isFirst = false
    }
  }
}
