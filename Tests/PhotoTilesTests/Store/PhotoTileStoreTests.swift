import DisplayList
import ScrollGeometry
import TestSupport
import Testing
import TilePyramid

@testable import PhotoDecoding
@testable import PhotoTiles

// The main thread, which some wait for, is that of thousands of other tests first.
@Suite(.timeLimit(.minutes(20))) struct PhotoTileStoreTests {
  private func tile(_ picture: Int32, _ level: Int16 = 0, _ column: Int32 = 0, _ row: Int32 = 0)
    -> TextureID
  {
    TextureID(picture: picture, level: level, column: column, row: row)
  }

  private func key(_ picture: Int32, _ level: Int16 = 0) -> PieceKey {
    PieceKey(picture: picture, level: level)
  }

  /// With the headers of all pictures read.
  private func ready(_ store: PhotoTileStore, _ count: Int32) -> PhotoTileStore {
    for picture in 0..<count { _ = store.state(of: picture) }
    _ = store.settle(at: 0)
    return store
  }

  @Test func asksForWhatTheFirstFrameWillShowBeforeThat() throws {
    let source = FakeSource([(4000, 2000)])
    let store = PhotoTileStore(
      source: source, decoder: PictureDecoder(limits: MemoryBudget.standard.decodeLimits),
      budget: .standard, opening: Size(width: 1000, height: 500), yieldsToMainThread: false)
    for _ in 0..<2 {
      store.waitUntilIdle()
      store.deliver()
    }
    #expect(source.log == [PieceKey(picture: 0, level: 2)])
    #expect(store.isLoaded(tile(0, 2)))
    // What it does show has the last word.
    store.want([tile(0, 1)])
    store.waitUntilIdle()
    store.deliver()
    #expect(source.log == [PieceKey(picture: 0, level: 2), PieceKey(picture: 0, level: 1)])
  }

  @Test func nothingChangesBeforeItIsDelivered() {
    let store = PhotoTileStore(FakeSource([(600, 400)]))
    #expect(store.state(of: 0) == .waiting)
    store.waitUntilIdle()
    #expect(store.state(of: 0) == .waiting && store.generation == 0 && store.isWaiting)
    #expect(store.deliver())
    #expect(store.state(of: 0) == .ready(Size(width: 600, height: 400)))
    #expect(store.generation == 1 && !store.isWaiting)

    store.want([tile(0, 0, 1, 0)])
    store.waitUntilIdle()
    #expect(!store.isLoaded(tile(0)))
    #expect(store.deliver() && !store.deliver())
    #expect(store.generation == 2)
    #expect(store.isLoaded(tile(0)) && store.isLoaded(tile(0, 0, 1, 0)))
    #expect(!store.isLoaded(tile(0, 1)) && !store.isLoaded(tile(0, 0, 2, 0)))
  }

  @Test func picturesThatAreNotThereFail() {
    let store = PhotoTileStore(FakeSource([(600, 400)]))
    #expect(store.state(of: 1) == .failed("There is no such picture."))
    #expect(store.state(of: -1) == .failed("There is no such picture."))
    #expect(!store.isWaiting)
  }

  @Test func tilesOfALevelArePartsOfOneBlock() throws {
    let store = ready(PhotoTileStore(FakeSource([(1300, 700)])), 1)
    store.want([tile(0)])
    _ = store.settle(at: 0)
    let first = try #require(store.pixels(of: tile(0)))
    let last = try #require(store.pixels(of: tile(0, 0, 2, 1)))
    #expect(first.width == 512 && first.height == 512)
    #expect(last.width == 1300 - 1024 && last.height == 700 - 512)
    #expect(last.base - first.base == 512 * first.bytesPerRow + 1024 * 4)
    #expect(store.pixels(of: tile(0)) === first)
    #expect(store.usedBytes == Int64(first.bytesPerRow * 700 + 4095) / 4096 * 4096)
  }

  @Test func wishesThatWereReplacedBeforeTheirTurnAreNeverBegun() {
    let source = FakeSource(Array(repeating: (600, 400), count: 6))
    let store = ready(PhotoTileStore(source), 6)
    source.hold(key(0), key(1))
    store.want((0..<4).map { tile($0) })
    source.waitUntilBegun(2)
    store.want([tile(5), tile(3)])
    source.release()
    _ = store.settle(at: 0)
    store.waitUntilIdle()
    store.deliver()
    #expect(Set(source.log) == [key(0), key(1), key(5), key(3)])
    #expect(store.isLoaded(tile(5)) && store.isLoaded(tile(3)) && !store.isLoaded(tile(2)))
    // What had been begun is finished, and of no use.
    #expect(!store.isLoaded(tile(0)) && !store.isLoaded(tile(1)))
  }

  @Test func wishesWaitForTheHeader() {
    let source = FakeSource([(600, 400)])
    let store = PhotoTileStore(source)
    _ = store.state(of: 0)
    store.want([tile(0)])
    #expect(source.log.isEmpty)
    _ = store.settle(at: 0)
    #expect(store.isLoaded(tile(0)))
  }

  @Test func settlingWaitsForTheScreenAndForNothingElse() {
    let source = FakeSource(Array(repeating: (600, 400), count: 2))
    let store = ready(PhotoTileStore(source), 2)
    source.hold(key(1))
    store.want([tile(0), tile(1)], visibleCount: 1)
    #expect(store.settle(at: 1))
    #expect(store.isLoaded(tile(0)) && !store.isLoaded(tile(1)) && store.isWaiting)
    #expect(!store.settle(at: 2))
    source.release()
    store.waitUntilIdle()
    #expect(store.deliver() && store.isLoaded(tile(1)) && !store.isWaiting)
  }

  @Test func settlingFreesMemoryThatTheScreenNeeds() {
    let source = FakeSource([(600, 400), (600, 400)])
    let store = ready(PhotoTileStore(source, limit: 1_000_000), 2)
    store.want([tile(0)])
    source.waitUntilBegun(1)
    store.want([tile(1)])
    #expect(store.settle(at: 0))
    #expect(store.isLoaded(tile(1)) && !store.isLoaded(tile(0)))
  }

  @Test func aLatencyDeliversAFixedTimeAfterTheWish() {
    let store = PhotoTileStore(FakeSource([(600, 400)]), latency: 0.5)
    #expect(!store.settle(at: 1))
    _ = store.state(of: 0)
    #expect(!store.settle(at: 1.25) && store.state(of: 0) == .waiting && store.isWaiting)
    #expect(store.settle(at: 1.5) && store.state(of: 0) != .waiting)
    store.want([tile(0)])
    #expect(!store.settle(at: 1.75) && !store.isLoaded(tile(0)))
    // Not wanted for a moment: the time begins anew.
    store.want([])
    #expect(!store.settle(at: 1.875) || !store.isLoaded(tile(0)))
    store.want([tile(0)])
    #expect(!store.settle(at: 2.25) && !store.isLoaded(tile(0)) && store.isWaiting)
    #expect(store.settle(at: 2.375) && store.isLoaded(tile(0)))
  }

  @Test func aLevelThatCannotBeDecodedIsReplacedByTheNextCoarserOne() {
    let source = FakeSource([(2000, 2000)])
    let store = ready(PhotoTileStore(source), 1)
    store.want([tile(0, 2)])
    _ = store.settle(at: 0)
    source.fail(key(0, 0))
    store.want([tile(0, 2), tile(0, 0, 1, 1)])
    _ = store.settle(at: 0)
    #expect(store.state(of: 0) == .ready(Size(width: 2000, height: 2000)))
    #expect(store.isLoaded(tile(0, 1)) && !store.isLoaded(tile(0, 0)))
    #expect(source.log == [key(0, 2), key(0, 0), key(0, 1)])
    #expect(!store.settle(at: 1) && !store.isWaiting)
  }

  @Test func aPictureOfWhichNothingCanBeDecodedFailsWithTheReason() {
    let source = FakeSource([(600, 400)])
    source.fail(key(0, 0), key(0, 1))
    let store = ready(PhotoTileStore(source), 1)
    store.want([tile(0)])
    _ = store.settle(at: 0)
    #expect(store.state(of: 0) == .failed("The PNG data of this picture is damaged."))
    #expect(store.usedBytes == 0 && !store.isWaiting)
  }

  @Test func whatIsTooLargeInFullIsShownAsFineAsItGoes() {
    let source = FakeSource([(4000, 4000)], finestLevel: 2)
    let store = ready(PhotoTileStore(source), 1)
    store.want([tile(0, 0, 3, 3), tile(0, 1)])
    _ = store.settle(at: 0)
    #expect(source.log == [key(0, 2)])
    #expect(store.isLoaded(tile(0, 2)))
  }

  /// As a photo is that was not decoded for such a reason.
  @Test(arguments: [(PictureError.killed, 2), (.noProcess(""), 2), (.stopped, 1), (.diskFull, 1)])
  func aPyramidThatWasOnlyPreventedIsMadeWhenOneTurnsToThePicture(error: PictureError, tries: Int) {
    for turnsFar in [false, true] {
      let source = FakeSource([(4000, 4000), (600, 400)], finestLevel: 2)
      source.failPyramids(with: error)
      let store = ready(PhotoTileStore(source), 2)
      func show(_ tiles: [TextureID]) {
        store.want(tiles, visibleCount: 1)
        _ = store.settle(at: 0)
        _ = store.settle(at: 0)
      }
      show([tile(0)])
      #expect(source.pyramids(of: 0) == 1)
      // A neighbour stays wanted.
      show(turnsFar ? [tile(1, 2)] : [tile(1, 2), tile(0)])
      #expect(source.pyramids(of: 0) == 1)
      store.lookAgain(at: 0)
      show([tile(0)])
      #expect(source.pyramids(of: 0) == tries)
    }
  }

  @Test func whileMemoryIsScarceOnlyTheScreenIsKept() {
    let source = FakeSource(Array(repeating: (600, 400), count: 6))
    let store = ready(PhotoTileStore(source), 6)
    func settle() {
      store.waitUntilIdle()
      store.deliver()
    }
    store.want([tile(0, 1), tile(1)])
    settle()
    let coarse = store.usedBytes
    store.want([tile(0), tile(1)], visibleCount: 1)
    settle()
    let all = store.usedBytes
    #expect(store.isLoaded(tile(0)) && store.isLoaded(tile(1)) && store.isLoaded(tile(0, 1)))
    store.isMemoryScarce = true
    #expect(store.isLoaded(tile(0)) && !store.isLoaded(tile(1)) && !store.isLoaded(tile(0, 1)))
    let one = store.usedBytes
    #expect(one < coarse && all > coarse)
    // Nothing is fetched ahead.
    store.want([tile(2), tile(3)], visibleCount: 1)
    settle()
    #expect(store.usedBytes == one && store.isLoaded(tile(2)))
    store.isMemoryScarce = false
    settle()
    #expect(store.usedBytes == 2 * one && store.isLoaded(tile(3)))
  }

  @Test func aWalkTakesNoMoreThanOnePictureAndItsNeighbours() {
    let source = FakeSource(Array(repeating: (600, 400), count: 50))
    let store = ready(PhotoTileStore(source), 50)
    var most = 0
    for page in Array(1..<49) + (1..<49).reversed() {
      store.want([page, page - 1, page + 1].map { tile(Int32($0)) }, visibleCount: 1)
      store.waitUntilIdle()
      store.deliver()
      most = max(most, Int(store.usedBytes))
    }
    // Of the one that has gone the memory may still be there when the next one is begun.
    #expect(most == Int(store.usedBytes) && source.mostBytes <= most / 3 * 4)
  }

  @Test func photosAreFetchedAheadOneAtATimeAndAfterThatOnTheScreen() {
    let source = FakeSource(Array(repeating: (600, 400), count: 5))
    let store = ready(PhotoTileStore(source), 5)
    source.hold(key(1))
    store.want([tile(1), tile(2), tile(0)], visibleCount: 1)
    #expect(store.pieceQueue.runningCount == 1)
    source.release()
    store.waitUntilIdle()
    store.deliver()
    #expect(source.log == [key(1), key(2), key(0)])
    // A jump does not wait for what is fetched ahead.
    source.hold(key(3))
    store.want([tile(2), tile(3), tile(1)], visibleCount: 1)
    source.waitUntilBegun(4)
    store.want([tile(4), tile(3)], visibleCount: 1)
    #expect(store.settle(at: 0) && store.isLoaded(tile(4)) && !store.isLoaded(tile(3)))
    source.release()
  }

  @Test(arguments: 0..<5)
  func neverExceedsTheBudget(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    func next(_ count: Int) -> Int { Int.random(in: 0..<count, using: &random) }
    let source = FakeSource((0..<12).map { _ in (100 + next(1500), 100 + next(1500)) })
    let limit = Int64(3 << 20)
    let store = ready(PhotoTileStore(source, limit: limit, idleLimit: 2 << 20), 12)
    for step in 0..<150 {
      let wishes = (0..<next(8)).map { _ in tile(Int32(next(12)), Int16(next(3))) }
      store.want(wishes, visibleCount: next(4))
      #expect(store.usedBytes <= limit)
      if next(20) == 0 { store.isMemoryScarce.toggle() }
      if next(2) == 0 { _ = store.settle(at: Double(step)) } else { store.deliver() }
      #expect(store.usedBytes <= limit)
    }
    // What is delivered makes room for what was wanted besides.
    repeat { store.waitUntilIdle() } while store.deliver()
    let loaded = store.pieces.map { (key, pixels) in
      Raster.byteCount(
        width: pixels.tiles.prefix(pixels.columns).reduce(0) { $0 + $1.width },
        height: stride(from: 0, to: pixels.tiles.count, by: pixels.columns)
          .reduce(0) { $0 + pixels.tiles[$1].height })
    }
    #expect(store.usedBytes == loaded.reduce(0, +))
  }

  @Test func theMainQueueHearsOfResults() async {
    let store = PhotoTileStore(FakeSource([(600, 400)]))
    await withCheckedContinuation { continuation in
      let once = Once()
      store.onResult { if once.first() { continuation.resume() } }
      _ = store.state(of: 0)
    }
    #expect(store.deliver())
  }

  @Test func theMainQueueHearsOfResultsFromBeforeItListened() async {
    let store = PhotoTileStore(FakeSource([(600, 400)]))
    _ = store.state(of: 0)
    store.waitUntilIdle()
    await withCheckedContinuation { continuation in
      let once = Once()
      store.onResult { if once.first() { continuation.resume() } }
    }
    #expect(store.deliver())
  }

  @MainActor private final class Once {
    private var isDone = false

    nonisolated init() {}

    func first() -> Bool {
      defer { isDone = true }
      return !isDone
    }
  }
}
