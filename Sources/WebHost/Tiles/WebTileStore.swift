import DisplayList
import ScrollGeometry
import TilePyramid

/// The pictures of a gallery as far as they are in the page's memory: says what the page is to load, the
/// most urgent first, and what it may forget, and stays within a byte budget.
///
/// The page holds the pixels; this knows which. Pixels are counted before they are asked for.
public final class WebTileStore: TileStore {
  /// So many tiles are on their way at once: more would only delay the most urgent.
  static let mostLoading = 8
  private static let bytesPerPixel: Int64 = 4

  public private(set) var generation = 0
  private let news: FrameNews
  private var pictures: [Picture] = []
  private var budget: ByteBudget<TextureID>
  private var loaded = Set<TextureID>()
  private var loading = Set<TextureID>()
  /// The latest wishes, and the generation that they left behind.
  private var wanted: [TextureID] = []
  private var wantedGeneration = -1
  /// Wanted, counted, and not asked for yet; the most urgent first.
  private var waiting: [TextureID] = []
  /// Not to be had; not asked for again before `retry`.
  private var failed = Set<TextureID>()

  private struct Picture {
    var state: PictureState
    var grid: TileGrid?
    var isAsked = false
  }

  /// - Parameter byteLimit: of all pixels, those on their way included.
  public init(news: FrameNews, byteLimit: Int64) {
    self.news = news
    budget = ByteBudget(limit: byteLimit, idleLimit: byteLimit / 2)
  }

  /// Adds a picture behind the others; without a size the page is asked for it when it is first needed.
  public func addPicture(_ size: Size?) -> Int32 {
    pictures.append(Picture(state: .waiting))
    let picture = Int32(pictures.count - 1)
    if let size { pictureIsReady(picture, size) }
    return picture
  }

  // MARK: What the page says

  /// The picture's size is known, upright, pixels.
  public func pictureIsReady(_ picture: Int32, _ size: Size) {
    pictures[Int(picture)].state = .ready(size)
    pictures[Int(picture)].grid = TileGrid(size: size)
    generation += 1
  }

  /// The picture cannot be shown; `reason` is a sentence for a person.
  public func pictureFailed(_ picture: Int32, _ reason: String) {
    pictures[Int(picture)].state = .failed(reason)
    generation += 1
  }

  /// The page holds the tile's pixels. False when they are not wanted any more: it may forget them.
  public func tileArrived(_ tile: TextureID) -> Bool {
    guard loading.remove(tile) != nil else { return false }
    budget.loaded(tile)
    loaded.insert(tile)
    generation += 1
    return true
  }

  /// The tile is not to be had. A picture of which nothing can be had cannot be shown.
  public func tileFailed(_ tile: TextureID, _ reason: String) {
    guard loading.remove(tile) != nil else { return }
    budget.removed(tile)
    failed.insert(tile)
    let isCoarsest = Int(tile.level) == pictures[Int(tile.picture)].grid?.coarsestLevel
    if isCoarsest, !loaded.contains(where: { $0.picture == tile.picture }) {
      pictures[Int(tile.picture)].state = .failed(reason)
    }
    generation += 1
  }

  // MARK: TileStore

  public func state(of picture: Int32) -> PictureState {
    let index = Int(picture)
    if case .waiting = pictures[index].state, !pictures[index].isAsked {
      pictures[index].isAsked = true
      news.writer.begin(.askPicture)
      news.writer.append(Double(picture))
    }
    return pictures[index].state
  }

  public func isLoaded(_ tile: TextureID) -> Bool { loaded.contains(tile) }

  public func want(_ tiles: [TextureID]) {
    guard tiles != wanted || generation != wantedGeneration else { return }
    wanted = tiles
    takeBack(except: Set(tiles))
    let change = budget.want(
      tiles.filter { !failed.contains($0) }.map { .init(key: $0, bytes: bytes(of: $0)) })
    for tile in change.forgotten {
      loaded.remove(tile)
      tell(.dropTile, tile)
    }
    if !change.forgotten.isEmpty { generation += 1 }
    wantedGeneration = generation
    waiting = change.begun
    while loading.count < Self.mostLoading, !waiting.isEmpty {
      let tile = waiting.removeFirst()
      loading.insert(tile)
      tell(.loadTile, tile)
    }
  }

  /// What nobody waits for any more is given up, and what was not asked for yet is up for decision again.
  private func takeBack(except wanted: Set<TextureID>) {
    for tile in waiting { budget.removed(tile) }
    waiting = []
    for tile in loading.filter({ !wanted.contains($0) }) {
      loading.remove(tile)
      budget.removed(tile)
      tell(.dropTile, tile)
    }
  }

  private func bytes(of tile: TextureID) -> Int64 {
    guard let grid = pictures[Int(tile.picture)].grid else { return 0 }
    let size = grid.levelRect(of: tile).size
    return Int64(size.width) * Int64(size.height) * Self.bytesPerPixel
  }

  @inline(never) private func tell(_ code: FrameCode, _ tile: TextureID) {
    news.writer.begin(code)
    news.writer.append(tile)
  }
}
