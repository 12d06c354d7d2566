/// A block of tiles of one level.
public struct TileRange: Hashable, Sendable {
  /// Counted from the left, from 0 on.
  public var columns: Range<Int>
  /// Counted from the top, from 0 on.
  public var rows: Range<Int>

  /// All tiles that lie in one of the columns and one of the rows.
  public init(columns: Range<Int>, rows: Range<Int>) {
    self.columns = columns
    self.rows = rows
  }

  /// No tile lies in it.
  public var isEmpty: Bool { columns.isEmpty || rows.isEmpty }
  /// How many tiles lie in it.
  public var count: Int { columns.count * rows.count }

  /// The tile lies in the block.
  public func contains(column: Int, row: Int) -> Bool {
    columns.contains(column) && rows.contains(row)
  }

  /// With `margin` tiles more on every side, as far as `all` reaches. Empty stays empty.
  public func expanded(by margin: Int, within all: TileRange) -> TileRange {
    guard !isEmpty else { return self }
    return TileRange(
      columns: max(
        columns.lowerBound - margin, all.columns.lowerBound)..<min(
          columns.upperBound + margin, all.columns.upperBound),
      rows: max(
        rows.lowerBound - margin, all.rows.lowerBound)..<min(
          rows.upperBound + margin, all.rows.upperBound))
  }
}
