import ScrollGeometry

/// The pages of a scroll view, in both directions.
public struct PagePlan: Equatable, Sendable {
  public let horizontal: PageAxis
  public let vertical: PageAxis

  /// - Parameters:
  ///   - limits: of the offset; the first page lies at the minimum.
  ///   - stride: size of a page: of the bounds, points.
  public init(limits: OffsetLimits, stride: Size) {
    horizontal = PageAxis(stride: stride.width, lower: limits.minimum.x, upper: limits.maximum.x)
    vertical = PageAxis(stride: stride.height, lower: limits.minimum.y, upper: limits.maximum.y)
  }

  /// Where a release at `offset` comes to rest, for each axis by its own velocity (pt/ms), when the
  /// drag began at offset `beginning`.
  public func target(from offset: Point, velocity: Vector, beginning: Point) -> Point {
    Point(
      x: horizontal.target(from: offset.x, velocity: velocity.dx, beginning: beginning.x),
      y: vertical.target(from: offset.y, velocity: velocity.dy, beginning: beginning.y))
  }
}
