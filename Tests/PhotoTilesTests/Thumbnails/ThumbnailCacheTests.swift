import DisplayList
import Foundation
import Testing
import TilePyramid

@testable import PhotoDecoding
@testable import PhotoTiles
@testable import TestPictures

/// Thumbnails that other programs have made, and those that they find.
@Suite struct ThumbnailCacheTests {
  private static let photo = TestPicture(width: 1200, height: 800)

  private let folder = TemporaryFolder()
  private let decoder = PictureDecoder(
    limits: DecodeLimits(levelBytes: 200 << 20, workingBytes: 400 << 20))

  private var cache: ThumbnailCache { ThumbnailCache(folder: folder.path + "/thumbnails") }

  private func album(_ paths: [String]) throws -> DecodingSupply {
    DecodingSupply(
      origins: AlbumOrigins(
        album: AlbumState(FileAlbum.Contents(list: try PhotoFinder.find(paths)))),
      decoder: decoder,
      cache: nil, thumbnails: cache)
  }

  /// The thumbnail of an album's first picture.
  private func read(_ album: DecodingSupply) async throws -> PiecePixels? {
    let header = try await album.header(of: 0).get()
    return try? await album.decode(
      DecodeRequest(key: PieceKey(thumbnailOf: 0), header: header, workingBytes: 0)
    ).get()
  }

  /// Shows an album's first picture at a level, and what comes of it.
  private func add(_ album: DecodingSupply, level: Int = 0) async throws {
    let header = try await album.header(of: 0).get()
    let key = PieceKey(picture: 0, level: Int16(level))
    let pixels = try await album.decode(DecodeRequest(key: key, header: header, workingBytes: 0))
      .get()
    await album.addThumbnail(
      ThumbnailRequest(picture: 0, header: header, pixels: pixels))
  }

