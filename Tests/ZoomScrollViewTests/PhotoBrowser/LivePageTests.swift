import Foundation
import PortableUIKit
import ScrollGeometry
import TestStage
import Testing

@testable import ZoomScrollView

@MainActor
struct LivePageTests {
  @Test func aThousandPagesNeedAHandfulOfViews() {
    let album = Album(pages: 1000)
    var most = 0
    album.stage.onFrame = {
      most = max(most, album.scroller.subviews.count)
      #expect(album.browser.livePages.contains(album.browser.page))
    }
    for _ in 0..<40 {
      album.stage.swipe(from: Point(x: 800, y: 400), to: Point(x: 300, y: 400), 0.1)
      album.stage.wait(0.1)
    }
    album.stage.settle()
    #expect(album.browser.page > 30)
    #expect(most <= 5)
    #expect(album.made <= 6)
    #expect(
      album.browser.livePages.sorted() == Array((album.browser.page - 1)...(album.browser.page + 1))
    )
  }

  @Test func aHundredMillionPoints() {
    let album = Album(pages: 100_000)
    album.browser.page = 99_998
    album.stage.settle()
    #expect(album.seen(99_998)?.minX == 0)
    album.stage.swipe(from: Point(x: 800, y: 400), to: Point(x: 300, y: 400), 0.1)
    album.stage.settle()
    #expect(album.browser.page == 99_999 && album.seen(99_999)?.minX == 0)
  }

  @Test func viewsShowThePageTheyWereMadeFor() {
    let album = Album(pages: 30)
    album.stage.onFrame = {
      for page in album.browser.livePages {
        #expect(album.browser.viewForPage(at: page)?.tag == page)
      }
    }
    for _ in 0..<5 {
      album.stage.swipe(from: Point(x: 800, y: 400), to: Point(x: 300, y: 400), 0.1)
      album.stage.wait(0.05)
    }
    album.browser.page = 20
    album.stage.frame()
    album.stage.doubleTap(Point(x: 500, y: 400))
    album.stage.settle()
    album.browser.page = 3
    album.stage.settle()
    #expect(album.seenPages == [3])
  }

  @Test func reloadingKeepsThePageAsFarAsThereIsOne() {
    let album = Album(pages: 30)
    album.browser.page = 20
    album.stage.doubleTap(Point(x: 500, y: 400))
    album.stage.settle()
    album.count = 25
    album.browser.reloadData()
    album.stage.settle()
    #expect(album.browser.page == 20 && album.browser.numberOfPages == 25)
    #expect(album.browser.zoomScale == 2.5 && album.seenPages == [20])
    album.count = 4
    album.browser.reloadData()
    album.stage.settle()
    #expect(album.browser.page == 3 && album.offset.x == 3 * 1044)
    album.count = 0
    album.browser.reloadData()
    album.stage.settle()
    #expect(album.browser.livePages == [] && album.scroller.subviews.isEmpty)
  }

  @Test func reloadingKeepsTheZoomAndThePlace() throws {
    let album = Album(pages: 30)
    album.browser.page = 2
    album.stage.doubleTap(Point(x: 700, y: 300))
    album.stage.settle()
    album.stage.swipe(from: Point(x: 500, y: 400), to: Point(x: 560, y: 430), 0.2)
    album.stage.settle()
    let before = try #require(album.seen(2))
    let view = try #require(album.browser.viewForPage(at: 2))
    let offset = album.offset
    #expect(before.width > 2000 && album.browser.zoomScale > 2)
    album.count = 12
    album.browser.reloadData()
    album.stage.frame()
    let after = try #require(album.seen(2))
    #expect(abs(after.minX - before.minX) <= 0.5 && abs(after.minY - before.minY) <= 0.5)
    #expect(after.width == before.width && album.offset == offset)
    #expect(album.browser.zoomedPage == 2 && album.browser.numberOfPages == 12)
    #expect(album.browser.viewForPage(at: 2) === view || view.superview == nil)
    album.stage.settle()
    album.checkRest()
    // A page that has gone takes its zoom along.
    album.count = 2
    album.browser.reloadData()
    album.stage.settle()
    #expect(album.browser.page == 1 && album.browser.zoomScale == 1 && !album.browser.isZoomed)
  }

  @Test func aSizeThatBecomesKnownLater() {
    let album = Album(naturalSize: { _ in nil })
    #expect(album.seen(0) == Rect(x: 0, y: 0, width: 1024, height: 768))
    album.naturalSize = { _ in CGSize(width: 3000, height: 4000) }
    album.browser.invalidateNaturalSize(ofPageAt: 0)
    album.stage.frame()
    #expect(album.seen(0) == Rect(x: 224, y: 0, width: 576, height: 768))
  }

  @Test func aSizeThatBecomesKnownWhileZoomed() throws {
    let album = Album(naturalSize: { _ in nil })
    album.stage.doubleTap(Point(x: 512, y: 384))
    album.stage.settle()
    album.naturalSize = { _ in CGSize(width: 6000, height: 4000) }
    album.browser.invalidateNaturalSize(ofPageAt: 0)
    album.stage.frame()
    let seen = try #require(album.seen(0))
    #expect(abs(album.browser.zoomScale - 2.5) < 1e-9)
    #expect(abs(seen.width - 2560) < 1e-9 && abs(seen.midX - 512) <= 1 && abs(seen.midY - 384) <= 1)
  }
}
