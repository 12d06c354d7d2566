import Foundation
import PhotoTiles
import Testing
import TilePyramid

@testable import Gallery

/// What a gallery says of pictures of known size, and whether its files hold that.
struct ManifestTests {
  private let gallery = TestGallery()

  @Test func theSmallestPictureIsItsOwnThumbnail() throws {
    try gallery.addPhoto("small.jpg", width: 300, height: 512)
    try gallery.export()
    let picture = try #require(try gallery.manifest().pictures.first)
    #expect(picture.name == "small.jpg" && picture.width == 300 && picture.height == 512)
    #expect(picture.image == picture.thumbnail && picture.tiles == nil)
    #expect(gallery.files() == ["gallery.json", "index.html", picture.thumbnail].sorted())
  }

  @Test func aPictureOfUpToFourMegapixelsIsOneFile() async throws {
    try gallery.addPhoto("photo.jpg", width: 1003, height: 701)
    try gallery.export()
    let picture = try #require(try gallery.manifest().pictures.first)
    #expect(picture.tiles == nil)
    let image = try await Shown(gallery.output + "/" + #require(picture.image))
    #expect(image.width == 1003 && image.height == 701)
    // Halved once, rounded up.
    let thumbnail = try await Shown(gallery.output + "/" + picture.thumbnail)
    #expect(thumbnail.width == 502 && thumbnail.height == 351)
    #expect(image[900, 600].isClose(to: .init(red: 213, green: 204, blue: 40, alpha: 255)))
    #expect(thumbnail[450, 300].isClose(to: .init(red: 213, green: 204, blue: 40, alpha: 255)))
  }

  @Test func aLargerPictureIsTiles() async throws {
    try gallery.addPhoto("large.jpg", width: 2600, height: 1700)
    try gallery.export()
    let picture = try #require(try gallery.manifest().pictures.first)
    let tiles = try #require(picture.tiles)
    #expect(picture.image == nil)
    #expect(tiles.tileSize == 512 && tiles.overlap == 0 && tiles.format == "jpg")
    let trees = gallery.files().filter { $0.hasPrefix(tiles.path) }
      .map { String($0.dropFirst(tiles.path.count)) }
    // Deep Zoom counts 12 levels above the single pixel: 2600 → 1300 → 650 → 325.
    let counts = Dictionary(grouping: trees) { $0.split(separator: "/")[0] }.mapValues(\.count)
    #expect(counts == ["12": 24, "11": 6, "10": 2, "9": 1])
    let last = try await Shown(gallery.output + "/" + tiles.path + "12/5_3.jpg")
    #expect(last.width == 2600 - 5 * 512 && last.height == 1700 - 3 * 512)
    // At 2570, 1600 of the whole picture.
    #expect(last[10, 64].isClose(to: .init(red: 232, green: 222, blue: 40, alpha: 255)))
    let half = try await Shown(gallery.output + "/" + tiles.path + "11/1_1.jpg")
    #expect(half[8, 8].isClose(to: .init(red: 106, green: 151, blue: 220 - 180, alpha: 255)))
  }

  @Test func whatIsTransparentStaysSo() async throws {
    try gallery.addPhoto("clear.webp", width: 700, height: 600, as: .webP, isOpaque: false)
    try gallery.addPhoto("opaque.webp", width: 700, height: 600, as: .webP)
    try gallery.addPhoto("large.webp", width: 2600, height: 1700, as: .webP, isOpaque: false)
    try gallery.export()
    let pictures = try gallery.manifest().pictures
    #expect(pictures.map { String($0.thumbnail.suffix(4)) } == ["webp", "webp", ".jpg"])
    #expect(pictures[1].name == "large.webp")
    let image = try await Shown(gallery.output + "/" + #require(pictures[0].image))
    #expect(image[600, 500].isClose(to: .init(red: 102, green: 99, blue: 20, alpha: 127)))
    let tiles = try #require(pictures[1].tiles?.path)
    let tile = try await Shown(gallery.output + "/" + tiles + "9/0_0.webp")
    #expect(tile[300, 200].isClose(to: .init(red: 109, green: 110, blue: 20, alpha: 127)))
  }

  @Test func theOrderIsThatOfThePhotosAndTheSameTwiceIsMadeOnce() throws {
    try gallery.addPhoto("img2.jpg", width: 40, height: 30)
    try gallery.addPhoto("img10.jpg", width: 50, height: 30)
    try gallery.addPhoto("a.jpg", width: 60, height: 30)
    try FileManager.default.linkItem(
      atPath: gallery.photos + "/a.jpg", toPath: gallery.photos + "/z.jpg")
    let outcome = try gallery.export()
    let pictures = try gallery.manifest().pictures
    #expect(pictures.map(\.name) == ["a.jpg", "img2.jpg", "img10.jpg", "z.jpg"])
    #expect(pictures[0].thumbnail == pictures[3].thumbnail)
    #expect(outcome == .init(pictures: 4, made: 3, removed: 0, failed: 0))
  }

  @Test func theJSONHasTheNamesThatThePageReads() throws {
    try gallery.addPhoto("x.jpg", width: 2600, height: 1700)
    try gallery.export()
    let json = try String(contentsOfFile: gallery.output + "/gallery.json", encoding: .utf8)
    let identity = try #require(
      try gallery.manifest().pictures.first?.thumbnail.split(separator: "/").last?.dropLast(4))
    let tiles =
      #"{"format":"jpg","overlap":0,"path":"tiles/\#(identity)/","tileSize":512}"#
    #expect(
      json == #"{"pictures":[{"height":1700,"name":"x.jpg","thumbnail":"thumbs/\#(identity).jpg","#
        + #""tiles":\#(tiles),"width":2600}],"version":1}"#)
  }

  /// The camera's notes stay at home, and the picture is upright.
  @Test func nothingOfTheCameraIsPublished() async throws {
    let stored = try PictureCoding.jpeg.encode(TestGallery.pixels(width: 600, height: 400))
    // A quarter clockwise, and a text as a place would be.
    let secret = "N 48.137 E 11.575"
    let tiff: [UInt8] =
      [0x49, 0x49, 42, 0, 8, 0, 0, 0, 2, 0]
      + [0x12, 1, 3, 0, 1, 0, 0, 0, 6, 0, 0, 0]
      + [0x0E, 1, 2, 0, UInt8(secret.utf8.count), 0, 0, 0, 38, 0, 0, 0] + [0, 0, 0, 0]
      + Array(secret.utf8)
    let payload = Array("Exif".utf8) + [0, 0] + tiff
    let segment = [0xFF, 0xE1, 0, UInt8(payload.count + 2)] + payload
    try gallery.write(
      Array(stored[..<2]) + segment + stored[2...], to: "photos/gps.jpg")
    try gallery.export()
    let picture = try #require(try gallery.manifest().pictures.first)
    #expect(picture.width == 400 && picture.height == 600)
    for file in gallery.files() {
      let bytes = try Data(contentsOf: URL(fileURLWithPath: gallery.output + "/" + file))
      #expect(bytes.range(of: Data("48.137".utf8)) == nil, "\(file)")
      #expect(bytes.range(of: Data("Exif".utf8)) == nil, "\(file)")
    }
    // Stored at the bottom left, that is shown at the top left: little red, much green.
    let image = try await Shown(gallery.output + "/" + #require(picture.image))
    #expect(image[2, 2].isClose(to: .init(red: 20, green: 234, blue: 40, alpha: 255)))
  }

  /// As large as a picture can claim to be: its names are made when they are needed.
  @Test func filesAreCountedWithoutBeingMade() throws {
    try gallery.addPhoto("x.jpg", width: 2600, height: 1700)
    try gallery.export()
    var picture = try gallery.manifest().pictures[0]
    #expect(picture.fileCount == Array(picture.files).count)
    (picture.width, picture.height) = (TileGrid.longestSide, TileGrid.longestSide)
    // 1 + 4 + 16 + … + 2²⁰ · 2²⁰, and the thumbnail.
    #expect(picture.fileCount == ((1 << 42) - 1) / 3 + 1)
    let names = picture.files.prefix(2).map(\.path)
    #expect(names == ["0_0", "1_0"].map { picture.tiles!.path + "29/\($0).jpg" })
  }

  @Test func aPictureOfMoreFilesThanAreWantedIsLeftOut() throws {
    try gallery.addPhoto("a.jpg", width: 700, height: 500)
    try gallery.addPhoto("x.jpg", width: 2600, height: 1700)
    let outcome = try gallery.export(fileLimit: 30)
    #expect(outcome == .init(pictures: 1, made: 1, removed: 0, failed: 1))
    #expect(
      gallery.problems == [
        "x.jpg: This picture would be cut into 34 files. More than 30 are made only with "
          + "--max-files 34."
      ])
    #expect(try gallery.export(fileLimit: 34).made == 1)
    // What is there needs not be made.
    #expect(try gallery.export(fileLimit: 30).pictures == 2)
  }
}
