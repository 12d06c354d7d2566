import ScrollGeometry

/// The offset that a view was last told to show, points. Where it shows another one, its owner has moved the content.
struct ShownOffset: Equatable, Sendable {
  let offset: Point

  init(_ offset: Point) {
    self.offset = offset
  }

  /// Whether the owner has moved the content since.
  func isOverruled(_ metrics: ScrollMetrics) -> Bool { offset != metrics.offset }

  /// By how much the owner has moved the content since, points of offset.
  func change(_ metrics: ScrollMetrics) -> Vector { metrics.offset - offset }
}
