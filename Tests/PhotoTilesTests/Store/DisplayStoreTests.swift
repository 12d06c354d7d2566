import DisplayList
import Testing
import TilePyramid

@testable import PhotoDecoding
@testable import PhotoTiles
@testable import TestPictures

/// A display whose colours change while pictures are seen.
@Suite(.timeLimit(.minutes(5))) struct DisplayStoreTests {
  private let source = FakeSource(Array(repeating: (600, 400), count: 3))
  private let tile = TextureID(picture: 0, level: 0, column: 0, row: 0)
  private let piece = PieceKey(picture: 0, level: 0)
  private let swapped = DisplayProfile(ICCFile.sRGB.swapped.bytes)
  private let wide = DisplayProfile(ICCFile.displayP3.bytes)

  private func store(keepsakes: Int64 = 0) -> PhotoTileStore {
    let store = PhotoTileStore(source, keepsakeLimit: keepsakes)
    for picture: Int32 in 0..<3 { _ = store.state(of: picture) }
    finish(store)
    return store
  }

  private func finish(_ store: PhotoTileStore) {
    store.waitUntilIdle()
    store.deliver()
  }

  private func look(at picture: Int32, in store: PhotoTileStore) {
    store.want([TextureID(picture: picture, level: 0, column: 0, row: 0)], visibleCount: 1)
    finish(store)
  }

  @Test func whatIsSeenStaysUntilItIsThereInOtherColors() throws {
    let store = store()
    look(at: 0, in: store)
    let old = try #require(store.pixels(of: tile))
    source.hold(piece)
    let before = store.generation
    store.display = swapped
    source.waitUntilBegun(2)
    store.deliver()
    #expect(store.pixels(of: tile) === old && store.isLoaded(tile))
    #expect(store.usedBytes == Raster.byteCount(width: 600, height: 400))
    source.release()
    finish(store)
    let new = try #require(store.pixels(of: tile))
    #expect(new !== old && store.generation > before)
    #expect(source.log == [piece, piece] && source.displays == [nil, swapped])
    // Nothing comes twice.
    store.display = DisplayProfile(ICCFile.sRGB.swapped.bytes)
    finish(store)
    #expect(store.pixels(of: tile) === new && source.log.count == 2)
    store.display = nil
    finish(store)
    #expect(source.displays == [nil, swapped, nil] && store.pixels(of: tile) !== new)
  }

  @Test func whatIsOnItsWayIsSeenAndComesAnew() throws {
    let store = store()
    source.hold(piece)
    store.want([tile], visibleCount: 1)
    source.waitUntilBegun(1)
    store.display = swapped
    source.release()
    finish(store)
    let old = try #require(store.pixels(of: tile))
    finish(store)
    #expect(source.displays == [nil, swapped] && store.pixels(of: tile) !== old)
  }

  /// Two displays, one after the other, before the first has been decoded for.
  @Test func theLastDisplayCounts() {
    let store = store()
    look(at: 0, in: store)
    source.hold(piece)
    store.display = swapped
    source.waitUntilBegun(2)
    store.display = wide
    source.release()
    finish(store)
    finish(store)
    #expect(source.displays == [nil, swapped, wide])
    finish(store)
    #expect(source.log.count == 3)
  }

  @Test func whatNobodyLooksAtComesAnewWhenSomebodyDoes() {
    let store = store()
    look(at: 0, in: store)
    look(at: 1, in: store)
    store.display = swapped
    finish(store)
    #expect(
      source.displays == [nil, nil, swapped] && source.log.last == PieceKey(picture: 1, level: 0))
    look(at: 0, in: store)
    look(at: 0, in: store)
    #expect(source.displays == [nil, nil, swapped, swapped] && source.log.last == piece)
    look(at: 2, in: store)
    #expect(source.displays.count == 5 && source.displays.last == swapped)
  }

  /// Whoever has seen it goes on seeing it.
  @Test func whatCannotBeDecodedAgainStaysAsItIs() throws {
    let store = store()
    look(at: 0, in: store)
    let old = try #require(store.pixels(of: tile))
    source.fail(piece)
    store.display = swapped
    finish(store)
    finish(store)
    #expect(store.pixels(of: tile) === old && source.log.count == 2)
    source.mend()
    store.display = wide
    finish(store)
    #expect(store.pixels(of: tile) !== old && source.log.count == 3)
  }

  /// Small versions of what was seen elsewhere would be in other colours; of what is on screen they stay until it comes.
  @Test func keepsakesInOtherColorsAreForgotten() {
    let store = store(keepsakes: 1 << 20)
    for picture: Int32 in 0..<2 {
      store.want([TextureID(picture: picture, level: 1, column: 0, row: 0)], visibleCount: 1)
      finish(store)
    }
    #expect(store.thumbnailSize(of: 0) != nil && store.thumbnailSize(of: 1) != nil)
    store.display = swapped
    #expect(store.thumbnailSize(of: 0) == nil && store.thumbnailSize(of: 1) != nil)
    finish(store)
    #expect(store.thumbnailSize(of: 1) != nil)
  }
}
