/// One way in which a picture can be stored: all that differs from one to another once its file has been looked at. A
/// new one is a type that conforms, and a case of `PictureHeader.Format`.
protocol PictureFormat: Sendable {
  /// As people call it.
  var name: String { get }
  /// How the picture is cut into files, if it is.
  var layout: TileLayout? { get }
  /// Every tile can be read without the others.
  var isTiled: Bool { get }
  /// libvips decodes the picture. Files that a picture is cut into are mostly JPEG.
  var needsVips: Bool { get }
  /// The picture may be transparent somewhere.
  var hasAlpha: Bool { get }
  /// A small version of the picture lies in its file.
  var hasPreview: Bool { get }
  /// What the picture is a thumbnail of, if it says so.
  var original: ThumbnailOriginal? { get }
  /// How libvips reads the whole picture, for a pyramid that is made of it; nil where there is no need for one.
  var wholeForPyramid: VipsHeader? { get }

  /// The files that a part of a level is made of, if the picture is cut into files.
  ///
  /// - Parameter area: upright, pixels of that level.
  func tiles(showing area: PixelArea, ofLevel level: Int) -> [TileFile]

  /// Bytes that decoding a piece takes besides the piece itself, about.
  func workingBytes(of piece: PieceKey, _ header: PictureHeader) -> Int64

  /// Throws where the file claims more than it can hold, or more than may be decoded.
  func check(
    _ header: PictureHeader, _ file: PictureFile, _ limits: DecodeLimits
  ) throws(PictureError)

  /// - Parameter files: the picture, or the tiles that show the piece.
  func decode(
    _ piece: PieceKey, of header: PictureHeader, in files: [PictureFile?],
    by decoder: PictureDecoder
  ) throws(PictureError) -> PiecePixels

  /// What an untrusted process has written; nil when it cannot be.
  init?(_ reader: inout WireReader)
  func write(to writer: inout WireWriter)
}

// What most formats are like.
extension PictureFormat {
  var layout: TileLayout? { nil }
  var isTiled: Bool { false }
  var needsVips: Bool { false }
  var hasAlpha: Bool { false }
  var hasPreview: Bool { false }
  var original: ThumbnailOriginal? { nil }
  var wholeForPyramid: VipsHeader? { nil }

  func tiles(showing area: PixelArea, ofLevel level: Int) -> [TileFile] { [] }

  /// As much as a tile that is put together from parts takes.
  func workingBytes(of piece: PieceKey, _ header: PictureHeader) -> Int64 {
    4 * header.byteCount(of: piece)
  }

  func check(
    _ header: PictureHeader, _ file: PictureFile, _ limits: DecodeLimits
  ) throws(PictureError) {}
}

extension WireReader {
  /// What a picture takes, bytes: no more than any machine has, and little enough to be added to.
  mutating func possibleBytes() -> Int64? {
    int().flatMap { (0...(1 << 48)).contains($0) ? Int64($0) : nil }
  }
}
