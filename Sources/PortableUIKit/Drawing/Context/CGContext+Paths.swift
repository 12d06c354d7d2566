import DisplayList
import ScrollGeometry

// Points go through the transform when they are added, as in Core Graphics.
extension CGContext {
  public func beginPath() { current = Path() }
  public func closePath() { current.close() }

  public func move(to point: CGPoint) { current.move(to: place(point)) }
  public func addLine(to point: CGPoint) { current.addLine(to: place(point)) }
  public func addLines(between points: [CGPoint]) {
    for (index, point) in points.enumerated() {
      if index == 0 { move(to: point) } else { addLine(to: point) }
    }
  }
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    current.addCubic(to: place(end), control1: place(control1), control2: place(control2))
  }
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    current.addQuadratic(to: place(end), control: place(control))
  }
  public func addRect(_ rect: CGRect) {
    current.add(Path(Rect(rect.standardized)).applying(state.transform))
  }
  public func addRects(_ rects: [CGRect]) {
    for rect in rects { addRect(rect) }
  }
  public func addEllipse(in rect: CGRect) {
    var path = Path()
    path.addEllipse(in: Rect(rect.standardized))
    current.add(path.applying(state.transform))
  }
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    var arc = Path()
    arc.addArc(
      center: Point(center), radius: radius.native, startAngle: startAngle.native,
      delta: Path.sweep(
        from: startAngle.native, to: endAngle.native, decreasing: clockwise))
    current.addJoining(arc.applying(state.transform))
  }
  public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
    guard let from = current.currentPoint, let inverse = state.transform.inverse else {
      return move(to: tangent1End)
    }
    var arc = Path()
    arc.move(to: inverse.apply(to: from))
    arc.addArc(corner: Point(tangent1End), end: Point(tangent2End), radius: radius.native)
    current.addJoining(arc.applying(state.transform))
  }
  public func addPath(_ path: CGPath) { current.add(path.path.applying(state.transform)) }

  // MARK: Questions

  public var isPathEmpty: Bool { current.isEmpty }
  public var currentPointOfPath: CGPoint {
    path.map { $0.currentPoint } ?? .zero
  }
  public var boundingBoxOfPath: CGRect { path.map { $0.boundingBox } ?? .null }
  /// A copy in the coordinates of now; nil when there is none.
  public var path: CGPath? {
    guard !current.isEmpty, let inverse = state.transform.inverse else { return nil }
    return CGPath(current.applying(inverse))
  }
  public func pathContains(_ point: CGPoint, mode: CGPathDrawingMode) -> Bool {
    switch mode {
    case .fill, .fillStroke: current.contains(place(point), rule: .winding)
    case .eoFill, .eoFillStroke: current.contains(place(point), rule: .evenOdd)
    case .stroke: strokeOutline(current).contains(place(point), rule: .winding)
    }
  }
  public func replacePathWithStrokedPath() { current = strokeOutline(current) }

  private func place(_ point: CGPoint) -> Point { state.transform.apply(to: Point(point)) }

  // MARK: Drawing

  public func fillPath(using rule: CGPathFillRule = .winding) {
    fill(takePath(), rule.rule)
  }
  public func strokePath() { stroke(takePath()) }
  public func drawPath(using mode: CGPathDrawingMode) {
    let path = takePath()
    switch mode {
    case .fill: fill(path, .winding)
    case .eoFill: fill(path, .evenOdd)
    case .stroke: stroke(path)
    case .fillStroke:
      fill(path, .winding)
      stroke(path)
    case .eoFillStroke:
      fill(path, .evenOdd)
      stroke(path)
    }
  }

  public func fill(_ rect: CGRect) {
    fill(Path(Rect(rect.standardized)).applying(state.transform), .winding)
  }
  public func fill(_ rects: [CGRect]) {
    var path = Path()
    for rect in rects { path.addRect(Rect(rect.standardized)) }
    fill(path.applying(state.transform), .winding)
  }
  public func stroke(_ rect: CGRect) {
    stroke(Path(Rect(rect.standardized)).applying(state.transform))
  }
  public func stroke(_ rect: CGRect, width: CGFloat) {
    let line = state.line.width
    state.line.width = width.native
    stroke(rect)
    state.line.width = line
  }
  public func fillEllipse(in rect: CGRect) {
    beginPath()
    addEllipse(in: rect)
    fillPath()
  }
  public func strokeEllipse(in rect: CGRect) {
    beginPath()
    addEllipse(in: rect)
    strokePath()
  }
  /// A line between each two of the points.
  public func strokeLineSegments(between points: [CGPoint]) {
    beginPath()
    for index in points.indices {
      if index % 2 == 0 { move(to: points[index]) } else { addLine(to: points[index]) }
    }
    strokePath()
  }

  private func takePath() -> Path {
    defer { current = Path() }
    return current
  }
}
