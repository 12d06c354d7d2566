import PortableUIKit
import ScrollEngine
import ScrollGeometry
import TestStage
import Testing

@testable import ZoomScrollView

/// A wheel moves a zoomed page to its edge; turned anew there, it turns pages.
@MainActor
struct WheelTests {
  private func makeZoomedAlbum(at page: Int = 1) -> Album {
    let album = Album(pages: 3)
    album.browser.page = page
    album.stage.settle()
    album.stage.doubleTap(Point(x: 512, y: 384))
    album.stage.settle()
    #expect(album.browser.isZoomed)
    return album
  }

  private func turn(_ album: Album, dx: Double = 0, dy: Double = 0) {
    let place = Point(x: 512, y: 384)
    album.stage.send(.wheel(WheelSample(position: place, notches: Vector(dx: dx, dy: dy))))
    album.stage.frame()
  }

  /// Longer than a turn of the wheel pauses.
  private func pause(_ album: Album) {
    album.stage.settle()
    album.stage.wait(0.4)
  }

  @Test(arguments: [(dx: 0.0, dy: -1.0, page: 2), (0, 1, 0), (-1, 0, 2), (1, 0, 0)])
  func aNewTurnAtTheEdgeTurnsThePage(dx: Double, dy: Double, page: Int) {
    let album = makeZoomedAlbum()
    // Far more than it takes to the edge.
    for _ in 0..<40 {
      turn(album, dx: dx, dy: dy)
      #expect(album.browser.page == 1 && album.browser.isZoomed)
    }
    pause(album)
    turn(album, dx: dx, dy: dy)
    album.stage.frame()
    #expect(album.browser.page == page && !album.browser.isZoomed)
    #expect(album.seenPages == [page])
    album.stage.settle()
    album.checkRest()
    // From there on a notch is a page, as ever: and the way back is one notch.
    turn(album, dx: -dx, dy: -dy)
    album.stage.settle()
    #expect(album.browser.page == 1)
  }

  /// An arrow counts from where the wheel moves the page to, whatever moved it before; and so does the wheel.
  @Test(arguments: [false, true], [KeySample.Key.left, .right])
  func aWheelAndAnArrowAddUp(keyFirst: Bool, key: KeySample.Key) {
    let album = makeZoomedAlbum()
    // An arrow has been here, and the page has been moved since.
    album.stage.key(key)
    album.stage.settle()
    album.stage.key(key == .left ? .right : .left)
    album.stage.settle()
    turn(album, dy: -1)
    turn(album, dy: -1)
    pause(album)
    let before = album.browser.contentOffset
    if keyFirst { album.stage.key(key) }
    turn(album, dy: -1)
    if !keyFirst { album.stage.key(key) }
    album.stage.settle()
    let step = CGFloat(key == .left ? -1 : 1) * ZoomTunables.panStep * 1024
    let after = album.browser.contentOffset
    #expect(album.browser.page == 1)
    #expect(abs(after.x - before.x - step) <= 0.5, "\(before) \(after)")
    #expect(abs(after.y - before.y - 60) <= 0.5, "\(before) \(after)")
  }

  /// Nothing black rolls in: the page that is shown stays until there is something to show of the one that is meant.
  @Test(arguments: [[7.0], [1, 1, 1, 4], [4, 2, -1, 2], [6, 0.5, 0.5]])
  func pagesThatHaveNothingToShowAreWaitedFor(notches: [Double]) {
    let album = Album(pages: 10)
    album.browser.page = 1
    album.stage.settle()
    let before = album.seen(1)
    album.canShow = { $0 == 1 }
    for part in notches { turn(album, dy: -part) }
    album.stage.settle()
    #expect(album.browser.awaitedPage == 8 && album.browser.page == 1)
    #expect(album.seenPages == [1] && album.seen(1) == before)
    album.canShow = { _ in true }
    album.browser.invalidateNaturalSize(ofPageAt: 8)
    album.stage.frame()
    #expect(album.browser.page == 8 && album.seenPages == [8] && album.browser.awaitedPage == nil)
    album.stage.settle()
    album.checkRest()
    // What can be seen rolls in as ever.
    turn(album, dy: 1)
    album.stage.frame()
    #expect(album.scroller.isScrollAnimating)
    album.stage.settle()
    #expect(album.browser.page == 7)
  }

  /// One that rolls in already goes on to its place.
  @Test func thePageAfterOneThatRollsInIsWaitedFor() {
    let album = Album(pages: 9)
    album.canShow = { $0 < 2 }
    turn(album, dy: -1)
    album.stage.frame()
    #expect(album.scroller.isScrollAnimating)
    turn(album, dy: -1)
    #expect(album.browser.awaitedPage == 2)
    album.stage.settle()
    #expect(album.browser.page == 1 && album.seenPages == [1])
    turn(album, dy: -1)
    #expect(album.browser.awaitedPage == 3)
    turn(album, dy: 1)
    turn(album, dy: 1)
    album.stage.settle()
    #expect(album.browser.page == 1 && album.browser.awaitedPage == nil)
  }

  @Test(arguments: [1, 2, 8, 120]) func fractionsAddUpAtTheEdge(steps: Int) {
    let album = makeZoomedAlbum()
    for _ in 0..<40 { turn(album, dy: -1) }
    pause(album)
    for step in 1...steps {
      #expect(album.browser.page == 1, "\(step) of \(steps)")
      turn(album, dy: -1 / Double(steps))
    }
    album.stage.settle()
    #expect(album.browser.page == 2)
  }

  @Test func turnedBackItMovesThePageAndBeginsAnew() {
    let album = makeZoomedAlbum()
    for _ in 0..<40 { turn(album, dy: -1) }
    pause(album)
    let edge = album.offset
    turn(album, dy: 0.5)
    album.stage.settle()
    #expect(album.offset.y == edge.y - 30)
    for _ in 0..<10 { turn(album, dy: -1) }
    album.stage.settle()
    #expect(album.offset == edge && album.browser.page == 1)
  }

  @Test(arguments: [(page: 0, dy: 1.0), (2, -1)]) func thereIsNothingBeyondTheEnds(
    page: Int, dy: Double
  ) {
    let album = makeZoomedAlbum(at: page)
    for _ in 0..<40 { turn(album, dy: dy) }
    pause(album)
    let edge = album.offset
    for _ in 0..<3 {
      turn(album, dy: dy)
      pause(album)
    }
    #expect(album.browser.page == page && album.browser.isZoomed && album.offset == edge)
  }

  @Test func pagesBelowEachOtherAreTurnedUpAndDown() {
    let album = makeZoomedAlbum()
    album.browser.navigationOrientation = .vertical
    album.stage.settle()
    album.browser.setZoomScale(2.5, animated: false)
    for _ in 0..<40 { turn(album, dx: -1) }
    pause(album)
    turn(album, dx: -1)
    album.stage.settle()
    #expect(album.browser.page == 1)
    for _ in 0..<40 { turn(album, dy: -1) }
    pause(album)
    turn(album, dy: -1)
    album.stage.settle()
    #expect(album.browser.page == 2)
  }
}
