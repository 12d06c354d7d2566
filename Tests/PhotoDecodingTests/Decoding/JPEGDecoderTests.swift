import CTurboJPEG
import TestSupport
import Testing

@testable import PhotoDecoding
@testable import TestPictures

@Suite struct JPEGDecoderTests {
  private let folder = TemporaryFolder()

  /// Places in the picture as parts of its stored sides, away from the blue edge.
  private static let places = [(0.1, 0.2), (0.9, 0.1), (0.3, 0.8), (0.8, 0.9), (0.4, 0.4)]

  @Test(arguments: Orientation.allCases, [0, 1, 2, 3, 4, 5])
  func everyOrientationIsUprightAtEveryLevel(orientation: Orientation, level: Int) throws {
    let picture = TestPicture.large
    let path = folder.write(
      "o.jpg",
      TestPicture.insert(
        picture.exif(orientation: orientation.rawValue), into: TestPicture.largeJPEG))
    let decoded = try Decoded(path, level: level)
    let size = orientation.uprightSize(width: 1003, height: 701)
    #expect(decoded.header.grid.width == size.width && decoded.header.grid.height == size.height)
    #expect(decoded.isOpaque)
    for (u, v) in Self.places {
      // Where EXIF says that this place of the stored picture is shown.
      let upright: (Double, Double) =
        switch orientation.rawValue {
        case 1: (u, v)
        case 2: (1 - u, v)
        case 3: (1 - u, 1 - v)
        case 4: (u, 1 - v)
        case 5: (v, u)
        case 6: (1 - v, u)
        case 7: (1 - v, 1 - u)
        default: (v, 1 - u)
        }
      let pixel = decoded[
        Int(upright.0 * Double(decoded.width)), Int(upright.1 * Double(decoded.height))]
      let color = picture.color(x: u * 1003, y: v * 701)
      // A pixel of level 5 covers 32, over which the colours run through 10 steps.
      let tolerance = 4.0 + 10 * Double(1 << level) / 32
      #expect(abs(Double(pixel.red) - color.red) <= tolerance)
      #expect(abs(Double(pixel.green) - color.green) <= tolerance)
      #expect(abs(Double(pixel.blue) - color.blue) <= 8)
      #expect(pixel.alpha == 255)
    }
  }

  @Test func levelsLieExactlyUponEachOther() throws {
    let picture = TestPicture.large
    let path = folder.write("p.jpg", TestPicture.largeJPEG)
    for level in 1...5 {
      let decoded = try Decoded(path, level: level)
      let side = Double(1 << level)
      for (x, y) in [(1, 1), (decoded.width / 3, decoded.height / 3)] {
        let color = picture.color(x: (Double(x) + 0.5) * side, y: (Double(y) + 0.5) * side)
        #expect(abs(Double(decoded[x, y].red) - color.red) <= 2.5)
        #expect(abs(Double(decoded[x, y].green) - color.green) <= 2.5)
      }
    }
  }

  @Test func bigEndianEXIFIsRead() throws {
    let picture = TestPicture(width: 40, height: 30)
    let path = folder.write(
      "b.jpg",
      TestPicture.insert(picture.exif(orientation: 6, bigEndian: true), into: picture.jpeg()))
    #expect(try Decoded(path).width == 30)
  }

  @Test(arguments: [0, 9, 200])
  func nonsenseOrientationsAreUpright(value: Int) throws {
    let path = folder.write("n.jpg", TestPicture(width: 40, height: 30).jpeg(orientation: value))
    #expect(try Decoded(path).header.orientation == .upright)
  }

  @Test func greyIsShown() throws {
    let bytes = (0..<64 * 32).map { UInt8($0 % 64 * 4) }
    let path = folder.write(
      "g.jpg",
      TestPicture.jpeg(
        bytes, width: 64, height: 32, format: TJPF_GRAY, subsampling: TJSAMP_GRAY))
    let pixel = try Decoded(path)[40, 16]
    #expect(abs(pixel.red - 160) < 4 && pixel.red == pixel.green && pixel.green == pixel.blue)
  }

