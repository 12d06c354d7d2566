import CVips
import TilePyramid
import Testing

@testable import PhotoDecoding
@testable import TestPictures

/// Folders that are laid out as the IIIF Image API says, and descriptions of servers.
@Suite struct IIIFTests {
  private let folder = TemporaryFolder()

  private func header(_ json: String) throws -> PictureHeader {
    let path = folder.write("info.json", Array(json.utf8))
    return try TiledPicture.decoder.header(of: PictureFile(path: path))
  }

  private func names(_ json: String, level: Int, _ area: PixelArea) throws -> [String] {
    guard case .iiif(let picture) = try header(json).format else { return [] }
    return picture.tiles(showing: area, ofLevel: level).map(\.path)
  }

  @Test(arguments: ["iiif", "iiif3"], [128, 254, 256, 512, 1024])
  func tilesOfAnySizeShowThePicture(layout: String, tileSide: Int) throws {
    VipsFiles.save(
      TiledPicture.vips, "dzsave", folder.path + "/map", texts: [("suffix", ".jpg[Q=95]")],
      numbers: [
        ("tile-size", Int32(tileSide)), ("layout", VipsFiles.layout(named: layout)),
      ])
    let (difference, compared) = try TiledPicture.worst(folder.path + "/map/info.json")
    // What JPEG blurs beside the blue quarter.
    #expect(difference <= 10)
    #expect(compared > 200_000)
  }

  @Test func aPictureOfOneTileIsFoundUnderEitherOfItsNames() throws {
    let (width, height) = (300, 200)
    let small = TestPicture(width: width, height: height)
    VipsFiles.save(
      VipsFiles.picture(small.pixels, width: width, height: height, bands: 3), "dzsave",
      folder.path + "/map", numbers: [("layout", VipsFiles.layout(named: "iiif3"))])
    let source = DiskPicture(path: folder.path + "/map/info.json")
    let header = try TiledPicture.decoder.header(of: source.picture())
    let piece = PieceKey(picture: 0, level: 0, place: .init(column: 0, row: 0))
    let (numbered, canonical) = (
      "map/0,0,300,200/300,200/0/default.jpg", "map/full/max/0/default.jpg"
    )
    for name in [numbered, canonical] {
      let pixels = try TiledPicture.decoder.decode(
        piece, of: header, in: source.files(of: piece, header))
      #expect(pixels.isOpaque && pixels.raster.width == width, "\(name)")
      if name == numbered {
        folder.write(canonical, try PictureFileBytes.read(folder.path + "/" + numbered))
        folder.remove(numbered)
      }
    }
  }

  private static let context3 = #""@context": "http://iiif.io/api/image/3/context.json""#
  private static let context2 = #""@context": "http://iiif.io/api/image/2/context.json""#

