import ScrollGeometry

/// Lines and Bézier curves. Kept flat, steps and points apart, so that it can be sent as it is.
public struct Path: Equatable, Sendable {
  /// The kind of a step.
  public enum Verb: UInt8, Sendable {
    /// To the beginning of a new subpath; along a line or a curve; back to the beginning.
    case move, line, quadratic, cubic, close

    /// How many points the step takes.
    public var pointCount: Int {
      switch self {
      case .move, .line: 1
      case .quadratic: 2
      case .cubic: 3
      case .close: 0
      }
    }
  }

  /// The kind of each step.
  public private(set) var verbs: [Verb] = []
  /// The points of each step, the one where it ends last.
  public private(set) var points: [Point] = []
  /// Where the open subpath began.
  private var start = Point.zero

  /// Without a step.
  public init() {}

  /// Around a rectangle, clockwise.
  public init(_ rect: Rect) {
    addRect(rect)
  }

  /// It has no step.
  public var isEmpty: Bool { verbs.isEmpty }

  /// Where the next step begins; nil in an empty path.
  public var currentPoint: Point? {
    switch verbs.last {
    case nil: nil
    case .close: start
    case .move, .line, .quadratic, .cubic: points.last
    }
  }

  public static func == (left: Path, right: Path) -> Bool {
    left.verbs == right.verbs && left.points == right.points
  }

  // MARK: Steps

  /// Begins a subpath, points.
  public mutating func move(to point: Point) {
    if verbs.last == .move {
      // What nothing was drawn from begins nothing.
      points[points.count - 1] = point
    } else {
      append(.move, point)
    }
    start = point
  }

  /// A straight line from where the path has got to.
  public mutating func addLine(to end: Point) {
    begin(at: end)
    append(.line, end)
  }

  /// A curve that is pulled towards one point.
  public mutating func addQuadratic(to end: Point, control: Point) {
    begin(at: control)
    points.append(control)
    append(.quadratic, end)
  }

  /// A curve that leaves towards one point and comes from another.
  public mutating func addCubic(to end: Point, control1: Point, control2: Point) {
    begin(at: control1)
    points.append(control1)
    points.append(control2)
    append(.cubic, end)
  }

  /// Closing twice is closing once.
  public mutating func close() {
    guard let last = verbs.last, last != .close else { return }
    verbs.append(.close)
  }

  /// Any one step.
  public mutating func add(_ element: PathElement) {
    switch element {
    case .move(let point): move(to: point)
    case .line(let end): addLine(to: end)
    case .quadratic(let control, let end): addQuadratic(to: end, control: control)
    case .cubic(let control1, let control2, let end):
      addCubic(to: end, control1: control1, control2: control2)
    case .close: close()
    }
  }

  private mutating func append(_ verb: Verb, _ end: Point) {
    verbs.append(verb)
    points.append(end)
  }

  /// After a close, and in an empty path, a step begins a subpath of its own.
  private mutating func begin(at fallback: Point) {
    guard let last = verbs.last else { return move(to: fallback) }
    if last == .close { append(.move, start) }
  }

  // MARK: Reading

  /// Calls `body` for each step in order, with the point where it begins.
  public func forEach(_ body: (_ from: Point, _ element: PathElement) -> Void) {
    var index = 0
    var from = Point.zero
    var start = Point.zero
    for verb in verbs {
      switch verb {
      case .move:
        body(from, .move(points[index]))
        start = points[index]
      case .line: body(from, .line(points[index]))
      case .quadratic:
        body(from, .quadratic(control: points[index], end: points[index + 1]))
      case .cubic:
        body(
          from,
          .cubic(
            control1: points[index], control2: points[index + 1], end: points[index + 2]))
      case .close: body(from, .close)
      }
      index += verb.pointCount
      from = verb == .close ? start : points[index - 1]
    }
  }

  /// Its steps with their points. Made anew each time, as long as the path is.
  public var elements: [PathElement] {
    var result: [PathElement] = []
    result.reserveCapacity(verbs.count)
    forEach { _, element in result.append(element) }
    return result
  }

  /// The path with every point mapped.
  public func applying(_ transform: AffineTransform) -> Path {
    if transform.isIdentity { return self }
    var result = self
    result.start = transform.apply(to: start)
    for index in points.indices { result.points[index] = transform.apply(to: points[index]) }
    return result
  }

  /// The rectangle that the path is, when it is one with sides parallel to the axes.
  public var rectangle: Rect? {
    guard verbs == Path.rectangleVerbs else { return nil }
    let (a, b, c, d) = (points[0], points[1], points[2], points[3])
    let isLevel = a.y == b.y && b.x == c.x && c.y == d.y && d.x == a.x
    let isUpright = a.x == b.x && b.y == c.y && c.x == d.x && d.y == a.y
    guard isLevel || isUpright else { return nil }
    let origin = Point(x: min(a.x, c.x), y: min(a.y, c.y))
    return Rect(
      origin: origin,
      size: Size(width: max(a.x, c.x) - origin.x, height: max(a.y, c.y) - origin.y))
  }

  private static let rectangleVerbs: [Verb] = [.move, .line, .line, .line, .close]
}
