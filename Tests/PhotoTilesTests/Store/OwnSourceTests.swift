import DisplayList
import ScrollGeometry
import Testing
import TilePyramid

@testable import PhotoDecoding
@testable import PhotoTiles
@testable import TestPictures

/// Pictures that a program brings along, by the public seam alone.
@Suite(.timeLimit(.minutes(5))) struct OwnSourceTests {
  /// A picture, and its tiles, in a program's memory.
  private struct Archive: TileSource {
    var bytes: [UInt8]?
    var tiles: [String: [UInt8]] = [:]

    func picture() throws(PictureError) -> PictureFile {
      guard let bytes else { throw .missing }
      return try PictureFile(bytes: bytes)
    }

    func tiles(
      _ paths: [String], in layout: TileLayout
    ) throws(PictureError) -> [PictureFile?] {
      var files: [PictureFile?] = []
      for path in paths {
        files.append(
          try tiles[path].map { bytes throws(PictureError) in
            try PictureFile(bytes: bytes)
          })
      }
      return files
    }
  }

  /// Whoever keeps whole pictures says no more than this.
  private struct Whole: TileSource {
    var bytes: [UInt8]
    func picture() throws(PictureError) -> PictureFile { try PictureFile(bytes: bytes) }
  }

  private let folder = TemporaryFolder()

  private func shown(_ sources: [Archive]) -> PhotoTileStore {
    let store = PhotoTileStore(sources)
    for picture in sources.indices { _ = store.state(of: Int32(picture)) }
    _ = store.settle(at: 0)
    return store
  }

  private func tile(_ picture: Int32, _ level: Int16) -> TextureID {
    TextureID(picture: picture, level: level, column: 0, row: 0)
  }

  @Test func aSourceOfWholePicturesHasNoTiles() async throws {
    let whole = Whole(bytes: TestPicture(width: 300, height: 200).jpeg())
    let store = PhotoTileStore([whole])
    _ = store.state(of: 0)
    _ = store.settle(at: 0)
    store.want([tile(0, 0)])
    _ = store.settle(at: 0)
    #expect(store.pixels(of: tile(0, 0))?.width == 300)
    let tiles = try await whole.tiles(["0/0_0.jpg"], in: .deepZoom)
    #expect(tiles.count == 1 && tiles[0] == nil)
  }

  @Test func theNumberIsThePlaceInTheList() throws {
    let small = TestPicture(width: 300, height: 200).jpeg()
    let large = TestPicture(width: 1300, height: 900).jpeg(orientation: 6)
    let store = shown([Archive(bytes: small), Archive(bytes: nil), Archive(bytes: large)])
    #expect(store.state(of: 0) == .ready(Size(width: 300, height: 200)))
    #expect(store.state(of: 1) == .failed(PictureError.missing.message))
    #expect(store.state(of: 2) == .ready(Size(width: 900, height: 1300)))
    #expect(store.state(of: 3) == .failed("There is no such picture."))
    store.want([tile(0, 0), tile(2, 1)])
    _ = store.settle(at: 0)
    #expect(store.pixels(of: tile(0, 0))?.width == 300)
    #expect(store.pixels(of: tile(2, 1))?.width == 450)
  }

  @Test func tilesComeFromTheSourceToo() throws {
    VipsFiles.save(
      TiledPicture.vips, "dzsave", folder.path + "/map",
      numbers: [("tile-size", 512), ("overlap", 0)])
    var archive = Archive(bytes: try PictureFileBytes.read(folder.path + "/map.dzi"))
    for name in ["10/0_0.jpeg", "11/0_0.jpeg"] {
      archive.tiles[name] = try PictureFileBytes.read(folder.path + "/map_files/" + name)
    }
    let store = shown([archive])
    store.want([tile(0, 0)])
    _ = store.settle(at: 0)
    let pixels = try #require(store.pixels(of: tile(0, 0)))
    #expect(pixels.width == 512 && pixels.height == 512)
    // The tiles that it lacks leave the coarser level in view.
    store.want([TextureID(picture: 0, level: 0, column: 1, row: 0)])
    _ = store.settle(at: 0)
    #expect(!store.isLoaded(TextureID(picture: 0, level: 0, column: 1, row: 0)))
    #expect(store.state(of: 0) == .ready(Size(width: 1403, height: 1101)))
  }
}
