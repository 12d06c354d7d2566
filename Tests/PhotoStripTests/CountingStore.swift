import DisplayList
import ScrollGeometry
import TilePyramid

/// Pictures of 3000 × 2000 pixels without pixels, and how often somebody asks for them.
final class CountingStore: TileStore {
  private(set) var generation = 0
  private(set) var questions = 0
  private(set) var pictures = Set<Int32>()
  /// Their headers have been read.
  var isKnown = true {
    didSet { generation += 1 }
  }

  func state(of picture: Int32) -> PictureState {
    questions += 1
    pictures.insert(picture)
    return isKnown ? .ready(Size(width: 3000, height: 2000)) : .waiting
  }

  func isLoaded(_ tile: TextureID) -> Bool { true }

  func want(_ tiles: [TextureID], visibleCount: Int) {}
}
