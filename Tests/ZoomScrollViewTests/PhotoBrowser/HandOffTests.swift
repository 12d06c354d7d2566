import Foundation
import PortableUIKit
import ScrollEngine
import ScrollGeometry
import TestStage
import Testing

@testable import ZoomScrollView

/// Past the edge of a zoomed page, on into its neighbour.
@MainActor
struct HandOffTests {
  /// Page 2 of 5 at 2.5, 2560 points wide in 1024: from 0 to 1536; pages are 1044 apart.
  private func zoomed(
    pixelsPerPoint: Double = 1, configure: (Album) -> Void = { _ in }
  ) -> Album {
    let album = Album(pixelsPerPoint: pixelsPerPoint)
    configure(album)
    album.browser.page = 2
    album.stage.frame()
    album.stage.doubleTap(Point(x: 512, y: 384))
    album.stage.settle()
    album.stage.wait(0.5)
    album.log.clear()
    return album
  }

  private func finger(_ album: Album, _ phase: TouchSample.Phase, _ x: Double, _ y: Double = 400) {
    album.stage.touch((1, phase, x, y))
  }

  /// Down, past the slop, and to x.
  private func drag(_ album: Album, from start: Double, to end: Double, _ y: Double = 400) {
    finger(album, .down, start, y)
    for step in 1...40 { finger(album, .move, start + (end - start) * Double(step) / 40, y) }
  }

  @Test func whatIsLeftAtTheEdgeMovesTheLine() throws {
    let album = zoomed()
    #expect(album.offset.x == 768)
    // 758 to the edge; 10 of slop.
    drag(album, from: 1000, to: 1000 - 768 - 10)
    #expect(album.offset.x == 1536 && album.seenPages == [2])
    for x in [192.0, 132, 52, 22] {
      finger(album, .move, x)
      let past = 222 - x
      #expect(try #require(album.seen(2)).maxX == 1024 - past)
      // The gap, then the neighbour, point for point, whole and in the middle.
      let neighbor = past > 20 ? album.seen(3) : nil
      #expect(neighbor?.minX == (past > 20 ? 1044 - past : nil))
      #expect((neighbor?.midY ?? 384) - 384 <= 0.5)
    }
    #expect(album.log.displayedPages == [2, 3])
    album.stage.wait(0.2)
    finger(album, .up, 22)
    album.stage.settle()
    #expect(album.browser.zoomedPage == 2 && album.offset.x == 1536)
    album.checkRest()
  }

  @Test func halfWayTurnsThePage() throws {
    let album = zoomed()
    drag(album, from: 1000, to: 100)
    album.stage.wait(0.2)
    finger(album, .up, 100)
    album.stage.settle()
    #expect(album.browser.page == 2 && album.offset.x == 1536)
    // From the edge, 700 points: more than half of 1044.
    drag(album, from: 900, to: 190)
    #expect(album.browser.page == 3)
    album.stage.wait(0.2)
    finger(album, .up, 190)
    album.stage.settle()
    #expect(album.browser.page == 3 && album.browser.zoomedPage == nil)
    album.checkRest()
    // The page that was left is whole again.
    let view = try #require(album.browser.viewForPage(at: 2))
    #expect(view.transform == .identity)
    #expect(album.log.calls.hasSuffix("didScroll* didEndDecelerating"))
  }

  @Test func aFlickTurnsThePage() {
    let album = zoomed()
    album.stage.swipe(from: Point(x: 900, y: 400), to: Point(x: 100, y: 400), 0.3)
    album.stage.settle()
    // It was let go 32 points past the edge, fast.
    #expect(album.browser.page == 3)
    album.checkRest()
  }

  @Test func aFlingInsideBouncesAtTheEdge() {
    let album = zoomed()
    album.stage.swipe(from: Point(x: 900, y: 400), to: Point(x: 500, y: 400), 0.15)
    var farthest = 0.0
    album.stage.onFrame = { farthest = max(farthest, album.offset.x) }
    album.stage.settle()
    #expect(farthest > 1536 + 20 && farthest < 1536 + 200)
    #expect(album.browser.page == 2 && album.offset.x == 1536)
    album.checkRest()
  }

  /// The second flick comes while the first one bounces at the edge.
  @Test func flicksInARow() {
    let album = zoomed()
    album.stage.swipe(from: Point(x: 900, y: 400), to: Point(x: 500, y: 400), 0.15)
    while album.offset.x < 1560 { album.stage.frame() }
    var most = 0.0
    album.watchMovement { most = max(most, $0) }
    finger(album, .down, 800)
    album.stage.frame()
    most = 0
    finger(album, .move, 795)
    #expect(most <= 5.5)
    for x in stride(from: 780.0, through: 600, by: -20) {
      most = 0
      finger(album, .move, x)
      #expect(most <= 20.5)
    }
    album.stage.touch((1, .up, 600, 400))
    album.stage.settle()
    #expect(album.browser.page == 3)
    album.checkRest()
  }

