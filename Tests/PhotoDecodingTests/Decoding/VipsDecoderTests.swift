import CVips
import Testing

@testable import PhotoDecoding
@testable import TestPictures

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

  /// A file that says how it is to be turned.
  private func turned(_ name: String, _ orientation: Orientation) throws -> String {
    let exif = picture.exif(orientation: orientation.rawValue)
    // Behind the segment's own marker, length and name.
    let data = Array(exif.dropFirst(10))
    let turned = colors.applying("copy")!
    vips_image_set_int(turned.pointer, "orientation", Int32(orientation.rawValue))
    switch name {
    case "o.tiff": VipsFiles.save(turned, "tiffsave", path(name))
    case "o.png":
      VipsFiles.save(colors, "pngsave", path("plain.png"))
      let bytes = try PictureFileBytes.read(path("plain.png"))
      // Behind the signature and the header.
      folder.write(name, bytes[..<33] + PNGFile.chunk("eXIf", data) + bytes[33...])
    default:
      VipsFiles.save(colors, "webpsave", path("plain.webp"), numbers: [("Q", 100)])
      let bytes = try PictureFileBytes.read(path("plain.webp"))
      folder.write(name, WebPContainer.still(bytes, width: 1003, height: 701, exif: data))
    }
    return path(name)
  }

  @Test(arguments: Orientation.allCases, ["o.tiff", "o.png", "o.webp"])
  func orientationIsAppliedOnce(orientation: Orientation, name: String) throws {
    let file = try turned(name, orientation)
    for level in [0, 1] {
      let decoded = try Decoded(file, level: level)
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

  /// Which quarter of a HEIF file is blue: it was the upper left one. EXIF's own orientation, which
  /// phones write as well, does not count.
  @Test(
    arguments: [
      (nil, [true, false, false, false]), (1, [false, false, true, false]),
      (2, [false, false, false, true]), (3, [false, true, false, false]),
    ] as [(UInt8?, [Bool])])
  func heifIsTurnedByItsOwnPropertyAlone(quarters: UInt8?, blue: [Bool]) throws {
    // Of whole blocks: otherwise libheif writes a second picture that is cut out of the first one.
    let even = TestPicture(width: 640, height: 448)
    let tagged = VipsFiles.picture(even.pixels, width: 640, height: 448, bands: 3)
      .applying("copy")!
    vips_image_set_int(tagged.pointer, "orientation", 6)
    VipsFiles.save(tagged, "heifsave", path("plain.heic"), numbers: [("Q", 90)])
    var bytes = try PictureFileBytes.read(path("plain.heic"))
    #expect(bytes.indices.contains { bytes[$0...].starts(with: "Exif".utf8) })
    if let quarters { bytes = HEIFFile(bytes).adding(property: "irot", quarters) }
    let decoded = try Decoded(folder.write("turned.heic", bytes), level: 1)
    #expect(decoded.header.grid.width == ((quarters ?? 0) % 2 == 1 ? 448 : 640))
    let corners = [(0.1, 0.1), (0.9, 0.1), (0.1, 0.9), (0.9, 0.9)].map { (u, v) in
      decoded[Int(u * Double(decoded.width)), Int(v * Double(decoded.height))].blue > 128
    }
    #expect(corners == blue)
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
    PNGFile.header(width: width, height: height)
      + PNGFile.chunk("IDAT", [0x78, 0x9C, 0x63, 0, 0, 0, 1, 0, 1]) + PNGFile.chunk("IEND", [])
  }

  @Test func absurdSizesAreNotAllocated() throws {
    let small = png(width: 60_000, height: 60_000)
    #expect(reason(folder.write("empty.png", small)) == .damaged("PNG"))
    let padded = folder.write("big.png", small + [UInt8](repeating: 0, count: 440_000))
    #expect(try headerOf(padded).finestLevel == 4)
    #expect(reason(folder.write("huge.png", png(width: 900_000, height: 900_000))) != nil)
  }

  private func headerOf(_ path: String) throws -> PictureHeader {
    let limits = DecodeLimits(levelBytes: 64 << 20, workingBytes: 256 << 20)
    let file = try PictureFile(path: path)
    return try PictureDecoder(limits: limits).header(of: file)
  }
}
