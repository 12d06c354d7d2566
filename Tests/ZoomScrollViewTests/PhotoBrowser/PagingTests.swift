import Foundation
import PortableUIKit
import ScrollGeometry
import TestStage
import Testing

@testable import ZoomScrollView

@MainActor
struct PagingTests {
  private let left = (from: Point(x: 800, y: 400), to: Point(x: 300, y: 400))
  private let right = (from: Point(x: 300, y: 400), to: Point(x: 800, y: 400))

  @Test func swipesTurnOnePageEach() {
    let album = Album()
    for page in 1...3 {
      album.stage.swipe(from: left.from, to: left.to, 0.15)
      #expect(album.stage.settle())
      #expect(album.browser.page == page)
      #expect(album.offset == Point(x: 1044 * Double(page), y: 0))
      #expect(album.seenPages == [page])
      #expect(album.seen(page)?.minX == 0 && album.seen(page)?.width == 1024)
    }
    album.stage.swipe(from: right.from, to: right.to, 0.15)
    album.stage.settle()
    #expect(album.browser.page == 2)
  }

  @Test func contentMovesWithTheFingerOneToOne() throws {
    let album = Album()
    album.stage.touch((1, .down, 800, 400))
    album.stage.touch((1, .move, 789, 400))  // ten points decide, the eleventh moves
    let start = try #require(album.seen(0)?.minX)
    #expect(start == -1)
    for x in stride(from: 780.0, through: 300, by: -37) {
      album.stage.touch((1, .move, x, 400))
      #expect(album.seen(0)?.minX == start + (x - 789))
    }
  }

  @Test func thereIsAGapBetweenPages() throws {
    let album = Album()
    album.stage.swipe(from: left.from, to: left.to, 0.2, lift: false)
    let first = try #require(album.seen(0))
    let second = try #require(album.seen(1))
    #expect(second.minX - first.maxX == 20)
  }

  @Test func aSlowReleaseGoesToTheNearestPage() {
    let album = Album()
    album.stage.swipe(from: left.from, to: left.to, 0.5, hold: 0.2)
    album.stage.settle()
    #expect(album.browser.page == 0)
    album.stage.swipe(from: Point(x: 900, y: 400), to: Point(x: 300, y: 400), 0.5, hold: 0.2)
    album.stage.settle()
    #expect(album.browser.page == 1)
  }

  @Test func theEndsAreOfRubber() throws {
    let album = Album()
    album.stage.swipe(from: right.from, to: right.to, 0.3, hold: 0.2, lift: false)
    let pulled = try #require(album.seen(0)?.minX)
    // 490 points, given way to with 0.55 at first, in a view 1044 wide.
    let expected = 1044 * (1 - 1 / (1 + 0.55 * 490 / 1044))
    #expect(abs(pulled - expected) <= 0.5)
    album.stage.touch((1, .up, 800, 400))
    var last = pulled
    album.stage.onFrame = {
      let now = album.seen(0)?.minX ?? .infinity
      #expect(now <= last && now >= 0)
      last = now
    }
    album.stage.settle()
    #expect(album.offset == .zero)
  }

  @Test func aSinglePageBouncesToo() throws {
    let album = Album(pages: 1)
    album.stage.swipe(from: left.from, to: left.to, 0.3, lift: false)
    #expect(try #require(album.seen(0)?.minX) < -100)
    album.stage.touch((1, .up, 300, 400))
    album.stage.settle()
    #expect(album.offset == .zero && album.browser.page == 0)
  }

  @Test func noPages() {
    let album = Album(pages: 0)
    album.stage.swipe(from: left.from, to: left.to, 0.1)
    album.stage.pinch(Point(x: 500, y: 400), 100, 300, 0.1)
    album.stage.key(.right)
    #expect(album.stage.settle())
    #expect(album.browser.livePages == [] && album.browser.page == 0)
  }

  @Test func programsTurnPages() {
    let album = Album(pages: 10)
    album.browser.page = 3
    #expect(album.browser.page == 3 && album.offset.x == 3132)
    #expect(album.log.calls == "didScroll didShowPage(3)")
    album.log.clear()
    album.browser.setPage(4, animated: true)
    #expect(album.offset.x == 3132)
    let start = album.stage.time
    album.stage.settle()
    #expect(album.stage.time - start > 0.25)
    #expect(album.browser.page == 4 && album.offset.x == 4176)
    #expect(album.log.calls == "didScroll* didShowPage(4) didScroll* didEndScrollingAnimation")
    album.browser.page = 99
    #expect(album.browser.page == 4)
    album.browser.setPage(-1, animated: true)
    album.stage.settle()
    #expect(album.browser.page == 4)
  }

