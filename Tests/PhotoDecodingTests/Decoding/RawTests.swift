import TestSupport
import Testing

@testable import PhotoDecoding
@testable import TestPictures

/// The raw data of cameras, of which the picture is shown that lies beside them.
@Suite struct RawTests {
  private static let (width, height) = (TestPicture.large.width, TestPicture.large.height)
  private static let jpeg = DNGFile.Picture.jpeg(
    TestPicture.largeJPEG, width: width, height: height)
  private let folder = TemporaryFolder()
  private let decoder = PictureDecoder(
    limits: DecodeLimits(levelBytes: 200 << 20, workingBytes: 400 << 20))

  private func file(_ bytes: [UInt8]) throws -> PictureFile {
    try PictureFile(path: folder.write("a.dng", bytes))
  }

  private func reason(_ bytes: [UInt8]) throws -> PictureError? {
    let file = try file(bytes)
    do throws(PictureError) {
      _ = try decoder.header(of: file)
      return nil
    } catch {
      return error
    }
  }

  private func pixels(_ raster: Raster) -> [UInt32] {
    (0..<raster.height).flatMap { y in
      Array(UnsafeBufferPointer(start: raster.row(y), count: raster.width))
    }
  }

  @Test(arguments: [1, 3, 6, 8])
  func thePictureBesideThemIsShownAsTheCameraWasHeld(orientation: Int) throws {
    let raw = try file(DNGFile(picture: Self.jpeg, orientation: orientation).bytes)
    let alone = try PictureFile(
      path: folder.write(
        "a.jpg",
        TestPicture.insert(
          TestPicture(width: 1, height: 1).exif(orientation: orientation),
          into: TestPicture.largeJPEG)))
    let header = try decoder.header(of: raw)
    let wanted = try decoder.header(of: alone)
    #expect(header.grid == wanted.grid && header.orientation.rawValue == orientation)
    for level in 0..<header.grid.levelCount {
      let piece = PieceKey(picture: 0, level: Int16(level))
      let shown = try decoder.decode(piece, of: header, in: [raw])
      let expected = try decoder.decode(piece, of: wanted, in: [alone])
      #expect(shown.isOpaque && pixels(shown.raster) == pixels(expected.raster), "level \(level)")
    }
  }

  @Test func aPictureThatSaysItselfHowItIsTurnedIsTurnedOnce() throws {
    let turned = TestPicture.insert(
      TestPicture(width: 1, height: 1).exif(orientation: 6), into: TestPicture.largeJPEG)
    let raw = try file(
      DNGFile(picture: .jpeg(turned, width: Self.width, height: Self.height), orientation: 6).bytes)
    #expect(try decoder.header(of: raw).orientation == .turnedClockwise)
    // The camera has turned the pixels already.
    let upright = TestPicture(width: 400, height: 600)
    let other = try file(
      DNGFile(picture: .jpeg(upright.jpeg(), width: 400, height: 600), orientation: 6).bytes)
    #expect(try decoder.header(of: other).orientation == .upright)
  }

  @Test func coloursFollowThePicturesProfile() throws {
    let folder = "/usr/share/color/icc/ghostscript/"
    let path = self.folder.write("a98.jpg", [])
    try ImageMagick.convert(
      [
        "-size", "64x48", "gradient:#20c040-#c02080", "-profile", folder + "srgb.icc", "-profile",
        folder + "a98.icc", "-quality", "100", path,
      ])
    let alone = try PictureFile(path: path)
    let raw = try file(
      DNGFile(
        picture: .jpeg(try alone.bytes(0..<alone.byteCount), width: 64, height: 48)
      ).bytes)
    let (header, wanted) = (try decoder.header(of: raw), try decoder.header(of: alone))
    #expect(header.needsVips && wanted.needsVips)
    let piece = PieceKey(picture: 0, level: 0)
    #expect(
      try pixels(decoder.decode(piece, of: header, in: [raw]).raster)
        == pixels(decoder.decode(piece, of: wanted, in: [alone]).raster))
  }

  @Test func whatTheCameraSaysIsToldOfIt() throws {
    let notes = try decoder.notes(of: file(DNGFile(picture: Self.jpeg).bytes))
    #expect(notes.format == "RAW" && notes.camera == "Kamera One")
    #expect(notes.size?.width == Self.width && notes.size?.height == Self.height)
  }

  @Test func withoutAPictureBesideThemTheySaySo() throws {
    let start = Array("FUJIFILMCCD-RAW 0201".utf8)
    #expect(try reason(start + [UInt8](repeating: 0, count: 500)) == .unsupported("RAW"))
  }

  /// As TIFF files they have a small picture then.
  @Test func aPictureThatIsNoJPEGFileIsShownToo() throws {
    let rows = DNGFile.Picture.rows([UInt8](repeating: 9, count: 24), width: 4, height: 2)
    let header = try decoder.header(of: file(DNGFile(picture: rows).bytes))
    #expect(header.format.itself.name == "TIFF" && header.storedWidth == 4)
  }

  @Test func aBrokenPictureCostsNothingElse() throws {
    let jpeg: [UInt8] = [0xFF, 0xD8, 0xFF, 0xE0] + Array(repeating: 7, count: 90)
    let broken = DNGFile.Picture.jpeg(jpeg, width: 40, height: 20)
    let raw = try file(DNGFile(picture: broken).bytes)
    #expect(throws: PictureError.self) {
      let header = try decoder.header(of: raw)
      _ = try decoder.decode(PieceKey(picture: 0, level: 0), of: header, in: [raw])
    }
  }

  @Test func aTIFFFileOfACameraIsOne() throws {
    let rows = DNGFile.Picture.rows([UInt8](repeating: 200, count: 24), width: 4, height: 2)
    let bytes = DNGFile(picture: rows, isRaw: false).bytes
    #expect(RawSignature.isPossible(bytes))
    let header = try decoder.header(of: file(bytes))
    #expect(header.format.itself.name == "TIFF" && header.storedWidth == 4)
  }

  @Test func aFileThatBecameShorterIsNotReadBeyondItsEnd() throws {
    let bytes = DNGFile(picture: Self.jpeg).bytes
    let header = try decoder.header(of: file(bytes))
    let shorter = try file(Array(bytes.dropLast(100)))
    #expect(throws: PictureError.changed) {
      try decoder.decode(PieceKey(picture: 0, level: 0), of: header, in: [shorter])
    }
  }

  @Test(arguments: [
    ("II*\0\u{10}\0\0\0CR\u{2}\0", true), ("\0\0\0\u{18}ftypcrx ", true),
    ("FUJIFILMCCD-RAW 0201", true),
    ("IIRO\u{8}\0\0\0", true), ("IIU\0\u{8}\0\0\0", true), ("II*\0\u{8}\0\0\0\0\0", false),
    ("\0\0\0\u{18}ftypheic", false), ("", false), ("IIR", false),
  ])
  func firstBytesTellWhatMayBeRaw(start: String, isPossible: Bool) {
    #expect(RawSignature.isPossible(Array(start.utf8)) == isPossible)
  }

  @Test func theHeaderGoesToAnotherProcessAndBack() throws {
    let header = try decoder.header(of: file(DNGFile(picture: Self.jpeg, orientation: 8).bytes))
    var writer = WireWriter()
    header.write(to: &writer)
    var reader = WireReader(writer.bytes)
    #expect(PictureHeader(&reader) == header)
  }
}
