import ScrollGeometry

/// How much of a drag a surrounding scroll view would take, once this one is at its edge.
///
/// Points of offset, counted from where the surrounding view was when the drag began.
public struct PanRoom: Equatable, Sendable {
  /// How far it would go towards smaller offsets: 0 or less.
  public var lower: Vector
  /// How far it would go towards greater offsets: 0 or more.
  public var upper: Vector

  /// Nobody would take anything.
  public static let none = PanRoom(lower: .zero, upper: .zero)

  /// Room on both sides, points.
  public init(lower: Vector, upper: Vector) {
    self.lower = lower
    self.upper = upper
  }

  /// What lies between a view's offset and its limits, on the axes where it scrolls.
  public init(room metrics: ScrollMetrics) {
    let limits = metrics.limits
    lower = Vector(
      dx: Swift.min(limits.minimum.x - metrics.offset.x, 0),
      dy: Swift.min(limits.minimum.y - metrics.offset.y, 0))
    upper = Vector(
      dx: Swift.max(limits.maximum.x - metrics.offset.x, 0),
      dy: Swift.max(limits.maximum.y - metrics.offset.y, 0))
  }

  /// The part of an excess that is taken.
  func taken(of excess: Vector) -> Vector {
    Vector(
      dx: Swift.min(Swift.max(excess.dx, lower.dx), upper.dx),
      dy: Swift.min(Swift.max(excess.dy, lower.dy), upper.dy))
  }
}
