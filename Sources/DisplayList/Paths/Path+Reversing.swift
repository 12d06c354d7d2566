import ScrollGeometry

extension Path {
  /// The same lines and curves, each subpath drawn from its end to its beginning, in the same order.
  public var reversed: Path {
    var result = Path()
    var pieces: [(from: Point, element: PathElement)] = []
    var start = Point.zero
    var isClosed = false
    func finish() {
      guard let last = pieces.last else { return }
      result.move(to: last.element.end ?? start)
      for (from, element) in pieces.reversed() {
        switch element {
        case .move, .close: break
        case .line: result.addLine(to: from)
        case .quadratic(let control, _): result.addQuadratic(to: from, control: control)
        case .cubic(let control1, let control2, _):
          result.addCubic(to: from, control1: control2, control2: control1)
        }
      }
      if isClosed { result.close() }
      pieces = []
      isClosed = false
    }
    forEach { from, element in
      switch element {
      case .move(let point):
        finish()
        start = point
      case .close: isClosed = true
      case .line, .quadratic, .cubic:
        if isClosed { finish() }
        pieces.append((from, element))
      }
    }
    finish()
    return result
  }
}

extension PathElement {
  fileprivate var end: Point? {
    switch self {
    case .move(let point): point
    case .line(let end), .quadratic(_, let end), .cubic(_, _, let end): end
    case .close: nil
    }
  }
}
