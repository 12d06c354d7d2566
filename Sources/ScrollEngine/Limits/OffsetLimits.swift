import ScrollGeometry

/// The offsets that are allowed at rest: the one place that decides them. Points.
public struct OffsetLimits: Equatable, Sendable {
  /// The smallest offset of each axis.
  public let minimum: Point
  /// The greatest offset of each axis; nowhere less than `minimum`.
  public let maximum: Point

  /// - Parameters:
  ///   - bounds: size of the view.
  ///   - content: size of the content.
  ///   - insets: room around the content; content that fits with them rests at the minimum.
  ///   - alignment: the share of the room left over that is before content that fits.
  public init(bounds: Size, content: Size, insets: Insets, alignment: Point = .zero) {
    let spare = Size(
      width: Swift.max(0, bounds.width - content.width - insets.left - insets.right),
      height: Swift.max(0, bounds.height - content.height - insets.top - insets.bottom))
    // Subtracted from zero: no inset gives 0, not −0.
    minimum = Point(
      x: 0 - insets.left - spare.width * alignment.x,
      y: 0 - insets.top - spare.height * alignment.y)
    maximum = Point(
      x: Swift.max(minimum.x, content.width + insets.right - bounds.width),
      y: Swift.max(minimum.y, content.height + insets.bottom - bounds.height))
  }

  private init(minimum: Point, maximum: Point) {
    self.minimum = minimum
    self.maximum = maximum
  }

  /// Moved outwards on the sides that `excess` points to.
  func widened(by excess: Vector) -> OffsetLimits {
    OffsetLimits(
      minimum: Point(
        x: minimum.x + Swift.min(0, excess.dx), y: minimum.y + Swift.min(0, excess.dy)),
      maximum: Point(
        x: maximum.x + Swift.max(0, excess.dx), y: maximum.y + Swift.max(0, excess.dy)))
  }

  /// There is something to scroll sideways.
  public var scrollsHorizontally: Bool { maximum.x > minimum.x }
  /// There is something to scroll up and down.
  public var scrollsVertically: Bool { maximum.y > minimum.y }

  /// The nearest allowed offset.
  public func clamped(_ offset: Point) -> Point {
    Point(
      x: Self.clamped(offset.x, minimum.x, maximum.x),
      y: Self.clamped(offset.y, minimum.y, maximum.y))
  }

  /// How far beyond the limits an offset is, per axis: negative before the minimum, 0 inside.
  public func excess(of offset: Point) -> Vector { offset - clamped(offset) }

  /// Whether the content may rest at this offset.
  public func contains(_ offset: Point) -> Bool { clamped(offset) == offset }

  private static func clamped(_ value: Double, _ lower: Double, _ upper: Double) -> Double {
    value > upper ? upper : value >= lower ? value : lower
  }
}
