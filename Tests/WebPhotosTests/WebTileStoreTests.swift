import DisplayList
import ScrollGeometry
import Testing
import TilePyramid
import WebHost
import WebPhotos

/// The page is told what to load and what to forget, in the order of urgency and within the budget.
@MainActor @Suite struct WebTileStoreTests {
  private let news = FrameNews()
  private static let tileBytes: Int64 = 512 * 512 * 4

  /// Four tiles, two by two.
  private static let size = Size(width: 1024, height: 1024)

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

  @Test func whatNobodyWaitsForAnyMoreIsGivenUp() {
    let store = store(tiles: 9)
    store.want([Self.tile(0, 0), Self.tile(1, 0)])
    _ = heard()
    store.want([Self.tile(1, 0)])
    #expect(heard() == ["-0,0"])
    #expect(!store.tileArrived(Self.tile(0, 0)))
    #expect(store.tileArrived(Self.tile(1, 0)))
    #expect(store.isLoaded(Self.tile(1, 0)) && !store.isLoaded(Self.tile(0, 0)))
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
    store.tileFailed(Self.tile(0, 0), "It is late.")
    guard case .ready = store.state(of: 0) else {
      Issue.record("the other one may come")
      return
    }
    store.tileFailed(Self.tile(1, 0), "It is gone.")
    guard case .failed(let reason) = store.state(of: 0) else {
      Issue.record("it is not failed")
      return
    }
    #expect(reason == "It is gone.")
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
