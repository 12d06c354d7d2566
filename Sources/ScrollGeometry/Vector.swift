/// A difference of two places, in points; also a velocity, in the unit its owner names.
public struct Vector: Hashable, Sendable {
  public var dx: Double
  public var dy: Double

  @inlinable public init(dx: Double, dy: Double) {
    self.dx = dx
    self.dy = dy
  }

  public static let zero = Vector(dx: 0, dy: 0)
}
