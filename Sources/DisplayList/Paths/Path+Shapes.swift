import ScrollGeometry

extension Path {
  /// A closed subpath: origin, along x, along y.
  public mutating func addRect(_ rect: Rect) {
    move(to: rect.origin)
    addLine(to: Point(x: rect.maxX, y: rect.minY))
    addLine(to: Point(x: rect.maxX, y: rect.maxY))
    addLine(to: Point(x: rect.minX, y: rect.maxY))
    close()
  }

  /// A closed subpath from the right-most point, towards larger y.
  public mutating func addEllipse(in rect: Rect) {
    let radii = Vector(dx: rect.width / 2, dy: rect.height / 2)
    move(to: Point(x: rect.maxX, y: rect.midY))
    addQuarters(center: rect.center, radii: radii, first: 0, count: 4)
    close()
  }

  /// A closed subpath with elliptic corners; radii are at most half a side.
  public mutating func addRoundedRect(_ rect: Rect, cornerWidth: Double, cornerHeight: Double) {
    let corner = Size(width: cornerWidth, height: cornerHeight)
    addRoundedRect(
      rect, topLeft: corner, topRight: corner, bottomRight: corner, bottomLeft: corner)
  }

  /// A closed subpath from the top left corner's end along x; corners without a size are square.
  public mutating func addRoundedRect(
    _ rect: Rect, topLeft: Size, topRight: Size, bottomRight: Size, bottomLeft: Size
  ) {
    func fitted(_ size: Size) -> Vector {
      Vector(
        dx: max(0, min(size.width, rect.width / 2)), dy: max(0, min(size.height, rect.height / 2)))
    }
    let (first, second) = (fitted(topLeft), fitted(topRight))
    let (third, fourth) = (fitted(bottomRight), fitted(bottomLeft))
    move(to: Point(x: rect.minX + first.dx, y: rect.minY))
    addCorner(
      center: Point(x: rect.maxX - second.dx, y: rect.minY + second.dy), radii: second, quarter: 3)
    addCorner(
      center: Point(x: rect.maxX - third.dx, y: rect.maxY - third.dy), radii: third, quarter: 0)
    addCorner(
      center: Point(x: rect.minX + fourth.dx, y: rect.maxY - fourth.dy), radii: fourth, quarter: 1)
    addCorner(
      center: Point(x: rect.minX + first.dx, y: rect.minY + first.dy), radii: first, quarter: 2)
    close()
  }

  /// A line to where the corner begins, then the corner.
  private mutating func addCorner(center: Point, radii: Vector, quarter: Int) {
    let unit = Self.corners[quarter]
    let begin = Point(x: center.x + unit.dx * radii.dx, y: center.y + unit.dy * radii.dy)
    if currentPoint != begin { addLine(to: begin) }
    if radii.dx > 0, radii.dy > 0 {
      addQuarters(center: center, radii: radii, first: quarter, count: 1)
    }
  }

  /// Where the quarters of a circle begin, towards larger angles.
  private static let corners = [
    Vector(dx: 1, dy: 0), Vector(dx: 0, dy: 1), Vector(dx: -1, dy: 0), Vector(dx: 0, dy: -1),
  ]

  private mutating func addQuarters(center: Point, radii: Vector, first: Int, count: Int) {
    // 4/3 · (√2 − 1): the curve meets the circle in the middle of the quarter.
    let handle = 0.5522847498307936
    func place(_ x: Double, _ y: Double) -> Point {
      Point(x: center.x + x * radii.dx, y: center.y + y * radii.dy)
    }
    for quarter in first..<first + count {
      let (from, to) = (Self.corners[quarter & 3], Self.corners[(quarter + 1) & 3])
      addCubic(
        to: place(to.dx, to.dy),
        control1: place(from.dx + handle * to.dx, from.dy + handle * to.dy),
        control2: place(to.dx + handle * from.dx, to.dy + handle * from.dy))
    }
  }

  /// A part of a circle after a line to its beginning; angles in radians from the x axis towards y.
  public mutating func addArc(center: Point, radius: Double, startAngle: Double, delta: Double) {
    func unit(_ angle: Double) -> Vector {
      Vector(dx: DeterministicMath.cos(angle), dy: DeterministicMath.sin(angle))
    }
    var from = unit(startAngle)
    let begin = center + from * radius
    if isEmpty { move(to: begin) } else if currentPoint != begin { addLine(to: begin) }
    guard delta != 0, delta.isFinite, radius.isFinite else { return }
    let quarter = 1.5707963267948966
    let count = max(1, Int((delta.magnitude / quarter - 1e-9).rounded(.up)))
    let step = delta / Double(count)
    let handle =
      4.0 / 3 * DeterministicMath.sin(step / 4) / DeterministicMath.cos(step / 4) * radius
    for index in 1...count {
      let to = unit(startAngle + (index == count ? delta : step * Double(index)))
      let end = center + to * radius
      addCubic(
        to: end,
        control1: center + from * radius + Vector(dx: -from.dy, dy: from.dx) * handle,
        control2: end - Vector(dx: -to.dy, dy: to.dx) * handle)
      from = to
    }
  }

  /// How far an arc turns from one angle to another in one direction, radians: less than two turns,
  /// and at least one when the angles are that far apart.
  public static func sweep(from start: Double, to end: Double, decreasing: Bool) -> Double {
    let turn = 6.283185307179586
    let difference = decreasing ? start - end : end - start
    guard difference.isFinite else { return 0 }
    let rest = difference - (difference / turn).rounded(.down) * turn
    let sweep = difference >= turn ? rest + turn : rest
    return decreasing ? -sweep : sweep
  }

  /// The circle of `radius` that touches both lines of the angle at `corner`, as PostScript's
  /// `arcto`: a line to where it begins, then the arc.
  public mutating func addArc(corner: Point, end: Point, radius: Double) {
    guard let from = currentPoint else { return move(to: corner) }
    let back = from - corner
    let on = end - corner
    let cross = back.dx * on.dy - back.dy * on.dx
    let lengths = back.length * on.length
    guard radius > 0, lengths > 0, cross.magnitude > 1e-12 * lengths else {
      return addLine(to: corner)
    }
    // tan of half the angle between the lines: sin / (1 + cos).
    let halfTangent = cross.magnitude / (lengths + back.dot(on))
    let reach = radius / halfTangent
    let begin = corner + back * (reach / back.length)
    let stop = corner + on * (reach / on.length)
    let inward = begin + Vector(dx: -back.dy, dy: back.dx) * (radius / back.length)
    let outward = begin - Vector(dx: -back.dy, dy: back.dx) * (radius / back.length)
    let center = (inward - stop).length < (outward - stop).length ? inward : outward
    let startAngle = DeterministicMath.atan2(begin.y - center.y, begin.x - center.x)
    let endAngle = DeterministicMath.atan2(stop.y - center.y, stop.x - center.x)
    let delta = Self.sweep(from: startAngle, to: endAngle, decreasing: cross > 0)
    addArc(center: center, radius: radius, startAngle: startAngle, delta: delta)
  }
  /// All steps of another path.
  public mutating func add(_ other: Path) {
    other.forEach { _, element in add(element) }
  }
}
