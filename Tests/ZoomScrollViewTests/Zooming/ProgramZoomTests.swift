import Foundation
import PortableUIKit
import ScrollGeometry
import TestStage
import Testing
@testable import ZoomScrollView

/// Zooms by program. The stage has 64 pixels a point, so that what rounds offsets to whole pixels is
/// less than a hundredth of a point.
@MainActor
struct ProgramZoomTests {
  private func expectHeld(
    _ bed: ZoomBed, _ held: CGPoint, at place: CGPoint, within tolerance: CGFloat = 0.01
  ) {
    let now = bed.place(of: held)
    #expect(abs(now.x - place.x) <= tolerance && abs(now.y - place.y) <= tolerance, "\(now)")
  }

  /// Scrolled, with insets, in every frame.
  @Test(
    arguments: [(64, 0.01), (3, 0.17), (2, 0.25), (1, 0.5)] as [(Double, Double)], [30.0, 60, 120])
  func thePointStays(_ density: (Double, Double), framesPerSecond: Double) {
    let bed = ZoomBed(pixelsPerPoint: density.0, framesPerSecond: framesPerSecond)
    bed.view.contentInset = UIEdgeInsets(top: 30, left: 20, bottom: 10, right: 40)
    bed.view.contentOffset = CGPoint(x: 130, y: 170)
    var frames = 0
    for scale in [2.5, 1.25, 3.7, 4, 1.5] as [CGFloat] {
      let place = CGPoint(x: 220, y: 90)
      let held = bed.point(at: place)
      bed.view.setZoomScale(scale, centeredAt: bed.view.convert(place, from: nil), animated: true)
      // Whole pixels at the end are for the eye's sake, and half of one more for where it began.
      let tolerance = CGFloat(density.1) + 1e-9
      bed.stage.onFrame = {
        frames += 1
        expectHeld(bed, held, at: place, within: tolerance)
      }
      bed.stage.settle()
      bed.stage.onFrame = nil
      #expect(bed.view.zoomScale == scale || abs(bed.view.zoomScale - scale) < 1e-12)
    }
    #expect(Double(frames) >= 5 * 0.3 * framesPerSecond)
  }

  @Test func inABounce() {
    let bed = ZoomBed(pixelsPerPoint: 64)
    bed.view.setZoomScale(3, animated: false)
    bed.stage.pinch(Point(x: 100, y: 150), 50, 190, 0.2)
    bed.stage.wait(0.05)
    #expect(bed.view.isZoomBouncing)
    let place = CGPoint(x: 250, y: 300)
    let held = bed.point(at: place)
    bed.log.clear()
    bed.view.setZoomScale(2, centeredAt: bed.view.convert(place, from: nil), animated: true)
    bed.stage.onFrame = { expectHeld(bed, held, at: place) }
    bed.stage.settle()
    #expect(bed.view.zoomScale == 2)
    // One zoom from the fingers to here.
    #expect(bed.log.lines.filter { $0.hasPrefix("didEndZooming") }.count == 1)
  }

  @Test func aboutTheMiddleWhenScrolled() {
    let bed = ZoomBed(pixelsPerPoint: 64)
    bed.view.contentOffset = CGPoint(x: 200, y: 100)
    let middle = CGPoint(x: 150, y: 200)
    let held = bed.point(at: middle)
    bed.view.setZoomScale(1.7, animated: true)
    bed.stage.onFrame = { expectHeld(bed, held, at: middle) }
    bed.stage.settle()
  }

  /// Golden value G5.
  @Test func twiceInTheMiddleOfATelephone() {
    let bed = ZoomBed(
      size: Size(width: 320, height: 460), content: CGSize(width: 320, height: 460))
    bed.view.setZoomScale(2, animated: false)
    #expect(bed.view.contentOffset == CGPoint(x: 160, y: 230))
  }

  @Test func oneEndAtOnceWithoutAnAnimation() {
    let bed = ZoomBed()
    bed.view.setZoomScale(2, centeredAt: CGPoint(x: 10, y: 10), animated: false)
    #expect(bed.log.calls == "didScroll didZoom didEndZooming")
    #expect(bed.log.lines.last?.hasSuffix("scale=2.0") == true)
    bed.log.clear()
    bed.view.zoomScale = 3
    #expect(bed.log.calls == "didScroll didZoom didEndZooming" && bed.view.zoomScale == 3)
    bed.stage.settle()
    #expect(bed.log.lines.count == 3)
  }

  /// Asked for inside a callback, a zoom comes after it, and so does its end.
  @Test func oneEndWhenAskedForInACallback() {
    let bed = ZoomBed()
    bed.log.onCall = { [log = bed.log] name, view in
      log.onCall = nil
      (view as? ZoomScrollView)?.setZoomScale(2, animated: false)
    }
    bed.stage.swipe(from: Point(x: 100, y: 300), to: Point(x: 100, y: 200), 0.2, hold: 0.2)
    bed.stage.settle()
    #expect(bed.view.zoomScale == 2)
    let ends = bed.log.lines.filter { $0.hasPrefix("didEndZooming") }
    #expect(ends.count == 1 && ends.first?.hasSuffix("x2.0 scale=2.0") == true)
  }

