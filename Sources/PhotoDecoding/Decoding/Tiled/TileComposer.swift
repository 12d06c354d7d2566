import Glibc

/// Puts a piece together from the files that show parts of it.
struct TileComposer {
  let decoder: PictureDecoder

  /// Where no file is, the picture is transparent: those who make such pictures leave out what is
  /// empty. A piece of nothing at all is missing: a coarser level may have it.
  func compose(
    _ area: PixelArea, of tiles: [TileFile], in files: [PictureFile?]
  ) throws(PictureError) -> PiecePixels {
    guard tiles.count == files.count else { throw .wrongTiles }
    guard files.contains(where: { $0 != nil }) else { throw .noTiles }
    let raster = try Raster(width: area.width, height: area.height)
    var isOpaque = true
    for (tile, file) in zip(tiles, files) {
      if let file {
        isOpaque = try copy(tile, from: file, to: raster, at: area) && isOpaque
      } else {
        isOpaque = false
      }
    }
    return PiecePixels(raster, isOpaque: isOpaque)
  }

  /// Whether it is opaque all over.
  private func copy(
    _ tile: TileFile, from file: PictureFile, to raster: Raster, at area: PixelArea
  ) throws(PictureError) -> Bool {
    let header = try decoder.header(of: file)
    // A description among the tiles would lead on and on.
    guard !header.isTiled, header.layout == nil else { throw .wrongTiles }
    let grid = header.grid
    guard header.finestLevel <= tile.halvings else { throw .wrongTiles }
    let shown = PixelArea(
      x: tile.area.x, y: tile.area.y, width: grid.width(ofLevel: tile.halvings),
      height: grid.height(ofLevel: tile.halvings))
    // Some round half a pixel down and some up.
    guard abs(shown.width - tile.area.width) <= 1, abs(shown.height - tile.area.height) <= 1 else {
      throw .wrongTiles
    }
    let pixels = try decoder.decode(
      PieceKey(picture: 0, level: Int16(tile.halvings)), of: header, in: [file])
    let target = tile.area.intersection(area)
    for (index, part) in pixels.tiles.enumerated() {
      let side = pixels.tiles[0]
      let place = PixelArea(
        x: shown.x + index % pixels.columns * side.width,
        y: shown.y + index / pixels.columns * side.height, width: part.width,
        height: part.height)
      raster.copy(part, lyingAt: place, to: area, within: target)
    }
    raster.repeatEdge(of: shown, lyingIn: area, until: target)
    return pixels.isOpaque
  }
}
