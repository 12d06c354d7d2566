import Foundation
import PortableUIKit
import ScrollGeometry
import TestStage
import Testing
import ZoomScrollView

@testable import Cases

/// What the cases show is so.
@MainActor
struct CaseBehaviourTests {
  /// Sizes and places of the three pins' centres in their maps, and of the maps' own points under them.
  @Test func threeKindsOfPins() throws {
    let view = PinsCase()
    let stage = Stage(size: Size(width: 640, height: 420), view: view)
    func look(_ index: Int) -> (size: Double, away: Double) {
      let map = view.maps[index]
      let pin = map.pin.convert(map.pin.bounds, to: nil)
      let place = map.map.convert(
        CGPoint(x: (0.6 * map.bounds.width).rounded(), y: (0.42 * map.bounds.height).rounded()),
        to: nil)
      return (
        Double(pin.width),
        (Point(x: Double(pin.midX), y: Double(pin.midY)) - Point(place)).length
      )
    }
    for index in 0..<3 { #expect(look(index).size == 20 && look(index).away <= 0.01) }
    var frames = 0
    stage.onFrame = {
      frames += 1
      #expect(abs(look(2).size - 20) <= 0.01 && look(2).away <= 0.01)
      #expect(abs(look(1).size - 20 * Double(view.maps[1].scale)) <= 0.01)
      #expect(look(1).away <= 0.01 && abs(look(0).size - 20) <= 0.01)
      // The others follow in every frame, of bounces, too.
      #expect(view.maps.allSatisfy { abs($0.scale - view.maps[2].scale) <= 0.01 })
    }
    stage.pinch(Point(x: 530, y: 180), 50, 158, 0.2)
    stage.settle()
    #expect(abs(view.zoomScale - 3) < 1e-9 && frames > 20)
    // 118, 166 from the corner of the map: it is thrice as far there now.
    #expect(abs(look(0).away - 2 * 203.67) <= 0.1)
    for map in view.maps {
      #expect(map.scale == view.maps[2].scale)
      #expect(map.scrollView.contentOffset == view.contentOffset)
    }
    stage.pinch(Point(x: 530, y: 180), 160, 20, 0.2)
    stage.settle()
    #expect(view.zoomScale == 1 && look(0).away <= 0.01)
  }

  @Test(arguments: [Size(width: 320, height: 568), Size(width: 568, height: 320)])
  func thePinMapsAndTheirWordsHaveRoomOnAPhone(size: Size) throws {
    let view = PinsCase()
    _ = Stage(size: size, view: view)
    for map in view.maps {
      #expect(min(map.frame.width, map.frame.height) > 140)
      let words = try #require(map.subviews.compactMap { $0 as? PillView }.first)
      let inside = CGSize(width: 1000, height: 100)
      #expect(words.bounds.width == words.sizeThatFits(inside).width)
      #expect(view.bounds.contains(map.frame) && map.bounds.contains(words.frame))
    }
    #expect(!view.maps[0].frame.intersects(view.maps[1].frame))
    #expect(!view.maps[1].frame.intersects(view.maps[2].frame))
  }

  @Test func marginsInEveryFrameAtRest() throws {
    let view = MarginsCase()
    let stage = Stage(size: Size(width: 640, height: 420), pixelsPerPoint: 2, view: view)
    let scroller = view.scrollView
    func gaps() -> (left: Double, top: Double, right: Double, bottom: Double) {
      let card = scroller.convert(scroller.bounds, to: nil)
      let shown = view.picture.convert(view.picture.bounds, to: nil)
      return (
        Double(shown.minX - card.minX), Double(shown.minY - card.minY),
        Double(card.maxX - shown.maxX), Double(card.maxY - shown.maxY)
      )
    }
    let whole = gaps()
    #expect(abs(whole.top - 24) <= 0.5 && abs(whole.bottom - 24) <= 0.5)
    #expect(abs(whole.left - whole.right) <= 0.5 && whole.left > 24)
    #expect(abs(scroller.maximumZoomScale - 3 * scroller.minimumZoomScale) < 1e-12)
    stage.pinch(Point(x: 320, y: 180), 60, 300, 0.3)
    stage.settle()
    #expect(scroller.zoomScale == scroller.maximumZoomScale)
    for (from, to) in [((60.0, 50.0), (580.0, 350.0)), ((520.0, 300.0), (60.0, 40.0))] {
      for _ in 0..<4 {
        stage.swipe(from: Point(x: from.0 + 60, y: from.1), to: Point(x: to.0, y: to.1), 0.1)
        stage.settle()
      }
      let now = gaps()
      let isFirst = from.0 < to.0
      #expect(abs((isFirst ? now.left : now.right) - 24) <= 0.5)
      #expect(abs((isFirst ? now.top : now.bottom) - 24) <= 0.5)
    }
    // In the card's next size it is as large relative to it, and the bottom right corner is still shown.
    stage.tap(Point(x: 320, y: 378))
    stage.settle()
    #expect(scroller.zoomScale == 3)
    let zoomed = gaps()
    #expect(abs(zoomed.right - 24) <= 0.5 || abs(zoomed.bottom - 24) <= 0.5)
    stage.pinch(Point(x: 320, y: 180), 220, 30, 0.3)
    stage.settle()
    let other = gaps()
    #expect(scroller.zoomScale == 1)
    #expect(abs(other.left - 24) <= 0.5 && abs(other.right - 24) <= 0.5)
    #expect(abs(other.top - other.bottom) <= 0.5 && other.top > 24)
  }

  @Test func fittedCentredAndEdgeToEdge() throws {
    let view = FitCase()
    let stage = Stage(size: Size(width: 640, height: 420), pixelsPerPoint: 2, view: view)
    func shown() -> CGRect { view.picture.convert(view.picture.bounds, to: nil) }
    // 1600 × 900 in 640 × 420.
    #expect(view.zoomScale == 1 && shown() == CGRect(x: 0, y: 30, width: 640, height: 360))
    stage.doubleTap(Point(x: 400, y: 180))
    stage.settle()
    // Its natural size, and no further.
    let large = shown()
    #expect(abs(large.width - 1600) < 1e-6 && view.zoomScale == view.scrollView.maximumZoomScale)
    #expect(large.minX <= 0 && large.maxX >= 640 && large.minY <= 0 && large.maxY >= 420)
    view.setNeedsLayout()
    stage.frame()
    #expect(shown() == large)
    stage.doubleTap(Point(x: 400, y: 180))
    stage.settle()
    #expect(shown() == CGRect(x: 0, y: 30, width: 640, height: 360))
  }

  /// Document 004: fitted is 1; what is larger zooms in to its natural size, what is smaller out to it.
  @Test func theLimitsAreTheFittedAndTheNaturalSize() throws {
    let view = FitCase()
    let stage = Stage(size: Size(width: 640, height: 420), pixelsPerPoint: 2, view: view)
    let scroller = view.scrollView
    func shown() -> CGRect { view.picture.convert(view.picture.bounds, to: nil) }
    func words() -> [String] { view.subviews.compactMap { ($0 as? PillView)?.text } }
    #expect(scroller.minimumZoomScale == 1 && scroller.maximumZoomScale == 2.5)
    #expect(words() == ["100 %", "Small picture"])
    let button = try #require(view.subviews.last)
    stage.tap(Point(button.center))
    stage.settle()
    // 320 × 180 points fill the window first.
    #expect(shown() == CGRect(x: 0, y: 30, width: 640, height: 360))
    #expect(scroller.minimumZoomScale == 0.5 && scroller.maximumZoomScale == 1)
    // Further out than it goes: the words say where it comes to rest.
    stage.pinch(Point(x: 320, y: 210), 300, 100, 0.3)
    #expect(words()[0] == "50 %" || scroller.isZoomBouncing)
    stage.settle()
    #expect(shown() == CGRect(x: 160, y: 120, width: 320, height: 180))
    #expect(words() == ["50 %", "Large picture"] && scroller.zoomScale == 0.5)
    stage.doubleTap(Point(x: 200, y: 150))
    stage.settle()
    #expect(shown().width == 640 && words()[0] == "100 %")
    stage.doubleTap(Point(x: 200, y: 150))
    stage.settle()
    #expect(shown().width == 320 && words()[0] == "50 %")
    stage.resize(420, 640)
    stage.settle()
    // Still at its smallest, which is its natural size.
    #expect(shown() == CGRect(x: 50, y: 230, width: 320, height: 180))
  }

  /// Anchors place the picture; what a pinch has made of it, no layout undoes.
  @Test func layoutLeavesTheZoomAlone() throws {
    let view = AutoLayoutCase()
    let stage = Stage(size: Size(width: 640, height: 420), pixelsPerPoint: 2, view: view)
    func shown() -> CGRect { view.picture.convert(view.picture.bounds, to: view) }
    // 2000 × 1000 as wide as the frame of 600 × 320.
    #expect(view.scrollView.frame == CGRect(x: 20, y: 20, width: 600, height: 320))
    #expect(shown() == CGRect(x: 20, y: 30, width: 600, height: 300))
    #expect(view.scrollView.contentSize == CGSize(width: 600, height: 300))
    stage.pinch(Point(x: 320, y: 180), 90, 278, 0.3)
    stage.settle()
    let scale = view.zoomScale
    let zoomed = shown()
    #expect(abs(scale - 3) < 1e-9 && abs(zoomed.width - 1800) < 1e-6)
    #expect(view.picture.bounds.size == CGSize(width: 600, height: 300))
    for each in [view, view.scrollView, view.picture] as [UIView] { each.setNeedsLayout() }
    stage.frame()
    #expect(shown() == zoomed && view.zoomScale == scale)
    stage.tap(Point(x: 320, y: 378))
    stage.settle()
    // Another frame: laid out anew, as large relative to it as before.
    #expect(view.scrollView.frame == CGRect(x: 0, y: 0, width: 640, height: 360))
    #expect(view.picture.bounds.size == CGSize(width: 640, height: 320))
    #expect(view.zoomScale == scale && abs(shown().width - 1920) < 1e-6)
    #expect(abs(view.scrollView.contentSize.width - 1920) < 1e-6)
    stage.resize(420, 640)
    stage.settle()
    #expect(view.zoomScale == scale && abs(shown().width - 1260) < 1e-6)
    #expect(abs(view.scrollView.contentSize.height - 630) < 1e-6)
  }

  /// Document 002 adds the origin of the bounds; it is taken off.
  @Test func aPointOfASubviewGoesUpWhenTheBoundsGoDown() {
    let view = MarginsCase()
    let stage = Stage(size: Size(width: 640, height: 420), pixelsPerPoint: 2, view: view)
    stage.pinch(Point(x: 320, y: 180), 60, 300, 0.3)
    stage.settle()
    let scroller = view.scrollView
    #expect(scroller.bounds.origin == scroller.contentOffset)
    #expect(scroller.contentOffset.x > 100 && scroller.contentOffset.y > 100)
    let frame = view.picture.frame
    let point = CGPoint(x: 30, y: 20)
    // In the scroll view's own coordinates, scale 3, and then in its superview's.
    let inside = view.picture.convert(point, to: scroller)
    #expect(inside == CGPoint(x: 90 + frame.minX, y: 60 + frame.minY))
    let outside = scroller.convert(inside, to: view)
    #expect(
      outside.x == inside.x + scroller.frame.minX - scroller.bounds.minX
        && outside.y == inside.y + scroller.frame.minY - scroller.bounds.minY)
  }

