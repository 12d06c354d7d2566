/// A difference of two places, in points; also a velocity, in the unit its owner names.
public struct Vector: Hashable, Sendable {
  /// To the right.
  public var dx: Double
  /// Downwards.
  public var dy: Double

  /// By its two components.
  @inlinable public init(dx: Double, dy: Double) {
    self.dx = dx
    self.dy = dy
  }

  /// No way at all.
  public static let zero = Vector(dx: 0, dy: 0)

  /// Neither component is infinite or NaN.
  @inlinable public var isFinite: Bool { dx.isFinite && dy.isFinite }

  /// The square of its length: without a root.
  @inlinable public var squaredLength: Double { dx * dx + dy * dy }
  /// How long it is.
  @inlinable public var length: Double { squaredLength.squareRoot() }

  /// One way after the other.
  @inlinable public static func + (a: Vector, b: Vector) -> Vector {
    Vector(dx: a.dx + b.dx, dy: a.dy + b.dy)
  }

  /// One way less the other.
  @inlinable public static func - (a: Vector, b: Vector) -> Vector {
    Vector(dx: a.dx - b.dx, dy: a.dy - b.dy)
  }

  /// The way back.
  @inlinable public static prefix func - (a: Vector) -> Vector { Vector(dx: -a.dx, dy: -a.dy) }

  /// So many times as long.
  @inlinable public static func * (a: Vector, factor: Double) -> Vector {
    Vector(dx: a.dx * factor, dy: a.dy * factor)
  }

  /// So many times as long.
  @inlinable public static func * (factor: Double, a: Vector) -> Vector { a * factor }

  /// Its components divided by a number.
  @inlinable public static func / (a: Vector, divisor: Double) -> Vector {
    Vector(dx: a.dx / divisor, dy: a.dy / divisor)
  }

  /// Adds a way.
  @inlinable public static func += (a: inout Vector, b: Vector) { a = a + b }
  /// Takes a way off.
  @inlinable public static func -= (a: inout Vector, b: Vector) { a = a - b }

  /// The scalar product: negative when the two point against each other.
  @inlinable public func dot(_ other: Vector) -> Double { dx * other.dx + dy * other.dy }
}
