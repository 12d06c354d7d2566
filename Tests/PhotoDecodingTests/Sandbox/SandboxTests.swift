import Foundation
import Testing
import TilePyramid

@testable import PhotoDecoding
@testable import TestPictures

/// What decoding processes cannot do, and that they decode all the same. `SandboxProbe` does it, since
/// only a program without threads can be copied.
@Suite struct SandboxTests {
  private let folder = TemporaryFolder()

  private func probe(_ arguments: String...) throws -> [String] {
    try SandboxProbeRun(arguments).lines
  }

  @Test func everyFormatHasTheSamePixelsAsWithoutIt() throws {
    let test = TestPicture(width: 803, height: 601)
    let vips = VipsFiles.picture(test.pixels, width: test.width, height: test.height, bands: 3)
    var files = [folder.write("a.jpg", test.jpeg(orientation: 6))]
    files += VipsFiles.saveEveryFormat(vips, in: folder.path)
    let drawing =
      "<svg xmlns='http://www.w3.org/2000/svg' width='300' height='200'><text y='90'>Ag</text></svg>"
    files.append(folder.write("a.svg", Array(drawing.utf8)))
    files.append(VipsFiles.saveAnimation("webpsave", folder.path + "/moving.webp"))
    VipsFiles.save(vips, "dzsave", folder.path + "/map", texts: [("suffix", ".png")])
    files.append(folder.path + "/map.dzi")
    VipsFiles.save(
      vips, "dzsave", folder.path + "/iiif",
      numbers: [("layout", VipsFiles.layout(named: "iiif3"))])
    files.append(folder.path + "/iiif/info.json")
    VipsFiles.save(vips, "tiffsave", folder.path + "/pyramid.tif", flags: ["tile", "pyramid"])
    files.append(folder.path + "/pyramid.tif")
    let camera = DNGFile.Picture.jpeg(test.jpeg(), width: test.width, height: test.height)
    files.append(folder.write("a.dng", DNGFile(picture: camera, orientation: 8).bytes))
    let lines = try SandboxProbeRun(["decode"] + files).lines
    #expect(
      lines == [
        "a.jpg: 803x601: 2 pieces the same", "a.png: 803x601: 2 pieces the same",
        "a.webp: 803x601: 2 pieces the same", "a.tif: 803x601: 2 pieces the same",
        "a.gif: 803x601: 2 pieces the same", "a.heic: 803x601: 2 pieces the same",
        "a.jxl: 803x601: 2 pieces the same", "a.jp2: 803x601: 2 pieces the same",
        "a.svg: 4096x2731: 4 pieces the same", "moving.webp: 60x44: 5 pieces the same",
        "map.dzi: 803x601: 5 pieces the same", "info.json: 803x601: 5 pieces the same",
        "pyramid.tif: 803x601: 5 pieces the same", "a.dng: 803x601: 2 pieces the same",
      ])
  }

  /// A locked process has no other file than those that it was handed, the profile among them.
  @Test func aDisplaysColorsAreThereToo() throws {
    let test = TestPicture(width: 803, height: 601)
    let photo = folder.write("a.jpg", test.jpeg(orientation: 6))
    VipsFiles.save(
      VipsFiles.picture(test.pixels, width: test.width, height: test.height, bands: 3), "pngsave",
      folder.path + "/a.png")
    let swapped = folder.write("swapped.icc", ICCFile.sRGB.swapped.bytes)
    let same = ["a.jpg: 803x601: 2 pieces the same", "a.png: 803x601: 2 pieces the same"]
    #expect(try probe("colors", swapped, photo, folder.path + "/a.png") == same)
    var broken = ICCFile.sRGB
    broken.isWhole = false
    let other = folder.write("broken.icc", broken.bytes)
    #expect(try probe("colors", other, photo, folder.path + "/a.png") == ["of no use"] + same)
  }

  @Test func whatALauncherBeganIsUsedOnceAndOnlyForWhatItIs() throws {
    let path = folder.write("a.jpg", TestPicture(width: 803, height: 601).jpeg(orientation: 6))
    let other = folder.write("b.jpg", TestPicture(width: 640, height: 480).jpeg())
    #expect(
      try probe("early", path, other) == [
        "the same file: the same pixels, by the process that began",
        "another piece: the same pixels, by another process",
        "another file: the same pixels, by another process",
        "changed since: the same pixels, by another process",
        "a text: the same pixels, by another process",
        "system calls: filtered", "new privileges: none",
        "importance: as the window's, another's: less",
      ])
  }

  @Test func whatALauncherBeganMayBeOfAnyFormat() throws {
    let test = TestPicture(width: 803, height: 601)
    VipsFiles.saveEveryFormat(
      VipsFiles.picture(test.pixels, width: test.width, height: test.height, bands: 3),
      in: folder.path)
    for name in ["a.png", "a.tif", "a.webp", "a.heic"] {
      let path = folder.path + "/" + name
      #expect(
        try probe("early", path, path).first
          == "the same file: the same pixels, by the process that began", "\(name)")
    }
  }

  @Test func whatALauncherBeganWithABrokenFileSaysWhatEveryoneSays() throws {
    let jpeg = TestPicture(width: 803, height: 601).jpeg()
    let broken = folder.write("a.jpg", Array(jpeg[..<90]))
    let lines = try probe("early", broken, broken)
    #expect(lines.first == "the same file: \(PictureError.damaged("JPEG").message)")
  }

  @Test func aProcessThatBreaksDownOrHangsLosesOneRequest() throws {
    let path = folder.write("a.jpg", TestPicture(width: 80, height: 60).jpeg())
    let lines = try probe("faults", path)
    #expect(
      lines == [
        "killed: \(PictureError.killed.message)", "next: 80x60",
        "stopped: \(PictureError.tookTooLong.message)", "next: 80x60",
        "cancelled: \(PictureError.givenUp.message)", "next: 80x60",
      ])
  }

  @Test func libvipsIsLoadedOnceAPictureNeedsIt() throws {
    #expect(try probe("libraries") == ["processes: no libvips", "libvips needed: libvips"])
    let jpeg = JPEGHeader(components: 3, coefficientBytes: 0, hasOtherProfile: false)
    #expect(!Self.header(.jpeg(jpeg)).needsVips)
    #expect(Self.header(.other(VipsHeader(loader: .png))).needsVips)
  }

  private static func header(_ format: PictureHeader.Format) -> PictureHeader {
    PictureHeader(format: format, storedWidth: 9, storedHeight: 9, orientation: .upright)
  }

  @Test func damagedFilesOfEveryFormatCostNothingButTheirOwnPage() throws {
    VipsFiles.saveEveryFormat(
      VipsFiles.picture(
        TestPicture(width: 96, height: 64).pixels, width: 96, height: 64, bands: 3),
      in: folder.path)
    for (saver, name) in [("gifsave", "moving.gif"), ("webpsave", "moving.webp")] {
      _ = VipsFiles.saveAnimation(saver, folder.path + "/" + name)
    }
    let jpeg = TestPicture(width: 96, height: 64).jpeg()
    folder.write("photo.jpg", TestPicture.insert(EXIFFile.photo().segment, into: jpeg))
    // Scripts/soak asks for more.
    let count = ProcessInfo.processInfo.environment["HOSTILE_FILES"].flatMap { Int($0) } ?? 500
    let lines = try probe("hostile", folder.path, "\(count)", "1")
    let counts = lines.map { $0.split(separator: " ") }
    #expect(counts.compactMap { Int($0.last!) }.reduce(0, +) == count)
    // Some are still good enough to be seen, most are not, and no decoder was stopped by time.
    #expect(lines.contains { $0.hasPrefix("shown") } && lines.contains { $0.hasPrefix("refused") })
    #expect(!lines.contains { $0.hasPrefix("took too long") })
  }

  @Test func filesThatEndAnywhereCostNothingButTheirOwnPage() throws {
    let test = TestPicture(width: 403, height: 301)
    let noisy = test.pixels.enumerated().map {
      $1 ^ UInt8(truncatingIfNeeded: $0 &* 40_503 >> 9 & 15)
    }
    let picture = VipsFiles.picture(noisy, width: test.width, height: test.height, bands: 3)
    VipsFiles.saveEveryFormat(picture, in: folder.path)
    VipsFiles.save(picture, "tiffsave", folder.path + "/pyramid.tif", flags: ["tile", "pyramid"])
    VipsFiles.save(picture, "jpegsave", folder.path + "/a.jpg", numbers: [("Q", 90)])
    let lines = try probe("truncated", folder.path)
    #expect(
      lines.map { $0.prefix { $0 != ":" } } == [
        "a.gif", "a.heic", "a.jp2", "a.jpg", "a.jxl", "a.png", "a.tif", "a.webp", "pyramid.tif",
      ])
    for line in lines {
      #expect(line.contains("shown") || line.contains("refused"))
      #expect(!line.contains("took too long") && !line.contains("broke"), "\(line)")
    }
    // Of these, what came before the end is seen.
    for name in ["a.gif", "a.jpg", "a.png"] {
      #expect(lines.contains { $0.hasPrefix(name) && $0.contains("shown") })
    }
  }

  @Test func filesThatPromiseTooMuchCostNothingButTheirOwnPage() throws {
    for (name, bytes) in try HostileFiles.all() { folder.write(name, bytes) }
    let lines = try probe("each", folder.path)
    #expect(
      lines.dropLast() == [
        "embedded.svg: shown", "excess.png: shown", "frames.gif: shown", "frames.webp: refused",
        "huge.gif: shown", "huge.hdr: refused", "huge.jp2: refused", "huge.pdf: shown",
        "huge.png: refused", "huge.ppm: refused", "huge.svg: shown", "huge.tif: refused",
        "huge.webp: refused", "laughs.svg: refused", "loop.pdf: shown", "loop.svg: shown",
        "loop.tif: shown", "profile.png: shown", "text.png: shown", "zeros.png: shown",
      ])
    // Megabytes.
    let memory = try #require(lines.last?.split(separator: " ").last.flatMap { Int($0) })
    #expect(memory < 16)
  }

  @Test(arguments: [
    [UInt8](), [3, 0, 0, 0, 0, 0, 0, 0], Array(repeating: 0xFF, count: 64),
    Array(repeating: 0, count: 4096), Array(repeating: 1, count: 800),
  ])
  func nonsenseFromAProcessIsNoAnswer(bytes: [UInt8]) {
    #expect(DecodingAnswer(bytes) == nil)
    #expect(DecodingRequest(bytes).map { if case .header = $0 { true } else { false } } ?? true)
  }

  @Test func headersCrossWithEverythingThatIsInThem() throws {
    let zoom = try #require(
      DeepZoom(checkedWidth: 9000, height: 7000, tileSide: 254, overlap: 1, format: "jpg"))
    let levels: [IIIF.Level] = [
      .tiles(width: 512, height: 256), .absent, .whole(width: 2250, height: 1750),
      .tiles(width: 512, height: 512), .absent, .absent,
    ]
    let iiif = try #require(
      IIIF(
        checkedWidth: 9000, height: 7000, levels: levels, isVersion3: true, format: "png"))
    let formats: [PictureHeader.Format] = [
      .iiif(iiif),
      .jpeg(JPEGHeader(components: 4, coefficientBytes: 1 << 40, hasOtherProfile: true)),
      .jpeg(
        JPEGHeader(
          components: 3, coefficientBytes: 0, hasOtherProfile: false, preview: 200..<9000)),
      .other(VipsHeader(loader: .heif, bytesHeld: 77, vectorScale: 1.5)),
      .other(
        VipsHeader(
          loader: .png,
          original: ThumbnailOriginal(address: "file:///a", secondsOfChange: 5, byteCount: 6))),
      .pyramid(VipsPyramid(layout: .subdirectories, levelCount: 5)), .deepZoom(zoom),
    ]
    for format in formats {
      let header = PictureHeader(
        format: format, storedWidth: 9000, storedHeight: 7000, orientation: .transverse,
        finestLevel: 2, animation: AnimationTimeline(delays: [20, 300, 45], rounds: 7))
      var writer = WireWriter()
      header.write(to: &writer)
      var reader = WireReader(writer.bytes)
      #expect(PictureHeader(&reader) == header)
      // Nothing may be missing.
      for count in 0..<writer.bytes.count {
        var short = WireReader(Array(writer.bytes[..<count]))
        #expect(PictureHeader(&short) == nil)
      }
    }
  }
}
