import PortableUIKit
import ScrollEngine
import ScrollGeometry
import TestStage
import Testing

@testable import ZoomScrollView

/// Pages that keys turn to: at once, or as soon as there is something to show.
@MainActor
struct KeyTurnTests {
  private func press(_ album: Album, _ key: KeySample.Key, _ phase: KeySample.Phase = .down) {
    album.stage.send(.key(KeySample(phase: phase, key: key, modifiers: [])))
  }

  @Test(arguments: [
    (KeySample.Key.right, 4), (.left, 2), (.pageDown, 4), (.pageUp, 2), (.space, 4), (.home, 0),
    (.end, 8),
  ])
  func theNextFrameShowsThePage(key: KeySample.Key, page: Int) {
    let album = Album(pages: 9)
    album.browser.page = 3
    album.stage.settle()
    press(album, key)
    album.stage.frame()
    #expect(album.seenPages == [page] && album.browser.page == page)
    #expect(!album.scroller.isScrollAnimating)
    album.stage.settle()
    album.checkRest()
  }

  @Test func theNextFrameShowsThePageAfterAZoomedOne() {
    let album = Album()
    album.stage.doubleTap(Point(x: 512, y: 384))
    album.stage.settle()
    press(album, .pageDown)
    album.stage.frame()
    #expect(album.seenPages == [1] && !album.browser.isZoomed)
    album.checkRest()
  }

  @Test(arguments: [false, true]) func untilThereIsSomethingToShowThePageBeforeStays(zoomed: Bool) {
    let album = Album(pages: 9)
    if zoomed {
      album.stage.doubleTap(Point(x: 512, y: 384))
      album.stage.settle()
    }
    let before = album.seen(0)
    album.canShow = { $0 == 0 }
    press(album, .pageDown)
    press(album, .pageDown, .up)
    album.stage.settle()
    #expect(album.browser.awaitedPage == 1 && album.browser.page == 0)
    #expect(album.seenPages == [0] && album.seen(0) == before)
    // Another press does not wait for the first; what it asks for gets a view, however far it is.
    for key in [KeySample.Key.pageDown, .end] {
      press(album, key)
      press(album, key, .up)
    }
    album.stage.settle()
    #expect(album.browser.awaitedPage == 8 && album.seenPages == [0] && album.seen(0) == before)
    #expect(album.browser.livePages.sorted() == [0, 1, 7, 8])
    album.canShow = { _ in true }
    album.browser.invalidateNaturalSize(ofPageAt: 7)
    #expect(album.browser.awaitedPage == 8)
    album.browser.invalidateNaturalSize(ofPageAt: 8)
    album.stage.frame()
    #expect(album.browser.awaitedPage == nil && album.seenPages == [8] && album.browser.page == 8)
    album.stage.settle()
    album.checkRest()
    #expect(album.browser.livePages.sorted() == [7, 8])
  }

  @Test func whoTurnsBackWaitsForNothing() {
    let album = Album()
    album.canShow = { $0 == 0 }
    album.stage.key(.right)
    album.stage.frame()
    #expect(album.browser.awaitedPage == 1)
    album.stage.key(.left)
    album.stage.frame()
    #expect(album.browser.awaitedPage == nil && album.seenPages == [0])
  }

  @Test func aKeyThatIsHeldLeavesOutNoPage() {
    let album = Album(pages: 30)
    var seen: [Int] = []
    album.stage.onFrame = { if seen.last != album.browser.page { seen.append(album.browser.page) } }
    // Twice a frame, as when frames take long.
    for _ in 0..<10 {
      let down = InputEvent.Kind.key(KeySample(phase: .down, key: .right))
      album.stage.loop.send(InputEvent(time: album.stage.time, kind: down))
      press(album, .right)
    }
    #expect(seen == Array(1...10))
    // What comes next has nothing to show for a while: repetition adds nothing to it.
    album.canShow = { $0 != 11 }
    for _ in 0..<10 { press(album, .right) }
    #expect(album.browser.page == 10 && album.browser.awaitedPage == 11)
    album.canShow = { _ in true }
    album.browser.invalidateNaturalSize(ofPageAt: 11)
    album.stage.frame()
    press(album, .right, .up)
    album.stage.settle()
    #expect(seen == Array(1...11) && album.browser.page == 11)
    // Presses of their own all count.
    for _ in 0..<3 { album.stage.key(.right) }
    album.stage.settle()
    #expect(album.browser.page == 14)
  }

  /// Whatever there is to show of it.
  @Test func aFingerMeansThePageThatWasAskedFor() {
    for gesture in 0..<3 {
      let album = Album(pages: 9)
      album.canShow = { $0 == 0 }
      album.stage.key(.right)
      album.stage.frame()
      #expect(album.browser.awaitedPage == 1)
      switch gesture {
      case 0: album.stage.swipe(from: Point(x: 800, y: 400), to: Point(x: 300, y: 400), 0.2)
      case 1: album.stage.doubleTap(Point(x: 512, y: 384))
      default: album.stage.key("+")
      }
      album.stage.settle()
      #expect(album.browser.awaitedPage == nil)
      #expect(album.browser.page == (gesture == 0 ? 2 : 1))
      #expect(album.browser.isZoomed == (gesture != 0))
    }
  }

  @Test func aPageThatGoesIsNotAwaited() {
    let album = Album(pages: 9)
    album.canShow = { $0 == 0 }
    album.stage.key(.right)
    album.stage.frame()
    album.count = 8
    album.browser.deletePages(at: [1])
    album.stage.settle()
    #expect(album.browser.awaitedPage == nil && album.seenPages == [0])
  }
}
