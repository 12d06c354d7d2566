import CVips
import Testing

@testable import PhotoTiles

@Suite struct VipsDecoderTests {
  private let folder = TemporaryFolder()
  private let picture = TestPicture.large

  private func path(_ name: String) -> String { folder.path + "/" + name }

  private static let pixels = TestPicture.large.pixels
  private var colors: VipsPicture {
    VipsFiles.picture(Self.pixels, width: 1003, height: 701, bands: 3)
  }

  @Test(arguments: [
    ("pngsave", "a.png", 0.0), ("tiffsave", "a.tiff", 0), ("ppmsave", "a.ppm", 0),
    ("webpsave", "a.webp", 12), ("jp2ksave", "a.jp2", 12), ("jxlsave", "a.jxl", 12),
  ])
  func everyLevelLiesExactlyOnThePicture(
    saver: String, name: String, loss: Double
  ) throws {
    VipsFiles.save(colors, saver, path(name))
    for level in 0...3 {
      let decoded = try Decoded(path(name), level: level)
      #expect(decoded.width == ((1003 - 1) >> level) + 1)
      #expect(decoded.isOpaque)
      let side = Double(1 << level)
      for (u, v) in [(0.1, 0.2), (0.9, 0.1), (0.3, 0.8), (0.8, 0.9)] {
        let (x, y) = (Int(u * Double(decoded.width)), Int(v * Double(decoded.height)))
        let color = picture.color(x: (Double(x) + 0.5) * side, y: (Double(y) + 0.5) * side)
        #expect(abs(Double(decoded[x, y].red) - color.red) <= 1.5 + loss)
        #expect(abs(Double(decoded[x, y].green) - color.green) <= 1.5 + loss)
        #expect(abs(Double(decoded[x, y].blue) - color.blue) <= 1.5 + loss)
      }
    }
  }

  @Test func webPHalvesItselfOnlyWhereThatIsExact() throws {
    let even = TestPicture(width: 1200, height: 800)
    VipsFiles.save(
      VipsFiles.picture(even.pixels, width: 1200, height: 800, bands: 3), "webpsave",
      path("e.webp"), numbers: [("Q", 95)])
    for level in 1...4 {
      let decoded = try Decoded(path("e.webp"), level: level)
      let side = Double(1 << level)
      let (x, y) = (decoded.width - 2, decoded.height - 2)
      let color = even.color(x: (Double(x) + 0.5) * side, y: (Double(y) + 0.5) * side)
      #expect(abs(Double(decoded[x, y].red) - color.red) <= 4)
      #expect(abs(Double(decoded[x, y].green) - color.green) <= 4)
    }
  }

  @Test func alphaIsPremultipliedAndDoesNotBleed() throws {
    // Left half transparent white, right half red at 50 %.
    let bytes = (0..<64 * 64).flatMap {
      ($0 % 64 < 32 ? [255, 255, 255, 0] : [200, 0, 0, 128]) as [UInt8]
    }
    VipsFiles.save(
      VipsFiles.picture(bytes, width: 64, height: 64, bands: 4), "pngsave", path("a.png"))
    let decoded = try Decoded(path("a.png"))
    #expect(!decoded.isOpaque)
    #expect(decoded[10, 10] == .init(red: 0, green: 0, blue: 0, alpha: 0))
    #expect(decoded[40, 10] == .init(red: 100, green: 0, blue: 0, alpha: 128))
  }

  @Test func shrunkAlphaIsTheMeanOfWhatIsSeen() throws {
    // Columns alternate between transparent green and opaque red.
    let bytes = (0..<1024 * 8).flatMap {
      ($0 % 2 == 0 ? [0, 255, 0, 0] : [200, 0, 0, 255]) as [UInt8]
    }
    VipsFiles.save(
      VipsFiles.picture(bytes, width: 1024, height: 8, bands: 4), "pngsave", path("m.png"))
    let pixel = try Decoded(path("m.png"), level: 1)[100, 2]
    #expect(abs(pixel.alpha - 128) <= 1 && abs(pixel.red - 100) <= 1)
    #expect(pixel.green == 0 && pixel.blue == 0)
  }

  @Test(arguments: [0, 1])
  func sixteenBitsAreReduced(level: Int) throws {
    let values = (0..<1024 * 16).flatMap { _ in [0x8040, 0xFFFF, 0x0100] as [UInt16] }
    VipsFiles.save(
      VipsFiles.picture16(values, width: 1024, height: 16, bands: 3), "pngsave", path("w.png"))
    let decoded = try Decoded(path("w.png"), level: level)
    #expect(decoded[5, 5] == .init(red: 128, green: 255, blue: 1, alpha: 255))
    #expect(decoded.isOpaque)
  }

  @Test(arguments: [0, 1])
  func sixteenBitsWithAlphaAreReduced(level: Int) throws {
    let values = (0..<1024 * 16).flatMap { _ in [0xFFFF, 0x8080, 0, 0x8080] as [UInt16] }
    VipsFiles.save(
      VipsFiles.picture16(values, width: 1024, height: 16, bands: 4), "pngsave", path("v.png"))
    let pixel = try Decoded(path("v.png"), level: level)[5, 5]
    #expect(abs(pixel.red - 128) <= 1 && abs(pixel.green - 64) <= 1 && pixel.blue == 0)
    #expect(abs(pixel.alpha - 128) <= 1)
  }

