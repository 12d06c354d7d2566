/// Distances from the four edges of a rectangle inwards, in points.
public struct Insets: Hashable, Sendable {
  public var top: Double
  public var left: Double
  public var bottom: Double
  public var right: Double

  @inlinable public init(top: Double, left: Double, bottom: Double, right: Double) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  public static let zero = Insets(top: 0, left: 0, bottom: 0, right: 0)

  /// Left and right together.
  @inlinable public var horizontal: Double { left + right }
  /// Top and bottom together.
  @inlinable public var vertical: Double { top + bottom }

  @inlinable public static func + (a: Insets, b: Insets) -> Insets {
    Insets(
      top: a.top + b.top, left: a.left + b.left,
      bottom: a.bottom + b.bottom, right: a.right + b.right)
  }
}
