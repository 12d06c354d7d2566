import DisplayList
import TilePyramid

/// The pixels of a piece of a picture, upright, in one block of memory, and its tiles, which are
/// parts of it.
package struct PiecePixels: Sendable {
  package let raster: Raster
  package let isOpaque: Bool
  /// The file ends before its picture does: these are what there is of it.
  package let isCutShort: Bool
  /// In reading order.
  let tiles: [PixelBuffer]
  let columns: Int

  package init(
    _ raster: Raster, isOpaque: Bool, isCutShort: Bool = false,
    tileSide: Int = TileGrid.standardTileSide
  ) {
    var tiles: [PixelBuffer] = []
    for y in stride(from: 0, to: raster.height, by: tileSide) {
      for x in stride(from: 0, to: raster.width, by: tileSide) {
        tiles.append(
          raster.part(
            x: x, y: y, width: min(tileSide, raster.width - x),
            height: min(tileSide, raster.height - y), isOpaque: isOpaque))
      }
    }
    self.raster = raster
    self.isOpaque = isOpaque
    self.isCutShort = isCutShort
    self.tiles = tiles
    columns = (raster.width - 1) / tileSide + 1
  }

  /// Counted from the piece's own first tile.
  package func tile(column: Int, row: Int) -> PixelBuffer? {
    let index = row * columns + column
    guard column >= 0, column < columns, tiles.indices.contains(index) else { return nil }
    return tiles[index]
  }
}
