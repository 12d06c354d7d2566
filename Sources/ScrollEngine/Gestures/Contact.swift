import ScrollGeometry

/// A finger on the glass, as the machines of two-finger gestures want it.
public struct Contact: Equatable, Sendable {
  /// The finger's number, from its coming down to its going.
  public var id: Int32
  /// Window points.
  public var position: Point

  /// A finger at `position`, window points.
  public init(id: Int32, position: Point) {
    self.id = id
    self.position = position
  }
}
