/// The heights of the rows of a section, in points: each question and each change takes O(log n).
///
/// Rows of one height are arithmetic, however many there are. Where heights differ, memory is taken for the rows around
/// those that are known to.
package struct RowHeights: Sendable {
  package let count: Int
  /// Whether rows of which nothing was said have the height that they count for.
  private let areKnown: Bool
  private(set) var heights: Sums

  /// - Parameter usual: what rows count for of which nothing is known, points.
  package init(count: Int, usual: Double, isKnown: Bool) {
    self.count = count
    areKnown = isKnown
    heights = Sums(count: count, usual: usual)
  }

  /// Of each row.
  package init(_ heights: [Double], areKnown: Bool) {
    count = heights.count
    self.areKnown = areKnown
    self.heights = Sums(heights, areSaid: areKnown)
  }

  package var total: Double { heights.total }

  /// The sum of the heights above a row; `count` for all.
  package func top(of row: Int) -> Double { heights.sum(before: row) }

  package subscript(row: Int) -> Double { heights[row] }

  /// The height of the row is the real one.
  package func isKnown(_ row: Int) -> Bool { areKnown || heights.isSaid(row) }

  /// The real height of a row.
  package mutating func set(_ height: Double, at row: Int) {
    if areKnown, self[row] == height { return }
    heights.set(height, at: row)
  }

  /// The row that covers a distance from the first one's top; the nearest one where none does.
  package func row(covering distance: Double) -> Int { heights.index(covering: distance) }

  /// Calls `body` for each row whose height somebody has said.
  package func forEachKnown(_ body: (_ row: Int, _ height: Double) -> Void) {
    heights.forEachSaid(body)
  }
}
