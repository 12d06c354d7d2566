import ScrollGeometry

extension Path {
  /// A rectangle around the stroked line; null when there is none.
  public func strokeBounds(_ style: StrokeStyle) -> Rect {
    let bounds = self.bounds
    if bounds.isNull { return bounds }
    // A mitre reaches its limit times half the width; the corner of a square cap √2 times.
    let reach = style.join == .miter ? max(style.miterLimit, 1.5) : 1.5
    let isStraight = verbs.count <= 2
    let outset = style.width / 2 * (isStraight ? 1.5 : reach)
    return bounds.insetBy(dx: -outset, dy: -outset)
  }

  /// What a stroke without dashes covers, for the winding rule: a convex piece for each chord, corner
  /// and end, all turning the same way.
  public func stroked(_ style: StrokeStyle) -> Path {
    var outline = Outline(style: style)
    guard style.width > 0 else { return outline.result }
    for polygon in polygons { outline.add(polygon.points, isClosed: polygon.isClosed) }
    return outline.result
  }

  private struct Outline {
    let style: StrokeStyle
    var result = Path()

    private var half: Double { style.width / 2 }

    init(style: StrokeStyle) {
      self.style = style
    }

    mutating func add(_ all: [Point], isClosed: Bool) {
      var points: [Point] = []
      for point in all where points.last != point { points.append(point) }
      if isClosed, points.count > 1, points.first == points.last { points.removeLast() }
      guard points.count > 1 else {
        if style.cap == .round, let point = points.first { addCircle(point) }
        return
      }
      let count = points.count
      for index in 0..<(isClosed ? count : count - 1) {
        let (from, to) = (points[index], points[(index + 1) % count])
        let across = unit(from, to).left * half
        addPolygon([from + across, from - across, to - across, to + across])
        if isClosed || index + 2 < count {
          addJoin(from, to, points[(index + 2) % count])
        }
      }
      guard !isClosed else { return }
      addCap(points[0], unit(points[1], points[0]))
      addCap(points[count - 1], unit(points[count - 2], points[count - 1]))
    }

    private mutating func addCap(_ end: Point, _ outwards: Vector) {
      switch style.cap {
      case .butt: break
      case .round: addCircle(end)
      case .square:
        let (across, on) = (outwards.left * half, outwards * half)
        addPolygon([end + across, end - across, end - across + on, end + across + on])
      }
    }

    private mutating func addJoin(_ before: Point, _ corner: Point, _ after: Point) {
      if style.join == .round { return addCircle(corner) }
      let (into, out) = (unit(before, corner), unit(corner, after))
      let turn = into.dx * out.dy - into.dy * out.dx
      guard turn != 0 else { return }
      // On the outer side of the bend.
      let side = turn > 0 ? -half : half
      let (first, second) = (corner + into.left * side, corner + out.left * side)
      var points = [corner, first, second]
      let cosine = into.dot(out)
      // A mitre is 1 / sin(φ / 2) widths long, φ between the lines: sin² = (1 + cos of the bend) / 2.
      if style.join == .miter, 2 <= style.miterLimit * style.miterLimit * (1 + cosine) {
        let middle = into.left + out.left
        let tip = corner + middle * (side / (1 + cosine))
        points = [corner, first, tip, second]
      }
      addPolygon(points)
    }

    private mutating func addCircle(_ center: Point) {
      result.addEllipse(
        in: Rect(center: center, size: Size(width: style.width, height: style.width)))
    }

    /// Turned the way the circles are.
    private mutating func addPolygon(_ points: [Point]) {
      var area = 0.0
      for index in points.indices {
        let (a, b) = (points[index] - points[0], points[(index + 1) % points.count] - points[0])
        area += a.dx * b.dy - a.dy * b.dx
      }
      let ordered = area < 0 ? points.reversed() : points
      result.move(to: ordered[0])
      for point in ordered.dropFirst() { result.addLine(to: point) }
      result.close()
    }

    private func unit(_ from: Point, _ to: Point) -> Vector { (to - from) / (to - from).length }
  }
}

extension Vector {
  /// A quarter turn on.
  fileprivate var left: Vector { Vector(dx: -dy, dy: dx) }
}
