/// A difference of two places, in points; also a velocity, in the unit its owner names.
public struct Vector: Hashable, Sendable {
  public var dx: Double
  public var dy: Double

  @inlinable public init(dx: Double, dy: Double) {
    self.dx = dx
    self.dy = dy
  }

  public static let zero = Vector(dx: 0, dy: 0)

  /// Neither component is infinite or NaN.
  @inlinable public var isFinite: Bool { dx.isFinite && dy.isFinite }

  @inlinable public var squaredLength: Double { dx * dx + dy * dy }
  @inlinable public var length: Double { squaredLength.squareRoot() }

  @inlinable public static func + (a: Vector, b: Vector) -> Vector {
    Vector(dx: a.dx + b.dx, dy: a.dy + b.dy)
  }

  @inlinable public static func - (a: Vector, b: Vector) -> Vector {
    Vector(dx: a.dx - b.dx, dy: a.dy - b.dy)
  }

  @inlinable public static prefix func - (a: Vector) -> Vector { Vector(dx: -a.dx, dy: -a.dy) }

  @inlinable public static func * (a: Vector, factor: Double) -> Vector {
    Vector(dx: a.dx * factor, dy: a.dy * factor)
  }

  @inlinable public static func * (factor: Double, a: Vector) -> Vector { a * factor }

  @inlinable public static func / (a: Vector, divisor: Double) -> Vector {
    Vector(dx: a.dx / divisor, dy: a.dy / divisor)
  }

  @inlinable public static func += (a: inout Vector, b: Vector) { a = a + b }
  @inlinable public static func -= (a: inout Vector, b: Vector) { a = a - b }

  /// The scalar product: negative when the two point against each other.
  @inlinable public func dot(_ other: Vector) -> Double { dx * other.dx + dy * other.dy }
}
