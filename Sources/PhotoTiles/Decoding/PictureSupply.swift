import PictureFacts

/// What makes headers and pieces of a store's pictures, from whatever sources these have. Called on decoding threads, which it may block,
/// several at a time.
protocol PictureSupply: Sendable {
  var pictureCount: Int { get }
  /// The server that a picture comes from, if it comes from one.
  func host(of picture: Int32) -> String?
  /// Servers that people are waiting for.
  var slowHosts: Set<String> { get }
  /// - Parameter receiver: called on any thread when there are others.
  func onSlowness(_ receiver: @escaping @Sendable () -> Void)
  func header(of picture: Int32) async -> Result<PictureHeader, PictureError>
  func decode(_ request: DecodeRequest) async -> Result<PiecePixels, PictureError>
  func facts(of picture: Int32) async -> PhotoFacts
  /// What stood in its place before it was turned; nil for what was not, or in its file.
  func former(of picture: Int32) -> FormerPicture?
  /// There may be a thumbnail of it, and one may be made.
  func hasThumbnail(_ picture: Int32) -> Bool
  /// Makes a thumbnail for others, unless there is one.
  func addThumbnail(_ request: ThumbnailRequest) async

  /// Makes all levels of a picture reachable, and answers the header that says so.
  ///
  /// - Parameter onProgress: told how much is done, 0…1; false gives it up.
  func buildPyramid(
    of picture: Int32, _ header: PictureHeader, onProgress: @escaping @Sendable (Double) -> Bool
  ) async -> Result<PictureHeader, PictureError>
}

extension PictureSupply {
  func host(of picture: Int32) -> String? { nil }
  var slowHosts: Set<String> { [] }
  func onSlowness(_ receiver: @escaping @Sendable () -> Void) {}
  func facts(of picture: Int32) async -> PhotoFacts { PhotoFacts(name: "", path: "") }
  func former(of picture: Int32) -> FormerPicture? { nil }
  func hasThumbnail(_ picture: Int32) -> Bool { false }
  func addThumbnail(_ request: ThumbnailRequest) async {}
}

/// A piece to decode.
struct DecodeRequest: Sendable {
  var key: PieceKey
  var header: PictureHeader
  /// What the decoder needs besides the piece itself, bytes.
  var workingBytes: Int64
  /// Whose colours it is to have; nil: sRGB.
  var display: DisplayProfile?
}
