import Foundation
import PortableUIKit
import ScrollGeometry
import TestStage
import Testing

@testable import ZoomScrollView

/// Pages that come and go: what is shown stays.
@MainActor
struct ChangeTests {
  /// Page 4 of 10; a page's colour follows its identity, not its index.
  private func album(zoomed: Bool) -> Album {
    let album = Album(pages: 10)
    album.browser.page = 4
    album.stage.settle()
    if zoomed {
      album.stage.doubleTap(Point(x: 300, y: 300))
      album.stage.settle()
      album.stage.wait(0.5)
    }
    album.log.clear()
    return album
  }

  @Test(arguments: [true, false]) func pagesBeforeMoveItsIndex(zoomed: Bool) throws {
    let album = album(zoomed: zoomed)
    let view = try #require(album.browser.viewForPage(at: 4))
    let scale = album.browser.zoomScale
    album.expectSamePicture {
      album.count = 13
      album.browser.insertPages(at: [0, 2, 12])
    }
    #expect(album.browser.page == 6 && album.browser.numberOfPages == 13)
    #expect(album.browser.viewForPage(at: 6) === view && album.browser.zoomScale == scale)
    #expect(album.log.lines == ["didShowPage(6)"])
    album.stage.frame()
    album.expectSamePicture {
      album.count = 11
      album.browser.deletePages(at: [1, 12])
    }
    #expect(album.browser.page == 5 && album.browser.viewForPage(at: 5) === view)
    album.stage.settle()
    #expect(album.browser.zoomScale == scale)
    #expect(album.log.unpairedPages == 1 || album.log.unpairedPages == 0)
    #expect(album.seenPages == [5])
  }

  @Test(arguments: [true, false]) func inThePlaceOfTheShownOneComesTheNext(zoomed: Bool) throws {
    let album = album(zoomed: zoomed)
    let next = try #require(album.browser.viewForPage(at: 5))
    album.count = 9
    album.browser.deletePages(at: [4])
    album.stage.settle()
    #expect(album.browser.page == 4 && album.browser.viewForPage(at: 4) === next)
    #expect(album.browser.zoomScale == 1 && album.browser.zoomedPage == nil)
    #expect(album.log.calls.contains("didShowPage(4)"))
    #expect(album.seenPages == [4])
    album.count = 4
    album.browser.deletePages(at: [4, 5, 6, 7, 8])
    album.stage.settle()
    #expect(album.browser.page == 3 && album.offset.x == 3 * 1044 && album.seenPages == [3])
  }

  @Test func aSwipeGoesOn() throws {
    let album = album(zoomed: false)
    album.stage.swipe(from: Point(x: 800, y: 400), to: Point(x: 600, y: 400), 0.1, lift: false)
    let place = try #require(album.seen(4)).minX
    album.count = 12
    album.browser.insertPages(at: [0, 1])
    #expect(try #require(album.seen(6)).minX == place)
    album.stage.touch((1, .move, 560, 400))
    #expect(try #require(album.seen(6)).minX == place - 40)
    album.stage.touch((1, .up, 560, 400))
    album.stage.frame()
    let moving = try #require(album.seen(6)).minX
    album.count = 11
    album.browser.deletePages(at: [0])
    #expect(try #require(album.seen(5)).minX == moving)
    album.stage.settle()
    #expect(album.browser.page == 6 && album.seenPages == [6])
  }

  @Test func anAnimationArrivesAtItsPage() throws {
    let album = album(zoomed: false)
    let next = try #require(album.browser.viewForPage(at: 5))
    album.browser.setPage(5, animated: true)
    album.stage.wait(0.1)
    album.count = 11
    album.browser.insertPages(at: [0])
    album.stage.settle()
    #expect(album.browser.page == 6 && album.browser.viewForPage(at: 6) === next)
  }

  @Test func aZoomedPageCanStillBeLeftOverItsEdge() {
    let album = album(zoomed: true)
    album.count = 5
    album.browser.deletePages(at: [5, 6, 7, 8, 9])
    // It is the last one now.
    album.stage.swipe(from: Point(x: 1000, y: 400), to: Point(x: 10, y: 400), 0.25, hold: 0.1)
    album.stage.settle()
    #expect(album.browser.page == 4 && album.browser.zoomScale == 2.5)
    album.count = 6
    album.browser.insertPages(at: [5])
    album.stage.swipe(from: Point(x: 1000, y: 400), to: Point(x: 10, y: 400), 0.25)
    album.stage.settle()
    #expect(album.browser.page == 5 && album.browser.zoomScale == 1)
    album.checkRest()
  }

  @Test func whatIsNotTrueReloads() {
    let album = album(zoomed: true)
    album.count = 7
    album.browser.insertPages(at: [3])
    album.stage.settle()
    #expect(album.browser.numberOfPages == 7 && album.browser.page == 4)
    album.checkRest()
  }

  @Test func asManyAsAreWantedAreReady() {
    let album = album(zoomed: false)
    #expect(album.browser.livePages.sorted() == [3, 4, 5])
    album.browser.preloadedPageCount = 3
    album.stage.frame()
    #expect(album.browser.livePages.sorted() == [1, 2, 3, 4, 5, 6, 7])
    album.browser.preloadedPageCount = 0
    album.stage.frame()
    #expect(album.browser.livePages == [4])
    album.stage.settle()
    album.checkRest()
  }
}
