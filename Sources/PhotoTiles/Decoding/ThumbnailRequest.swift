/// A picture that is to get a thumbnail.
struct ThumbnailRequest: Sendable {
  var picture: Int32
  var header: PictureHeader
  /// Of all of it.
  var pixels: PiecePixels
  /// What these are, where they may be in a display's colours: others' displays have others. Nil where they are in sRGB.
  var coloredPiece: PieceKey?
}
