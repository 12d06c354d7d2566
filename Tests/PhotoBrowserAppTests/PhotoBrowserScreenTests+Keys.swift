import DisplayList
import PhotoBrowserApp
import PortableUIKit
import ScrollGeometry
import TestStage
import Testing
import TilePyramid

// Photos that keys turn to.
extension PhotoBrowserScreenTests {
  private func pictures(_ stage: Stage) -> Set<Int32> {
    Set(stage.displayList.images.filter { !$0.visibleRect.isEmpty }.map(\.texture.picture))
  }

  @Test func aPhotoThatIsThereIsShownWholeInTheNextFrame() {
    let screen = makeScreen(5)
    let stage = Stage(pixelsPerPoint: 1, root: screen)
    settle(stage, screen)
    stage.key(.right)
    stage.frame()
    #expect(pictures(stage) == [1])
    expectSharp(stage, 1)
    #expect(abs(coveredArea(stage) - 1024 * 683) < 4000)
  }

  @Test func thePhotoBeforeStaysWithTheNextOnesNameUntilThereIsSomethingOfIt() {
    let screen = makeScreen(5)
    store.states[1] = .waiting
    let stage = Stage(pixelsPerPoint: 1, root: screen)
    settle(stage, screen)
    stage.key(.right)
    #expect(stage.settle(), "waiting takes no frames")
    for _ in 0..<9 {
      stage.frame()
      #expect(pictures(stage) == [0])
      #expect(texts(stage) == ["photo 1.jpg", "2 of 5"])
      #expect(screen.title == "photo 1.jpg — 2 of 5")
    }
    // Its size alone is nothing to see.
    store.states[1] = .ready(Size(width: 6000, height: 4000))
    screen.storeDidChange()
    stage.frame()
    #expect(pictures(stage) == [0])
    #expect(store.wanted.first?.picture == 1 && store.visibleCount >= 6)
    _ = store.deliver()
    screen.storeDidChange()
    stage.frame()
    #expect(pictures(stage) == [1])
    expectSharp(stage, 1)
  }

  @Test func whatCannotBeShownSaysWhyAtOnce() {
    let screen = makeScreen(5)
    store.states[1] = .failed("It is no picture.")
    let stage = Stage(pixelsPerPoint: 1, root: screen)
    settle(stage, screen)
    stage.key(.right)
    stage.frame()
    #expect(pictures(stage).isEmpty && texts(stage).contains("It is no picture."))
  }

  /// It goes by itself; a finger that turns pages has its own.
  @Test func theNameStaysForAMoment() throws {
    let screen = makeScreen(5)
    let stage = Stage(pixelsPerPoint: 1, root: screen)
    settle(stage, screen)
    stage.key(.right)
    stage.frame()
    #expect(texts(stage) == ["photo 1.jpg", "2 of 5"])
    stage.wait(1.8)
    _ = store.deliver()
    stage.key(.right)
    stage.wait(1.8)
    #expect(texts(stage) == ["photo 2.jpg", "3 of 5"])
    stage.wait(0.6)
    #expect(texts(stage).isEmpty && !stage.loop.needsFrame)
    stage.swipe(from: Point(x: 800, y: 400), to: Point(x: 100, y: 400), 0.2, lift: false)
    stage.frame()
    #expect(texts(stage) == ["photo 3.jpg", "4 of 5"])
  }

  @Test func aPhotoThatOnlyMovesInTheAlbumIsNotNamed() {
    let album = GrowingAlbum()
    for picture: Int32 in 0..<4 { store.states[picture] = .ready(Size(width: 6000, height: 4000)) }
    album.photos = [Photo(name: "b.jpg", picture: 1)]
    let screen = PhotoBrowserScreen(album: album, store: store)
    let stage = Stage(pixelsPerPoint: 1, root: screen)
    settle(stage, screen)
    album.photos.insert(Photo(name: "a.jpg", picture: 0), at: 0)
    screen.albumDidChange { $0 + 1 }
    stage.frame()
    #expect(screen.browser.page == 1 && texts(stage).isEmpty)
  }
}

private final class GrowingAlbum: PhotoAlbum {
  var photos: [Photo] = []
  var count: Int { photos.count }
  var reasonForEmptiness: String { "" }
  func photo(at page: Int) -> Photo { photos[page] }
}
