import Synchronization
import Testing

@testable import PhotoDecoding
@testable import TestPictures

/// Pictures in the colours of a display.
@Suite struct DisplayColorTests {
  private let folder = TemporaryFolder()
  private let decoder = PictureDecoder(
    limits: DecodeLimits(levelBytes: 200 << 20, workingBytes: 400 << 20))
  private static let color = "rgb(200,40,90)"

  private func profile(_ file: ICCFile) throws -> DisplayProfile {
    try #require(DisplayProfile(file.bytes))
  }

  private func decoded(
    _ path: String, _ display: DisplayProfile?, level: Int = 0, thumbnail: Bool = false
  ) throws -> Decoded {
    let picture = DiskPicture(path: path)
    let header = try decoder.header(of: picture.picture())
    var piece = PieceKey(picture: 0, level: Int16(level))
    if header.isTiled { piece.place = PieceKey.Place(column: 0, row: 0) }
    if thumbnail { piece = PieceKey(thumbnailOf: 0) }
    let pixels = try decoder.decode(
      piece, of: header, in: picture.files(of: piece, header), for: display)
    return Decoded(header, level: level, pixels)
  }

  private func isClose(_ pixel: Decoded.Pixel, _ red: Int, _ green: Int, _ blue: Int) -> Bool {
    abs(pixel.red - red) <= 3 && abs(pixel.green - green) <= 3 && abs(pixel.blue - blue) <= 3
  }

  @Test(arguments: [
    ["a.png"], ["-depth", "16", "a.png"], ["a.jpg"],
    ["-quality", "100", "-interlace", "JPEG", "a.jpg"],
    ["a.webp"], ["a.gif"], ["a.tif"], ["-define", "tiff:tile-geometry=128x128", "ptif:a.tif"],
    ["a.ppm"],
  ]) func channelsAreSwappedOnADisplayThatSwapsThem(making: [String]) throws {
    let name = making.last!
    let path = folder.path + "/" + (name.hasPrefix("ptif:") ? String(name.dropFirst(5)) : name)
    let target = name.hasPrefix("ptif:") ? "ptif:" + path : path
    try ImageMagick.convert(
      ["-size", "600x400", "xc:\(Self.color)"] + making.dropLast() + [target])
    let display = try profile(.sRGB.swapped)
    for level in 0...1 {
      let plain = try decoded(path, nil, level: level)[70, 50]
      let shown = try decoded(path, display, level: level)[70, 50]
      #expect(isClose(plain, 200, 40, 90), "\(plain)")
      #expect(isClose(shown, 40, 200, 90), "\(shown)")
    }
    #expect(display.isUsable)
  }

  /// What a picture has in common with every display stays: greys, black, white and what is transparent.
  @Test func whatIsNoColorStays() throws {
    let path = folder.path + "/a.png"
    try ImageMagick.convert([
      "-size", "1x1", "xc:black", "xc:white", "xc:gray(50%)", "xc:none", "xc:rgba(0,255,0,0.2)",
      "+append", path,
    ])
    let shown = try decoded(path, profile(.sRGB.swapped))
    #expect(isClose(shown[0, 0], 0, 0, 0) && isClose(shown[1, 0], 255, 255, 255))
    #expect(isClose(shown[2, 0], 128, 128, 128) && shown[3, 0].alpha == 0)
    // Premultiplied.
    #expect(isClose(shown[4, 0], 51, 0, 0) && shown[4, 0].alpha == 51)
    let gray = folder.path + "/gray.jpg"
    try ImageMagick.convert(["-size", "64x64", "xc:gray(50%)", "-colorspace", "Gray", gray])
    #expect(isClose(try decoded(gray, profile(.sRGB.swapped))[9, 9], 128, 128, 128))
  }

