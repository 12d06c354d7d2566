import DisplayList
import ScrollGeometry
import Testing
import TilePyramid

@testable import PhotoDecoding
@testable import PhotoTiles
@testable import TestPictures

/// Pictures in tiles, some of which are not there.
@Suite(.timeLimit(.minutes(5))) struct MissingTileTests {
  private let folder = TemporaryFolder()

  private func store(without missing: [String]) throws -> PhotoTileStore {
    VipsFiles.save(
      TiledPicture.vips, "dzsave", folder.path + "/map",
      numbers: [("tile-size", 512), ("overlap", 0)])
    for name in missing { folder.remove("map_files/" + name) }
    let store = PhotoTileStore(
      try FileAlbum(AlbumRequest([folder.path + "/map.dzi"]), isWatched: false))
    _ = store.state(of: 0)
    _ = store.settle(at: 0)
    return store
  }

  private func tile(_ level: Int16, _ column: Int32, _ row: Int32) -> TextureID {
    TextureID(picture: 0, level: level, column: column, row: row)
  }

  @Test func theCoarserLevelIsShownWhereATileIsMissing() throws {
    let store = try store(without: ["11/2_1.jpeg", "10/1_0.jpeg"])
    store.want([tile(0, 2, 1), tile(0, 0, 0)])
    _ = store.settle(at: 0)
    #expect(store.isLoaded(tile(0, 0, 0)) && store.isLoaded(tile(2, 0, 0)))
    #expect(!store.isLoaded(tile(0, 2, 1)) && !store.isLoaded(tile(1, 1, 0)))
    #expect(store.state(of: 0) == .ready(Size(width: 1403, height: 1101)))
  }

  @Test func aPictureWithoutAnyTileSaysSo() throws {
    let store = try store(without: ["9", "10", "11"])
    store.want([tile(0, 0, 0)])
    _ = store.settle(at: 0)
    #expect(store.state(of: 0) == .failed("The tiles of this picture are missing."))
    #expect(store.usedBytes == 0 && !store.isWaiting)
  }
}
