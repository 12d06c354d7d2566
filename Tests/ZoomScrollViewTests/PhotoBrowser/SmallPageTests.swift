import Foundation
import PortableUIKit
import ScrollEngine
import ScrollGeometry
import TestStage
import Testing

@testable import ZoomScrollView

/// Pages that are smaller than the browser, and stay so until somebody zooms.
@MainActor
struct SmallPageTests {
  private func album() -> Album {
    let album = Album(pages: 3, naturalSize: { _ in CGSize(width: 32, height: 24) })
    album.browser.enlargesSmallPages = false
    album.stage.frame()
    return album
  }

  @Test func theyAreShownAsTheyAre() throws {
    let album = album()
    #expect(try #require(album.seen(0)) == Rect(x: 496, y: 372, width: 32, height: 24))
    album.stage.key(.right)
    album.stage.settle()
    #expect(try #require(album.seen(1)) == Rect(x: 496, y: 372, width: 32, height: 24))
    album.browser.enlargesSmallPages = true
    album.stage.frame()
    #expect(try #require(album.seen(1)) == Rect(x: 0, y: 0, width: 1024, height: 768))
  }

  @Test func inPagesOfTheWebTheyHaveAPointForEachPixel() throws {
    // On a screen of two pixels a point.
    let album = Album(
      pages: 3, pixelsPerPoint: 2, naturalSize: { _ in CGSize(width: 16, height: 12) })
    album.browser.enlargesSmallPages = false
    album.browser.showsPixelsAsPoints = true
    album.stage.frame()
    #expect(try #require(album.seen(0)) == Rect(x: 496, y: 372, width: 32, height: 24))
    // A pixel of the screen for each of a larger one would be half as large.
    album.browser.showsPixelsAsPoints = false
    album.stage.frame()
    #expect(try #require(album.seen(0)) == Rect(x: 504, y: 378, width: 16, height: 12))
  }

  @Test func aDoubleTapMakesThemAsLargeAsTheyFitAndBack() throws {
    let album = album()
    album.stage.doubleTap(Point(x: 512, y: 384))
    album.stage.settle()
    #expect(abs(album.browser.zoomScale - 32) < 1e-9)
    let seen = try #require(album.seen(0))
    #expect(abs(seen.minX) <= 0.5 && abs(seen.size.width - 1024) < 1e-6)
    album.stage.doubleTap(Point(x: 512, y: 384))
    album.stage.settle()
    #expect(album.browser.zoomScale == 1 && !album.browser.isZoomed)
    album.checkRest("back")
  }

  @Test func theyZoomAboutTheirMiddleAndTurn() throws {
    let album = album()
    for _ in 0..<2 { album.stage.key("+") }
    album.stage.settle()
    let seen = try #require(album.seen(0))
    #expect(abs(seen.size.width - 72) < 1e-6 && abs(seen.midX - 512) <= 0.5)
    album.stage.swipe(from: Point(x: 800, y: 400), to: Point(x: 300, y: 400), 0.2)
    album.stage.settle()
    #expect(album.browser.page == 1)
    album.checkRest("turned")
  }
}