  /// What sRGB cannot show, a display with more colours does; on others it comes as near as it can.
  @Test(arguments: ["a.png", "a.jpg"])
  func wideColorsReachAWideDisplay(name: String) throws {
    let wide = folder.write("wide.icc", ICCFile.displayP3.bytes)
    let path = folder.path + "/" + name
    try ImageMagick.convert([
      "-size", "64x64", "xc:rgb(0,255,0)", "-profile", wide, "-quality", "100", "-sampling-factor",
      "1x1", path,
    ])
    #expect(isClose(try decoded(path, profile(.displayP3))[9, 9], 0, 255, 0))
    #expect(isClose(try decoded(path, profile(.displayP3.swapped))[9, 9], 255, 0, 0))
    // sRGB's own green is paler than this display's.
    let plain = folder.path + "/plain-" + name
    try ImageMagick.convert(["-size", "64x64", "xc:rgb(0,255,0)", "-quality", "100", plain])
    let shown = try decoded(plain, profile(.displayP3))[9, 9]
    #expect(isClose(shown, 117, 251, 76), "\(shown)")
    #expect(isClose(try decoded(path, nil)[9, 9], 0, 255, 0))
  }

  /// One display after the other: nothing is kept of the first.
  @Test func anotherDisplayHasItsOwnColors() throws {
    let path = folder.path + "/a.jpg"
    try ImageMagick.convert(["-size", "64x64", "xc:\(Self.color)", "-quality", "100", path])
    for _ in 0..<2 {
      #expect(isClose(try decoded(path, profile(.sRGB.swapped))[9, 9], 40, 200, 90))
      #expect(isClose(try decoded(path, profile(.sRGB))[9, 9], 200, 40, 90))
    }
  }

  @Test func aPreviewHasThem() throws {
    let small = folder.path + "/small.jpg"
    try ImageMagick.convert(["-size", "160x112", "xc:\(Self.color)", "-quality", "100", small])
    let preview = try PictureFile(path: small).allBytes()
    let path = folder.write(
      "a.jpg",
      TestPicture.insert(
        TestPicture.exif(orientation: 6, preview: preview), into: TestPicture.largeJPEG))
    #expect(isClose(try decoded(path, nil, thumbnail: true)[9, 9], 200, 40, 90))
    let shown = try decoded(path, profile(.sRGB.swapped), thumbnail: true)
    #expect(isClose(shown[9, 9], 40, 200, 90) && shown.pixels.raster.height == 160)
  }

  @Test func whatIsNoDisplaysIsNone() {
    var printer = ICCFile.sRGB
    printer.colors = "CMYK"
    var camera = ICCFile.sRGB
    camera.kind = "scnr"
    let whole = ICCFile.sRGB.bytes
    for bytes in [
      [], [1, 2, 3], printer.bytes, camera.bytes, Array(whole.dropLast()), whole + [0],
    ] {
      #expect(DisplayProfile(bytes) == nil)
    }
    #expect(DisplayProfile(whole) != nil)
    #expect(DisplayProfile(whole) == DisplayProfile(whole))
    #expect(DisplayProfile(whole) != DisplayProfile(ICCFile.displayP3.bytes))
  }

  /// Not one that was measured and has that in its name.
  @Test func whatIsCalledSRGBIsThat() {
    for (name, isIt) in [
      ("sRGB", true), ("sRGB IEC61966-2.1", true), ("Desk, sRGB preset, measured", false),
      ("Test display", false),
    ] {
      var file = ICCFile.sRGB
      file.name = name
      #expect(DisplayProfile(file.bytes)?.isSRGB == isIt, "\(name)")
    }
  }

  /// It has all that a header says, and nothing else.
  @Test(arguments: ["a.jpg", "a.png"])
  func aBrokenOneIsSaidOnceAndPicturesAreInSRGB(name: String) throws {
    let path = folder.path + "/" + name
    try ImageMagick.convert(["-size", "64x64", "xc:\(Self.color)", "-quality", "100", path])
    var file = ICCFile.sRGB.swapped
    file.isWhole = false
    let complaints = Mutex(0)
    let display = try #require(
      DisplayProfile(file.bytes) { complaints.withLock { $0 += 1 } })
    for _ in 0..<3 { #expect(isClose(try decoded(path, display)[9, 9], 200, 40, 90)) }
    #expect(complaints.withLock { $0 } == 1 && !display.isUsable)
  }
}