  @Test(arguments: [0.0, 60, -35])
  func holdAndPullBackReturnsExactly(dy: Double) {
    let album = zoomed(pixelsPerPoint: 2)
    let start = album.offset
    drag(album, from: 1000, to: 40)
    finger(album, .move, 40, 400 + dy)
    #expect(album.seenPages == [2, 3])
    album.stage.wait(0.3)
    for step in 1...30 { finger(album, .move, 40 + 950.0 * Double(step) / 30, 400 + dy) }
    finger(album, .move, 990, 400)
    #expect((album.offset - start).length <= 0.5)
    #expect(album.seenPages == [2])
    finger(album, .up, 990)
    album.stage.settle()
    album.checkRest()
  }

  @Test func caughtOnItsWayItGoesBackIntoTheZoomedPage() throws {
    let album = zoomed()
    drag(album, from: 1000, to: 20)
    album.stage.wait(0.1)
    finger(album, .up, 20)
    album.stage.wait(0.05)
    #expect(album.scroller.isDecelerating && album.browser.zoomedPage == nil)
    #expect(album.browser.zoomScale == 2.5 && album.browser.isZoomed)
    var most = 0.0
    album.watchMovement { most = max(most, $0) }
    finger(album, .down, 300)
    most = 0
    let edge = try #require(album.seen(2)).maxX
    for x in stride(from: 310.0, through: 900, by: 10) {
      finger(album, .move, x)
      #expect(most <= 10.5)
    }
    #expect(try #require(album.seen(2)).maxX == edge + 600)
    #expect(album.browser.zoomedPage == 2 && album.offset.x == 1536 - (600 - (1024 - edge)))
    album.stage.wait(0.1)
    finger(album, .up, 900)
    album.stage.settle()
    album.checkRest()
  }

  @Test func aSecondFlickOnTheWayTurnsAnotherPage() {
    let album = zoomed {
      $0.count = 6; $0.browser.reloadData()
    }
    album.stage.swipe(from: Point(x: 1000, y: 400), to: Point(x: 50, y: 400), 0.3)
    album.stage.wait(0.04)
    album.stage.swipe(from: Point(x: 900, y: 400), to: Point(x: 600, y: 400), 0.1)
    album.stage.settle()
    #expect(album.browser.page == 4)
    album.checkRest()
  }

  @Test func atTheFirstAndLastPageThereIsRubber() throws {
    for (page, from, to, edge) in [(0, 100.0, 1000.0, 0.0), (4, 1000.0, 20.0, 1536.0)] {
      let album = zoomed()
      album.browser.page = page
      album.stage.settle()
      album.stage.doubleTap(Point(x: 512, y: 384))
      album.stage.settle()
      album.stage.wait(0.5)
      drag(album, from: from, to: to)
      let past = (album.offset.x - edge).magnitude
      let asked = (to - from).magnitude - 10 - 768
      // f(d) = R·(1 − 1/(1 + 0.55·d/R))
      #expect(abs(past - 1024 * (1 - 1 / (1 + 0.55 * asked / 1024))) <= 0.5)
      finger(album, .up, to)
      album.stage.settle()
      #expect(album.browser.zoomedPage == page && album.offset.x == edge)
      album.checkRest()
    }
  }

  @Test func movingUpAndDownAlongTheSideDoesNotTurn() {
    let album = zoomed()
    drag(album, from: 1000, to: 100)
    album.stage.wait(0.2)
    finger(album, .up, 100)
    album.stage.settle()
    #expect(album.offset.x == 1536)
    finger(album, .down, 700, 300)
    for step in 1...30 { finger(album, .move, 700 - 2 * Double(step), 300 + 5 * Double(step)) }
    // 60 points past the edge: 32.5 by the rubber band's law, less the slop.
    #expect(album.offset.x > 1536 + 20 && album.offset.x < 1536 + 34)
    finger(album, .up, 640, 450)
    album.stage.settle()
    #expect(album.browser.zoomedPage == 2)
    album.checkRest()
  }

  @Test func aTrackpadDoesTheSame() {
    let album = zoomed()
    album.stage.scroll(Vector(dx: -968, dy: 0), at: Point(x: 500, y: 400), 0.4)
    #expect(album.browser.zoomedPage == nil)
    album.stage.settle()
    #expect(album.browser.page == 3)
    album.checkRest()
  }

