/// An axis-parallel rectangle, in points. Sizes are not negative.
public struct Rect: Hashable, Sendable {
  public var origin: Point
  public var size: Size

  @inlinable public init(origin: Point, size: Size) {
    self.origin = origin
    self.size = size
  }

  @inlinable public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: Point(x: x, y: y), size: Size(width: width, height: height))
  }

  /// A rectangle about its middle.
  @inlinable public init(center: Point, size: Size) {
    self.init(
      x: center.x - size.width / 2, y: center.y - size.height / 2,
      width: size.width, height: size.height)
  }

  public static let zero = Rect(origin: .zero, size: .zero)

  /// No rectangle at all: what two rectangles share that do not meet.
  public static let null = Rect(x: .infinity, y: .infinity, width: 0, height: 0)

  @inlinable public var minX: Double { origin.x }
  @inlinable public var minY: Double { origin.y }
  @inlinable public var maxX: Double { origin.x + size.width }
  @inlinable public var maxY: Double { origin.y + size.height }
  @inlinable public var midX: Double { origin.x + size.width / 2 }
  @inlinable public var midY: Double { origin.y + size.height / 2 }
  @inlinable public var width: Double { size.width }
  @inlinable public var height: Double { size.height }
  @inlinable public var center: Point { Point(x: midX, y: midY) }

  /// The same rectangle counted from its top left corner, whichever corner it was counted from.
  @inlinable public var standardized: Rect {
    Rect(
      x: Swift.min(minX, maxX), y: Swift.min(minY, maxY), width: width.magnitude,
      height: height.magnitude)
  }
}
