import ScrollGeometry
import TilePyramid

/// Begins with one picture before anybody asks, so that reading and decoding it overlap with
/// whatever a program does until its first frame.
struct EagerSource: PictureSource {
  private let source: any PictureSource
  private let picture: Int32
  private let start: HeadStart

  /// - Parameters:
  ///   - picture: that will be shown first.
  ///   - size: of the window that will probably show the whole picture, pixels.
  ///   - workingBytes: what a decoder needs besides a piece.
  init(
    _ source: any PictureSource, picture: Int32 = 0, fitting size: Size, yields: Bool,
    workingBytes: @escaping @Sendable (PieceKey, PictureHeader) -> Int64
  ) {
    self.source = source
    self.picture = picture
    start = HeadStart(
      of: picture, from: source, threads: WorkerThreads(count: 1, yields: yields)
    ) { header in
      guard let key = header.piece(fitting: size, of: picture) else { return nil }
      return DecodeRequest(key: key, header: header, workingBytes: workingBytes(key, header))
    }
  }

  var pictureCount: Int { source.pictureCount }

  func host(of picture: Int32) -> String? { source.host(of: picture) }

  var slowHosts: Set<String> { source.slowHosts }

  func onSlowness(_ receiver: @escaping @Sendable () -> Void) { source.onSlowness(receiver) }

  func header(of picture: Int32) async -> Result<PictureHeader, PictureError> {
    if picture == self.picture, let header = await start.takeHeader() { return header }
    return await source.header(of: picture)
  }

  func decode(_ request: DecodeRequest) async -> Result<PiecePixels, PictureError> {
    // What comes before the piece that was guessed.
    if request.key.isThumbnail { return await source.decode(request) }
    if let output = await start.take(request.key) { return output }
    return await source.decode(request)
  }

  func hasThumbnail(_ picture: Int32) -> Bool { source.hasThumbnail(picture) }

  func addThumbnail(_ picture: Int32, _ header: PictureHeader, _ pixels: PiecePixels) {
    source.addThumbnail(picture, header, pixels)
  }

  func buildPyramid(
    of picture: Int32, _ header: PictureHeader, onProgress: @escaping @Sendable (Double) -> Bool
  ) async -> Result<PictureHeader, PictureError> {
    await source.buildPyramid(of: picture, header, onProgress: onProgress)
  }
}
