import ScrollGeometry

/// What a flow layout is told of a section.
public struct FlowSection: Sendable {
  /// How large the items are, points.
  public enum Sizes: Sendable {
    case uniform(Size, count: Int)
    case each([Size])
  }

  public var sizes: Sizes
  /// Room around the lines, between header and footer, points.
  public var insets: Insets
  /// Between one line and the next, points.
  public var lineSpacing: Double
  /// The least between one item of a line and the next, points.
  public var itemSpacing: Double
  /// How long the header is along the layout's axis, points; 0 for none.
  public var headerLength: Double
  /// How long the footer is along the layout's axis, points; 0 for none.
  public var footerLength: Double

  public init(
    sizes: Sizes, insets: Insets = .zero, lineSpacing: Double = 0, itemSpacing: Double = 0,
    headerLength: Double = 0, footerLength: Double = 0
  ) {
    self.sizes = sizes
    self.insets = insets
    self.lineSpacing = lineSpacing
    self.itemSpacing = itemSpacing
    self.headerLength = headerLength
    self.footerLength = footerLength
  }
}
