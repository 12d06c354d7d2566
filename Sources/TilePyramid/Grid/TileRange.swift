/// A block of tiles of one level.
public struct TileRange: Hashable, Sendable {
  public var columns: Range<Int>
  public var rows: Range<Int>

  public init(columns: Range<Int>, rows: Range<Int>) {
    self.columns = columns
    self.rows = rows
  }

  public var isEmpty: Bool { columns.isEmpty || rows.isEmpty }
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
