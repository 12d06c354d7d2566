import Foundation
import PortableUIKit
import ScrollEngine
import ScrollGeometry
import TestStage
import Testing

@testable import ZoomScrollView

@MainActor
struct KeyboardTests {
  @Test func keysTurnPages() {
    let album = Album(pages: 12)
    let steps: [(KeySample.Key, KeySample.Modifiers, Int)] = [
      (.right, [], 1), (.right, [], 2), (.left, [], 1), (.pageDown, [], 2), (.space, [], 3),
      (.space, .shift, 2), (.pageUp, [], 1), (.end, [], 11), (.right, [], 11), (.home, [], 0),
      (.left, [], 0),
    ]
    for (key, modifiers, page) in steps {
      album.stage.key(key, modifiers)
      album.stage.settle()
      #expect(album.browser.page == page, "\(key)")
      album.checkRest("\(key)")
    }
  }

  /// What scrolls by keys heeds it; zooming is no scrolling.
  @Test func keysTurnAndMoveNothingWhereTheyMayNotScroll() {
    let album = Album(pages: 12)
    album.browser.scrollView.allowsKeyboardScrolling = false
    let keys: [KeySample.Key] = [.right, .down, .pageDown, .space, .end]
    for key in keys {
      album.stage.key(key)
      album.stage.settle()
      #expect(album.browser.page == 0, "\(key)")
    }
    album.stage.key("+")
    album.stage.settle()
    #expect(abs(album.browser.zoomScale - 1.5) < 1e-9)
    let place = album.browser.contentOffset
    for key in keys {
      album.stage.key(key)
      album.stage.settle()
      #expect(album.browser.contentOffset == place, "\(key)")
    }
    album.stage.key(.escape)
    album.stage.settle()
    #expect(album.browser.zoomScale == 1)
    album.browser.scrollView.allowsKeyboardScrolling = true
    album.stage.key(.right)
    album.stage.settle()
    #expect(album.browser.page == 1)
  }

  @Test func fastKeysAllCount() {
    let album = Album(pages: 30)
    for _ in 0..<6 { album.stage.key(.right) }
    album.stage.settle()
    #expect(album.browser.page == 6)
    for _ in 0..<2 { album.stage.key(.left) }
    album.stage.settle()
    #expect(album.browser.page == 4)
  }

  @Test func aKeyAfterASwipeGoesOnFromWhereItWasGoing() {
    let album = Album()
    album.stage.swipe(from: Point(x: 800, y: 400), to: Point(x: 500, y: 400), 0.1)
    album.stage.frame()
    album.stage.key(.right)
    album.stage.settle()
    #expect(album.browser.page == 2)
  }

  @Test func keysZoomAboutTheMiddle() throws {
    let album = Album()
    album.stage.key("+")
    album.stage.settle()
    #expect(abs(album.browser.zoomScale - 1.5) < 1e-9)
    let seen = try #require(album.seen(0))
    #expect(abs(seen.midX - 512) <= 0.5 && abs(seen.midY - 384) <= 0.5)
    album.stage.key("=")
    album.stage.key("+")
    album.stage.settle()
    #expect(abs(album.browser.zoomScale - 1.5 * 1.5 * 1.5) < 1e-9)
    album.stage.key("-")
    album.stage.settle()
    #expect(abs(album.browser.zoomScale - 1.5 * 1.5) < 1e-9)
    album.stage.key("0")
    album.stage.settle()
    album.checkRest()
    #expect(album.browser.zoomScale == 1)
    album.stage.key("-")
    album.stage.key("0")
    album.stage.settle()
    album.checkRest()
    for _ in 0..<20 { album.stage.key("+") }
    album.stage.settle()
    #expect(abs(album.browser.zoomScale - album.browser.maximumZoomScale) < 1e-9)
    album.checkRest()
  }

