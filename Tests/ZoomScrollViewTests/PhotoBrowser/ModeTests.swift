import Foundation
import PortableUIKit
import ScrollGeometry
import TestStage
import Testing

@testable import ZoomScrollView

/// From paging to zooming and back: nobody sees it happen.
@MainActor
struct ModeTests {
  nonisolated private static let shapes: [CGSize?] = [
    nil, CGSize(width: 6000, height: 4000), CGSize(width: 4000, height: 6000),
    CGSize(width: 1024, height: 768), CGSize(width: 9999, height: 333),
    CGSize(width: 17, height: 1001),
  ]

  /// The platform asks which view to zoom, in every stage of a swipe: that is a question.
  @Test func askingChangesNothing() {
    let album = Album()
    album.browser.page = 2
    album.stage.frame()
    for x in [800.0, 700, 500, 499, 120] {
      album.stage.touch((1, x == 800 ? .down : .move, x, 400))
      let scroller = album.scroller
      let before = (
        album.browser.machine, scroller.frame, scroller.contentSize, scroller.contentOffset,
        scroller.isPagingEnabled
      )
      let view = scroller.delegate?.viewForZooming?(in: scroller)
      #expect(view != nil && view === album.browser.viewForPage(at: album.browser.page))
      #expect(
        before
          == (
            album.browser.machine, scroller.frame, scroller.contentSize, scroller.contentOffset,
            scroller.isPagingEnabled
          ))
    }
    album.canZoom = { _ in false }
    #expect(album.browser.viewForZooming() == nil)
  }

  /// A zoom is about to begin, in every stage of a swipe, and none does.
  @Test(arguments: shapes.indices, [1.0, 2, 3])
  func preparingChangesNothingThatIsSeen(shape: Int, pixels: Double) {
    let size = Self.shapes[shape]
    let album = Album(pixelsPerPoint: pixels, naturalSize: { _ in size })
    album.browser.page = 2
    album.stage.frame()
    for x in [800.0, 700, 650, 601, 500, 499, 401, 333, 120] {
      album.stage.touch((1, x == 800 ? .down : .move, x, 400))
      album.expectSamePicture("prepared at \(x)") { album.browser.prepareToZoom() }
      #expect(album.browser.zoomedPage != nil)
      album.expectSamePicture("back at \(x)") {
        // It was not meant: a drag goes on turning pages.
        album.browser.dragWillBegin()
      }
      #expect(album.browser.zoomedPage == nil)
    }
    album.stage.touch((1, .up, 120, 400))
    album.stage.settle()
    album.checkRest()
    #expect(album.browser.page == 3)
  }

  @Test func preparingInVainHealsByItself() {
    let album = Album()
    album.browser.page = 2
    album.stage.frame()
    album.log.clear()
    album.browser.prepareToZoom()
    #expect(album.browser.zoomedPage == 2)
    album.stage.frame()
    #expect(album.browser.zoomedPage == nil)
    album.stage.settle()
    #expect(album.log.calls == "")
    album.checkRest()
  }

  @Test func aPinchShowsWhatTheFingersAskFor() throws {
    let album = Album()
    album.browser.page = 1
    album.stage.frame()
    let center = Point(x: 300, y: 250)
    let view = try #require(album.browser.viewForPage(at: 1))
    album.stage.touch((1, .down, 250, 250), (2, .down, 350, 250))
    let held = view.convert(CGPoint(center), from: nil)
    album.stage.onFrame = {
      let place = Point(view.convert(held, to: nil))
      #expect((place - center).length <= 0.75)
    }
    album.stage.pinch(center, 100, 258, 0.3, down: false)
    #expect(abs(album.browser.zoomScale - 2.5) < 1e-9)
    album.stage.settle()
    album.stage.onFrame = nil
    // offset' = (offset + a)·s'/s − a, from −43 of centring.
    #expect(abs(album.offset.x - (300 * 2.5 - 300)) <= 0.5)
    #expect(abs(album.offset.y - ((250 - 43) * 2.5 - 250)) <= 0.5)
    #expect(album.browser.page == 1 && album.seenPages == [1])
    album.checkRest()
  }

  @Test func nothingJumpsThroughAWholeVisit() {
    let album = Album(pixelsPerPoint: 2)
    album.browser.page = 1
    album.stage.frame()
    var most = 0.0
    album.watchMovement { most = max(most, $0) }
    // The fingers part at 158 points in 0.3 s: 4.4 points a frame between them.
    album.stage.pinch(Point(x: 400, y: 300), 100, 258, 0.3)
    album.stage.settle()
    #expect(most < 60)
    most = 0
    album.stage.swipe(from: Point(x: 600, y: 500), to: Point(x: 400, y: 350), 0.3)
    album.stage.settle()
    #expect(most < 9)
    most = 0
    album.stage.pinch(Point(x: 500, y: 400), 300, 60, 0.4)
    album.stage.settle()
    #expect(most < 60)
    #expect(album.browser.zoomedPage == nil)
    album.checkRest()
    most = 0
    album.stage.swipe(from: Point(x: 800, y: 400), to: Point(x: 300, y: 400), 0.3)
    album.stage.settle()
    #expect(most < 25)
    #expect(album.browser.page == 2)
  }

  @Test func noNeighbourPeepsThroughWhileItIsMovedInsideItsEdges() {
    let album = Album()
    album.browser.page = 2
    album.stage.frame()
    album.stage.doubleTap(Point(x: 512, y: 384))
    album.stage.settle()
    album.stage.onFrame = { #expect(album.seenPages == [2]) }
    album.stage.swipe(from: Point(x: 900, y: 400), to: Point(x: 200, y: 300), 0.2, hold: 0.1)
    #expect(album.offset.x == 768 + 700 - 10)
    album.stage.swipe(from: Point(x: 200, y: 400), to: Point(x: 900, y: 400), 0.4)
    album.stage.wait(0.1)
    #expect(album.scroller.isDecelerating && album.offset.x > 0)
  }

  @Test func tooFarOutBouncesToFittedAndThenPages() {
    let album = Album()
    album.browser.page = 2
    album.stage.frame()
    album.log.clear()
    album.stage.pinch(Point(x: 512, y: 384), 300, 100, 0.2)
    #expect(album.scroller.isZoomBouncing && album.browser.zoomedPage == 2)
    album.stage.onFrame = { #expect(album.seenPages == [2]) }
    album.stage.settle()
    #expect(album.browser.zoomedPage == nil)
    album.checkRest()
    #expect(
      album.log.calls
        == "willBeginZooming {didScroll didZoom}* didZoom didScroll* didEndZooming")
  }

  @Test func tooFarInBouncesToTheMaximum() {
    let album = Album(naturalSize: { _ in CGSize(width: 1000, height: 750) })
    album.stage.pinch(Point(x: 512, y: 384), 100, 900, 0.2)
    #expect(album.scroller.isZoomBouncing)
    album.stage.settle()
    #expect(album.browser.zoomScale == 4 && album.browser.maximumZoomScale == 4)
    album.checkRest()
  }

  @Test func twoFingersThatDoNotPinchDoNotZoom() {
    let album = Album()
    album.stage.touch((1, .down, 400, 400), (2, .down, 600, 400))
    album.stage.wait(0.2)
    album.stage.touch((1, .move, 398, 400), (2, .move, 602, 400))
    album.stage.touch((1, .up, 398, 400), (2, .up, 602, 400))
    album.stage.settle()
    #expect(album.log.calls == "")
    album.checkRest()
  }

  @Test func almostFittedIsFitted() {
    let album = Album()
    album.stage.pinch(Point(x: 512, y: 384), 200, 209.5, 0.2, lift: false)
    #expect(album.browser.zoomScale > 1 && album.browser.zoomScale < 1.01)
    album.stage.touch((1, .up, 407.25, 384), (2, .up, 616.75, 384))
    album.stage.settle()
    #expect(album.browser.zoomedPage == nil)
    album.checkRest()
    album.stage.pinch(Point(x: 512, y: 384), 200, 214, 0.2)
    album.stage.settle()
    #expect(abs(album.browser.zoomScale - 1.03) < 1e-9)
    album.checkRest()
  }

  @Test func pagesThatCannotBeZoomedAreNot() {
    let album = Album()
    album.canZoom = { $0 != 0 }
    album.stage.pinch(Point(x: 512, y: 384), 100, 300, 0.2)
    album.stage.settle()
    album.stage.wait(0.5)
    album.stage.doubleTap(Point(x: 512, y: 384))
    album.stage.settle()
    album.stage.key("+")
    album.stage.wheel(Vector(dx: 0, dy: 2), at: Point(x: 512, y: 384), zooms: true)
    album.stage.settle()
    #expect(album.browser.zoomScale == 1 && album.browser.zoomedPage == nil)
    album.checkRest()
    #expect(!album.log.calls.contains("Zoom"))
  }

  @Test func aPinchAsALog() {
    let album = Album()
    album.stage.pinch(Point(x: 512, y: 384), 100, 130, 3.0 / 120)
    album.stage.settle()
    // 110, 120, 130 points apart, less the slop of 8.
    #expect(
      album.log.lines == [
        "willBeginZooming 0.0,-43.0 x1.0",
        "didScroll 10.0,-36.0 x1.02", "didZoom 10.0,-36.0 x1.02",
        "didScroll 61.0,-2.0 x1.12", "didZoom 61.0,-2.0 x1.12",
        "didScroll 113.0,32.0 x1.22", "didZoom 113.0,32.0 x1.22",
        "didEndZooming 113.0,32.0 x1.22 scale=1.22",
      ])
  }
}