  @Test func limitsAreMetExactly() {
    let bed = ZoomBed()
    bed.view.minimumZoomScale = 0.3
    bed.view.maximumZoomScale = 3.3
    for place in [CGPoint.zero, CGPoint(x: 33.3, y: 77.7), CGPoint(x: 299, y: 1)] {
      for animated in [false, true] {
        bed.view.setZoomScale(9, centeredAt: place, animated: animated)
        bed.stage.settle()
        #expect(bed.view.zoomScale == 3.3)
        bed.view.setZoomScale(0.1, centeredAt: place, animated: animated)
        bed.stage.settle()
        #expect(bed.view.zoomScale == 0.3)
      }
    }
    // As close as this to a limit is the limit.
    bed.view.setZoomScale(3.299_991, animated: false)
    #expect(bed.view.zoomScale == 3.3)
    bed.view.setZoomScale(0.300_009, animated: false)
    #expect(bed.view.zoomScale == 0.3)
    bed.view.setZoomScale(0.300_02, animated: false)
    #expect(abs(bed.view.zoomScale - 0.300_02) < 1e-12)
  }

  @Test func scalesThatAreNone() {
    let bed = ZoomBed()
    for scale in [CGFloat.nan, -.infinity, .infinity, -1, 0] {
      bed.view.setZoomScale(scale, animated: false)
      #expect(bed.view.zoomScale >= 0.5 && bed.view.zoomScale <= 4)
    }
  }

  /// Any view that the delegate answers is scaled to `zoomScale` at once.
  @Test func anotherViewIsScaledAsTheLast() {
    let bed = ZoomBed()
    bed.view.setZoomScale(2, animated: false)
    let other = UIView(frame: CGRect(x: 10, y: 20, width: 400, height: 500))
    bed.view.addSubview(other)
    bed.log.zoomView = other
    #expect(bed.view.delegate?.viewForZooming?(in: bed.view) === other)
    #expect(other.transform == .identity)
    // Fingers that pinch by two hundredths ask for it.
    bed.stage.touch((1, .down, 100, 100), (2, .down, 200, 100))
    bed.stage.touch((1, .move, 95, 100), (2, .move, 205, 100))
    #expect(other.frame == CGRect(x: 10, y: 20, width: 816, height: 1020))
    #expect(bed.view.zoomScale == 2.04 && bed.view.contentSize == other.frame.size)
    bed.stage.touch((1, .up, 95, 100), (2, .up, 205, 100))
    // The scale outlives the view.
    other.removeFromSuperview()
    bed.log.zoomView = nil
    #expect(bed.view.zoomScale == 2.04)
  }

  @Test func askingForTheViewChangesNothing() {
    let bed = ZoomBed()
    bed.view.setZoomScale(2, animated: false)
    let size = bed.view.contentSize
    let other = UIView(frame: CGRect(x: 10, y: 20, width: 400, height: 500))
    bed.view.addSubview(other)
    bed.log.zoomView = other
    #expect(bed.view.relay.viewForZooming(in: bed.view) === other)
    #expect(other.transform == .identity && bed.view.contentSize == size)
    #expect(bed.view.zoomScale == 2)
  }

  /// However a zoom begins, the view that is new is scaled as the last one before it moves.
  @Test func eachBeginningOfAZoomScalesAnotherViewAsTheLast() {
    let beginnings: [@MainActor (ZoomBed) -> Void] = [
      { $0.view.setZoomScale(2, animated: false) },
      { $0.view.setZoomScale(2, animated: true) },
      { $0.view.zoom(to: CGRect(x: 0, y: 0, width: 150, height: 200), animated: false) },
      { bed in
        bed.stage.touch((1, .down, 100, 100), (2, .down, 200, 100))
        bed.stage.touch((1, .move, 95, 100), (2, .move, 205, 100))
        bed.stage.touch((1, .move, 96, 100), (2, .move, 204, 100))
        bed.stage.touch((1, .up, 96, 100), (2, .up, 204, 100))
      },
    ]
    for begin in beginnings {
      let bed = ZoomBed()
      bed.view.setZoomScale(2, animated: false)
      let other = UIView(frame: CGRect(x: 10, y: 20, width: 400, height: 500))
      bed.view.addSubview(other)
      bed.log.zoomView = other
      begin(bed)
      bed.stage.settle()
      #expect(abs(other.frame.width - 800) < 1e-6)
      #expect(bed.view.contentSize == other.frame.size)
    }
  }

  @Test func beforeItHasASize() {
    let view = ZoomScrollView(frame: .zero)
    let log = EventRecorder()
    let content = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.addSubview(content)
    log.zoomView = content
    view.delegate = log
    view.minimumZoomScale = 0.25
    view.zoomScale = 0.25
    #expect(view.zoomScale == 0.25 && view.contentSize == CGSize(width: 25, height: 25))
  }
}
