import CVips
import TilePyramid
import Testing

@testable import PhotoTiles

/// Pictures whose tiles are read one by one.
@Suite struct TiledPictureTests {
  private static let width = 1403
  private static let height = 1101
  private static let picture = TestPicture(width: width, height: height)
  private let folder = TemporaryFolder()

  private var vips: VipsPicture {
    VipsFiles.picture(Self.picture.pixels, width: Self.width, height: Self.height, bands: 3)
  }

  private func open(_ path: String) throws -> (PictureHeader, DiskSource, PictureDecoder) {
    let decoder = PictureDecoder(
      limits: DecodeLimits(levelBytes: 200 << 20, workingBytes: 400 << 20))
    let source = DiskSource(path: Array(path.utf8))
    return (try decoder.header(of: source.picture()), source, decoder)
  }

  /// The greatest difference of any component of any pixel from the picture that was stored, and
  /// the number of pixels that were compared.
  private func worst(_ path: String) throws -> (difference: Double, compared: Int) {
    let (header, source, decoder) = try open(path)
    #expect(header.isTiled)
    var worst = 0.0
    var compared = 0
    for level in 0..<header.grid.levelCount {
      let tiles = header.grid.tiles(ofLevel: level)
      for row in tiles.rows {
        for column in tiles.columns {
          let piece = PieceKey(
            picture: 0, level: Int16(level),
            place: .init(column: Int32(column), row: Int32(row)))
          let area = header.area(of: piece)
          let pixels = try decoder.decode(piece, of: header, in: source.files(of: piece, header))
          let buffer = try #require(pixels.tile(column: 0, row: 0))
          #expect(buffer.width == area.width && buffer.height == area.height)
          #expect(buffer.isOpaque && pixels.tiles.count == 1)
          for y in stride(from: 0, to: buffer.height, by: 3) {
            let line = (buffer.base + y * buffer.bytesPerRow).assumingMemoryBound(to: UInt8.self)
            for x in stride(from: 0, to: buffer.width, by: 3) {
              worst = max(worst, difference(line + 4 * x, x + area.x, y + area.y, level))
              compared += 1
            }
          }
        }
      }
    }
    return (worst, compared)
  }

  private func difference(_ pixel: UnsafePointer<UInt8>, _ x: Int, _ y: Int, _ level: Int)
    -> Double
  {
    let side = Double(1 << level)
    // What a pixel of a coarser level shows ends where the picture does.
    let right = min(Double(x + 1) * side, Double(Self.width))
    let bottom = min(Double(y + 1) * side, Double(Self.height))
    let (left, top) = (Double(x) * side, Double(y) * side)
    // Where the blue edge or a neighbour's blur is, nothing is said.
    let nearEdge = { (low: Double, high: Double, whole: Int) in
      low - 2 * side < Double(whole) / 2 && Double(whole) / 2 < high + 2 * side
    }
    if nearEdge(left, right, Self.width) || nearEdge(top, bottom, Self.height) { return 0 }
    let color = Self.picture.color(x: (left + right) / 2, y: (top + bottom) / 2)
    return max(
      abs(Double(pixel[2]) - color.red), abs(Double(pixel[1]) - color.green),
      abs(Double(pixel[0]) - color.blue))
  }

  @Test(arguments: [(254, 1), (256, 0), (510, 1), (512, 0), (1024, 2), (100, 7)])
  func deepZoomTilesOfAnySizeShowThePicture(tileSide: Int, overlap: Int) throws {
    VipsFiles.save(
      vips, "dzsave", folder.path + "/map", texts: [("suffix", ".png")],
      numbers: [("tile-size", Int32(tileSide)), ("overlap", Int32(overlap))])
    let (difference, compared) = try worst(folder.path + "/map.dzi")
    // A level of the writer's that rounds down is up to a pixel off at its far end.
    #expect(difference <= 4)
    #expect(compared > 200_000)
  }

  @Test(arguments: [false, true])
  func pyramidalTIFFsShowThePicture(inSubdirectories: Bool) throws {
    let path = folder.path + "/map.tif"
    VipsFiles.save(
      vips, "tiffsave", path, flags: ["tile", "pyramid"] + (inSubdirectories ? ["subifd"] : []),
      numbers: [("tile-width", 128), ("tile-height", 128)])
    let (header, _, _) = try open(path)
    guard case .pyramid(let pyramid) = header.format else {
      Issue.record("\(header.format)")
      return
    }
    #expect(pyramid.layout == (inSubdirectories ? .subdirectories : .pages))
    #expect(pyramid.levelCount == 5)
    let (difference, compared) = try worst(path)
    #expect(difference <= 4)
    #expect(compared > 200_000)
  }

  @Test func aTIFFWithoutAPyramidIsReadAsAWhole() throws {
    for flags in [[], ["tile"]] {
      let path = folder.path + "/plain\(flags.count).tif"
      VipsFiles.save(vips, "tiffsave", path, flags: flags)
      #expect(try !open(path).0.isTiled)
    }
    // In strips, a tile would cost the whole picture.
    let path = folder.path + "/pages.tif"
    VipsFiles.save(vips, "tiffsave", path, flags: ["pyramid"])
    #expect(try Decoded(path)[700, 50].red > 120)
  }

  @Test func whereDeepZoomHasNoFileThePictureIsTransparent() throws {
    VipsFiles.save(
      vips, "dzsave", folder.path + "/map", texts: [("suffix", ".png")],
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
    #expect(throws: PictureError.damaged("Deep Zoom")) {
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
