import ScrollGeometry

/// A place for an item of a compositional layout, or a group of such places.
public struct ComposedItem: Sendable {
  public enum Content: Sendable {
    case item
    case group(ComposedGroup)
    /// Whose frames somebody else knows, by the number of who it is.
    case custom(Int)
  }

  public var size: ComposedSize
  /// Taken from its frame in the end: nobody else moves, points.
  public var insets: Insets
  public var edges: ComposedEdges
  /// What is attached to it.
  public var badges: [ComposedBadge]
  public var content: Content

  public init(
    size: ComposedSize, insets: Insets = .zero, edges: ComposedEdges = ComposedEdges(),
    badges: [ComposedBadge] = [], content: Content = .item
  ) {
    self.size = size
    self.insets = insets
    self.edges = edges
    self.badges = badges
    self.content = content
  }
}

/// Items one after the other.
public struct ComposedGroup: Sendable {
  public enum Filling: Hashable, Sendable {
    /// Its items, again and again, until the next one finds no room.
    case untilFull
    /// So many; as large as they say, or as fills the group.
    case count(Int, resizes: Bool)
  }

  public var axis: LayoutAxis
  public var items: [ComposedItem]
  public var spacing: ComposedSpacing
  public var filling: Filling

  public init(
    axis: LayoutAxis, items: [ComposedItem], spacing: ComposedSpacing = .fixed(0),
    filling: Filling = .untilFull
  ) {
    self.axis = axis
    self.items = items
    self.spacing = spacing
    self.filling = filling
  }
}
