import DisplayList
import ScrollGeometry
import TestStage
import Testing
import TilePyramid

@testable import PhotoBrowserApp

struct TileWishesTests {
  private let store = FakeTileStore()
  private let grid = TileGrid(size: Size(width: 2048, height: 2048))

  /// So much of a picture on screen, pixels, at its full size.
  private func page(_ picture: Int32 = 0, _ visible: Rect) -> TilePage {
    TilePage(
      picture: picture, grid: grid, fitScale: 0.25, scale: 1, visible: visible,
      focus: visible.center)
  }

  private func tell(_ wishes: inout TileWishes, _ pages: TilePage...) {
    wishes.beginFrame()
    for page in pages { wishes.add(page) }
    wishes.tell(store)
  }

  @Test func onlyOtherTilesAndNewsOfTheStoreAreNews() {
    var wishes = TileWishes()
    let seen = Rect(x: 0, y: 0, width: 600, height: 400)
    tell(&wishes, page(0, seen))
    #expect(store.wishCount == 1 && store.visibleCount == 1 + 2)
    // The fingers move on, and the same tiles are seen.
    tell(&wishes, page(0, seen.offsetBy(Vector(dx: 10, dy: 20))))
    #expect(store.wishCount == 1)
    tell(&wishes, page(0, seen.offsetBy(Vector(dx: 0, dy: 200))))
    #expect(store.wishCount == 2 && store.visibleCount == 1 + 4)
    #expect(store.deliver())
    tell(&wishes, page(0, seen.offsetBy(Vector(dx: 0, dy: 200))))
    #expect(store.wishCount == 3)
  }

  @Test func aPageThatComesOrGoesIsNews() {
    var wishes = TileWishes()
    let shown = page(0, Rect(x: 0, y: 0, width: 600, height: 400))
    let neighbor = TilePage(neighbor: 1, grid: grid, fitScale: 0.25)
    tell(&wishes, shown)
    #expect(!wishes.contains(picture: 1))
    tell(&wishes, shown, neighbor)
    #expect(wishes.contains(picture: 1))
    #expect(store.wishCount == 2 && store.wanted.last?.picture == 1)
    tell(&wishes, shown, neighbor)
    #expect(store.wishCount == 2)
    tell(&wishes, shown)
    #expect(store.wishCount == 3 && store.wanted.allSatisfy { $0.picture == 0 })
  }

  @Test func aPictureThatMovesIsNewsInEveryFrame() {
    var wishes = TileWishes()
    var moving = page(0, Rect(x: 0, y: 0, width: 600, height: 400))
    moving.nextFrames = [1, 2]
    tell(&wishes, moving)
    tell(&wishes, moving)
    #expect(store.wishCount == 2)
  }
}
