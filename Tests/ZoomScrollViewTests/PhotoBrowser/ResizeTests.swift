import Foundation
import PortableUIKit
import ScrollGeometry
import TestStage
import Testing

@testable import ZoomScrollView

@MainActor
struct ResizeTests {
  @Test func thePageStays() {
    let album = Album()
    album.browser.page = 3
    album.stage.frame()
    for (width, height) in [(768.0, 1024.0), (300, 200), (1024, 768), (1, 1), (1024, 768)] {
      album.stage.resize(width, height)
      album.stage.settle()
      #expect(album.browser.page == 3)
      album.checkRest("\(width) x \(height)")
    }
    #expect(album.log.calls == "didScroll didShowPage(3)")
  }

  @Test func aPageOnItsWayArrives() {
    let album = Album()
    album.stage.swipe(from: Point(x: 800, y: 400), to: Point(x: 500, y: 400), 0.1)
    album.stage.frame()
    #expect(album.browser.page == 0)
    album.stage.resize(768, 1024)
    album.stage.settle()
    #expect(album.browser.page == 1)
    album.checkRest()
    album.browser.setPage(2, animated: true)
    album.stage.wait(0.05)
    album.stage.resize(1024, 768)
    album.stage.settle()
    #expect(album.browser.page == 2)
    album.checkRest()
  }

  @Test func aFingerDragsOn() throws {
    let album = Album()
    album.browser.page = 2
    album.stage.frame()
    album.stage.swipe(from: Point(x: 800, y: 400), to: Point(x: 500, y: 400), 0.3, lift: false)
    let away = try #require(album.seen(2)).minX / 1044
    album.stage.resize(600, 800)
    #expect(abs(try #require(album.seen(2)).minX / 620 - away) < 0.01)
    album.stage.touch((1, .move, 400, 400))
    album.stage.touch((1, .move, 300, 400))
    album.stage.touch((1, .up, 300, 400))
    album.stage.settle()
    #expect(album.browser.page == 3)
    album.checkRest()
  }

  /// Zoom relative to fitted, and the picture's point in the middle of the view.
  @Test func aZoomedPageKeepsWhatIsLookedAt() throws {
    let album = Album(size: Size(width: 390, height: 844))
    album.browser.page = 1
    album.stage.frame()
    album.stage.pinch(Point(x: 200, y: 400), 60, 368, 0.3)
    album.stage.settle()
    album.stage.swipe(from: Point(x: 300, y: 400), to: Point(x: 150, y: 300), 0.2, hold: 0.2)
    album.stage.settle()
    let view = try #require(album.browser.viewForPage(at: 1))
    func middle() -> (x: Double, y: Double) {
      let point = view.convert(
        CGPoint(x: album.browser.bounds.midX, y: album.browser.bounds.midY),
        from: album.browser)
      return (Double(point.x / view.bounds.width), Double(point.y / view.bounds.height))
    }
    let before = (scale: album.browser.zoomScale, middle: middle())
    #expect(before.scale > 5)
    for (width, height) in [(844.0, 390.0), (600, 600), (390, 844)] {
      album.stage.resize(width, height)
      #expect(album.browser.zoomScale == before.scale)
      #expect(abs(middle().x - before.middle.x) < 0.002)
      #expect(abs(middle().y - before.middle.y) < 0.002)
      album.stage.settle()
      album.checkRest("\(width) x \(height)")
      #expect(album.browser.page == 1)
    }
  }

  /// Where an edge keeps the middle from its place meanwhile, the former window shows it again.
  @Test func thereAndBackAlsoFromACorner() throws {
    let album = Album()
    album.browser.page = 4
    album.stage.frame()
    album.stage.doubleTap(Point(x: 1000, y: 700))
    album.stage.settle()
    for _ in 0..<3 {
      album.stage.swipe(from: Point(x: 800, y: 600), to: Point(x: 400, y: 300), 0.2)
      album.stage.settle()
    }
    let (offset, before) = (album.offset, album.stage.displayList)
    for (width, height) in [(1500.0, 1000.0), (700, 1200), (1024, 768)] {
      album.stage.resize(width, height)
      album.stage.settle()
      album.checkRest("\(width) x \(height)")
    }
    #expect(album.offset == offset && album.stage.displayList == before)
    // Not what another page showed, or this one elsewhere.
    album.stage.resize(1500, 1000)
    album.stage.swipe(from: Point(x: 400, y: 300), to: Point(x: 800, y: 500), 0.2, hold: 0.2)
    album.stage.settle()
    let moved = album.offset
    for (width, height) in [(1400.0, 1000.0), (1500, 1000)] { album.stage.resize(width, height) }
    #expect(album.offset == moved && moved.x < 2200)
  }

  @Test func inMidPinchNothingIsLost() {
    let album = Album()
    album.stage.pinch(Point(x: 512, y: 384), 100, 258, 0.2, lift: false)
    album.stage.resize(768, 1024)
    #expect(album.scroller.isZooming)
    album.stage.touch((1, .move, 370, 384), (2, .move, 650, 384))
    album.stage.touch((1, .up, 370, 384), (2, .up, 650, 384))
    album.stage.settle()
    #expect(album.browser.zoomScale > 2.5)
    album.checkRest()
  }

  @Test func duringABounceAndAnAnimation() {
    let album = Album()
    album.stage.pinch(Point(x: 512, y: 384), 300, 100, 0.2)
    album.stage.wait(0.05)
    #expect(album.scroller.isZoomBouncing)
    album.stage.resize(768, 1024)
    album.stage.settle()
    #expect(album.browser.zoomedPage == nil)
    album.checkRest()
    album.stage.wait(0.5)
    album.stage.doubleTap(Point(x: 300, y: 500))
    album.stage.wait(0.1)
    #expect(album.scroller.isZoomAnimating)
    album.stage.resize(1024, 768)
    album.stage.settle()
    #expect(album.browser.zoomScale > 2)
    album.checkRest()
  }

  @Test func duringADeceleration() {
    let album = Album()
    album.stage.doubleTap(Point(x: 512, y: 384))
    album.stage.settle()
    album.stage.swipe(from: Point(x: 600, y: 500), to: Point(x: 400, y: 400), 0.1)
    #expect(album.scroller.isDecelerating)
    album.stage.resize(768, 1024)
    album.stage.settle()
    album.checkRest()
  }

  @Test func pixelsPerPoint() {
    let album = Album()
    album.browser.page = 2
    album.stage.frame()
    album.stage.send(.resize(Size(width: 1024, height: 768), pixelsPerPoint: 2))
    album.stage.settle()
    // Half points are whole pixels now.
    #expect(album.seen(2)?.minY == 42.5)
    album.checkRest()
  }
}
