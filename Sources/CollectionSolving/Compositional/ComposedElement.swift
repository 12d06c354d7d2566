import ScrollGeometry

/// Something that a compositional layout places.
public enum ComposedElement: Hashable, Sendable {
  case item(Int, section: Int)
  /// What is attached to an item, by the number that its owner gave it.
  case badge(Int, item: Int, section: Int)
  /// One of the section's bars, by its place in their list.
  case bar(Int, section: Int)
  /// One of the section's backgrounds.
  case background(Int, section: Int)
  /// One of the whole layout's bars.
  case layoutBar(Int)
}

/// An element of a compositional layout, where it lies now, points of the content, and what it lies in front of.
public struct ComposedPlace: Hashable, Sendable {
  public var element: ComposedElement
  public var frame: Rect
  /// What a custom group says of its item.
  public var zIndex: Int
  /// Sides that are not known before its view is asked.
  public var estimates: EstimatedSides

  public init(
    element: ComposedElement, frame: Rect, zIndex: Int = 0, estimates: EstimatedSides = .none
  ) {
    self.element = element
    self.frame = frame
    self.zIndex = zIndex
    self.estimates = estimates
  }
}

/// A place for an item that somebody else has worked out, points of its group.
public struct CustomPlace: Hashable, Sendable {
  public var frame: Rect
  public var zIndex: Int

  public init(frame: Rect, zIndex: Int = 0) {
    self.frame = frame
    self.zIndex = zIndex
  }
}

/// Where a section scrolls across the layout, points.
public struct SolvedLane: Hashable, Sendable {
  /// Where what scrolls is seen, points of the content.
  public var frame: Rect
  /// How long what scrolls is across the layout.
  public var length: Double
  /// From one group to the next.
  public var stride: Double
  /// How many groups there are.
  public var groupCount: Int
}
