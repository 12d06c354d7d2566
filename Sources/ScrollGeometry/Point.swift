/// A place in some coordinate space, in points.
public struct Point: Hashable, Sendable {
  /// To the right.
  public var x: Double
  /// Downwards.
  public var y: Double

  /// A place, by its two coordinates.
  @inlinable public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// The origin.
  public static let zero = Point(x: 0, y: 0)

  /// Neither coordinate is infinite or NaN.
  @inlinable public var isFinite: Bool { x.isFinite && y.isFinite }

  /// The way from `start` to `end`.
  @inlinable public static func - (end: Point, start: Point) -> Vector {
    Vector(dx: end.x - start.x, dy: end.y - start.y)
  }

  /// The point moved by a vector.
  @inlinable public static func + (start: Point, step: Vector) -> Point {
    Point(x: start.x + step.dx, y: start.y + step.dy)
  }

  /// The point moved back by a vector.
  @inlinable public static func - (start: Point, step: Vector) -> Point {
    Point(x: start.x - step.dx, y: start.y - step.dy)
  }

  /// Moves it by a vector.
  @inlinable public static func += (start: inout Point, step: Vector) { start = start + step }
  /// Moves it back by a vector.
  @inlinable public static func -= (start: inout Point, step: Vector) { start = start - step }

  /// The point half-way to another.
  @inlinable public func midpoint(to other: Point) -> Point {
    Point(x: (x + other.x) * 0.5, y: (y + other.y) * 0.5)
  }

  /// The point a share of the way to another: 0 is here, 1 is there, both exactly.
  @inlinable public func interpolated(to end: Point, share: Double) -> Point {
    if share == 1 { return end }
    return self + (end - self) * share
  }
}
