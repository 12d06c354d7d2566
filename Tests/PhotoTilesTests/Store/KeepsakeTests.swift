import DisplayList
import ScrollGeometry
import Testing
import TilePyramid

@testable import PhotoDecoding
@testable import PhotoTiles

/// What stays of pictures that nobody looks at any more.
@Suite(.timeLimit(.minutes(5))) struct KeepsakeTests {
  @Test func theLeastRecentlyUsedGoFirst() {
    var keepsakes = Keepsakes(limit: 300)
    for picture: Int32 in 0..<3 { keepsakes.add(picture, bytes: 100) }
    #expect(keepsakes.forgetLeastUsed(downTo: 300) == [] && keepsakes.used == 300)
    // The first is looked at again, the others were at the same time.
    keepsakes.use([0, 9])
    keepsakes.add(3, bytes: 100)
    #expect(keepsakes.forgetLeastUsed(downTo: 300) == [1])
    #expect(keepsakes.contains(0) && !keepsakes.contains(1) && keepsakes.used == 300)
    // The most urgent stays longest.
    keepsakes.use([2, 3, 0])
    #expect(keepsakes.forgetLeastUsed(downTo: 100) == [0, 3])
    keepsakes.add(2, bytes: 40)
    #expect(keepsakes.used == 40 && keepsakes.forgetLeastUsed(downTo: 0) == [2])
    #expect(keepsakes.used == 0)
  }

  /// 2000 × 1200 pixels have levels down to 500 × 300, of which 250 × 150 are kept.
  private let source = FakeSource(Array(repeating: (2000, 1200), count: 3))
  private let bytes = Raster.byteCount(width: 250, height: 150)

  private func coarsest(_ picture: Int32) -> TextureID {
    TextureID(picture: picture, level: 2, column: 0, row: 0)
  }

  private func store(keepsakes: Int64, latency: Double = 0) -> PhotoTileStore {
    let store = PhotoTileStore(source, keepsakeLimit: keepsakes, latency: latency)
    for picture: Int32 in 0..<3 { _ = store.state(of: picture) }
    store.waitUntilIdle()
    store.deliver()
    return store
  }

  private func look(at picture: Int32, in store: PhotoTileStore) {
    store.want([coarsest(picture)], visibleCount: 1)
    store.waitUntilIdle()
    store.deliver()
  }

  /// It is drawn, larger than it is, until the photo itself is there again.
  @Test func whoeverComesBackSeesSomethingAtOnce() throws {
    let store = store(keepsakes: 2 * bytes)
    look(at: 0, in: store)
    #expect(store.isLoaded(coarsest(0)))
    store.want([], visibleCount: 0)
    #expect(!store.isLoaded(coarsest(0)) && store.usedBytes == bytes)
    #expect(store.thumbnailSize(of: 0) == Size(width: 250, height: 150))
    source.hold(PieceKey(picture: 0, level: 2))
    store.want([coarsest(0)], visibleCount: 1)
    var page = TilePage(
      picture: 0, grid: TileGrid(size: Size(width: 2000, height: 1200)), fitScale: 0.2, scale: 0.2,
      visible: Rect(x: 0, y: 0, width: 2000, height: 1200), focus: .zero)
    page.thumbnail = store.thumbnailSize(of: 0)
    var drawn: [DrawnTile] = []
    page.appendDrawList(isLoaded: store.isLoaded, to: &drawn)
    #expect(drawn.map(\.tile) == [TextureID(thumbnailOf: 0)])
    let pixels = try #require(store.pixels(of: TextureID(thumbnailOf: 0)))
    #expect(pixels === store.pixels(of: TextureID(thumbnailOf: 0)) && pixels.width == 250)
    source.release()
  }

  @Test func thoseOfLongAgoGoWhenThereIsNoRoom() {
    let store = store(keepsakes: 2 * bytes)
    for picture: Int32 in [0, 1, 0, 2] { look(at: picture, in: store) }
    store.want([], visibleCount: 0)
    #expect((0..<3).map { store.thumbnailSize(of: $0) != nil } == [true, false, true])
    store.isMemoryScarce = true
    #expect((0..<3).allSatisfy { store.thumbnailSize(of: $0) == nil } && store.usedBytes == 0)
  }

  /// What costs the first photo time is not done for it: of its pixels for the whole window there is none.
  @Test func onlyWhatIsSmallAnywayIsMadeSmaller() {
    let store = store(keepsakes: 2 * bytes)
    store.want([TextureID(picture: 0, level: 1, column: 0, row: 0)], visibleCount: 1)
    store.waitUntilIdle()
    store.deliver()
    #expect(store.thumbnailSize(of: 0) == nil && store.plan.keepsakes.used == 0)
  }

  @Test func theyCountInTheLimit() {
    let plan = StorePlan(limit: 100, idleLimit: 100, keepsakeLimit: 30)
    #expect(plan.budget.limit == 70 && plan.keepsakes.limit == 30)
    let budget = MemoryBudget(limit: 64 << 20)
    #expect(budget.keepsakeLimit == 4 << 20 && MemoryBudget.standard.keepsakeLimit <= 16 << 20)
    // A photo that may take all the memory that there is for one still has it.
    #expect(budget.decodeLimits.levelBytes <= budget.limit - budget.keepsakeLimit)
  }
}
