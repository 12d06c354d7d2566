import PictureFacts
import TilePyramid

/// Small versions of pictures that were seen.
extension PhotoTileStore {
  func keep(_ keepsake: PiecePixels, of picture: Int32) {
    keepsakes[picture] = keepsake
    plan.keepsakes.add(
      picture,
      bytes: Raster.byteCount(width: keepsake.raster.width, height: keepsake.raster.height))
  }

  /// A picture that has been turned is decoded anew: until then what there was of it before is seen, turned.
  func inheritKeepsake(_ picture: Int32) {
    guard plan.keepsakes.limit > 0, !plan.keepsakes.contains(picture),
      let former = source.former(of: picture), let pixels = pixels(ofFormer: former.picture),
      let keepsake = pixels.small(turned: former.turns)
    else { return }
    keep(keepsake, of: picture)
  }

  private func pixels(ofFormer picture: Int32) -> PiecePixels? {
    if let small = pieces[PieceKey(thumbnailOf: picture)] ?? keepsakes[picture] { return small }
    return plan.header(of: picture).flatMap { pieceForThumbnail(of: picture, $0)?.pixels }
  }
}