  /// Reckoned by another program.
  private func fileName(_ address: String) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/md5sum")
    let (input, output) = (Pipe(), Pipe())
    process.standardInput = input
    process.standardOutput = output
    try process.run()
    input.fileHandleForWriting.write(Data(address.utf8))
    input.fileHandleForWriting.closeFile()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return text.prefix(32) + ".png"
  }

  /// What another program writes: a red picture, with texts before its pixels.
  private func writeThumbnail(
    _ size: String, _ address: String, width: Int, height: Int, _ texts: [String: String]
  ) throws {
    let red = try ImageMagick.convert(["-size", "\(width)x\(height)", "xc:#f00000", "PNG24:-"])
    // Behind the signature and IHDR.
    let chunks = texts.flatMap {
      PNGFile.chunk("tEXt", Array($0.key.utf8) + [0] + Array($0.value.utf8))
    }
    folder.write("thumbnails/\(size)/\(try fileName(address))", red[..<33] + chunks + red[33...])
  }

  private func writePhoto(_ name: String = "a.jpg") -> (path: String, address: String) {
    let path = folder.write(name, Self.photo.jpeg())
    folder.age(name, seconds: 0)
    let escaped = name.replacingOccurrences(of: " ", with: "%20")
      .replacingOccurrences(of: "ü", with: "%C3%BC")
    return (path, "file://" + folder.path + "/" + escaped)
  }

  private func texts(_ address: String, time: Int = 1_700_000_000) -> [String: String] {
    ["Thumb::URI": address, "Thumb::MTime": String(time)]
  }

  // MARK: - Reading

  @Test(arguments: [
    ("normal", 128, 85), ("large", 256, 171), ("large", 256, 170), ("x-large", 512, 341),
  ])
  func whatAnotherProgramHasMadeIsShown(size: String, width: Int, height: Int) async throws {
    let (path, address) = writePhoto("über den Bergen.jpg")
    try writeThumbnail(size, address, width: width, height: height, texts(address))
    let pixels = try #require(try await read(album([path])))
    #expect(pixels.raster.width == width && pixels.raster.height == height)
    #expect(pixels.raster.row(0)[0] == 0xFFF0_0000 && pixels.isOpaque)
  }

  /// The camera's own small version is better than none.
  @Test func withoutOneThePhotosOwnIsShown() async throws {
    let (path, address) = writePhoto()
    folder.write(
      "a.jpg",
      TestPicture.insert(
        TestPicture.exif(preview: TestPicture(width: 160, height: 107).jpeg()),
        into: Self.photo.jpeg()))
    folder.age("a.jpg", seconds: 0)
    #expect(try await read(album([path]))?.raster.width == 160)
    try writeThumbnail("normal", address, width: 128, height: 85, texts(address))
    #expect(try await read(album([path]))?.raster.width == 128)
  }

  @Test func theSharpestCounts() async throws {
    let (path, address) = writePhoto()
    for (size, width, height) in [("normal", 128, 85), ("x-large", 512, 341), ("large", 256, 171)] {
      try writeThumbnail(size, address, width: width, height: height, texts(address))
    }
    #expect(try await read(album([path]))?.raster.width == 512)
  }

  @Test func aPathFromTheFolderOfTheProgramIsTheSameFile() async throws {
    let (path, address) = writePhoto()
    try writeThumbnail("large", address, width: 256, height: 171, texts(address))
    let up = String(
      repeating: "../", count: FileManager.default.currentDirectoryPath.split(separator: "/").count)
    #expect(try await read(album([up + path.dropFirst()])) != nil)
    #expect(try await read(album([folder.path + "/./a.jpg"])) != nil)
  }

  @Test func whatIsNotOfThisVersionOfThisFileIsNotShown() async throws {
    let (path, address) = writePhoto()
    let bytes = Self.photo.jpeg().count
    func isShown(_ changes: [String: String?], width: Int = 256, height: Int = 171) async throws
      -> Bool
    {
      var texts = texts(address)
      for (key, value) in changes { texts[key] = value }
      try writeThumbnail("large", address, width: width, height: height, texts)
      return try await read(album([path])) != nil
    }
    #expect(try await isShown([:]))
    #expect(try await isShown(["Thumb::Size": "\(bytes)"]))
    #expect(try await !isShown(["Thumb::Size": "\(bytes + 1)"]))
    #expect(try await isShown(["Thumb::MTime": "1700000000.746118"]))
    #expect(try await !isShown(["Thumb::MTime": "1699999999"]))
    #expect(try await !isShown(["Thumb::MTime": nil]))
    #expect(try await !isShown(["Thumb::MTime": "tomorrow"]))
    #expect(try await !isShown(["Thumb::URI": address + "x"]))
    #expect(try await !isShown(["Thumb::URI": nil]))
    // A third more than its folder allows, and a picture that somebody has turned.
    #expect(try await !isShown([:], width: 342, height: 228))
    #expect(try await !isShown([:], width: 171, height: 256))
    #expect(try await !isShown([:], width: 256, height: 256))
  }

  @Test func aBrokenOneIsAsGoodAsNone() async throws {
    let (path, address) = writePhoto()
    try writeThumbnail("normal", address, width: 128, height: 85, texts(address))
    let name = "thumbnails/large/" + (try fileName(address))
    let endless = texts(String(repeating: "x", count: 1 << 20))
    try writeThumbnail("large", address, width: 256, height: 171, endless)
    #expect(try await read(album([path]))?.raster.width == 128)
    folder.write(name, Array("no picture".utf8))
    #expect(try await read(album([path]))?.raster.width == 128)
    folder.remove(name)
    folder.makeFolder(name)
    #expect(try await read(album([path]))?.raster.width == 128)
  }

  // MARK: - Writing

  @Test func othersFindWhatWasMade() async throws {
    let (path, address) = writePhoto("ü b.jpg")
    try await add(album([path]))
    for (size, width, height) in [("x-large", 512, 341), ("large", 256, 171)] {
      let file = folder.path + "/thumbnails/\(size)/" + (try fileName(address))
      let said = try ImageMagick.convert([
        file, "-format",
        "%m %wx%h %[Thumb::URI] %[Thumb::MTime] %[Thumb::Size] %[Thumb::Image::Width]"
          + " %[Thumb::Image::Height] %[channels]", "info:",
      ])
      #expect(
        String(decoding: said, as: UTF8.self)
          == "PNG \(width)x\(height) \(address) 1700000000 \(Self.photo.jpeg().count) 1200 800 srgb"
      )
      let pixels = try ImageMagick.pixels(file)
      for (x, y) in [(width / 8, height / 8), (width * 3 / 4, height / 2)] {
        let color = Self.photo.color(
          x: (Double(x) + 0.5) * 1200 / Double(width), y: (Double(y) + 0.5) * 800 / Double(height))
        for (channel, value) in [color.red, color.green, color.blue].enumerated() {
          #expect(abs(Double(pixels[(y * width + x) * 4 + channel]) / 257 - value) < 4)
        }
      }
      var status = stat()
      #expect(stat(file, &status) == 0 && status.st_mode & 0o777 == 0o600)
      #expect(
        stat(folder.path + "/thumbnails/" + size, &status) == 0 && status.st_mode & 0o777 == 0o700)
      #expect(folder.names("thumbnails/" + size) == [try fileName(address)])
    }
    #expect(try await read(album([path]))?.raster.width == 512)
  }

  @Test func namesThatAreNoTextHaveThem() async throws {
    let (path, _) = writePhoto()
    let name = Array((folder.path + "/").utf8) + [0xE4, UInt8(ascii: "%"), UInt8(ascii: "1")]
    #expect(
      (name + [0]).withUnsafeBytes { rename(path, $0.bindMemory(to: CChar.self).baseAddress!) } == 0
    )
    try await add(album([folder.path]))
    let address = "file://" + folder.path + "/%E4%251"
    #expect(folder.names("thumbnails/large") == [try fileName(address)])
  }

  @Test func transparencySurvives() async throws {
    let path = folder.path + "/clear.png"
    try ImageMagick.convert([
      "-size", "600x600", "xc:none", "-fill", "#c86432", "-draw", "rectangle 300,0 599,599",
      "PNG32:" + path,
    ])
    try await add(album([path]))
    let name = try fileName("file://" + path)
    let pixels = try ImageMagick.pixels(folder.path + "/thumbnails/large/" + name)
    let (left, right) = (100 * 256 + 40, 100 * 256 + 200)
    #expect(pixels[4 * left + 3] == 0)
    #expect(Array(pixels[4 * right..<4 * right + 4]) == [0xC8, 0x64, 0x32, 0xFF].map { $0 * 257 })
  }

  @Test func nothingIsEnlarged() async throws {
    // Of 300 × 200 pixels.
    try await add(album([writePhoto().path]), level: 2)
    #expect(folder.names("thumbnails") == ["large"])
    folder.remove("thumbnails/large")
    let small = folder.write("small.jpg", TestPicture(width: 256, height: 200).jpeg())
    try await add(album([small]))
    #expect(folder.names("thumbnails").isEmpty)
  }

  @Test func whatIsValidStaysAndWhatIsStaleIsReplaced() async throws {
    let (path, address) = writePhoto()
    try writeThumbnail("large", address, width: 256, height: 171, texts(address))
    try writeThumbnail("x-large", address, width: 512, height: 341, texts(address, time: 5))
    try await add(album([path]))
    func red(_ size: String) throws -> UInt16 {
      try ImageMagick.pixels(folder.path + "/thumbnails/\(size)/" + fileName(address))[0] / 257
    }
    #expect(try red("large") == 0xF0)
    #expect(try red("x-large") < 40)
  }

  @Test func noneIsMadeOfAThumbnail() async throws {
    let path = folder.write("thumbnails/large/a.jpg", Self.photo.jpeg())
    folder.link("elsewhere", to: folder.path + "/thumbnails")
    try await add(album([path]))
    try await add(album([folder.path + "/elsewhere/large/a.jpg"]))
    #expect(folder.names("thumbnails") == ["large"])
    #expect(folder.names("thumbnails/large") == ["a.jpg"])
  }

  @Test func aFileThatHasChangedSinceItWasReadGetsNone() async throws {
    let album = try album([writePhoto().path])
    let header = try await album.header(of: 0).get()
    let key = PieceKey(picture: 0, level: 0)
    let pixels = try await album.decode(DecodeRequest(key: key, header: header, workingBytes: 0))
      .get()
    folder.age("a.jpg", seconds: 9)
    await album.addThumbnail(
      ThumbnailRequest(picture: 0, header: header, pixels: pixels))
    #expect(folder.names("thumbnails").isEmpty)
  }

  /// Whoever reads it may have another display.
  @Test func thatOfAPhotoInADisplaysColorsIsInSRGB() async throws {
    let path = folder.path + "/red.png"
    try ImageMagick.convert(["-size", "1200x800", "xc:rgb(200,40,90)", path])
    let album = try album([path])
    let display = try #require(DisplayProfile(ICCFile.sRGB.swapped.bytes))
    let header = try await album.header(of: 0).get()
    let key = PieceKey(picture: 0, level: 0)
    var request = DecodeRequest(key: key, header: header, workingBytes: 0, display: display)
    let pixels = try await album.decode(request).get()
    #expect(Self.isClose(pixels, 40, 200, 90))
    await album.addThumbnail(
      ThumbnailRequest(picture: 0, header: header, pixels: pixels, coloredPiece: key))
    request.key = PieceKey(thumbnailOf: 0)
    #expect(Self.isClose(try await album.decode(request).get(), 40, 200, 90))
    request.display = nil
    #expect(Self.isClose(try await album.decode(request).get(), 200, 40, 90))
  }

  private static func isClose(_ pixels: PiecePixels, _ red: Int, _ green: Int, _ blue: Int) -> Bool
  {
    let pixel = pixels.raster.row(9)[9]
    return zip([red, green, blue], [16, 8, 0]).allSatisfy {
      abs(Int(pixel >> $1 & 255) - $0) <= 3
    }
  }

  @Test func whereNothingCanBeWrittenThereIsNone() async throws {
    // A file is where the folder should be: not even root can write there.
    folder.write("thumbnails", [1])
    try await add(album([writePhoto().path]))
    #expect(folder.names("").sorted() == ["a.jpg", "thumbnails"])
  }
}
