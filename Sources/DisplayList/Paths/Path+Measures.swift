import ScrollGeometry

extension Path {
  /// The smallest rectangle around all points, those that only pull at a curve included; null when
  /// there are none.
  public var controlBounds: Rect {
    var box = Box()
    for point in points { box.add(point) }
    return box.rect
  }

  /// The smallest rectangle around the lines and curves themselves; null when there are none.
  public var bounds: Rect {
    var box = Box()
    forEach { from, element in
      switch element {
      case .move(let point), .line(let point): box.add(point)
      case .quadratic(let control, let end):
        box.add(CurvePiece(quadratic: from, control, end))
      case .cubic(let control1, let control2, let end):
        box.add(CurvePiece(cubic: from, control1, control2, end))
      case .close: break
      }
    }
    return box.rect
  }

  private struct Box {
    private var low: Point?
    private var high = Point.zero

    mutating func add(_ point: Point) {
      guard let low else {
        (low, high) = (point, point)
        return
      }
      self.low = Point(x: min(low.x, point.x), y: min(low.y, point.y))
      high = Point(x: max(high.x, point.x), y: max(high.y, point.y))
    }

    mutating func add(_ piece: CurvePiece) {
      add(piece.p3)
      for t in CurvePiece.turns(piece.p0.x, piece.p1.x, piece.p2.x, piece.p3.x) {
        add(piece.point(at: t))
      }
      for t in CurvePiece.turns(piece.p0.y, piece.p1.y, piece.p2.y, piece.p3.y) {
        add(piece.point(at: t))
      }
    }

    var rect: Rect {
      guard let low else { return .null }
      return Rect(
        origin: low, size: Size(width: high.x - low.x, height: high.y - low.y))
    }
  }

  // MARK: Hit test

  /// Filling the path would cover the point. Of a rectangle's edges the left and top ones belong to it.
  public func contains(_ point: Point, rule: FillRule) -> Bool {
    guard point.isFinite else { return false }
    let winding = winding(around: point)
    switch rule {
    case .winding: return winding != 0
    case .evenOdd: return winding & 1 == 1
    }
  }

  /// How often the path goes around the point: crossings of the ray to its left.
  private func winding(around point: Point) -> Int {
    var winding = 0
    forEachPiece(closesOpen: true) { piece in
      let ys = (piece.p0.y, piece.p1.y, piece.p2.y, piece.p3.y)
      let low = min(min(ys.0, ys.1), min(ys.2, ys.3))
      let high = max(max(ys.0, ys.1), max(ys.2, ys.3))
      guard point.y >= low, point.y <= high else { return }
      if piece.isLine {
        winding += Self.crossing(of: piece, from: 0, to: 1, beside: point)
        return
      }
      var from = 0.0
      for turn in CurvePiece.turns(ys.0, ys.1, ys.2, ys.3) + [1] {
        winding += Self.crossing(of: piece, from: from, to: turn, beside: point)
        from = turn
      }
    }
    return winding
  }

  /// −1, 0 or 1 for a part of a curve on which y only grows or only falls.
  private static func crossing(
    of piece: CurvePiece, from: Double, to: Double, beside point: Point
  ) -> Int {
    let (begin, end) = (piece.point(at: from), piece.point(at: to))
    let rises = end.y > begin.y
    let (low, high) = rises ? (begin.y, end.y) : (end.y, begin.y)
    // Half open, so that a point level with a corner is counted once.
    guard point.y >= low, point.y < high else { return 0 }
    let x: Double
    if piece.isLine {
      let whole = piece.p3.y - piece.p0.y
      x = piece.p0.x + (point.y - piece.p0.y) / whole * (piece.p3.x - piece.p0.x)
    } else {
      var (below, above) = rises ? (from, to) : (to, from)
      // Halving until neighbours: doubles in 0…1 need no more.
      for _ in 0..<60 {
        let middle = (below + above) * 0.5
        if piece.point(at: middle).y <= point.y { below = middle } else { above = middle }
      }
      x = piece.point(at: below).x
    }
    guard x <= point.x else { return 0 }
    return rises ? 1 : -1
  }
}
