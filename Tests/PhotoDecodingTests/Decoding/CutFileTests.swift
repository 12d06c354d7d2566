import CVips
import Testing

@testable import PhotoDecoding
@testable import TestPictures

/// Files that end before their pictures do are shown as far as they go, and say so.
@Suite struct CutFileTests {
  private let folder = TemporaryFolder()

  private func cut(_ bytes: [UInt8], _ name: String, to share: Double = 0.6) throws -> Decoded {
    try Decoded(folder.write(name, Array(bytes[..<Int(Double(bytes.count) * share)])))
  }

  /// Of a progressive one all is seen, only coarser: nobody would notice.
  @Test(arguments: [false, true], [0, 1, 4])
  func aCutJPEGSaysSo(progressive: Bool, level: Int) throws {
    let bytes = TestPicture(width: 1200, height: 800).jpeg(progressive: progressive)
    let path = folder.write("whole.jpg", bytes)
    #expect(try !Decoded(path, level: level).pixels.isCutShort)
    let short = folder.write("short.jpg", Array(bytes[..<(bytes.count * 6 / 10)]))
    #expect(try Decoded(short, level: level).pixels.isCutShort)
  }

  /// What follows a picture, and what is odd in its middle, is not the end of it.
  @Test func aJPEGThatIsOnlyOddDoesNot() throws {
    let bytes = TestPicture(width: 1200, height: 800).jpeg()
    #expect(
      try !Decoded(folder.write("more.jpg", bytes + Array("notes".utf8))).pixels.isCutShort)
    var odd = bytes
    for index in bytes.count / 2..<bytes.count / 2 + 40 { odd[index] = 0x55 }
    #expect(try !Decoded(folder.write("odd.jpg", odd)).pixels.isCutShort)
  }

  @Test(arguments: [("pngsave", "png"), ("tiffsave", "tiff")])
  func othersSayItAsFarAsTheirDecodersTell(saver: String, name: String) throws {
    let picture = VipsFiles.picture(
      TestPicture.large.pixels, width: 1003, height: 701, bands: 3)
    let path = folder.path + "/whole." + name
    // Packed pixels end in the middle of the file, which has its directory behind them otherwise.
    VipsFiles.save(picture, saver, path)
    #expect(try !Decoded(path).pixels.isCutShort)
    let bytes = try PictureFileBytes.read(path)
    guard name == "png" else { return }
    let decoded = try cut(bytes, "short." + name)
    #expect(decoded.pixels.isCutShort)
    #expect(abs(Double(decoded[900, 100].red) - TestPicture.large.color(x: 900, y: 100).red) < 3)
  }

  /// libvips would go on with what it has in memory, which are earlier rows.
  @Test(arguments: [0, 1, 3]) func aCutPNGHasNoRowsThatAreNotInIt(level: Int) throws {
    let path = folder.path + "/whole.png"
    VipsFiles.save(
      VipsFiles.picture(TestPicture.large.pixels, width: 1003, height: 701, bands: 3), "pngsave",
      path)
    let bytes = try PictureFileBytes.read(path)
    let whole = try Decoded(path, level: level)
    let short = try Decoded(
      folder.write("short.png", Array(bytes[..<(bytes.count * 6 / 10)])), level: level)
    #expect(short.pixels.isCutShort && !short.isOpaque)
    let rows = (0..<short.height).map { short[10, $0] }
    let end = try #require(rows.firstIndex { $0.alpha == 0 })
    #expect(end > short.height / 4)
    #expect(rows[..<end].elementsEqual((0..<end).map { whole[10, $0] }))
    #expect(rows[end...].allSatisfy { $0.alpha == 0 })
  }

  /// Its pyramid would be made of rows that it does not have, and no disk is full.
  @Test func aCutPNGHasNoPyramid() throws {
    let path = folder.path + "/whole.png"
    VipsFiles.save(
      VipsFiles.picture(TestPicture.large.pixels, width: 1003, height: 701, bands: 3), "pngsave",
      path)
    let bytes = try PictureFileBytes.read(path)
    let file = try PictureFile(
      path: folder.write("short.png", Array(bytes[..<(bytes.count * 6 / 10)])))
    let decoder = PictureDecoder(
      limits: DecodeLimits(levelBytes: 200 << 20, workingBytes: 400 << 20))
    let header = try decoder.header(of: file)
    #expect(throws: PictureError.damaged("PNG")) {
      try decoder.buildPyramid(of: file, header, in: folder.path) { _ in true }
    }
  }

  /// Of one that moves there are fewer frames, and nobody says so.
  @Test func aCutGIFSaysSo() throws {
    let path = folder.path + "/whole.gif"
    VipsFiles.save(
      VipsFiles.picture(TestPicture.large.pixels, width: 1003, height: 701, bands: 3), "gifsave",
      path)
    #expect(try !Decoded(path).pixels.isCutShort)
    let decoded = try cut(PictureFileBytes.read(path), "short.gif", to: 0.8)
    #expect(decoded.pixels.isCutShort)
    #expect(decoded[10, 2].alpha == 255)
  }

  /// A TIFF file whose directory is there, in strips of a row each; what comes before the end is shown.
  @Test func aCutTIFFSaysSo() throws {
    let bytes = Self.tiff(width: 1000, height: 700)
    #expect(try !Decoded(folder.write("whole.tiff", bytes)).pixels.isCutShort)
    let decoded = try cut(bytes, "short.tiff")
    #expect(decoded.pixels.isCutShort)
    #expect(decoded[10, 2] == Decoded.Pixel(red: 10, green: 2, blue: 200, alpha: 255))
  }

  /// Their decoders have nothing to show of a picture that lacks its end: that is said, and no process breaks down.
  @Test(arguments: [("webp", "webpsave", "WebP"), ("heic", "heifsave", "HEIF")], [0.3, 0.6, 0.98])
  func whatIsCodedAsAWholeSaysSo(kind: (ending: String, saver: String, name: String), share: Double)
    throws
  {
    let picture = VipsFiles.picture(
      TestPicture.large.pixels, width: 1003, height: 701, bands: 3)
    let path = folder.path + "/whole." + kind.ending
    VipsFiles.save(picture, kind.saver, path)
    #expect(try !Decoded(path).pixels.isCutShort)
    let bytes = try PictureFileBytes.read(path)
    #expect(throws: PictureError.damaged(kind.name)) {
      try cut(bytes, "short." + kind.ending, to: share)
    }
  }

  /// Uncompressed, with its directory before its pixels: red is the column, green the row.
  private static func tiff(width: Int, height: Int) -> [UInt8] {
    func word(_ value: Int) -> [UInt8] { [UInt8(value & 255), UInt8(value >> 8 & 255)] }
    func long(_ value: Int) -> [UInt8] { word(value & 0xFFFF) + word(value >> 16) }
    let count = 10
    let end = 8 + 2 + count * 12 + 4
    let (bits, offsets) = (end, end + 6)
    let counts = offsets + 4 * height
    let pixels = counts + 4 * height
    // derivation: TIFF 6.0, section 8: tag, type (3 is two bytes, 4 is four), count, value or its place.
    func entry(_ tag: Int, _ type: Int, _ count: Int, _ value: Int) -> [UInt8] {
      word(tag) + word(type) + long(count) + long(value)
    }
    var bytes = Array("II".utf8) + word(42) + long(8) + word(count)
    bytes += entry(256, 4, 1, width) + entry(257, 4, 1, height) + entry(258, 3, 3, bits)
    bytes += entry(259, 3, 1, 1) + entry(262, 3, 1, 2) + entry(273, 4, height, offsets)
    bytes += entry(277, 3, 1, 3) + entry(278, 4, 1, 1) + entry(279, 4, height, counts)
    bytes += entry(284, 3, 1, 1) + long(0) + word(8) + word(8) + word(8)
    for row in 0..<height { bytes += long(pixels + row * width * 3) }
    for _ in 0..<height { bytes += long(width * 3) }
    for row in 0..<height {
      for column in 0..<width { bytes += [UInt8(column & 255), UInt8(row & 255), 200] }
    }
    return bytes
  }

  /// It crosses from the process that reads the file to the one that shows it.
  @Test func itIsAnswered() {
    guard
      case .pixels(isOpaque: false, isCutShort: true, lacksColors: false)? = DecodingAnswer(
        DecodingAnswer.pixels(isOpaque: false, isCutShort: true).bytes)
    else {
      Issue.record("it is not answered")
      return
    }
  }
}
