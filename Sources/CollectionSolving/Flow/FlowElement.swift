import ScrollGeometry

/// Something that a flow layout places.
public enum FlowElement: Hashable, Sendable {
  case item(Int, section: Int)
  case header(section: Int)
  case footer(section: Int)
}

/// An element of a flow layout and where it lies, points of the content.
public struct FlowPlace: Hashable, Sendable {
  public var element: FlowElement
  public var frame: Rect

  public init(element: FlowElement, frame: Rect) {
    self.element = element
    self.frame = frame
  }
}
