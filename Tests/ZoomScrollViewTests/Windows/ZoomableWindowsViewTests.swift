import Foundation
import PortableUIKit
import ScrollGeometry
import TestStage
import Testing

@testable import ZoomScrollView

/// A desk of 1200 × 900 points in a window of 600 × 400, with two photos of 200 × 100 on it.
@MainActor
struct ZoomableWindowsViewTests {
  @MainActor private final class Desk {
    let view = ZoomableWindowsView(frame: .zero)
    let stage: Stage
    let first: ZoomableWindow
    let second: ZoomableWindow

    init() {
      stage = Stage(size: Size(width: 600, height: 400), pixelsPerPoint: 64, view: view)
      view.surfaceSize = CGSize(width: 1200, height: 900)
      view.minimumZoomScale = 0.5
      view.maximumZoomScale = 3
      first = view.addWindow(UIView(frame: CGRect(x: 50, y: 50, width: 200, height: 100)))
      second = view.addWindow(UIView(frame: CGRect(x: 300, y: 200, width: 200, height: 100)))
      stage.frame()
    }

    /// As it is seen.
    func shown(_ window: ZoomableWindow) -> CGRect {
      window.hosted.convert(window.hosted.bounds, to: nil)
    }
  }

  @Test func aWindowIsPinchedInItsPlace() {
    let desk = Desk()
    let place = CGPoint(x: 120, y: 90)
    let held = desk.first.hosted.convert(place, from: nil)
    let other = desk.shown(desk.second)
    desk.stage.touch((1, .down, 90, 90), (2, .down, 150, 90))
    desk.stage.touch((1, .move, 86, 90), (2, .move, 154, 90))
    for step in 1...20 {
      let half = 34 + Double(step)
      desk.stage.touch((1, .move, 120 - half, 90), (2, .move, 120 + half, 90))
      let now = desk.first.hosted.convert(held, to: nil)
      #expect(abs(now.x - place.x) <= 0.01 && abs(now.y - place.y) <= 0.01)
    }
    desk.stage.touch((1, .up, 66, 90), (2, .up, 174, 90))
    desk.stage.settle()
    #expect(abs(desk.first.zoomScale - 1 - 20.0 / 30) < 1e-9)
    // Nothing else has moved.
    #expect(desk.view.contentOffset == .zero && desk.view.zoomScale == 1)
    #expect(desk.shown(desk.second) == other && desk.second.zoomScale == 1)
    #expect(desk.first.frame == CGRect(x: 50, y: 50, width: 200, height: 100))
  }

  @Test func eachRemembersItsLevel() {
    let desk = Desk()
    func pinch(_ x: Double, _ y: Double, _ from: Double, _ to: Double) {
      desk.stage.pinch(Point(x: x, y: y), from, to, 0.3)
      desk.stage.settle()
      desk.stage.wait(1)
    }
    // The slop of eight points is subtracted.
    pinch(150, 100, 40, 88)
    pinch(400, 250, 40, 68)
    #expect(abs(desk.first.zoomScale - 2) < 1e-9 && abs(desk.second.zoomScale - 1.5) < 1e-9)
    pinch(150, 100, 40, 68)
    #expect(abs(desk.first.zoomScale - 3) < 1e-9 && abs(desk.second.zoomScale - 1.5) < 1e-9)
    // Smaller than at first it is in the middle of its place.
    pinch(400, 250, 100, 42)
    #expect(abs(desk.second.zoomScale - 0.75) < 1e-9)
    let shown = desk.shown(desk.second)
    #expect(abs(shown.midX - 400) < 0.05 && abs(shown.midY - 250) < 0.05)
    // Off the desk and back.
    desk.view.remove(desk.first)
    #expect(desk.view.windows.count == 1)
    desk.view.add(desk.first)
    #expect(abs(desk.first.zoomScale - 3) < 1e-9)
  }

