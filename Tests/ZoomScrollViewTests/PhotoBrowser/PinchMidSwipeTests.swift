import Foundation
import PortableUIKit
import ScrollGeometry
import TestStage
import Testing

@testable import ZoomScrollView

/// A pinch that begins while pages are being turned.
@MainActor
struct PinchMidSwipeTests {
  /// One finger drags half a page away, a second one comes, and they pinch.
  private func pinchInMidSwipe(_ album: Album, at center: Point, to distance: Double) {
    album.stage.touch((1, .down, 900, 400))
    for x in stride(from: 880.0, through: 500, by: -20) { album.stage.touch((1, .move, x, 400)) }
    album.stage.wait(0.1)
    album.stage.touch((1, .move, center.x - 50, center.y))
    album.stage.touch((2, .down, center.x + 50, center.y))
    album.stage.pinch(center, 100, distance, 0.2, down: false)
  }

  @Test func bothPagesStayWhereTheyAreWhenItBegins() throws {
    let album = Album()
    album.browser.page = 2
    album.stage.frame()
    album.stage.touch((1, .down, 900, 400))
    for x in stride(from: 880.0, through: 500, by: -20) { album.stage.touch((1, .move, x, 400)) }
    #expect(album.seenPages == [2, 3])
    album.stage.touch((2, .down, 600, 400))
    let before = (try #require(album.seen(2)), try #require(album.seen(3)))
    // Within the slop nothing happens; the first point beyond it begins.
    album.stage.touch((1, .move, 496, 400), (2, .move, 604, 400))
    #expect(album.browser.zoomedPage == nil)
    album.stage.touch((1, .move, 495.95, 400), (2, .move, 604.05, 400))
    #expect(album.browser.zoomedPage != nil)
    #expect(album.scroller.isZooming)
    let after = (try #require(album.seen(2)), try #require(album.seen(3)))
    for (old, new) in [(before.0, after.0), (before.1, after.1)] {
      #expect(abs(old.minX - new.minX) <= 1.2 && abs(old.maxX - new.maxX) <= 1.2)
      #expect(abs(old.minY - new.minY) <= 1.2 && abs(old.maxY - new.maxY) <= 1.2)
    }
  }

  @Test func itZoomsThePageUnderTheFingers() {
    for (x, page) in [(60.0, 2), (960, 3)] {
      let album = Album()
      album.browser.page = 2
      album.stage.frame()
      album.stage.swipe(from: Point(x: 800, y: 400), to: Point(x: 300, y: 400), 0.1)
      album.stage.wait(0.02)
      #expect(album.seenPages == [2, 3])
      album.stage.pinch(Point(x: x, y: 400), 100, 300, 0.2)
      album.stage.settle()
      #expect(album.browser.zoomedPage == page)
      album.checkRest("\(x)")
    }
  }

  @Test(arguments: [(60.0, 2), (960, 3)])
  func aWheelZoomsThePageUnderThePointer(x: Double, page: Int) {
    let album = Album()
    album.browser.page = 2
    album.stage.frame()
    album.stage.swipe(from: Point(x: 800, y: 400), to: Point(x: 300, y: 400), 0.1)
    album.stage.wait(0.02)
    #expect(album.seenPages == [2, 3])
    album.stage.wheel(Vector(dx: 0, dy: 5), at: Point(x: x, y: 400), zooms: true)
    album.stage.settle()
    #expect(album.browser.zoomedPage == page)
    album.checkRest()
  }

  @Test func theNeighbourLeavesAndStaysAway() {
    let album = Album()
    album.browser.page = 2
    album.stage.frame()
    pinchInMidSwipe(album, at: Point(x: 200, y: 400), to: 250)
    #expect(album.seenPages == [2, 3])
    album.stage.settle()
    #expect(album.seenPages == [2])
    album.stage.onFrame = { #expect(album.seenPages == [2]) }
    album.stage.swipe(from: Point(x: 400, y: 600), to: Point(x: 400, y: 300), 0.2)
    album.stage.settle()
    album.checkRest()
  }

  @Test func backToFittedItTurnsPagesAgain() {
    let album = Album()
    album.browser.page = 2
    album.stage.frame()
    pinchInMidSwipe(album, at: Point(x: 200, y: 400), to: 60)
    var most = 0.0
    album.watchMovement { most = max(most, $0) }
    album.stage.settle()
    // Half a page in a fifth of a second.
    #expect(most < 90)
    #expect(album.browser.zoomedPage == nil && album.browser.page == 2)
    album.checkRest()
  }

  @Test func nothingJumpsInMidSettle() {
    let album = Album()
    album.browser.page = 1
    album.stage.frame()
    album.stage.swipe(from: Point(x: 800, y: 400), to: Point(x: 300, y: 400), 0.1)
    album.stage.wait(0.08)
    var most = 0.0
    album.watchMovement { most = max(most, $0) }
    album.stage.touch((1, .down, 450, 300), (2, .down, 550, 300))
    most = 0
    album.stage.pinch(Point(x: 500, y: 300), 100, 108.1, 0.1, lift: false, down: false)
    #expect(album.scroller.isZooming)
    #expect(most < 1.5)
    album.stage.pinch(Point(x: 500, y: 300), 108.1, 200, 0.2, down: false)
    album.stage.settle()
    #expect(most < 60)
    album.checkRest()
  }

  @Test func oneFingerStaysAndDragsOn() throws {
    let album = Album()
    album.browser.page = 2
    album.stage.frame()
    album.stage.pinch(Point(x: 500, y: 400), 100, 258, 0.2, lift: false)
    album.stage.touch((2, .up, 629, 400))
    album.stage.wait(0.05)
    let before = try #require(album.seen(2))
    album.stage.touch((1, .move, 391, 400))
    album.stage.touch((1, .move, 431, 420))
    let after = try #require(album.seen(2))
    #expect(
      abs(after.minX - before.minX - 60) <= 20.5 && abs(after.minY - before.minY - 20) <= 20.5)
    album.stage.touch((1, .up, 431, 420))
    album.stage.settle()
    album.checkRest()
  }

  /// Zoomed out too far with one finger left on the screen, which then swipes.
  @Test func aFingerLeftOverTurnsPages() {
    let album = Album()
    album.browser.page = 2
    album.stage.frame()
    album.stage.pinch(Point(x: 500, y: 400), 300, 200, 0.2, lift: false)
    album.stage.touch((2, .up, 600, 400))
    album.stage.wait(0.6)
    #expect(album.browser.zoomScale == 1)
    var most = 0.0
    album.watchMovement { most = max(most, $0) }
    for x in stride(from: 390.0, through: 0, by: -15) { album.stage.touch((1, .move, x, 400)) }
    album.stage.touch((1, .up, 0, 400))
    album.stage.settle()
    #expect(most < 40)
    #expect(album.browser.page == 3)
    album.checkRest()
  }
}