  @Test func greyAndGreyWithAlphaAreShown() throws {
    VipsFiles.save(
      VipsFiles.picture([UInt8](repeating: 77, count: 100), width: 10, height: 10, bands: 1),
      "pngsave", path("g.png"))
    #expect(try Decoded(path("g.png"))[3, 3] == .init(red: 77, green: 77, blue: 77, alpha: 255))
    let bytes = (0..<100).flatMap { _ in [200, 51] as [UInt8] }
    VipsFiles.save(
      VipsFiles.picture(bytes, width: 10, height: 10, bands: 2), "pngsave", path("h.png"))
    #expect(try Decoded(path("h.png"))[3, 3] == .init(red: 40, green: 40, blue: 40, alpha: 51))
  }

  @Test(arguments: Orientation.allCases)
  func orientationIsAppliedOnce(orientation: Orientation) throws {
    let turned = colors.applying("copy")!
    vips_image_set_int(turned.pointer, "orientation", Int32(orientation.rawValue))
    VipsFiles.save(turned, "tiffsave", path("o.tiff"))
    for level in [0, 1] {
      let decoded = try Decoded(path("o.tiff"), level: level)
      let size = orientation.uprightSize(width: 1003, height: 701)
      #expect(decoded.header.grid.width == size.width)
      // The blue quarter of the stored picture is its first.
      let corners = [(0.1, 0.1), (0.9, 0.1), (0.1, 0.9), (0.9, 0.9)].map { (u, v) in
        decoded[Int(u * Double(decoded.width)), Int(v * Double(decoded.height))].blue > 128
      }
      let expected =
        switch orientation.rawValue {
        case 1, 5: [true, false, false, false]
        case 2, 6: [false, true, false, false]
        case 4, 8: [false, false, true, false]
        default: [false, false, false, true]
        }
      #expect(corners == expected)
    }
  }

  @Test func anInterlacedPictureSaysWhatItHolds() throws {
    VipsFiles.save(colors, "pngsave", path("i.png"), flags: ["interlace"])
    let header = try Decoded(path("i.png"), level: 2).header
    #expect(header.format == .other(VipsHeader(loader: .png, bytesHeld: 1003 * 701 * 4)))
  }

  @Test func vectorsAreDrawnLarge() throws {
    let svg = """
      <svg xmlns="http://www.w3.org/2000/svg" width="20" height="10">
      <rect width="10" height="10" fill="#f00"/></svg>
      """
    let decoded = try Decoded(folder.write("v.svg", Array(svg.utf8)), level: 2)
    #expect(decoded.header.grid.width == 4096 && decoded.header.grid.height == 2048)
    #expect(decoded[100, 100] == .init(red: 255, green: 0, blue: 0, alpha: 255))
    #expect(decoded[900, 100].alpha == 0)
  }

  @Test func aTruncatedPictureShowsWhatIsThere() throws {
    VipsFiles.save(colors, "pngsave", path("t.png"), numbers: [("compression", 0)])
    let bytes = try PictureFileBytes.read(path("t.png"))
    let decoded = try Decoded(folder.write("u.png", Array(bytes[..<(bytes.count / 2)])))
    #expect(abs(Double(decoded[500, 100].green) - picture.color(x: 500, y: 100).green) < 2)
  }

  /// The header of a PNG file, with room for a few pixels behind it.
  private func png(width: UInt32, height: UInt32) -> [UInt8] {
    func big(_ value: UInt32) -> [UInt8] { (0..<4).map { UInt8(value >> (24 - 8 * $0) & 255) } }
    func chunk(_ name: String, _ payload: [UInt8]) -> [UInt8] {
      let body = Array(name.utf8) + payload
      var crc: UInt32 = 0xFFFF_FFFF
      for byte in body {
        crc ^= UInt32(byte)
        for _ in 0..<8 { crc = crc & 1 == 1 ? crc >> 1 ^ 0xEDB8_8320 : crc >> 1 }
      }
      return big(UInt32(payload.count)) + body + big(~crc)
    }
    return [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
      + chunk("IHDR", big(width) + big(height) + [8, 6, 0, 0, 0])
      + chunk("IDAT", [0x78, 0x9C, 0x63, 0, 0, 0, 1, 0, 1]) + chunk("IEND", [])
  }

  @Test func absurdSizesAreNotAllocated() throws {
    let file = folder.write("big.png", png(width: 60_000, height: 60_000))
    #expect(try headerOf(file).finestLevel == 4)
    #expect(reason(folder.write("huge.png", png(width: 900_000, height: 900_000))) != nil)
  }

  private func headerOf(_ path: String) throws -> PictureHeader {
    let limits = DecodeLimits(levelBytes: 64 << 20, workingBytes: 256 << 20)
    let file = try PictureFile(path: path)
    return try PictureDecoder(limits: limits).header(of: file)
  }
}
