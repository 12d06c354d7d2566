import ScrollGeometry

/// The pages of a scroll view, in both directions.
public struct PagePlan: Equatable, Sendable {
  /// Pages beside each other.
  public let horizontal: PageAxis
  /// Pages below each other.
  public let vertical: PageAxis

  /// - Parameters:
  ///   - limits: of the offset; the first page lies at the minimum.
  ///   - bounds: size of the view, points.
  ///   - horizontal: where pages lie beside each other.
  ///   - vertical: where pages lie below each other.
  public init(
    limits: OffsetLimits, bounds: Size, horizontal: PageStops = .bounds,
    vertical: PageStops = .bounds
  ) {
    self.horizontal = PageAxis(
      horizontal, length: bounds.width, lower: limits.minimum.x, upper: limits.maximum.x)
    self.vertical = PageAxis(
      vertical, length: bounds.height, lower: limits.minimum.y, upper: limits.maximum.y)
  }

  /// Where a release at `offset` comes to rest, for each axis by its own velocity (pt/ms), when the
  /// drag began at offset `beginning`.
  public func target(from offset: Point, velocity: Vector, beginning: Point) -> Point {
    Point(
      x: horizontal.target(from: offset.x, velocity: velocity.dx, beginning: beginning.x),
      y: vertical.target(from: offset.y, velocity: velocity.dy, beginning: beginning.y))
  }
}