  @Test func aMouseDoesTheSame() {
    let album = zoomed()
    album.stage.touch([(1, .down, 1000, 400)], device: .mouse)
    for step in 1...40 {
      album.stage.touch([(1, .move, 1000 - 22.5 * Double(step), 400)], device: .mouse)
    }
    #expect(album.seenPages == [2, 3])
    album.stage.touch([(1, .up, 100, 400)], device: .mouse)
    album.stage.settle()
    #expect(album.browser.page == 3)
    album.checkRest()
  }

  @Test func fromRightToLeft() throws {
    let album = zoomed { album in
      album.browser.semanticContentAttribute = .forceRightToLeft
      album.browser.setNeedsLayout()
      album.stage.settle()
    }
    drag(album, from: 50, to: 950)
    #expect(album.seenPages == [2, 3])
    #expect(try #require(album.seen(3)).maxX < 1024)
    finger(album, .up, 950)
    album.stage.settle()
    #expect(album.browser.page == 3)
    album.checkRest()
  }

  @Test func pagesBelowEachOther() throws {
    let album = zoomed { album in
      album.browser.navigationOrientation = .vertical
      album.stage.settle()
    }
    // 1706.67 points high in 768; a page is 788 from the next.
    finger(album, .down, 500, 700)
    for step in 1...40 { finger(album, .move, 500, 700 - 16 * Double(step)) }
    #expect(album.seenPages == [2, 3])
    let next = try #require(album.seen(3))
    #expect(next.minX == 0 && next.minY > 300)
    album.stage.touch((1, .up, 500, 60))
    album.stage.settle()
    #expect(album.browser.page == 3)
    album.checkRest()
    album.stage.swipe(from: Point(x: 500, y: 200), to: Point(x: 500, y: 600), 0.15)
    album.stage.settle()
    #expect(album.browser.page == 2)
    album.checkRest()
    album.stage.key(.down)
    album.stage.settle()
    #expect(album.browser.page == 3)
  }

  @Test func lettingGoShowsTheSame() {
    for (pixels, dy) in [(1.0, 0.0), (2, 0), (3, 0), (2, 700), (2, -700)] {
      let album = zoomed(pixelsPerPoint: pixels)
      drag(album, from: 1000, to: 60)
      for step in 1...20 { finger(album, .move, 60, 400 + dy * Double(step) / 20) }
      album.stage.wait(0.1)
      album.expectSamePicture("\(pixels), \(dy)") {
        album.stage.loop.send(
          InputEvent(
            time: album.stage.time,
            kind: .touches([
              TouchSample(
                id: 1, phase: .up, device: .finger, position: Point(x: 60, y: 400 + dy),
                time: album.stage.time)
            ])))
        album.stage.loop.frame(at: album.stage.time)
      }
      #expect(album.browser.zoomedPage == nil)
      var most = 0.0
      album.watchMovement { most = max(most, $0) }
      album.stage.settle()
      #expect(most < 40, "\(pixels), \(dy)")
      album.checkRest("\(pixels), \(dy)")
    }
  }

  @Test func aPinchOnTheWayZoomsOn() throws {
    let album = zoomed()
    drag(album, from: 1000, to: 40)
    album.stage.wait(0.1)
    finger(album, .up, 40)
    album.stage.wait(0.03)
    #expect(album.browser.zoomedPage == nil && !album.browser.held.isEmpty)
    var most = 0.0
    album.watchMovement { most = max(most, $0) }
    album.stage.touch((1, .down, 200, 300), (2, .down, 300, 300))
    most = 0
    album.stage.pinch(Point(x: 250, y: 300), 100, 108.1, 0.1, lift: false, down: false)
    #expect(album.browser.zoomedPage == 2 && most <= 1.5)
    album.stage.pinch(Point(x: 250, y: 300), 108.1, 160, 0.2, down: false)
    album.stage.settle()
    #expect(album.browser.zoomScale > 3.5)
    album.checkRest()
  }

  @Test func aResizeOnTheWay() {
    for lifted in [true, false] {
      let album = zoomed()
      drag(album, from: 1000, to: 40)
      album.stage.wait(0.1)
      if lifted { finger(album, .up, 40) }
      album.stage.resize(700, 900)
      if !lifted {
        #expect(album.seenPages == [2, 3])
        finger(album, .up, 40)
      }
      album.stage.settle()
      #expect(album.browser.zoomedPage == 2 && album.browser.zoomScale == 2.5)
      album.checkRest("\(lifted)")
    }
  }
}