  @Test func oneFingerScrollsTheSurface() {
    let desk = Desk()
    desk.stage.swipe(
      from: Point(x: 400, y: 250), to: Point(x: 300, y: 180), 0.3, hold: 0.2)
    desk.stage.settle()
    #expect(desk.view.contentOffset.x > 85 && desk.view.contentOffset.y > 55)
    #expect(desk.second.frame == CGRect(x: 300, y: 200, width: 200, height: 100))
  }

  @Test func twoFingersOnTheSurfaceZoomEverything() {
    let desk = Desk()
    desk.first.setZoomScale(1.5, animated: false)
    desk.stage.pinch(Point(x: 150, y: 320), 40, 88, 0.3)
    desk.stage.settle()
    #expect(abs(desk.view.zoomScale - 2) < 1e-9)
    #expect(desk.first.zoomScale == 1.5 && desk.second.zoomScale == 1)
    #expect(abs(desk.shown(desk.first).width - 600) < 1e-6)
    #expect(desk.view.contentSize == CGSize(width: 2400, height: 1800))
  }

  @Test func fingersOnTwoWindowsZoomEverything() {
    let desk = Desk()
    desk.stage.touch((1, .down, 240, 140), (2, .down, 310, 210))
    for step in 1...20 {
      let way = Double(step)
      desk.stage.touch((1, .move, 240 - way, 140 - way), (2, .move, 310 + way, 210 + way))
    }
    desk.stage.touch((1, .up, 220, 120), (2, .up, 330, 230))
    desk.stage.settle()
    #expect(desk.view.zoomScale > 1.3)
    #expect(desk.first.zoomScale == 1 && desk.second.zoomScale == 1)
  }

  @Test func whatIsTouchedComesToTheFront() {
    let desk = Desk()
    #expect(desk.view.windows.last === desk.second)
    desk.stage.tap(Point(x: 100, y: 100))
    #expect(desk.view.windows.last === desk.first)
    desk.stage.wait(1)
    desk.stage.pinch(Point(x: 400, y: 250), 40, 88, 0.3)
    desk.stage.settle()
    #expect(desk.view.windows.last === desk.second)
    desk.view.bringsTouchedWindowsToFront = false
    desk.stage.tap(Point(x: 100, y: 100))
    #expect(desk.view.windows.last === desk.second)
    #expect(desk.view.window(showing: desk.first.hosted) === desk.first)
  }

  @Test func aLongPressDrags() {
    for scale in [1, 2] as [CGFloat] {
      let desk = Desk()
      desk.view.setZoomScale(scale, centeredAt: .zero, animated: false)
      let start = CGPoint(x: 100 * scale, y: 90 * scale)
      let held = desk.first.hosted.convert(start, from: nil)
      desk.stage.touch((1, .down, Double(start.x), Double(start.y)))
      desk.stage.wait(0.6)
      for step in 1...10 {
        let place = CGPoint(x: start.x + 9 * CGFloat(step), y: start.y + 5 * CGFloat(step))
        desk.stage.touch((1, .move, Double(place.x), Double(place.y)))
        let now = desk.first.hosted.convert(held, to: nil)
        #expect(abs(now.x - place.x) < 1e-6 && abs(now.y - place.y) < 1e-6)
      }
      desk.stage.touch((1, .up, Double(start.x) + 90, Double(start.y) + 50))
      desk.stage.settle()
      #expect(desk.view.contentOffset == .zero && desk.view.windows.last === desk.first)
      #expect(abs(desk.first.frame.minX - (50 + 90 / scale)) < 1e-6)
    }
  }

  @Test func aShortPressDoesNot() {
    let desk = Desk()
    desk.stage.touch((1, .down, 100, 90))
    desk.stage.wait(0.4)
    for step in 1...10 { desk.stage.touch((1, .move, 100 - 5 * Double(step), 90)) }
    desk.stage.touch((1, .up, 50, 90))
    desk.stage.settle()
    #expect(desk.first.frame.minX == 50 && desk.view.contentOffset.x > 30)
    desk.view.dragsWindowsByLongPress = false
    desk.stage.touch((1, .down, 350, 250))
    desk.stage.wait(0.7)
    for step in 1...10 { desk.stage.touch((1, .move, 350 - 5 * Double(step), 250)) }
    desk.stage.touch((1, .up, 300, 250))
    desk.stage.settle()
    #expect(desk.second.frame.minX == 300)
  }