  @Test func aServerThatCutsAnythingIsAskedForOurOwnTiles() throws {
    let three = "{\(Self.context3), \"profile\": \"level2\", \"width\": 6000, \"height\": 4000}"
    let corner = PixelArea(x: 2560, y: 1536, width: 440, height: 464)
    #expect(
      try names(three, level: 1, corner) == ["5120,3072,880,928/440,464/0/default.jpg"])
    let two = """
      {\(Self.context2), "profile": ["http://iiif.io/api/image/2/level1.json", {"formats": ["jpg"]}],
      "width": 6000, "height": 4000, "tiles": [{"width": 256, "scaleFactors": [1, 2, 4]}]}
      """
    #expect(
      try names(two, level: 3, PixelArea(x: 512, y: 256, width: 238, height: 244))
        == ["4096,2048,1904,1952/238,/0/default.jpg"])
    #expect(
      try names(two, level: 4, PixelArea(x: 0, y: 0, width: 375, height: 250)).count == 2)
  }

  @Test func whatAServerOfLevelZeroDoesNotListIsMadeOfFinerTiles() throws {
    let json = """
      {\(Self.context3), "profile": "level0", "width": 3000, "height": 2000,
      "tiles": [{"width": 512, "scaleFactors": [1, 2]}], "sizes": [{"width": 750, "height": 500}]}
      """
    #expect(
      try names(json, level: 2, PixelArea(x: 512, y: 0, width: 238, height: 500))
        == ["full/750,500/0/default.jpg"])
    #expect(
      try names(json, level: 1, PixelArea(x: 1024, y: 512, width: 476, height: 488))
        == ["2048,1024,952,976/476,488/0/default.jpg"])
    let withoutSizes = json.replacing(", \"sizes\": [{\"width\": 750, \"height\": 500}]", with: "")
    #expect(
      try names(withoutSizes, level: 2, PixelArea(x: 512, y: 0, width: 238, height: 500))
        == ["2048,0,952,1024/476,512/0/default.jpg", "2048,1024,952,976/476,488/0/default.jpg"])
  }

  @Test func aServerWithoutTilesGivesThePictureAsAWhole() throws {
    let json = """
      {\(Self.context2), "profile": ["http://iiif.io/api/image/2/level0.json"], "width": 1403,
      "height": 1101, "sizes": [{"width": 701, "height": 550}]}
      """
    let header = try header(json)
    #expect(!header.isTiled && header.layout == .iiif)
    let whole = PixelArea(x: 0, y: 0, width: 1403, height: 1101)
    #expect(try names(json, level: 0, whole) == ["full/full/0/default.jpg"])
    #expect(try names(json, level: 2, whole) == ["full/701,/0/default.jpg"])
    folder.write("full/701,/0/default.jpg", TestPicture(width: 701, height: 550).jpeg())
    let shown = try Decoded(folder.path + "/info.json", level: 1)
    #expect(shown.width == 702 && shown.height == 551 && shown.isOpaque)
    #expect(shown[701, 550] == shown[700, 549])
    #expect(abs(shown[350, 300].red - 127) < 6)
  }

  @Test func theFormatIsOneThatTheServerHas() throws {
    let start = "{\(Self.context3), \"profile\": \"level2\", \"width\": 600, \"height\": 400, "
    let all = PixelArea(x: 0, y: 0, width: 300, height: 200)
    let json = start + "\"preferredFormats\": [\"tif\", \"png\"]}"
    #expect(try names(json, level: 1, all) == ["full/300,200/0/default.png"])
    #expect(
      try names(start + "\"extraFormats\": [\"gif\"]}", level: 1, all)
        == ["full/300,200/0/default.jpg"])
  }

  @Test(arguments: [
    ("{\"protocol\": \"http://iiif.io/api/image\"}", PictureError.damaged("IIIF")),
    ("{\(context3)", .damaged("IIIF")),
    ("{\(context3), \"width\": 100}", .damaged("IIIF")),
    ("{\(context3), \"width\": -5, \"height\": 5}", .damaged("IIIF")),
    ("{\(context3), \"width\": 1e300, \"height\": 5}", .damaged("IIIF")),
    ("{\(context3), \"width\": 9999999999, \"height\": 5}", .damaged("IIIF")),
    (
      "{\(context3), \"width\": 9000, \"height\": 5, \"tiles\": [{\"width\": 0, \"scaleFactors\": [1]}]}",
      .damaged("IIIF")
    ),
    (
      "{\(context3), \"width\": 9000, \"height\": 9000, \"tiles\": [{\"width\": 99, \"scaleFactors\": [1]}]}",
      .damaged("IIIF")
    ),
    (
      "{\(context3), \"width\": 9000, \"height\": 5, "
        + "\"tiles\": [{\"width\": \(Int.min), \"scaleFactors\": [1]}]}",
      .damaged("IIIF")
    ),
    ("{\(context3), \"width\": \(Int.min), \"height\": \(Int.max)}", .damaged("IIIF")),
    (
      "{\(context3), \"width\": 9, \"height\": 9, \"profile\": [\"level0\", 7]}", .damaged("IIIF")
    ),
    (
      "{\"@context\": \"http://library.stanford.edu/iiif/image-api/1.1/context.json\", \"@id\": "
        + "\"http://iiif.io/api/image\", \"width\": 10, \"height\": 10}", .unsupported("IIIF")
    ),
    ("{\"type\": \"diary\"}", .notAPicture),
    (String(repeating: "{\"iiif.io/api/image\":", count: 20_000), .damaged("IIIF")),
  ])
  func descriptionsThatCannotBeAreRefused(json: String, error: PictureError) {
    #expect(reason(folder.write("info.json", Array(json.utf8))) == error)
  }

  /// They are passed over, and nobody counts with them.
  @Test func sizesThatCannotBeAreNone() throws {
    let json = """
      {\(Self.context3), "width": 1403, "height": 1101, "maxWidth": \(Int.min),
      "sizes": [{"width": \(Int.min), "height": \(Int.min)}, {"width": 701, "height": \(Int.max)}]}
      """
    let whole = PixelArea(x: 0, y: 0, width: 1403, height: 1101)
    #expect(try names(json, level: 2, whole) == ["full/max/0/default.jpg"])
  }

  @Test func tilesOfAnotherSizeThanPromisedAreRefused() throws {
    let json = """
      {\(Self.context3), "profile": "level0", "width": 400, "height": 300,
      "tiles": [{"width": 512, "scaleFactors": [1]}]}
      """
    let path = folder.write("info.json", Array(json.utf8))
    for (width, height, error) in [
      (399, 301, nil), (398, 300, PictureError.wrongTiles), (4000, 3000, .wrongTiles),
    ] {
      folder.write(
        "full/max/0/default.jpg", TestPicture(width: width, height: height).jpeg())
      let source = DiskPicture(path: path)
      let header = try TiledPicture.decoder.header(of: source.picture())
      let piece = PieceKey(picture: 0, level: 0, place: .init(column: 0, row: 0))
      let result = Result { () throws(PictureError) in
        try TiledPicture.decoder.decode(piece, of: header, in: source.files(of: piece, header))
      }
      if case .failure(let found) = result {
        #expect(found == error)
      } else {
        #expect(error == nil)
      }
    }
  }
}
