/// From where to where something reaches, points.
package struct ListSpan: Hashable, Sendable {
  package var low: Double
  package var high: Double

  package init(_ low: Double, _ high: Double) {
    self.low = low
    self.high = high
  }

  package var length: Double { high - low }

  /// They have more in common than an edge.
  package func meets(_ other: ListSpan) -> Bool { low < other.high && other.low < high }

  package func moved(by distance: Double) -> ListSpan {
    ListSpan(low + distance, high + distance)
  }
}