  /// A mouse has hold of a window at once: from where its button went down, and the desk stays.
  @Test func aMouseDragsWithoutWaiting() {
    let desk = Desk()
    let stage = desk.stage
    func drag(_ start: Point, _ way: Vector) {
      stage.touch((-1, .down, start.x, start.y), device: .mouse)
      for step in 1...10 {
        let share = Double(step) / 10
        stage.touch((-1, .move, start.x + way.dx * share, start.y + way.dy * share), device: .mouse)
        stage.frame()
      }
      stage.touch((-1, .up, start.x + way.dx, start.y + way.dy), device: .mouse)
      stage.settle()
    }
    drag(Point(x: 100, y: 90), Vector(dx: 60, dy: 40))
    #expect(desk.first.frame.origin == CGPoint(x: 110, y: 90) && desk.view.contentOffset == .zero)
    // A hand that trembles while it clicks moves nothing.
    stage.touch((-1, .down, 150, 130), device: .mouse)
    stage.touch((-1, .move, 152, 131), device: .mouse)
    stage.touch((-1, .up, 152, 131), device: .mouse)
    #expect(desk.first.frame.origin == CGPoint(x: 110, y: 90))
    // Beside the windows it moves the desk, and where somebody does not want it, too.
    drag(Point(x: 500, y: 380), Vector(dx: -50, dy: 0))
    #expect(desk.view.contentOffset.x > 30)
    desk.view.setContentOffset(.zero, animated: false)
    desk.view.dragsWindowsByPointer = false
    drag(Point(x: 350, y: 250), Vector(dx: -50, dy: 0))
    #expect(desk.second.frame.minX == 300 && desk.view.contentOffset.x > 30)
  }

  @Test func itsMiddleStaysOnTheSurface() {
    let desk = Desk()
    desk.stage.touch((1, .down, 100, 90))
    desk.stage.wait(0.6)
    desk.stage.touch((1, .move, -300, -300))
    desk.stage.touch((1, .up, -300, -300))
    #expect(desk.first.center == .zero)
  }

  @Test func whatStandsOverCanBeTouched() {
    let desk = Desk()
    desk.first.setZoomScale(2, animated: false)
    // 400 × 200 about the middle of 200 × 100 at (50, 50).
    #expect(desk.shown(desk.first) == CGRect(x: -50, y: 0, width: 400, height: 200))
    #expect(desk.view.hitTest(CGPoint(x: 340, y: 190), with: nil) === desk.first.hosted)
    #expect(desk.view.hitTest(CGPoint(x: 360, y: 190), with: nil) === desk.view.surface)
  }

  @Test func zoomedOutItIsInTheMiddle() {
    let desk = Desk()
    desk.view.minimumZoomScale = 0.25
    desk.stage.pinch(Point(x: 300, y: 350), 400, 40, 0.3)
    desk.stage.settle()
    let frame = desk.view.surface.convert(desk.view.surface.bounds, to: nil)
    #expect(frame == CGRect(x: 150, y: 87.5, width: 300, height: 225))
    desk.stage.resize(800, 300)
    desk.stage.settle()
    let other = desk.view.surface.convert(desk.view.surface.bounds, to: nil)
    #expect(other == CGRect(x: 250, y: 37.5, width: 300, height: 225))
  }

