/// Room that things keep in a compositional layout, points.
public enum ComposedSpacing: Hashable, Sendable {
  case fixed(Double)
  /// At least so much, and a share of what is left over.
  case flexible(Double)

  var least: Double {
    switch self {
    case .fixed(let points), .flexible(let points): points
    }
  }

  var isFlexible: Bool {
    switch self {
    case .fixed: false
    case .flexible: true
    }
  }
}

/// Room outside the four sides of an item; nil for none.
public struct ComposedEdges: Hashable, Sendable {
  public var left: ComposedSpacing?
  public var top: ComposedSpacing?
  public var right: ComposedSpacing?
  public var bottom: ComposedSpacing?

  public init(
    left: ComposedSpacing? = nil, top: ComposedSpacing? = nil, right: ComposedSpacing? = nil,
    bottom: ComposedSpacing? = nil
  ) {
    self.left = left
    self.top = top
    self.right = right
    self.bottom = bottom
  }

  func ends(_ axis: LayoutAxis) -> (leading: ComposedSpacing?, trailing: ComposedSpacing?) {
    switch axis {
    case .vertical: (top, bottom)
    case .horizontal: (left, right)
    }
  }
}