  @Test func aFarPageComesFromNextDoor() {
    let album = Album(pages: 1000)
    album.browser.setPage(900, animated: true)
    var seen: Set<Int> = []
    album.stage.onFrame = { seen.formUnion(album.seenPages) }
    album.stage.settle()
    #expect(seen.isSubset(of: [899, 900]) && album.browser.page == 900)
  }

  @Test func aTouchCatchesAPageOnItsWay() {
    let album = Album()
    album.stage.swipe(from: left.from, to: left.to, 0.1)
    album.stage.wait(0.1)
    let caught = album.offset.x
    #expect(caught > 500 && caught < 1040)
    album.stage.touch((1, .down, 500, 400))
    let held = album.offset.x
    album.stage.wait(0.2)
    #expect(album.offset.x == held)
    album.stage.touch((1, .up, 500, 400))
    album.stage.settle()
    #expect(album.offset.x == 1044)
  }

  @Test func fastFlicksInARowTurnAPageEach() {
    let album = Album(pages: 20)
    for _ in 0..<5 {
      album.stage.swipe(from: Point(x: 700, y: 400), to: Point(x: 300, y: 400), 0.08)
      album.stage.wait(0.12)
    }
    album.stage.settle()
    #expect(album.browser.page == 5)
  }

  @Test func aWheelTurnsPagesOneANotch() {
    let album = Album(pages: 10)
    let place = Point(x: 500, y: 400)
    album.stage.wheel(Vector(dx: 0, dy: -1), at: place)
    album.stage.settle()
    #expect(album.browser.page == 1)
    for _ in 0..<3 { album.stage.wheel(Vector(dx: 0, dy: -1), at: place) }
    album.stage.settle()
    #expect(album.browser.page == 4)
    album.stage.wheel(Vector(dx: 0, dy: 1), at: place)
    album.stage.settle()
    #expect(album.browser.page == 3)
  }

  @Test func aTrackpadTurnsPages() {
    let album = Album()
    album.stage.scroll(Vector(dx: -500, dy: 10), at: Point(x: 500, y: 400), 0.15)
    album.stage.settle()
    #expect(album.browser.page == 1 && album.offset == Point(x: 1044, y: 0))
  }

  @Test func aSwipeAsALog() {
    let album = Album()
    album.stage.swipe(from: left.from, to: left.to, 0.05)
    album.stage.settle()
    // 5 moves of 83 and 84 points: the first begins the drag with the 73 beyond the slop.
    #expect(
      album.log.calls
        == "willBeginDragging didScroll* willEndDragging didEndDragging(true)"
        + " willBeginDecelerating didScroll didShowPage(1) didScroll* didEndDecelerating")
    #expect(album.log.lines[0] == "willBeginDragging 0.0,0.0 x1.0")
    #expect(album.log.lines[1] == "didScroll 73.0,0.0 x1.0")
    #expect(album.log.lines[7] == "willEndDragging 490.0,0.0 x1.0 target=1044.0,0.0")
    #expect(album.log.lines.last == "didEndDecelerating 1044.0,0.0 x1.0")
  }

  @Test func rightToLeft() {
    let album = Album()
    album.stage.send(.setting(.rightToLeft, true))
    defer { album.stage.send(.setting(.rightToLeft, false)) }
    album.stage.settle()
    #expect(album.browser.page == 0 && album.seen(0)?.minX == 0)
    #expect(album.offset.x == 4 * 1044)
    album.stage.swipe(from: right.from, to: right.to, 0.15)
    album.stage.settle()
    #expect(album.browser.page == 1 && album.seen(1)?.minX == 0)
    album.stage.key(.left)
    album.stage.settle()
    #expect(album.browser.page == 2)
    album.stage.wheel(Vector(dx: 0, dy: -1), at: Point(x: 500, y: 400))
    album.stage.settle()
    #expect(album.browser.page == 3)
    album.stage.key(.pageUp)
    album.stage.settle()
    #expect(album.browser.page == 2)
  }
}
