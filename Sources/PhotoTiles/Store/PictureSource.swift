/// Where a store's headers and pixels come from. Called on decoding threads, several at a time.
protocol PictureSource: Sendable {
  var pictureCount: Int { get }
  func header(of picture: Int32) -> Result<PictureHeader, PictureError>
  func decode(_ request: DecodeRequest) -> Result<PiecePixels, PictureError>
}

/// A piece to decode.
struct DecodeRequest: Sendable {
  var key: PieceKey
  var header: PictureHeader
  /// What the decoder needs besides the piece itself, bytes.
  var workingBytes: Int64
}
