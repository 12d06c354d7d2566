import CVips
import Testing
import TilePyramid

@testable import PhotoDecoding
@testable import TestPictures

@Suite struct AnimatedPictureTests {
  private let folder = TemporaryFolder()

  private func write(_ saver: String, _ name: String, rounds: Int32 = 0) -> String {
    VipsFiles.saveAnimation(saver, folder.path + "/" + name, rounds: rounds)
  }

  private func frame(
    _ number: Int, level: Int = 0, of path: String, _ decoder: PictureDecoder
  ) throws -> Decoded {
    let source = DiskPicture(path: path)
    let header = try decoder.header(of: source.picture())
    let piece = PieceKey(picture: 0, level: Int16(level), frame: UInt16(number))
    return Decoded(
      header, level: level,
      try decoder.decode(piece, of: header, in: source.files(of: piece, header)))
  }

  private var decoder: PictureDecoder {
    PictureDecoder(limits: DecodeLimits(levelBytes: 200 << 20, workingBytes: 400 << 20))
  }

  @Test(arguments: [("gifsave", "a.gif"), ("webpsave", "a.webp")])
  func framesComeInAnyOrderAtAnyLevel(saver: String, name: String) throws {
    let path = write(saver, name)
    let decoder = decoder
    for number in [0, 1, 2, 3, 4, 0, 4, 2, 2, 1, 3, 0] {
      for level in [0, 1] {
        let decoded = try frame(number, level: level, of: path, decoder)
        #expect(decoded.width == 60 >> level && decoded.height == 44 >> level)
        let color = VipsFiles.frameColors[number].map { Int($0) }
        for y in [0, 20 >> level, (44 >> level) - 1] {
          let plain = decoded[55 >> level, y]
          let distances = zip(color, [plain.red, plain.green, plain.blue]).map { abs($0 - $1) }
          #expect(distances.allSatisfy { $0 <= 5 }, "frame \(number), level \(level), \(plain)")
          let stripe = decoded[(10 * number) >> level, y]
          #expect(min(stripe.red, stripe.green, stripe.blue) > (level == 0 ? 250 : 120))
        }
      }
    }
  }

  @Test(arguments: [("gifsave", "t.gif"), ("webpsave", "t.webp")])
  func theFileSaysWhenFramesAreShown(saver: String, name: String) throws {
    let timeline = try #require(try Decoded(write(saver, name)).header.animation)
    #expect(timeline.delays == [70, 100, 250, 1000, 40] && timeline.rounds == nil)
    let thrice = try Decoded(write(saver, name, rounds: 3)).header.animation
    #expect(thrice?.rounds == 3)
  }

  @Test func picturesOfOneFrameStandStill() throws {
    let picture = VipsFiles.picture(
      [UInt8](repeating: 9, count: 300), width: 10, height: 10, bands: 3)
    for (saver, name) in [("gifsave", "s.gif"), ("webpsave", "s.webp"), ("tiffsave", "s.tif")] {
      VipsFiles.save(picture, saver, folder.path + "/" + name)
      #expect(try Decoded(folder.path + "/" + name).header.animation == nil)
    }
  }

  /// Frames that lie only on a part of the picture, and that are taken away again.
  @Test func framesOfAGIFLieUponEachOtherAsImageMagickHasThem() throws {
    let path = folder.path + "/l.gif"
    func layer(_ disposal: String, _ color: String, _ size: String, _ place: String) -> [String] {
      [
        "(", "-dispose", disposal, "-delay", "7", "-size", size, "xc:none", "-fill", color, "-draw",
        "rectangle 0,0 100,11", "-repage", "80x60" + place, ")",
      ]
    }
    try ImageMagick.convert(
      layer("none", "navy", "80x60", "+0+0") + layer("background", "red", "30x20", "+10+10")
        + layer("previous", "lime", "30x20", "+30+20") + layer("none", "yellow", "20x20", "+50+30")
        + layer("background", "white", "20x20", "+0+40") + layer("none", "cyan", "40x50", "+20+5")
        + ["-loop", "0", path])
    let expected = try ImageMagick.pixels(path, ["-coalesce"])
    #expect(expected.count == 6 * 80 * 60 * 4)
    try expectFrames(of: path, expected.map { UInt8($0 >> 8) })
  }