  @Test func aWindowOverTheEdgeCanBeScrolledTo() {
    let desk = Desk()
    desk.stage.touch((1, .down, 150, 100))
    desk.stage.wait(0.6)
    desk.stage.touch((1, .move, 10, 120))
    desk.stage.touch((1, .up, 10, 120))
    desk.stage.settle()
    #expect(desk.first.center == CGPoint(x: 10, y: 120) && desk.view.contentOffset == .zero)
    desk.stage.swipe(from: Point(x: 300, y: 350), to: Point(x: 500, y: 350), 0.2)
    desk.stage.settle()
    // Ninety points of it are beyond the edge.
    #expect(desk.view.contentOffset == CGPoint(x: -90, y: 0))
    #expect(desk.shown(desk.first) == CGRect(x: 0, y: 70, width: 200, height: 100))
    // Where it stands over the edge it can be touched: it is dragged back, and the desk follows smoothly.
    desk.stage.touch((1, .down, 20, 120))
    desk.stage.wait(0.6)
    desk.stage.touch((1, .move, 220, 120))
    desk.stage.touch((1, .up, 220, 120))
    #expect(desk.first.center == CGPoint(x: 210, y: 120))
    var last = desk.view.contentOffset.x
    #expect(last == -90)
    desk.stage.onFrame = {
      let now = desk.view.contentOffset.x
      #expect(now >= last && now - last < 20)
      last = now
    }
    desk.stage.settle()
    #expect(desk.view.contentOffset == .zero && desk.view.contentInset.left == 0)
  }

  /// The desk rests as near to its edge as whole pixels allow: there is nowhere to lead it back to, and what
  /// another window needs is there at once.
  @Test func partOfAPixelBesideTheEdgeKeepsNoRoomBack() {
    let view = ZoomableWindowsView(frame: .zero)
    let stage = Stage(size: Size(width: 600, height: 400), pixelsPerPoint: 1, view: view)
    view.surfaceSize = CGSize(width: 1200, height: 900)
    view.addWindow(UIView(frame: CGRect(x: -90.7, y: 50, width: 200, height: 100)))
    let other = view.addWindow(UIView(frame: CGRect(x: 300, y: 780, width: 200, height: 100)))
    view.contentOffset = CGPoint(x: -90.7, y: 500)
    stage.frame()
    #expect(view.contentOffset.x == -91 && view.contentInset.left == 90.7)
    #expect(view.contentInset.bottom == 0)
    let finger = Point(x: 491, y: 330)
    stage.touch((1, .down, finger.x, finger.y))
    stage.wait(0.6)
    stage.touch((1, .move, finger.x, finger.y + 60))
    stage.touch((1, .up, finger.x, finger.y + 60))
    stage.settle()
    #expect(other.frame == CGRect(x: 300, y: 840, width: 200, height: 100))
    #expect(view.contentInset.bottom == 40 && view.contentOffset == CGPoint(x: -91, y: 500))
  }

  /// Grown, by fingers or by program, and with the desk zoomed.
  @Test func aWindowThatHasGrownOverTheEdgeToo() {
    let desk = Desk()
    desk.first.setZoomScale(4, animated: false)
    #expect(desk.view.contentInset.left == 250 && desk.view.contentInset.top == 100)
    desk.view.setZoomScale(2, animated: false)
    #expect(desk.view.contentInset.left == 500 && desk.view.contentInset.top == 200)
    desk.view.remove(desk.first)
    desk.stage.settle()
    #expect(desk.view.contentInset.left == 0 && desk.view.contentInset.top == 0)
  }

  /// Over one edge only, the surface leaves the middle as far as the window needs it.
  @Test func theMiddleGivesWay() {
    let view = ZoomableWindowsView(frame: CGRect(x: 0, y: 0, width: 600, height: 400))
    view.surfaceSize = CGSize(width: 500, height: 300)
    view.addWindow(UIView(frame: CGRect(x: -20, y: 40, width: 200, height: 100)))
    #expect(view.contentInset == UIEdgeInsets(top: 50, left: 50, bottom: 50, right: 50))
    view.addWindow(UIView(frame: CGRect(x: -70, y: 40, width: 200, height: 100)))
    #expect(view.contentInset == UIEdgeInsets(top: 50, left: 70, bottom: 50, right: 30))
    view.addWindow(UIView(frame: CGRect(x: 440, y: 40, width: 120, height: 100)))
    #expect(view.contentInset == UIEdgeInsets(top: 50, left: 70, bottom: 50, right: 60))
  }
}
