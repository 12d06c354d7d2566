import ScrollGeometry

/// One line or curve of a path, as a cubic Bézier curve.
struct CurvePiece {
  var p0: Point
  var p1: Point
  var p2: Point
  var p3: Point
  /// The curve is a line from `p0` to `p3`.
  var isLine = false

  init(line from: Point, _ to: Point) {
    p0 = from
    p1 = from.interpolated(to: to, share: 1.0 / 3)
    p2 = from.interpolated(to: to, share: 2.0 / 3)
    p3 = to
    isLine = true
  }

  init(cubic p0: Point, _ p1: Point, _ p2: Point, _ p3: Point) {
    self.p0 = p0
    self.p1 = p1
    self.p2 = p2
    self.p3 = p3
  }

  init(quadratic from: Point, _ control: Point, _ to: Point) {
    p0 = from
    p1 = from.interpolated(to: control, share: 2.0 / 3)
    p2 = to.interpolated(to: control, share: 2.0 / 3)
    p3 = to
  }

  func point(at t: Double) -> Point {
    if t == 0 { return p0 }
    if t == 1 { return p3 }
    let s = 1 - t
    let (a, b, c, d) = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
    return Point(
      x: a * p0.x + b * p1.x + c * p2.x + d * p3.x,
      y: a * p0.y + b * p1.y + c * p2.y + d * p3.y)
  }

  /// The part between two parameters.
  func part(from start: Double, to end: Double) -> CurvePiece {
    if isLine { return CurvePiece(line: point(at: start), point(at: end)) }
    let tail = start > 0 ? split(at: start).1 : self
    let share = start < 1 ? (end - start) / (1 - start) : 0
    return share < 1 ? tail.split(at: share).0 : tail
  }

  /// De Casteljau's.
  private func split(at t: Double) -> (CurvePiece, CurvePiece) {
    let a = p0.interpolated(to: p1, share: t)
    let b = p1.interpolated(to: p2, share: t)
    let c = p2.interpolated(to: p3, share: t)
    let d = a.interpolated(to: b, share: t)
    let e = b.interpolated(to: c, share: t)
    let middle = d.interpolated(to: e, share: t)
    return (
      CurvePiece(cubic: p0, a, d, middle), CurvePiece(cubic: middle, e, c, p3)
    )
  }

  /// Where a coordinate turns back, parameters between 0 and 1 in order; at most two.
  static func turns(_ v0: Double, _ v1: Double, _ v2: Double, _ v3: Double) -> [Double] {
    // The derivative is 3(a·t² + 2·b·t + c).
    let a = v3 - v0 + 3 * (v1 - v2)
    let b = v0 - 2 * v1 + v2
    let c = v1 - v0
    var roots: [Double] = []
    let scale = max(v0.magnitude, max(v1.magnitude, max(v2.magnitude, v3.magnitude)))
    if a.magnitude <= 1e-14 * scale {
      if b != 0 { roots = [-c / (2 * b)] }
    } else {
      let discriminant = b * b - a * c
      if discriminant > 0 {
        let root = discriminant.squareRoot()
        // Without cancellation: the larger root first, the other through their product c / a.
        let q = -(b + (b < 0 ? -root : root))
        roots = q == 0 ? [0] : [q / a, c / q]
        if roots.count == 2, roots[0] > roots[1] { roots.swapAt(0, 1) }
      }
    }
    return roots.filter { $0 > 0 && $0 < 1 }
  }
}

extension Path {
  /// Calls `body` for each line and curve.
  ///
  /// - Parameter closesOpen: with the line back of each subpath that was left open, as filling does.
  func forEachPiece(closesOpen: Bool, _ body: (CurvePiece) -> Void) {
    var start = Point.zero
    var isOpen = false
    var last = Point.zero
    forEach { from, element in
      switch element {
      case .move(let point):
        if closesOpen, isOpen, last != start { body(CurvePiece(line: last, start)) }
        start = point
        isOpen = false
        last = point
      case .line(let end):
        body(CurvePiece(line: from, end))
        isOpen = true
        last = end
      case .quadratic(let control, let end):
        body(CurvePiece(quadratic: from, control, end))
        isOpen = true
        last = end
      case .cubic(let control1, let control2, let end):
        body(CurvePiece(cubic: from, control1, control2, end))
        isOpen = true
        last = end
      case .close:
        if from != start { body(CurvePiece(line: from, start)) }
        isOpen = false
        last = start
      }
    }
    if closesOpen, isOpen, last != start { body(CurvePiece(line: last, start)) }
  }
}
