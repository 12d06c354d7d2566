import CVips
import TilePyramid
import Testing

@testable import PhotoDecoding
@testable import TestPictures

/// Pictures whose tiles are read one by one.
@Suite struct TiledPictureTests {
  private let folder = TemporaryFolder()

  private func open(_ path: String) throws -> (PictureHeader, DiskPicture, PictureDecoder) {
    let source = DiskPicture(path: path)
    let decoder = TiledPicture.decoder
    return (try decoder.header(of: source.picture()), source, decoder)
  }

  @Test(arguments: [(254, 1), (256, 0), (510, 1), (512, 0), (1024, 2), (100, 7)])
  func deepZoomTilesOfAnySizeShowThePicture(tileSide: Int, overlap: Int) throws {
    VipsFiles.save(
      TiledPicture.vips, "dzsave", folder.path + "/map", texts: [("suffix", ".png")],
      numbers: [("tile-size", Int32(tileSide)), ("overlap", Int32(overlap))])
    let (difference, compared) = try TiledPicture.worst(folder.path + "/map.dzi")
    // A level of the writer's that rounds down is up to a pixel off at its far end.
    #expect(difference <= 4)
    #expect(compared > 200_000)
  }

  @Test(arguments: [false, true])
  func pyramidalTIFFsShowThePicture(inSubdirectories: Bool) throws {
    let path = folder.path + "/map.tif"
    VipsFiles.save(
      TiledPicture.vips, "tiffsave", path,
      flags: ["tile", "pyramid"] + (inSubdirectories ? ["subifd"] : []),
      numbers: [("tile-width", 128), ("tile-height", 128)])
    let (header, _, _) = try open(path)
    guard case .pyramid(let pyramid) = header.format else {
      Issue.record("\(header.format)")
      return
    }
    #expect(pyramid.layout == (inSubdirectories ? .subdirectories : .pages))
    #expect(pyramid.levelCount == 5)
    let (difference, compared) = try TiledPicture.worst(path)
    #expect(difference <= 4)
    #expect(compared > 200_000)
  }

  @Test func aTIFFWithoutAPyramidIsReadAsAWhole() throws {
    for flags in [[], ["tile"]] {
      let path = folder.path + "/plain\(flags.count).tif"
      VipsFiles.save(TiledPicture.vips, "tiffsave", path, flags: flags)
      #expect(try !open(path).0.isTiled)
    }
    // In strips, a tile would cost the whole picture.
    let path = folder.path + "/pages.tif"
    VipsFiles.save(TiledPicture.vips, "tiffsave", path, flags: ["pyramid"])
    #expect(try Decoded(path)[700, 50].red > 120)
  }

  @Test func whereDeepZoomHasNoFileThePictureIsTransparent() throws {
    VipsFiles.save(
      TiledPicture.vips, "dzsave", folder.path + "/map", texts: [("suffix", ".png")],
      numbers: [("tile-size", 256), ("overlap", 0)])
    folder.remove("map_files/11/1_0.png")
    let (header, source, decoder) = try open(folder.path + "/map.dzi")
    let piece = PieceKey(picture: 0, level: 0, place: .init(column: 0, row: 0))
    let buffer = try #require(
      try decoder.decode(piece, of: header, in: source.files(of: piece, header)).tile(
        column: 0, row: 0))
    #expect(!buffer.isOpaque)
    let line = buffer.base.assumingMemoryBound(to: UInt32.self)
    #expect(line[255] >> 24 == 255 && line[256] == 0 && line[511] == 0)
  }

  @Test(arguments: [
    "Format='jpg' TileSize='256'><Size Width='9' Height='9'/>",
    "Format='../a' Overlap='0' TileSize='256'><Size Width='9' Height='9'/>",
    "Format='jpg' Overlap='0' TileSize='0'><Size Width='9' Height='9'/>",
    "Format='jpg' Overlap='0' TileSize='256'><Size Width='-9' Height='9'/>",
    "Format='jpg' Overlap='0' TileSize='256'><Size Width='9' Height='99999999999999999999'/>",
    "Format='jpg' Overlap='0' TileSize='256'>",
    "Format='jpg' Overlap='&lol;' TileSize='256'><Size Width='9' Height='9'/>",
  ])
  func descriptorsThatCannotBeAreDamaged(rest: String) {
    let text = "<Image xmlns='http://schemas.microsoft.com/deepzoom/2008' \(rest)</Image>"
    #expect(reason(folder.write("bad.dzi", Array(text.utf8))) == .damaged("Deep Zoom"))
  }

  @Test func aTileThatIsADescriptorItselfLeadsNowhere() throws {
    let text =
      "<Image xmlns='http://schemas.microsoft.com/deepzoom/2008' Format='dzi' Overlap='0' "
      + "TileSize='256'><Size Width='9' Height='9'/></Image>"
    let path = folder.write("loop.dzi", Array(text.utf8))
    folder.write("loop_files/4/0_0.dzi", Array(text.utf8))
    let (header, source, decoder) = try open(path)
    #expect(throws: PictureError.wrongTiles) {
      let piece = PieceKey(picture: 0, level: 0, place: .init(column: 0, row: 0))
      return try decoder.decode(piece, of: header, in: source.files(of: piece, header))
    }
  }

  @Test func aPictureOfTenGigapixelsIsOpenedByItsDescriptorAlone() throws {
    let text =
      "\u{FEFF}<?xml version='1.0'?><Image xmlns='http://schemas.microsoft.com/deepzoom/2008' "
      + "Format='jpg' Overlap='1' TileSize='254'><Size Width='120000' Height='90000'/></Image>"
    let (header, _, _) = try open(folder.write("huge.dzi", Array(text.utf8)))
    #expect(header.grid.width == 120_000 && header.grid.height == 90_000)
    guard case .deepZoom(let picture) = header.format else {
      Issue.record("\(header.format)")
      return
    }
    #expect(picture.topLevel == 17)
    let last = picture.tiles(
      showing: PixelArea(x: 119_900, y: 89_900, width: 100, height: 100), ofLevel: 0)
    #expect(last.map(\.path) == ["17/472_353.jpg", "17/472_354.jpg"])
    #expect(last[1].area == PixelArea(x: 119_887, y: 89_915, width: 113, height: 85))
    #expect(
      picture.tiles(showing: PixelArea(x: 0, y: 0, width: 1, height: 1), ofLevel: 17)
        .map(\.path) == ["0/0_0.jpg"])
  }
}