  @Test func progressiveOnesSayWhatTheyHold() throws {
    let path = folder.write("s.jpg", TestPicture.large.jpeg(progressive: true))
    let decoded = try Decoded(path, level: 2)
    // 126 × 88 blocks of three colours at 128 bytes.
    #expect(
      decoded.header.format
        == .jpeg(
          JPEGHeader(components: 3, coefficientBytes: 126 * 88 * 3 * 128, hasOtherProfile: false)))
    #expect(abs(decoded[125, 20].red - 127) < 4)
  }

  @Test func aTruncatedOneShowsWhatIsThere() throws {
    let bytes = TestPicture(width: 800, height: 600).jpeg()
    let path = folder.write("t.jpg", Array(bytes[..<(bytes.count / 2)]))
    let decoded = try Decoded(path)
    #expect(abs(decoded[700, 100].red - 208) < 6)
    #expect(abs(decoded[700, 100].green - 56) < 6)
  }

  @Test func oneWithoutPictureDataIsDamaged() throws {
    let bytes = TestPicture(width: 800, height: 600).jpeg()
    let scan = bytes.indices.first { bytes[$0] == 0xFF && bytes[$0 + 1] == 0xDA }!
    #expect(reason(folder.write("h.jpg", Array(bytes[..<(scan + 14)]))) == .damaged("JPEG"))
    #expect(reason(folder.write("s.jpg", Array(bytes[..<200]))) == .damaged("JPEG"))
    #expect(reason(folder.write("m.jpg", [0xFF, 0xD8, 0xFF])) == .damaged("JPEG"))
    #expect(
      reason(folder.write("g.jpg", [0xFF, 0xD8, 0xFF] + (0..<5000).map { UInt8($0 * 7 & 255) }))
        == .damaged("JPEG"))
  }

  @Test func neverCrashesOnBrokenFiles() throws {
    let bytes = TestPicture(width: 120, height: 90).jpeg(orientation: 6)
    var random = SeededGenerator(seed: 99)
    func next(_ count: Int) -> Int { Int.random(in: 0..<count, using: &random) }
    var shown = 0
    for _ in 0..<300 {
      var broken = bytes
      for _ in 0...next(8) { broken[next(broken.count)] = UInt8(next(256)) }
      if next(3) == 0 { broken.removeLast(next(broken.count)) }
      if reason(folder.write("x.jpg", broken), level: 0) == nil { shown += 1 }
    }
    #expect(shown > 30 && shown < 300)
  }

  /// The frame header's height and width replaced.
  private func claiming(width: Int, height: Int, _ bytes: [UInt8]) -> [UInt8] {
    var bytes = bytes
    let frame = bytes.indices.first { bytes[$0] == 0xFF && [0xC0, 0xC2].contains(bytes[$0 + 1]) }!
    let size = [height >> 8, height & 255, width >> 8, width & 255].map { UInt8($0) }
    bytes.replaceSubrange(frame + 5..<frame + 9, with: size)
    return bytes
  }

  @Test func absurdSizesAreNotAllocated() throws {
    let small = TestPicture(width: 64, height: 64).jpeg()
    let path = folder.write("a.jpg", claiming(width: 60_000, height: 60_000, small))
    #expect(reason(path) == .damaged("JPEG"))
    // With enough data behind it, it is decoded only as small as fits.
    let padded =
      claiming(width: 60_000, height: 60_000, small) + [UInt8](repeating: 0, count: 800_000)
    #expect(reason(folder.write("b.jpg", padded)) == .tooLarge(width: 60_000, height: 60_000))
    let limits = DecodeLimits(levelBytes: 40 << 20, workingBytes: 40 << 20)
    #expect(throws: PictureError.tooLarge(width: 60_000, height: 60_000)) {
      try Decoded(folder.path + "/b.jpg", level: 8, limits: limits)
    }
    // A progressive one would hold all of its coefficients.
    let progressive = TestPicture(width: 64, height: 64).jpeg(progressive: true)
    let large =
      claiming(width: 20_000, height: 20_000, progressive)
      + [UInt8](repeating: 0, count: 90_000)
    #expect(reason(folder.write("c.jpg", large)) == .tooLarge(width: 20_000, height: 20_000))
  }

  @Test func whatDoesNotFitIsDecodedSmaller() throws {
    let path = folder.write("f.jpg", TestPicture(width: 2000, height: 1500).jpeg())
    let limits = DecodeLimits(levelBytes: 4 << 20, workingBytes: 8 << 20)
    #expect(try Decoded(path, level: 1, limits: limits).header.finestLevel == 1)
  }

  @Test func otherColoursThanSRGBAreConverted() throws {
    let gray = [UInt8](repeating: 0, count: 64 * 64).enumerated().flatMap { _ in
      [180, 60, 60] as [UInt8]
    }
    let picture = VipsFiles.picture(gray, width: 64, height: 64, bands: 3)
    for (profile, name) in [("p3", "p3.jpg"), ("srgb", "srgb.jpg")] {
      VipsFiles.save(
        picture, "jpegsave", folder.path + "/" + name, texts: [("profile", profile)],
        numbers: [("Q", 100)])
    }
    // Display P3 (180, 60, 60) in sRGB, by the standards' matrices.
    let wide = try Decoded(folder.path + "/p3.jpg")[32, 32]
    #expect(abs(wide.red - 195) <= 2 && abs(wide.green - 47) <= 2 && abs(wide.blue - 54) <= 2)
    let plain = try Decoded(folder.path + "/srgb.jpg")
    #expect(abs(plain[32, 32].red - 180) <= 2 && abs(plain[32, 32].green - 60) <= 2)
    guard case .jpeg = plain.header.format else {
      Issue.record("sRGB needs no conversion")
      return
    }
  }

  @Test func cmykIsShown() throws {
    // Inverted, as Adobe writes it: no cyan, all magenta and yellow, no black.
    let inks = (0..<64 * 64).flatMap { _ in [255, 0, 0, 255] as [UInt8] }
    let path = folder.write(
      "k.jpg", TestPicture.jpeg(inks, width: 64, height: 64, format: TJPF_CMYK))
    let decoded = try Decoded(path, level: 0)
    let pixel = decoded[32, 32]
    #expect(pixel.red > 180 && pixel.green < 90 && pixel.blue < 90 && pixel.alpha == 255)
  }
}
