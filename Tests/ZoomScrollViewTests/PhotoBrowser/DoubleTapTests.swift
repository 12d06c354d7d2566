import Foundation
import PortableUIKit
import ScrollGeometry
import TestStage
import Testing

@testable import ZoomScrollView

@MainActor
struct DoubleTapTests {
  @Test func inAtThePointAndOut() throws {
    let album = Album(pixelsPerPoint: 2)
    album.browser.page = 3
    album.stage.frame()
    let view = try #require(album.browser.viewForPage(at: 3))
    let place = Point(x: 700, y: 300)
    let held = view.convert(CGPoint(place), from: nil)
    album.stage.doubleTap(place)
    album.stage.settle()
    #expect(abs(album.browser.zoomScale - 2.5) < 1e-12)
    #expect((Point(view.convert(held, to: nil)) - place).length <= 0.5)
    album.checkRest()
    album.stage.wait(0.5)
    album.stage.doubleTap(Point(x: 10, y: 700))
    album.stage.settle()
    #expect(album.browser.zoomScale == 1 && album.browser.page == 3)
    album.checkRest()
  }

  @Test func itIsCentredOrEdgeToEdgeInEveryFrame() {
    let album = Album(size: Size(width: 390, height: 844), pixelsPerPoint: 3)
    album.stage.onFrame = {
      guard let seen = album.seen(0) else { return }
      if seen.height <= 844 {
        #expect(abs(seen.midY - 422) <= 0.34)
      } else {
        #expect(seen.minY <= 0.34 && seen.maxY >= 843.66)
      }
      #expect(seen.minX <= 0.34 && seen.maxX >= 389.66)
    }
    album.stage.doubleTap(Point(x: 80, y: 380))
    album.stage.settle()
    // A wide photo in an upright window fills it.
    #expect(abs(album.browser.zoomScale - 844 / 260) < 1e-9)
    album.stage.wait(0.5)
    album.stage.doubleTap(Point(x: 80, y: 700))
    album.stage.settle()
    album.checkRest()
  }

  @Test func outFromAnythingBetween() {
    let album = Album()
    album.stage.pinch(Point(x: 512, y: 384), 100, 180, 0.2)
    album.stage.settle()
    album.stage.wait(0.5)
    album.stage.doubleTap(Point(x: 512, y: 384))
    album.stage.settle()
    #expect(album.browser.zoomScale == 1)
    album.checkRest()
  }

  @Test func theThirdTapDoesNothingMore() {
    let album = Album()
    album.stage.doubleTap(Point(x: 512, y: 384))
    album.stage.wait(0.05)
    album.stage.tap(Point(x: 512, y: 384))
    album.stage.settle()
    #expect(abs(album.browser.zoomScale - 2.5) < 1e-12)
  }

  @Test func asALog() {
    let album = Album()
    album.stage.doubleTap(Point(x: 700, y: 300))
    album.stage.settle()
    #expect(album.log.calls == "willBeginZooming {didZoom didScroll}* didZoom didEndZooming")
    album.log.clear()
    album.stage.wait(0.5)
    album.stage.doubleTap(Point(x: 700, y: 300))
    album.stage.settle()
    #expect(album.log.calls == "willBeginZooming {didZoom didScroll}* didZoom didEndZooming")
    #expect(album.log.lines.last?.hasSuffix("scale=1.0") == true)
  }
}
