import DisplayList
import ScrollGeometry
import TilePyramid

/// Pictures without pixels: every wish is fulfilled when the test says so.
final class FakeTileStore: TileStore {
  private(set) var generation = 0
  private(set) var wanted: [TextureID] = []
  private(set) var visibleCount = 0
  /// How often it was told what is wanted.
  private(set) var wishCount = 0
  /// Largest number of tiles that were wanted at once.
  private(set) var mostWanted = 0
  /// Largest number of pictures of which something was wanted at once.
  private(set) var mostPictures = 0
  var states: [Int32: PictureState] = [:]
  var shares: [Int32: Double] = [:]
  var animations: [Int32: AnimationTimeline] = [:]
  var slowHosts: [Int32: String] = [:]
  /// The pictures that were looked at, one after the other.
  private(set) var looks: [Int32] = []
  /// Every picture may be seen through.
  var isTransparent = false
  private var loaded = Set<TextureID>()

  func state(of picture: Int32) -> PictureState { states[picture] ?? .waiting }

  func lookAgain(at picture: Int32) { looks.append(picture) }

  func progress(of picture: Int32) -> Double? { shares[picture] }

  func animation(of picture: Int32) -> AnimationTimeline? { animations[picture] }

  func slowHost(of picture: Int32) -> String? { slowHosts[picture] }

  func isLoaded(_ tile: TextureID) -> Bool { loaded.contains(tile) }

  func isOpaque(_ tile: TextureID) -> Bool { !isTransparent }

  func want(_ tiles: [TextureID], visibleCount count: Int) {
    wanted = tiles
    visibleCount = count
    wishCount += 1
    mostWanted = max(mostWanted, tiles.count)
    mostPictures = max(mostPictures, Set(tiles.map(\.picture)).count)
  }

  /// The `count` most urgent wishes that are open come true; false when there was none.
  func deliver(_ count: Int = .max) -> Bool {
    let open = wanted.filter { !loaded.contains($0) }.prefix(count)
    loaded.formUnion(open)
    generation += open.isEmpty ? 0 : 1
    return !open.isEmpty
  }

  /// It needs the room for something else.
  func forget(_ tile: TextureID) {
    loaded.remove(tile)
    generation += 1
  }
}
