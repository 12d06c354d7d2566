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

  /// It crosses from the process that reads the file to the one that shows it.
  @Test func itIsAnswered() {
    guard
      case .pixels(isOpaque: false, isCutShort: true)? = DecodingAnswer(
        DecodingAnswer.pixels(isOpaque: false, isCutShort: true).bytes)
    else {
      Issue.record("it is not answered")
      return
    }
  }
}
