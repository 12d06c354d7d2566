import DisplayList
import ScrollGeometry
import TilePyramid

/// Pictures without pixels: every wish is fulfilled when the test says so.
public final class FakeTileStore: TileStore {
  public private(set) var generation = 0
  public private(set) var wanted: [TextureID] = []
  public private(set) var visibleCount = 0
  /// How often it was told what is wanted.
  public private(set) var wishCount = 0
  /// Largest number of tiles that were wanted at once.
  public private(set) var mostWanted = 0
  /// Largest number of pictures of which something was wanted at once.
  public private(set) var mostPictures = 0
  public var states: [Int32: PictureState] = [:]
  public var shares: [Int32: Double] = [:]
  public var animations: [Int32: AnimationTimeline] = [:]
  public var slowHosts: [Int32: String] = [:]
  /// The pictures that were looked at, one after the other.
  public private(set) var looks: [Int32] = []
  /// Every picture may be seen through.
  public var isTransparent = false
  private var loaded = Set<TextureID>()

  public init() {}

  public func state(of picture: Int32) -> PictureState { states[picture] ?? .waiting }

  public func lookAgain(at picture: Int32) { looks.append(picture) }

  public func progress(of picture: Int32) -> Double? { shares[picture] }

  public func animation(of picture: Int32) -> AnimationTimeline? { animations[picture] }

  public func slowHost(of picture: Int32) -> String? { slowHosts[picture] }

  public func isLoaded(_ tile: TextureID) -> Bool { loaded.contains(tile) }

  public func isOpaque(_ tile: TextureID) -> Bool { !isTransparent }

  public func want(_ tiles: [TextureID], visibleCount count: Int) {
    wanted = tiles
    visibleCount = count
    wishCount += 1
    mostWanted = max(mostWanted, tiles.count)
    mostPictures = max(mostPictures, Set(tiles.map(\.picture)).count)
  }

  /// The `count` most urgent wishes that are open come true; false when there was none.
  public func deliver(_ count: Int = .max) -> Bool {
    let open = wanted.filter { !loaded.contains($0) }.prefix(count)
    loaded.formUnion(open)
    generation += open.isEmpty ? 0 : 1
    return !open.isEmpty
  }

  /// It needs the room for something else.
  public func forget(_ tile: TextureID) {
    loaded.remove(tile)
    generation += 1
  }
}
