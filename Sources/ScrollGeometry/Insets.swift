/// Distances from the four edges of a rectangle inwards, in points.
public struct Insets: Hashable, Sendable {
  /// At the upper edge, points.
  public var top: Double
  /// At the left edge, points.
  public var left: Double
  /// At the lower edge, points.
  public var bottom: Double
  /// At the right edge, points.
  public var right: Double

  /// One for each edge, points.
  @inlinable public init(top: Double, left: Double, bottom: Double, right: Double) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// None.
  public static let zero = Insets(top: 0, left: 0, bottom: 0, right: 0)

  /// Left and right together.
  @inlinable public var horizontal: Double { left + right }
  /// Top and bottom together.
  @inlinable public var vertical: Double { top + bottom }

  /// Edge by edge.
  @inlinable public static func + (a: Insets, b: Insets) -> Insets {
    Insets(
      top: a.top + b.top, left: a.left + b.left,
      bottom: a.bottom + b.bottom, right: a.right + b.right)
  }
}
