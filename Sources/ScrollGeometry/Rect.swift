/// An axis-parallel rectangle, in points. Sizes are not negative.
public struct Rect: Hashable, Sendable {
  /// The upper left corner.
  public var origin: Point
  /// How far it reaches from there.
  public var size: Size

  /// From its corner and its size.
  @inlinable public init(origin: Point, size: Size) {
    self.origin = origin
    self.size = size
  }

  /// From its corner and its size, by their numbers.
  @inlinable public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: Point(x: x, y: y), size: Size(width: width, height: height))
  }

  /// A rectangle about its middle.
  @inlinable public init(center: Point, size: Size) {
    self.init(
      x: center.x - size.width / 2, y: center.y - size.height / 2,
      width: size.width, height: size.height)
  }

  /// Nothing, at the origin.
  public static let zero = Rect(origin: .zero, size: .zero)

  /// No rectangle at all: what two rectangles share that do not meet.
  public static let null = Rect(x: .infinity, y: .infinity, width: 0, height: 0)

  /// The left edge.
  @inlinable public var minX: Double { origin.x }
  /// The upper edge.
  @inlinable public var minY: Double { origin.y }
  /// The right edge.
  @inlinable public var maxX: Double { origin.x + size.width }
  /// The lower edge.
  @inlinable public var maxY: Double { origin.y + size.height }
  /// Half-way from left to right.
  @inlinable public var midX: Double { origin.x + size.width / 2 }
  /// Half-way from top to bottom.
  @inlinable public var midY: Double { origin.y + size.height / 2 }
  /// From left to right.
  @inlinable public var width: Double { size.width }
  /// From top to bottom.
  @inlinable public var height: Double { size.height }
  /// Its middle.
  @inlinable public var center: Point { Point(x: midX, y: midY) }

  /// The same rectangle counted from its top left corner, whichever corner it was counted from.
  @inlinable public var standardized: Rect {
    Rect(
      x: Swift.min(minX, maxX), y: Swift.min(minY, maxY), width: width.magnitude,
      height: height.magnitude)
  }
}