  @Test func arrowsMoveAZoomedPage() {
    let album = Album()
    album.stage.doubleTap(Point(x: 512, y: 384))
    album.stage.settle()
    let start = album.offset
    album.stage.key(.right)
    album.stage.key(.right)
    album.stage.settle()
    #expect(album.offset == Point(x: start.x + 512, y: start.y))
    album.stage.key(.down)
    album.stage.settle()
    #expect(album.offset == Point(x: start.x + 512, y: start.y + 192))
    for _ in 0..<10 { album.stage.key(.left) }
    album.stage.key(.up)
    album.stage.settle()
    #expect(album.offset == Point(x: 0, y: start.y))
    #expect(album.browser.page == 0)
    album.checkRest()
  }

  @Test func anArrowTurnsAZoomedPageThatRestsAtItsEdge() {
    let album = Album(pages: 2)
    album.stage.doubleTap(Point(x: 512, y: 384))
    album.stage.settle()
    // As long as it moves, it is only moved.
    for _ in 0..<10 { album.stage.key(.right) }
    #expect(album.browser.page == 0)
    album.stage.settle()
    #expect(album.browser.page == 0 && album.browser.isZoomed)
    album.stage.key(.right)
    album.stage.settle()
    #expect(album.browser.page == 1 && !album.browser.isZoomed)
    album.checkRest()
  }

  /// Its edges lie between pixels then.
  @Test(arguments: [1.37, 2.985984, 3.3]) func anArrowTurnsAtAnyZoom(scale: Double) {
    let album = Album(pages: 2)
    album.browser.setZoomScale(CGFloat(scale), animated: false)
    album.stage.settle()
    var presses = 0
    while album.browser.page == 0, presses < 30 {
      album.stage.key(.right)
      album.stage.settle()
      presses += 1
    }
    // From the middle, a quarter of the window with each, and the last one turns.
    #expect(presses == Int(((scale - 1) / 2 / 0.25).rounded(.up)) + 1)
    #expect(album.browser.page == 1 && !album.browser.isZoomed)
  }

  @Test func anArrowLeavesAZoomedPageAtTheEndOfAllPages() {
    let album = Album(pages: 2)
    album.stage.doubleTap(Point(x: 512, y: 384))
    album.stage.settle()
    for _ in 0..<10 { album.stage.key(.left) }
    album.stage.settle()
    let (place, scale) = (album.offset, album.browser.zoomScale)
    #expect(place.x == 0 && scale > 1)
    album.stage.key(.left)
    album.stage.settle()
    #expect(album.offset == place && album.browser.zoomScale == scale && album.browser.page == 0)
    album.checkRest()
  }

  @Test func anArrowWhileThePageIsZoomingOutTurnsItThen() {
    let album = Album()
    album.stage.doubleTap(Point(x: 512, y: 384))
    album.stage.settle()
    album.stage.key("0")
    album.stage.wait(0.1)
    album.stage.key(.right)
    album.stage.settle()
    #expect(album.browser.page == 1)
    album.checkRest()
  }