  /// Document 004: what constraints place is moved by their constants.
  @Test func aWrittenFrameIsPutBackAndAConstantIsAnimated() throws {
    let view = AutoLayoutCase()
    let stage = Stage(size: Size(width: 640, height: 420), pixelsPerPoint: 2, view: view)
    let scroller = view.scrollView
    let place = scroller.frame
    scroller.frame = CGRect(x: 100, y: 100, width: 300, height: 200)
    view.setNeedsLayout()
    stage.frame()
    #expect(scroller.frame == place)
    let leading = try #require(
      view.constraints.first { $0.firstItem === scroller && $0.firstAttribute == .leading })
    let title = try #require(scroller.subviews.compactMap { $0 as? UILabel }.first)
    let constant = try #require(
      scroller.constraints.first { $0.firstItem === title && $0.firstAttribute == .leading })
    #expect(leading.constant == 20 && constant.constant == 16)
    UIView.animate(withDuration: 0.2, delay: 0, options: .curveLinear) {
      constant.constant = 116
      view.layoutIfNeeded()
    }
    #expect(title.frame.minX == 116)
    var seen: [Double] = []
    stage.onFrame = {
      if let shown = title.layer.presentation() { seen.append(Double(shown.frame.minX)) }
    }
    stage.wait(0.1)
    // Half of the way in half of the time.
    #expect(abs((seen.last ?? 0) - 66) < 5 && seen == seen.sorted())
    stage.settle()
    view.setNeedsLayout()
    stage.frame()
    #expect(title.frame.minX == 116)
  }
}
