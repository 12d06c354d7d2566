/// Where a store's headers and pixels come from. Called on decoding threads, several at a time.
protocol PictureSource: Sendable {
  var pictureCount: Int { get }
  func header(of picture: Int32) -> Result<PictureHeader, PictureError>
  func decode(_ request: DecodeRequest) -> Result<LevelPixels, PictureError>
}

/// A level to decode.
struct DecodeRequest: Sendable {
  var key: LevelKey
  var header: PictureHeader
  /// What the decoder needs besides the level itself, bytes.
  var workingBytes: Int64
}
