import Foundation
import PortableUIKit
import ScrollGeometry
import TestStage
import Testing
import ZoomScrollView

@MainActor
struct OneFingerZoomTests {
  private func makeBed(framesPerSecond: Double = 120) -> ZoomBed {
    let bed = ZoomBed(pixelsPerPoint: 64, framesPerSecond: framesPerSecond)
    bed.view.zoomsOnDoubleTapAndDrag = true
    bed.view.contentOffset = CGPoint(x: 150, y: 150)
    bed.log.clear()
    return bed
  }

  /// Taps, comes down again and goes up or down by `way` points.
  private func tapAndDrag(
    _ bed: ZoomBed, _ way: Double, _ duration: Double = 0.3, lift: Bool = true
  ) {
    bed.stage.tap(Point(x: 120, y: 150))
    bed.stage.wait(0.1)
    bed.stage.swipe(
      from: Point(x: 120, y: 150), to: Point(x: 120, y: 150 + way), duration, lift: lift)
  }

  /// The slop of eight points is not part of it: a hundred points double, or halve.
  @Test(
    arguments: [
      (58, 1.5), (108, 2), (208, 3), (-58, 1 / 1.5), (-108, 0.5), (-308, 0.5), (400, 4),
    ] as [(Double, Double)])
  func theWayMakesTheScale(_ way: Double, _ scale: Double) {
    for rate in [30.0, 60, 120] {
      let bed = makeBed(framesPerSecond: rate)
      tapAndDrag(bed, way)
      #expect(abs(bed.view.zoomScale - CGFloat(scale)) < 1e-9)
    }
  }

  @Test func whatItCameDownOnStays() {
    let bed = makeBed()
    let place = CGPoint(x: 120, y: 150)
    let held = bed.point(at: place)
    bed.stage.onFrame = {
      let now = bed.place(of: held)
      #expect(abs(now.x - place.x) <= 0.01 && abs(now.y - place.y) <= 0.01)
    }
    tapAndDrag(bed, 200)
    #expect(bed.view.zoomScale > 2.5)
  }

  @Test func oneBeginningAndOneEnd() {
    let bed = makeBed()
    tapAndDrag(bed, 150, lift: false)
    #expect(bed.log.calls == "willBeginZooming {didScroll didZoom}*")
    bed.stage.wait(1)
    #expect(!bed.log.lines.contains { $0.hasPrefix("didEndZooming") })
    bed.stage.touch((1, .up, 120, 300))
    #expect(bed.log.calls == "willBeginZooming {didScroll didZoom}* didEndZooming")
    bed.log.clear()
    bed.stage.settle()
    #expect(bed.log.lines == [])
  }

  @Test func aSecondFingerOrACancellationEndsIt() {
    let bed = makeBed()
    tapAndDrag(bed, 100, lift: false)
    bed.stage.touch((2, .down, 200, 300))
    #expect(bed.log.lines.last?.hasPrefix("didEndZooming") == true)
    bed.stage.touch((1, .up, 120, 250), (2, .up, 200, 300))
    bed.stage.wait(1)
    bed.log.clear()
    tapAndDrag(bed, 100, lift: false)
    bed.stage.touch((1, .cancel, 120, 250))
    #expect(bed.log.lines.last?.hasPrefix("didEndZooming") == true)
  }

  @Test func whatIsNoDragIsADoubleTap() {
    let bed = makeBed()
    bed.view.zoomInOnDoubleTap = true
    bed.stage.doubleTap(Point(x: 120, y: 150))
    bed.stage.settle()
    #expect(bed.view.zoomScale == 4)
  }

  @Test func sidewaysItIsAPan() {
    let bed = makeBed()
    bed.stage.tap(Point(x: 120, y: 150))
    bed.stage.wait(0.1)
    bed.stage.swipe(from: Point(x: 120, y: 150), to: Point(x: 40, y: 150), 0.3, hold: 0.2)
    bed.stage.settle()
    #expect(bed.view.zoomScale == 1 && bed.view.contentOffset == CGPoint(x: 220, y: 150))
  }

  /// Everything else is as without it.
  @Test func otherGesturesAreTheSame() {
    func play(_ isOn: Bool) -> [String] {
      let bed = makeBed()
      bed.view.zoomsOnDoubleTapAndDrag = isOn
      bed.stage.swipe(from: Point(x: 200, y: 300), to: Point(x: 150, y: 100), 0.15)
      bed.stage.settle()
      bed.stage.pinch(Point(x: 100, y: 150), 50, 190, 0.2)
      bed.stage.settle()
      return bed.log.lines
    }
    let lines = play(true)
    #expect(lines.count > 50 && lines == play(false))
  }

  @Test func offItIsAPan() {
    let bed = makeBed()
    bed.view.zoomsOnDoubleTapAndDrag = false
    tapAndDrag(bed, 100)
    #expect(bed.view.zoomScale == 1 && bed.view.contentOffset.y < 150)
  }
}
