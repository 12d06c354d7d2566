import DisplayList
import ScrollGeometry
import Testing
import TilePyramid
import WebHost
@testable import WebPhotos

/// The page is told what to load and what to forget, in the order of urgency and within the budget.
@MainActor @Suite struct WebTileStoreTests {
  private let news = FrameNews()
  private static let tileBytes: Int64 = 512 * 512 * 4

  /// Two tiles wide and five high.
  private static let size = Size(width: 1024, height: 2560)

  private static func tile(_ column: Int32, _ row: Int32) -> TextureID {
    TextureID(picture: 0, level: 0, column: column, row: row)
  }

  private func store(tiles: Int64) -> WebTileStore {
    let store = WebTileStore(news: news, byteLimit: tiles * Self.tileBytes)
    _ = store.addPicture(Self.size)
    return store
  }

  /// What the page hears of tiles since it was asked last: `+` loads and `-` drops, with column and row.
  private func heard() -> [String] {
    let words = news.writer.words.map { Int(Double(bitPattern: $0)) }
    news.writer.removeAll()
    return stride(from: 0, to: words.count, by: 5).map { start in
      let sign = words[start] == FrameCode.loadTile.rawValue ? "+" : "-"
      return "\(sign)\(words[start + 3]),\(words[start + 4])"
    }
  }

  @Test func theMostUrgentIsAskedForFirst() {
    let store = store(tiles: 9)
    store.want([Self.tile(1, 1), Self.tile(0, 0)])
    #expect(heard() == ["+1,1", "+0,0"])
    store.want([Self.tile(1, 1), Self.tile(0, 0)])
    #expect(heard() == [])
  }

  @Test func whatIsSeenSharesTheLineWithNothingElse() {
    let store = store(tiles: 18)
    let tiles = [Self.tile(0, 0), Self.tile(1, 0), Self.tile(0, 1), Self.tile(1, 1)]
    store.want(tiles, visibleCount: 2)
    #expect(heard() == ["+0,0", "+1,0"])
    #expect(store.tileArrived(tiles[0]))
    store.want(tiles, visibleCount: 2)
    #expect(heard() == [])
    #expect(store.tileArrived(tiles[1]))
    store.want(tiles, visibleCount: 2)
    #expect(heard() == ["+0,1", "+1,1"])
    // What comes into sight while others are on their way is asked for at once.
    store.want([Self.tile(0, 2)] + tiles[2...], visibleCount: 1)
    #expect(heard() == ["+0,2"])
  }

  /// Whoever has turned to the next photo waits for nothing of the one before, which may be turned back to.
  @Test func whatIsSeenTakesThePlaceOfWhatIsOnlyNear() {
    let store = store(tiles: 20)
    let tiles = (0..<4).flatMap { [Self.tile(0, $0), Self.tile(1, $0)] }
    store.want(tiles, visibleCount: 8)
    _ = heard()
    let seen = [Self.tile(0, 4), Self.tile(1, 4)]
    store.want(seen + tiles, visibleCount: 2)
    #expect(heard() == ["-1,3", "-0,3", "+0,4", "+1,4"])
  }

  /// Fingers that go to and fro want it again soon.
  @Test func whatNobodyWaitsForAnyMoreMayComeAllTheSame() {
    let store = store(tiles: 9)
    store.want([Self.tile(0, 0), Self.tile(1, 0)])
    _ = heard()
    store.want([Self.tile(1, 0)])
    #expect(heard() == [])
    #expect(store.tileArrived(Self.tile(0, 0)))
    #expect(store.isLoaded(Self.tile(0, 0)) && !store.isLoaded(Self.tile(1, 0)))
  }

  @Test(arguments: [(2, ["-1,3", "-0,3"]), (0, [])])
  func theNewestIsGivenUpForWhatIsSeen(visibleCount: Int, dropped: [String]) {
    let store = store(tiles: 16)
    let all = (0..<WebTileStore.mostLoading).map { Self.tile(Int32($0) % 2, Int32($0) / 2) }
    store.want(all)
    _ = heard()
    store.want([Self.tile(0, 4), Self.tile(1, 4), Self.tile(1, 2)], visibleCount: visibleCount)
    #expect(heard() == dropped + (dropped.isEmpty ? [] : ["+0,4", "+1,4"]))
    #expect(store.tileArrived(Self.tile(0, 3)) == dropped.isEmpty)
    #expect(store.tileArrived(Self.tile(1, 2)))
  }

  @Test func noMoreIsAskedForThanTheBudgetHolds() {
    let store = store(tiles: 2)
    store.want([Self.tile(0, 0), Self.tile(1, 0), Self.tile(0, 1)])
    #expect(heard() == ["+0,0", "+1,0"])
  }

  /// The page has forgotten them already.
  @Test func whatIsForgottenIsAskedForAnew() {
    let store = store(tiles: 9)
    store.want([Self.tile(0, 0), Self.tile(1, 0)])
    #expect(store.tileArrived(Self.tile(0, 0)))
    _ = heard()
    store.forgetAll()
    #expect(!store.isLoaded(Self.tile(0, 0)) && !store.tileArrived(Self.tile(1, 0)))
    store.want([Self.tile(0, 0), Self.tile(1, 0)])
    #expect(heard() == ["+0,0", "+1,0"])
  }

  /// All that was asked for failed, of whichever level, and there is nothing else to show.
  @Test func aPictureOfWhichNothingCanBeHadSaysWhy() {
    let store = store(tiles: 9)
    store.want([Self.tile(0, 0), Self.tile(1, 0)])
    #expect(!store.tileFailed(Self.tile(0, 0), "It is late."))
    guard case .ready = store.state(of: 0) else {
      Issue.record("the other one may come")
      return
    }
    #expect(store.tileFailed(Self.tile(1, 0), "It is gone."))
    guard case .failed(let reason) = store.state(of: 0) else {
      Issue.record("it is not failed")
      return
    }
    #expect(reason == "It is gone.")
  }

  /// It is asked for again when the page says that its picture is ready, and not before.
  @Test func whatWasNotToBeHadMayBeLater() {
    let store = store(tiles: 9)
    let tiles = [Self.tile(0, 0), Self.tile(1, 0)]
    store.want(tiles)
    #expect(store.tileArrived(tiles[0]))
    #expect(!store.tileFailed(tiles[1], "It is late."))
    #expect(heard() == ["+0,0", "+1,0"])
    store.want(tiles)
    #expect(heard() == [])
    store.pictureIsReady(0, Self.size)
    store.want(tiles)
    #expect(store.isLoaded(tiles[0]))
    #expect(heard() == ["+1,0"])
  }

  @Test func aSizeIsAskedForOnce() {
    let store = WebTileStore(news: news, byteLimit: Self.tileBytes)
    let picture = store.addPicture(nil)
    for _ in 1...2 { _ = store.state(of: picture) }
    let asked = [Double(FrameCode.askPicture.rawValue), Double(picture)]
    #expect(news.writer.words == asked.map(\.bitPattern))
  }

  @Test func aThumbnailIsThereUntilItIsGone() {
    let store = store(tiles: 1)
    #expect(store.thumbnailSize(of: 0) == nil)
    let before = store.generation
    store.thumbnailDidChange(of: 0, Size(width: 60, height: 60))
    #expect(store.thumbnailSize(of: 0) == Size(width: 60, height: 60))
    #expect(store.generation > before)
    store.forgetAll()
    #expect(store.thumbnailSize(of: 0) == nil)
  }
}
