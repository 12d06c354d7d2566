import DisplayList
import ScrollGeometry

/// Some tiles of one level, in the order in which they are wanted: the one under the fingers first.
struct VisibleTiles {
  let grid: TileGrid
  let picture: Int32
  let frame: UInt16
  let level: Int
  let range: TileRange

  /// Appends the tiles of `range` that are not in `excluded`, nearest to `focus` (pixels of the
  /// picture) first. Equally near ones come in reading order.
  @inline(never) func append(
    nearest focus: Point, excluding excluded: TileRange? = nil, to list: inout [TextureID]
  ) {
    var tiles: [TextureID] = []
    for row in range.rows {
      for column in range.columns where excluded?.contains(column: column, row: row) != true {
        tiles.append(
          TextureID(
            picture: picture, level: Int16(level), column: Int32(column), row: Int32(row),
            frame: frame))
      }
    }
    list += tiles.ascending { centerDistance(grid.pictureRect(of: $0), focus) }
      .ascending { edgeDistance(grid.pictureRect(of: $0), focus) }
  }

  /// Squared; 0 inside.
  private func edgeDistance(_ rect: Rect, _ point: Point) -> Double {
    let dx = max(rect.minX - point.x, 0, point.x - rect.maxX)
    let dy = max(rect.minY - point.y, 0, point.y - rect.maxY)
    return dx * dx + dy * dy
  }

  private func centerDistance(_ rect: Rect, _ point: Point) -> Double {
    let (dx, dy) = (rect.midX - point.x, rect.midY - point.y)
    return dx * dx + dy * dy
  }
}
