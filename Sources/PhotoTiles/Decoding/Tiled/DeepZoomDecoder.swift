/// Puts tiles of ours together from those of a Deep Zoom picture.
struct DeepZoomDecoder {
  let decoder: PictureDecoder
  let picture: DeepZoom

  /// Where no file is, the picture is transparent: those who make such pictures leave out what is
  /// empty.
  func decode(
    _ area: PixelArea, ofLevel level: Int, from files: [PictureFile?]
  ) throws(PictureError) -> PiecePixels {
    let raster = try Raster(width: area.width, height: area.height)
    var isOpaque = true
    let tiles = picture.tiles(showing: area, ofLevel: level)
    guard tiles.count == files.count else { throw .damaged("Deep Zoom") }
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
    _ tile: DeepZoom.Tile, from file: PictureFile, to raster: Raster, at area: PixelArea
  ) throws(PictureError) -> Bool {
    let header = try decoder.header(of: file)
    // A descriptor among the tiles would lead on and on.
    guard !header.isTiled, header.grid.width <= tile.area.width,
      header.grid.height <= tile.area.height, header.finestLevel == 0
    else { throw .damaged("Deep Zoom") }
    let pixels = try decoder.decode(
      PieceKey(picture: 0, level: 0), of: header, in: [file])
    var isOpaque =
      header.grid.width == tile.area.width && header.grid.height == tile.area.height
    for (index, part) in pixels.tiles.enumerated() {
      let side = pixels.tiles[0]
      let place = PixelArea(
        x: tile.area.x + index % pixels.columns * side.width,
        y: tile.area.y + index / pixels.columns * side.height, width: part.width,
        height: part.height)
      raster.copy(part, lyingAt: place, to: area)
      isOpaque = isOpaque && part.isOpaque
    }
    return isOpaque
  }
}
