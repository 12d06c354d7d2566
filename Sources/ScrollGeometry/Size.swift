/// A width and a height, in points (or pixels where a name says so).
public struct Size: Hashable, Sendable {
  /// From left to right.
  public var width: Double
  /// From top to bottom.
  public var height: Double

  /// By its two lengths.
  @inlinable public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// Nothing.
  public static let zero = Size(width: 0, height: 0)

  /// Neither side is infinite or NaN.
  @inlinable public var isFinite: Bool { width.isFinite && height.isFinite }

  /// Nothing lies in it: a side is zero, negative or NaN.
  @inlinable public var isEmpty: Bool { !(width > 0 && height > 0) }

  /// Both lengths times a factor.
  @inlinable public static func * (size: Size, factor: Double) -> Size {
    Size(width: size.width * factor, height: size.height * factor)
  }

  /// Both lengths divided by a number.
  @inlinable public static func / (size: Size, divisor: Double) -> Size {
    Size(width: size.width / divisor, height: size.height / divisor)
  }

  /// The size left inside insets; not below zero.
  @inlinable public func inset(by insets: Insets) -> Size {
    Size(
      width: Swift.max(0, width - insets.horizontal),
      height: Swift.max(0, height - insets.vertical))
  }
}