  /// As the container's specification has it, pixel by pixel.
  @Test func framesOfAWebPLieUponEachOtherAsSpecified() throws {
    let frames: [(color: [UInt8], place: PixelArea, isTakenAway: Bool, isBlended: Bool)] = [
      ([0, 0, 128], PixelArea(x: 0, y: 0, width: 80, height: 60), false, true),
      ([255, 0, 0], PixelArea(x: 10, y: 10, width: 30, height: 20), true, true),
      ([0, 255, 0], PixelArea(x: 30, y: 20, width: 30, height: 20), false, false),
      ([255, 255, 0], PixelArea(x: 50, y: 30, width: 20, height: 20), true, true),
      ([255, 255, 255], PixelArea(x: 0, y: 40, width: 20, height: 20), true, false),
      ([0, 255, 255], PixelArea(x: 20, y: 4, width: 40, height: 50), false, true),
    ]
    var canvas = [UInt8](repeating: 0, count: 80 * 60 * 4)
    var expected: [UInt8] = []
    var parts: [WebPContainer.Frame] = []
    for (index, frame) in frames.enumerated() {
      let place = frame.place
      // The upper twelve rows are coloured, the others transparent.
      let picture = (0..<place.width * place.height).flatMap { index -> [UInt8] in
        index / place.width < 12 ? frame.color + [255] : [0, 0, 0, 0]
      }
      if index > 0, frames[index - 1].isTakenAway {
        fill(&canvas, frames[index - 1].place) { _, _ in [0, 0, 0, 0] }
      }
      fill(&canvas, place) { x, y in
        if y - place.y < 12 { return frame.color + [255] }
        return frame.isBlended ? nil : [0, 0, 0, 0]
      }
      expected += canvas
      VipsFiles.save(
        VipsFiles.picture(picture, width: place.width, height: place.height, bands: 4), "webpsave",
        folder.path + "/part.webp", flags: ["lossless"])
      parts.append(
        WebPContainer.Frame(
          picture: try PictureFileBytes.read(folder.path + "/part.webp"), x: place.x, y: place.y,
          width: place.width, height: place.height, isTakenAway: frame.isTakenAway,
          isBlended: frame.isBlended))
    }
    let file = WebPContainer.animation(width: 80, height: 60, parts, delay: 70)
    try expectFrames(of: folder.write("l.webp", file), expected)
  }

  private func fill(
    _ canvas: inout [UInt8], _ place: PixelArea, _ pixel: (Int, Int) -> [UInt8]?
  ) {
    for y in place.y..<place.maxY {
      for x in place.x..<place.maxX {
        let start = 4 * (80 * y + x)
        if let pixel = pixel(x, y) { canvas.replaceSubrange(start..<start + 4, with: pixel) }
      }
    }
  }

  /// - Parameter expected: of six frames of 80 × 60 pixels.
  private func expectFrames(of path: String, _ expected: [UInt8]) throws {
    let decoder = decoder
    for number in 0..<6 {
      let decoded = try frame(number, of: path, decoder)
      var wrong = 0
      for index in 0..<80 * 60 {
        let start = 4 * (80 * 60 * number + index)
        let pixel = expected[start..<start + 4].map { Int($0) }
        let found = decoded[index % 80, index / 80]
        let isSame =
          pixel[3] == 0
          ? found.alpha == 0 : [found.red, found.green, found.blue, found.alpha] == pixel
        if !isSame { wrong += 1 }
      }
      #expect(wrong == 0, "frame \(number)")
    }
  }

  @Test func whatIsTooLargeToMoveStandsStill() throws {
    let path = write("gifsave", "l.gif")
    // One frame takes 10,560 bytes, and the decoder holds six.
    func header(_ working: Int64, level: Int64 = 1 << 20) throws -> PictureHeader {
      let limits = DecodeLimits(levelBytes: level, workingBytes: working)
      let source = DiskPicture(path: path)
      return try PictureDecoder(limits: limits).header(of: source.picture())
    }
    #expect(try header(70_000).animation != nil)
    #expect(try header(60_000).animation == nil)
  }

  /// Four frames are in memory at a time.
  @Test func framesThatDoNotFitAreDecodedSmaller() throws {
    let bytes = [UInt8](repeating: 80, count: 1200 * 1600)
    let all = VipsFiles.picture(bytes, width: 1200, height: 1600, bands: 1).applying("copy")!
    vips_image_set_int(all.pointer, "page-height", 800)
    VipsFiles.save(all, "gifsave", folder.path + "/m.gif")
    func finest(_ level: Int64) throws -> Int {
      let limits = DecodeLimits(levelBytes: level, workingBytes: 1 << 30)
      return try Decoded(folder.path + "/m.gif", level: 2, limits: limits).header.finestLevel
    }
    // 1200 × 800 pixels take 3.84 MB.
    #expect(try finest(16 << 20) == 0)
    #expect(try finest(15_000_000) == 1)
  }

  @Test func aTruncatedOneShowsItsFirstFrames() throws {
    let path = write("gifsave", "c.gif")
    let bytes = try PictureFileBytes.read(path)
    let short = folder.write("d.gif", Array(bytes[..<(bytes.count / 2)]))
    let decoder = decoder
    #expect(try frame(0, of: short, decoder)[55, 20].red >= 245)
    for number in [4, 3, 4, 0] { _ = try? frame(number, of: short, decoder) }
    #expect(try frame(0, of: short, decoder)[55, 20].red >= 245)
  }

  /// Each of a single black pixel.
  private func gif(frames: Int) -> [UInt8] {
    let start = Array("GIF89a".utf8) + [1, 0, 1, 0, 0x80, 0, 0, 0, 0, 0, 255, 255, 255]
    let frame: [UInt8] =
      [0x21, 0xF9, 4, 0, 3, 0, 0, 0, 0x2C, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0]
    return start + (0..<frames).flatMap { _ in frame } + [0x3B]
  }

  @Test func ofAbsurdlyManyFramesTheFirstOnesAreShown() throws {
    let decoder = decoder
    let path = folder.write("n.gif", gif(frames: 10_000))
    let last = try frame(4095, of: path, decoder)
    #expect(last.header.animation?.frameCount == 4096)
    #expect(last[0, 0] == .init(red: 0, green: 0, blue: 0, alpha: 255))
    #expect(throws: PictureError.damaged("GIF")) { try frame(4096, of: path, decoder) }
  }
}
