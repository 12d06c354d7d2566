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

  /// Of the widest item, across the layout, points.
  public func breadth(_ axis: LayoutAxis) -> Double {
    func breadth(_ size: Size) -> Double {
      switch axis {
      case .vertical: size.width
      case .horizontal: size.height
      }
    }
    return switch sizes {
    case .uniform(let size, let count): count == 0 ? 0 : breadth(size)
    case .each(let sizes): sizes.reduce(0) { max($0, breadth($1)) }
    }
  }

  /// What the insets take of the room across, points.
  public func sideInsets(_ axis: LayoutAxis) -> Double {
    switch axis {
    case .vertical: insets.left + insets.right
    case .horizontal: insets.top + insets.bottom
    }
  }
}
