/// A picture that is to get a thumbnail.
struct ThumbnailRequest: Sendable {
  var picture: Int32
  var header: PictureHeader
  /// Of all of it.
  var pixels: PiecePixels
}
