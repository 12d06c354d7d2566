import DisplayList
import ScrollGeometry
import TilePyramid
import WebHost

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
  /// On their way, at most `mostLoading`.
  private var loading: [TextureID] = []
  /// The latest wishes, and the generation that they left behind.
  private var wanted: [TextureID] = []
  private var wantedGeneration = -1
  /// Wanted, counted, and not asked for yet; the most urgent first.
  private var waiting: [TextureID] = []

  private struct Picture {
    var state: PictureState
    var grid: TileGrid?
    var isAsked = false
    /// What the page holds of it until its tiles come, pixels.
    var thumbnail: Size?
    /// Not to be had; not asked for again until all is forgotten, or the picture is said to be ready.
    var failed: [TextureID] = []
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

  /// Nothing of what the page holds counts any more, and nothing is on its way. What was not to be had may be by now.
  public func forgetAll() {
    budget = ByteBudget(limit: budget.limit, idleLimit: budget.idleLimit)
    (loading, wanted, waiting) = ([], [], [])
    for index in pictures.indices {
      pictures[index].thumbnail = nil
      pictures[index].failed = []
      guard case .failed = pictures[index].state else { continue }
      pictures[index].state = pictures[index].grid.map { .ready($0.size) } ?? .waiting
      pictures[index].isAsked = false
    }
    generation += 1
  }

  // MARK: What the page says

  /// The picture's size is known, upright, pixels. Said once more: what was not to be had of it may be by now.
  public func pictureIsReady(_ picture: Int32, _ size: Size) {
    pictures[Int(picture)].state = .ready(size)
    pictures[Int(picture)].grid = TileGrid(size: size)
    pictures[Int(picture)].failed = []
    generation += 1
  }

  /// The picture cannot be shown; `reason` is a sentence for a person.
  public func pictureFailed(_ picture: Int32, _ reason: String) {
    pictures[Int(picture)].state = .failed(reason)
    generation += 1
  }

  /// The page holds a small version of the picture, of this size, or no longer one; pixels. It does not count: it goes as soon
  /// as the tiles are there.
  public func thumbnailDidChange(of picture: Int32, _ size: Size?) {
    pictures[Int(picture)].thumbnail = size
    generation += 1
  }

  /// The page holds the tile's pixels. False when they are not wanted any more: it may forget them.
  public func tileArrived(_ tile: TextureID) -> Bool {
    guard hasEnded(tile) else { return false }
    budget.loaded(tile)
    generation += 1
    return true
  }

  /// The tile is not to be had. A picture of which nothing can be had cannot be shown.
  ///
  /// - Returns: whether that is so now.
  @discardableResult
  public func tileFailed(_ tile: TextureID, _ reason: String) -> Bool {
    guard hasEnded(tile) else { return false }
    budget.removed(tile)
    let picture = Int(tile.picture)
    pictures[picture].failed.append(tile)
    let isOwn = { (other: TextureID) in other.picture == tile.picture }
    let isAll =
      !budget.hasLoaded(where: isOwn) && !loading.contains(where: isOwn)
      && !waiting.contains(where: isOwn)
    if isAll { pictures[picture].state = .failed(reason) }
    generation += 1
    return isAll
  }

  /// False when it was not on its way.
  private func hasEnded(_ tile: TextureID) -> Bool {
    guard let index = loading.firstIndex(of: tile) else { return false }
    loading.remove(at: index)
    return true
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

  public func isLoaded(_ tile: TextureID) -> Bool { budget.isLoaded(tile) }

  public func thumbnailSize(of picture: Int32) -> Size? { pictures[Int(picture)].thumbnail }

  public func want(_ tiles: [TextureID], visibleCount: Int) {
    guard tiles != wanted || generation != wantedGeneration else { return }
    wanted = tiles
    takeBack(visibleCount: visibleCount)
    var wishes: [ByteBudget<TextureID>.Wish] = []
    var awaitsSeen = false
    for (index, tile) in tiles.enumerated()
    where !pictures[Int(tile.picture)].failed.contains(tile) {
      if index < visibleCount {
        if !budget.isLoaded(tile) { awaitsSeen = true }
      } else if awaitsSeen, !budget.contains(tile) {
        // On a slow line it would take its share from what is seen.
        continue
      }
      wishes.append(.init(key: tile, bytes: bytes(of: tile)))
    }
    let change = budget.want(wishes)
    for tile in change.forgotten { tell(.dropTile, tile) }
    if !change.forgotten.isEmpty { generation += 1 }
    wantedGeneration = generation
    waiting = change.begun
    while loading.count < Self.mostLoading, !waiting.isEmpty {
      let tile = waiting.removeFirst()
      loading.append(tile)
      tell(.loadTile, tile)
    }
  }

  /// What was not asked for yet is up for decision again; what is not seen is given up, the newest first, as far as others
  /// that are seen need its place. The rest may come all the same: fingers that go to and fro want it again.
  private func takeBack(visibleCount: Int) {
    for tile in waiting { budget.removed(tile) }
    waiting = []
    var crowd = loading.count - Self.mostLoading
    for index in 0..<visibleCount where !budget.contains(wanted[index]) { crowd += 1 }
    for (index, tile) in loading.enumerated().reversed()
    where crowd > 0 && !wanted[..<visibleCount].contains(tile) {
      crowd -= 1
      loading.remove(at: index)
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