  @Test func zoomingOutWhileAZoomedPageDecelerates() {
    let album = Album(pixelsPerPoint: 2, naturalSize: { _ in CGSize(width: 900, height: 850) })
    album.stage.doubleTap(Point(x: 512, y: 384))
    album.stage.settle()
    album.stage.swipe(from: Point(x: 400, y: 300), to: Point(x: 600, y: 250), 0.1)
    #expect(album.scroller.isDecelerating)
    album.log.clear()
    album.stage.key(.escape)
    album.stage.settle()
    album.checkRest()
    #expect(
      album.log.calls
        == "didEndDecelerating willBeginZooming {didZoom didScroll}* didZoom* didEndZooming")
  }

  @Test func keysWhileAPageIsOnItsWay() {
    let album = Album()
    album.stage.key(.right)
    album.stage.wait(0.1)
    var most = 0.0
    album.watchMovement { most = max(most, $0) }
    album.stage.key("+")
    album.stage.settle()
    #expect(most < 60 && abs(album.browser.zoomScale - 1.5) < 1e-9)
    album.checkRest()
  }

  @Test func spaceLeavesAZoomedPage() {
    let album = Album()
    album.stage.doubleTap(Point(x: 512, y: 384))
    album.stage.settle()
    album.stage.key(.space)
    album.stage.settle()
    #expect(album.browser.page == 1 && album.browser.zoomScale == 1)
    album.checkRest()
  }

  @Test func aPageTurnedUnderAPinch() {
    let album = Album()
    album.stage.pinch(Point(x: 512, y: 384), 100, 258, 0.2, lift: false)
    album.stage.key(.pageDown)
    album.stage.touch((1, .move, 300, 384), (2, .move, 700, 384))
    album.stage.touch((1, .up, 300, 384), (2, .up, 700, 384))
    album.stage.settle()
    #expect(album.browser.page == 1)
    album.checkRest()
  }

  @Test func escapeFitsAndIsThenForOthers() {
    let album = Album()
    let passed = PressCounter()
    album.stage.window.rootViewController = passed
    passed.view.addSubview(album.browser)
    album.browser.frame = passed.view.bounds
    album.browser.becomeFirstResponder()
    album.stage.settle()
    album.stage.doubleTap(Point(x: 512, y: 384))
    album.stage.settle()
    album.stage.key(.escape)
    album.stage.settle()
    #expect(passed.count == 0 && album.browser.zoomScale == 1)
    album.stage.key(.escape)
    #expect(passed.count == 1)
    album.stage.key(.f11)
    album.stage.key(.right, .alternate)
    album.stage.key(.up)
    album.stage.key("x")
    album.stage.settle()
    #expect(passed.count == 5 && album.browser.page == 0)
  }

  @Test func reducedMotionJumps() {
    let album = Album()
    album.stage.send(.setting(.reducedMotion, true))
    defer { album.stage.send(.setting(.reducedMotion, false)) }
    album.stage.key(.right)
    #expect(album.browser.page == 1 && album.stage.settle())
    #expect(album.log.calls == "didScroll didShowPage(1)")
    album.checkRest()
    album.stage.key("+")
    album.stage.key("+")
    #expect(abs(album.browser.zoomScale - 2.25) < 1e-9)
    album.stage.settle()
    album.checkRest()
    album.stage.key(.escape)
    album.stage.settle()
    album.checkRest()
  }

  @Test func controlAndTheWheelZoomAtThePointer() throws {
    let album = Album()
    album.browser.page = 1
    album.stage.frame()
    let view = try #require(album.browser.viewForPage(at: 1))
    let place = Point(x: 800, y: 300)
    let held = view.convert(CGPoint(place), from: nil)
    for _ in 0..<6 {
      album.stage.wheel(Vector(dx: 0, dy: 1), at: place, zooms: true)
      album.stage.settle()
    }
    #expect(abs(album.browser.zoomScale - 2.985984) < 1e-6)
    // Six times rounded to pixels, and magnified since.
    #expect((Point(view.convert(held, to: nil)) - place).length <= 3)
    #expect(album.browser.page == 1)
    album.checkRest()
    album.stage.wheel(Vector(dx: 0, dy: -1), at: place)
    album.stage.settle()
    #expect(album.browser.page == 1)
    album.checkRest()
    for _ in 0..<9 { album.stage.wheel(Vector(dx: 0, dy: -1), at: place, zooms: true) }
    album.stage.settle()
    #expect(album.browser.zoomScale == 1)
    album.checkRest()
  }

  @Test func aTrackpadPinchZoomsAtThePointer() {
    let album = Album()
    album.stage.magnify(2.5, at: Point(x: 300, y: 300), 0.2)
    album.stage.settle()
    #expect(abs(album.browser.zoomScale - 2.5) < 1e-9)
    #expect(abs(album.offset.x - 450) <= 0.5)
    album.checkRest()
    album.stage.scroll(Vector(dx: -200, dy: -100), at: Point(x: 300, y: 300), 0.2)
    album.stage.settle()
    #expect(album.offset.x > 600 && album.browser.page == 0)
    album.checkRest()
    album.stage.magnify(0.2, at: Point(x: 300, y: 300), 0.2)
    album.stage.settle()
    album.checkRest()
    #expect(album.browser.zoomedPage == nil)
  }
}

private final class PressCounter: UIViewController {
  private(set) var count = 0

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    count += presses.count
  }
}
