import DisplayList
import ScrollGeometry
import TilePyramid

/// Something to see of a picture until it is decoded, and the same for other programs.
extension PhotoTileStore {
  /// Pixels.
  public func thumbnailSize(of picture: Int32) -> Size? {
    pixels(of: TextureID(thumbnailOf: picture)).map {
      Size(width: Double($0.width), height: Double($0.height))
    }
  }

  /// Makes those of the pictures on screen, when nothing else is to be done.
  func scheduleThumbnails() {
    guard plan.opening == .done, pieceQueue.isIdle, plan.missingPieces.isEmpty else { return }
    for picture in plan.picturesOnScreen where plan.pictures[picture]?.hasTriedThumbnail == false {
      guard let header = plan.headerForThumbnail(of: picture),
        let (key, pixels) = pieceForThumbnail(of: picture, header)
      else { continue }
      plan.pictures[picture]?.hasTriedThumbnail = true
      thumbnailQueue.submit(
        picture,
        ThumbnailRequest(
          picture: picture, header: header, pixels: pixels,
          coloredPiece: plan.mayBeColored(key) ? key : nil))
    }
  }

  /// Of the levels that are there as a whole, the coarsest that is sharp enough.
  func pieceForThumbnail(
    of picture: Int32, _ header: PictureHeader
  ) -> (key: PieceKey, pixels: PiecePixels)? {
    let grid = header.grid
    let wholes = pieces.filter { key, pixels in
      key.picture == picture && key.frame == 0 && !key.isThumbnail
        && pixels.raster.width == grid.width(ofLevel: Int(key.level))
        && pixels.raster.height == grid.height(ofLevel: Int(key.level))
    }.map { (key: $0.key, pixels: $0.value) }
      .sorted { $0.pixels.raster.width < $1.pixels.raster.width }
    return wholes.first {
      max($0.pixels.raster.width, $0.pixels.raster.height) >= ThumbnailSize.extraLarge.side
    } ?? wholes.last
  }
}
