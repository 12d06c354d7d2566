import ScrollGeometry

/// What a screen reader finds in the window, in reading order. A host hands it to the system's
/// assistive technology.
public struct AccessibilityTree: Equatable, Sendable {
  /// The window, points.
  public var size: Size
  /// Those that no other one holds, in the order in which they are read.
  public var elements: [AccessibilityElement]

  /// Elements of a window of that size, points.
  public init(size: Size = .zero, elements: [AccessibilityElement] = []) {
    self.size = size
    self.elements = elements
  }
}
