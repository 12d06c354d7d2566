import DisplayList
import PhotoBrowserApp
import PortableUIKit
import ScrollGeometry
import TestStage
import Testing

// What the store is asked for, and when.
extension PhotoBrowserScreenTests {
  @Test func onePhotoAndItsNeighboursAreWantedWhilePagesAreTurned() {
    let screen = makeScreen(6)
    let stage = Stage(root: screen)
    settle(stage, screen)
    for page in 1...5 {
      stage.swipe(from: Point(x: 800, y: 400), to: Point(x: 200, y: 400), 0.2)
      settle(stage, screen)
      let near = Set([page - 1, page, page + 1].map { Int32($0) }.filter { $0 < 6 })
      #expect(screen.browser.page == page && Set(store.wanted.map(\.picture)) == near)
    }
    #expect(store.mostPictures == 3)
  }

  @Test func aPhotoThatIsTurnedToIsLookedAtAgain() {
    let screen = makeScreen(3)
    store.states[0] = .failed("h.org does not answer.")
    let stage = Stage(root: screen)
    settle(stage, screen)
    for (start, end) in [(800.0, 200.0), (200, 800)] {
      stage.swipe(from: Point(x: start, y: 400), to: Point(x: end, y: 400), 0.2)
      settle(stage, screen)
    }
    #expect(store.looks == [0, 1, 0])
  }

  @Test func onlyWhatIsNearIsWanted() {
    let screen = makeScreen(1000)
    let stage = Stage(root: screen)
    settle(stage, screen)
    for _ in 0..<10 {
      stage.swipe(from: Point(x: 800, y: 400), to: Point(x: 200, y: 400), 0.15)
      settle(stage, screen)
    }
    #expect(screen.browser.page == 10)
    #expect(screen.browser.livePages.count <= 3)
    // The fitted preview is level 2: 1500 × 1000 pixels, six tiles a page.
    #expect(store.mostWanted <= 4 * 6)
    // The page on screen first.
    #expect(store.wanted.prefix(store.visibleCount).allSatisfy { $0.picture == 10 })
  }

  @Test func theStoreIsAskedAnewOnlyForOtherTilesOrAfterNews() {
    let screen = makeScreen(3)
    let stage = Stage(root: screen)
    settle(stage, screen)
    stage.pinch(Point(x: 512, y: 384), 100, 308, 0.3)
    settle(stage, screen)
    let wishes = store.wishCount
    let before = stage.displayList.images
    stage.touch((1, .down, 512, 384))
    for x in 513..<530 { stage.touch((1, .move, Double(x), 384)) }
    #expect(stage.displayList.images.map(\.texture) == before.map(\.texture))
    #expect(stage.displayList.images.map(\.visibleRect) != before.map(\.visibleRect))
    #expect(store.wishCount == wishes)
    store.forget(before[0].texture)
    stage.touch((1, .move, 530, 384))
    #expect(store.wishCount == wishes + 1)
    // Its place is filled by a coarser one.
    #expect(stage.displayList.images.map(\.texture.level) != before.map(\.texture.level))
    for x in stride(from: 560.0, to: 1000, by: 30) { stage.touch((1, .move, x, 384)) }
    #expect(store.wishCount > wishes + 1)
  }

  @Test func drawingHasNoEffect() {
    let screen = makeScreen(3)
    let stage = Stage(root: screen)
    settle(stage, screen)
    stage.doubleTap(Point(x: 500, y: 400))
    settle(stage, screen)
    let list = stage.window.displayList
    let wishes = store.wishCount
    // All this is news, and the business of the next frame.
    store.forget(stage.displayList.images[0].texture)
    store.shares[0] = 0.5
    #expect(stage.window.displayList == list && !stage.loop.needsFrame)
    #expect(stage.window.snapshotView(afterScreenUpdates: false) != nil)
    #expect(store.wishCount == wishes)
    stage.frame()
    #expect(stage.displayList != list && store.wishCount == wishes + 1)
    #expect(texts(stage) == ["Making it sharp: 50 %"])
  }

  @Test func theShownPageIsWantedFirst() {
    let screen = makeScreen(3)
    let stage = Stage(root: screen)
    settle(stage, screen)
    stage.swipe(from: Point(x: 900, y: 400), to: Point(x: 250, y: 400), 0.3, lift: false)
    #expect(screen.browser.page == 1)
    let visible = store.wanted.prefix(store.visibleCount).map(\.picture)
    #expect(Set(visible) == [0, 1])
    #expect(visible.first == 1)
  }
}
