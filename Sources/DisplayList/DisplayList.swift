import ScrollGeometry

/// What to draw, back to front: the only thing a host knows of the views.
///
/// `push…` items open a group that the matching `pop` closes; transforms and clips nest.
/// Coordinates are points of the innermost open transform; the outermost space is the window, y down.
public struct DisplayList: Equatable, Sendable {
  /// The window, points.
  public var size: Size
  /// Device pixels per point.
  public var pixelsPerPoint: Double
  /// What is drawn, the lowest first.
  public var items: [DisplayItem]

  /// For a window of that size, points.
  public init(size: Size = .zero, pixelsPerPoint: Double = 1, items: [DisplayItem] = []) {
    self.size = size
    self.pixelsPerPoint = pixelsPerPoint
    self.items = items
  }

  /// The one place that does: the array's own would be copied into each caller.
  @inline(never) package mutating func append(_ item: DisplayItem) {
    items.append(item)
  }
}
