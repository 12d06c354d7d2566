/// Where the bytes of one picture come from: a file, a folder of tiles, a server.
///
/// They stay as they are until they reach a decoding process, so that a source needs no trust.
/// `PhotoTileStore(_:)` takes a list of them: whoever keeps pictures in an archive or a database needs
/// nothing else. Asked from any thread, for several things at a time. What nobody wants any more is cancelled:
/// then a source should throw `givenUp` soon.
public protocol TileSource: Sendable {
  /// The picture, or the description of one that is cut into tiles.
  func picture() async throws(PictureError) -> PictureFile

  /// Tiles that the description speaks of, in this order; nil where there is none.
  ///
  /// - Parameter paths: from where the layout has its tiles.
  func tiles(
    _ paths: [String], in layout: TileLayout
  ) async throws(PictureError) -> [PictureFile?]
}

extension TileSource {
  /// For sources of whole pictures, which speak of no tiles.
  public func tiles(
    _ paths: [String], in layout: TileLayout
  ) async throws(PictureError) -> [PictureFile?] {
    paths.map { _ in nil }
  }
}
