import DisplayList
import ScrollGeometry
import Testing
import TilePyramid

@testable import PhotoDecoding
@testable import PhotoTiles

/// When thumbnails are shown, and when they are made.
@Suite(.timeLimit(.minutes(5))) struct ThumbnailStoreTests {
  private let source = FakeSource(
    Array(repeating: (600, 400), count: 3), hasThumbnails: true)
  private let tile = TextureID(picture: 0, level: 0)
  private let piece = PieceKey(picture: 0, level: 0)

  /// With the headers of all pictures read.
  private func store() -> PhotoTileStore {
    let store = PhotoTileStore(source)
    for picture: Int32 in 0..<3 { _ = store.state(of: picture) }
    store.waitUntilIdle()
    store.deliver()
    return store
  }

  @Test func oneIsThereBeforeThePicture() {
    let store = store()
    source.hold(piece)
    store.want([tile, TextureID(picture: 1)], visibleCount: 1)
    source.waitUntilBegun(2)
    while store.thumbnailSize(of: 0) == nil { store.deliver() }
    #expect(store.isLoaded(TextureID(thumbnailOf: 0)) && !store.isLoaded(tile))
    #expect(!store.hasAllThatIsVisible)
    source.release()
    store.waitUntilIdle()
    store.deliver()
    #expect(store.isLoaded(tile) && store.hasAllThatIsVisible)
    // None of what is only near.
    #expect(!source.log.contains(PieceKey(thumbnailOf: 1)))
  }

  /// To make one, libraries are loaded, and the window's thread waits for these.
  @Test func noneIsMadeBeforeThePhotoIsSeen() {
    let store = store()
    store.opening = .unseen
    store.want([tile], visibleCount: 1)
    #expect(!store.hasOpened)
    store.waitUntilIdle()
    store.deliver()
    store.thumbnailQueue.waitForAll()
    #expect(store.hasOpened && source.log == [piece] && source.thumbnails.isEmpty)
    store.opening = .done
    store.thumbnailQueue.waitForAll()
    #expect(source.thumbnails == [0])
  }

  @Test func aPhotoThatWillNotComeKeepsNobodyWaiting() {
    let store = PhotoTileStore(source)
    store.opening = .unseen
    source.fail(piece, PieceKey(picture: 0, level: 1), PieceKey(thumbnailOf: 0))
    _ = store.state(of: 0)
    #expect(!store.hasOpened)
    store.waitUntilIdle()
    store.deliver()
    store.want([tile], visibleCount: 1)
    while store.isWaiting {
      store.waitUntilIdle()
      store.deliver()
    }
    #expect(store.hasOpened && !store.hasAllThatIsVisible)
  }

  @Test func noneIsLookedForWhenThePictureIsThere() {
    let store = store()
    for _ in 0..<2 {
      store.want([tile], visibleCount: 1)
      store.waitUntilIdle()
      store.deliver()
      store.want([TextureID(picture: 0, level: 1)], visibleCount: 1)
      store.waitUntilIdle()
      store.deliver()
    }
    #expect(source.log.filter(\.isThumbnail).count == 1)
  }

  @Test func aMissingOneIsNotMissed() {
    let store = store()
    source.fail(PieceKey(thumbnailOf: 0))
    store.want([tile], visibleCount: 1)
    store.waitUntilIdle()
    store.deliver()
    #expect(
      store.state(of: 0) == .ready(Size(width: 600, height: 400)) && store.isLoaded(tile))
  }

  @Test func aPictureThatCannotBeDecodedSaysSoAllTheSame() {
    let store = store()
    source.fail(piece, PieceKey(picture: 0, level: 1))
    store.want([tile], visibleCount: 1)
    repeat { store.waitUntilIdle() } while store.deliver()
    #expect(store.state(of: 0) == .failed("The PNG data of this picture is damaged."))
  }

  @Test func theyAreMadeOnceOfWhatIsSeenWhenNothingElseIsToBeDone() {
    let store = store()
    source.hold(PieceKey(picture: 1, level: 0))
    let both = [tile, TextureID(picture: 1)]
    store.want(both, visibleCount: 1)
    while !store.isLoaded(tile) { store.deliver() }
    store.thumbnailQueue.waitForAll()
    #expect(source.thumbnails.isEmpty)
    source.release()
    for _ in 0..<2 {
      store.waitUntilIdle()
      store.deliver()
      store.want(both.reversed(), visibleCount: 0)
      store.want(both, visibleCount: 1)
    }
    store.thumbnailQueue.waitForAll()
    #expect(source.thumbnails == [0])
  }

  @Test func aHeadStartIsNotGivenUpForThem() async throws {
    let start = HeadStart(
      of: 0, from: source, fitting: Size(width: 600, height: 400), yields: false)
    source.waitUntilBegun(1)
    #expect(await start.header(of: 0) != nil)
    #expect(await start.piece(PieceKey(thumbnailOf: 0)) == nil)
    _ = try #require(await start.piece(piece)).get()
    #expect(source.log == [piece])
  }
}
