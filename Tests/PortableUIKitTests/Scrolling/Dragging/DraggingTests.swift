import Foundation
import PortableUIKit
import ScrollBed
import ScrollEngine
import ScrollGeometry
import Testing

@MainActor
struct DraggingTests {
  let swipe =
    "willBeginDragging didScroll* willEndDragging didEndDragging(true) willBeginDecelerating"
    + " didScroll* didEndDecelerating"

  @Test(arguments: [30.0, 60, 120, 240]) func aSwipeGoesOnAndEndsOnItsTarget(rate: Double) {
    let bed = Bed()
    bed.framesPerSecond = rate
    bed.swipe(from: (160, 400), to: (160, 100), 0.2)
    bed.settle()
    #expect(bed.log.calls == swipe)
    // 300 pt in 0.2 s; 290 of them move the content, then 1.5 pt/ms run out.
    let projected = 290 + (1.5 - 0.01) / -log(0.998)
    #expect(abs(bed.offset.y - projected) <= 0.5)
    #expect(bed.offset.x == 0)
  }

  @Test func theSameFlingIsAtTheSamePlaceAtTheSameTimeAtEveryFrameRate() {
    func offsets(_ rate: Double) -> [Double] {
      let bed = Bed(pixelsPerPoint: 1024)
      bed.framesPerSecond = rate
      bed.swipe(from: (160, 100), to: (160, 400), 0.2)
      return (1...8).map { _ in
        bed.wait(0.1)
        return bed.offset.y
      }
    }
    let reference = offsets(30)
    for rate in [60.0, 120, 240] {
      for (a, b) in zip(reference, offsets(rate)) { #expect(abs(a - b) < 0.002) }
    }
  }

  @Test func aRestingFingerThrowsNothing() {
    let bed = Bed()
    bed.swipe(from: (160, 400), to: (160, 300), 0.2, pause: 0.1)
    bed.settle()
    #expect(
      bed.log.calls == "willBeginDragging didScroll* willEndDragging didEndDragging(false)")
    #expect(bed.offset.y == 90)
    #expect(bed.log.lines.last == "didEndDragging(false) [t] 0.0,90.0 x1.0")
    #expect(!bed.scrollView.isTracking)
  }

  @Test func theRubberBandIsAFunctionOfTheFingerAlone() {
    for rate in [30.0, 120, 240] {
      let bed = Bed(pixelsPerPoint: 1000)
      bed.swipe(from: (160, 50), to: (160, 350), 0.3, pause: 0.1, rate: rate)
      // 290 raw points past the edge of a view 460 high.
      let shown = 460 * (1 - 1 / (1 + 0.55 * 290 / 460))
      let deepest = bed.log.lines.compactMap { line -> Double? in
        let parts = line.split(separator: " ")
        return Double(parts[2].split(separator: ",")[1])
      }.min()
      #expect(abs((deepest ?? 0) + shown) < 0.002)
      bed.settle()
      #expect(bed.offset.y == 0)
    }
  }

  @Test func aTouchStopsADecelerationAndIsNoTap() {
    let bed = Bed()
    let tap = UITapGestureRecognizer()
    let recorder = StateRecorder(tap)
    bed.content.addGestureRecognizer(tap)
    bed.swipe(from: (160, 400), to: (160, 100), 0.2)
    bed.wait(0.2)
    bed.touch(1, .down, 160, 200)
    bed.wait(0.05)
    let caught = bed.offset
    #expect(bed.log.lines.last?.hasPrefix("didEndDecelerating [t]") == true)
    bed.touch(1, .up, 160, 200)
    bed.settle()
    #expect(bed.offset == caught)
    #expect(recorder.states == [])
    bed.touch(1, .down, 160, 200)
    bed.wait(0.05)
    bed.touch(1, .up, 160, 200)
    bed.settle()
    #expect(recorder.states == [.ended])
  }

  @Test func aBouncingViewIsCaughtAndReturnsWhenLetGo() {
    let bed = Bed(pixelsPerPoint: 1000)
    bed.swipe(from: (160, 100), to: (160, 400), 0.1)
    bed.wait(0.05)
    #expect(bed.offset.y < -20)
    bed.touch(1, .down, 160, 200)
    bed.wait(0.2)
    let held = bed.offset.y
    #expect(held < -20)
    bed.log.clear()
    // No slop: the first point moves it already, through the inverted rubber band.
    bed.touch(1, .move, 160, 199)
    bed.wait(0.01)
    #expect(bed.offset.y > held)
    #expect(bed.offset.y < held + 1)
    bed.wait(0.2)
    bed.touch(1, .up, 160, 199)
    bed.settle()
    #expect(bed.offset.y == 0)
    #expect(
      bed.log.calls
        == "willBeginDragging didScroll willEndDragging didEndDragging(true)"
        + " willBeginDecelerating didScroll* didEndDecelerating")
  }

  @Test func theDelegateMayMoveTheTarget() {
    let bed = Bed()
    bed.log.target = { _ in CGPoint(x: 0, y: 1000) }
    bed.swipe(from: (160, 400), to: (160, 100), 0.2)
    bed.settle()
    #expect(bed.offset.y == 1000)
    #expect(bed.log.calls == swipe)
  }

  @Test func writingTheOffsetShiftsADragAndADeceleration() {
    let bed = Bed()
    bed.swipe(from: (160, 400), to: (160, 300), 0.1, pause: 0.2)
    let plain = bed.offset.y
    let shifted = Bed()
    var isDone = false
    shifted.log.onCall = { name, view in
      if name == "didScroll", !isDone, view.contentOffset.y > 40 {
        isDone = true
        view.contentOffset.y += 1000
      }
    }
    shifted.swipe(from: (160, 400), to: (160, 300), 0.1, pause: 0.2)
    #expect(shifted.offset.y == plain + 1000)

    let flung = Bed()
    flung.swipe(from: (160, 400), to: (160, 100), 0.2)
    flung.wait(0.1)
    let target = 290 + (1.5 - 0.01) / -log(0.998)
    flung.scrollView.contentOffset.y += 1000
    flung.settle()
    #expect(abs(flung.offset.y - (target + 1000)) <= 1)
    #expect(flung.log.calls == swipe)
  }

  @Test func settingTheOffsetStopsADeceleration() {
    let bed = Bed()
    bed.swipe(from: (160, 400), to: (160, 100), 0.2)
    bed.wait(0.1)
    bed.scrollView.setContentOffset(CGPoint(x: 0, y: 50), animated: false)
    bed.settle()
    #expect(bed.offset.y == 50)
    #expect(bed.log.calls == swipe + " didScroll")
  }

  @Test func pagesGoOneByOne() {
    let bed = Bed(content: CGSize(width: 3200, height: 460))
    bed.scrollView.isPagingEnabled = true
    bed.swipe(from: (300, 200), to: (60, 200), 0.05)
    bed.settle()
    #expect(bed.offset == Point(x: 320, y: 0))
    bed.swipe(from: (200, 200), to: (100, 200), 0.3, pause: 0.2)
    bed.settle()
    #expect(bed.offset == Point(x: 320, y: 0))
    bed.swipe(from: (250, 200), to: (50, 200), 0.3, pause: 0.2)
    bed.settle()
    #expect(bed.offset == Point(x: 640, y: 0))
    bed.swipe(from: (60, 200), to: (300, 200), 0.05)
    bed.settle()
    #expect(bed.offset == Point(x: 320, y: 0))
  }

  @Test func aTrackpadPansWithoutSlopAndItsMomentumIsOurs() {
    let bed = Bed()
    startScrolling(bed)
    bed.wait(0.01)
    #expect(bed.offset.y == 100)
    scroll(bed, .ended, 0)
    bed.settle()
    #expect(abs(bed.offset.y - (100 + (1 - 0.01) / -log(0.998))) <= 0.5)
    #expect(bed.log.calls == swipe)
  }

  @Test func momentumThatTheSystemReportsReplacesOurs() {
    let bed = Bed()
    startScrolling(bed)
    scroll(bed, .ended, 0)
    scroll(bed, .momentumBegan, 0)
    for _ in 0..<20 {
      bed.wait(0.01)
      scroll(bed, .momentumChanged, -5)
    }
    bed.wait(0.01)
    #expect(bed.offset.y == 200)
    #expect(bed.scrollView.isDecelerating)
    scroll(bed, .momentumEnded, 0)
    bed.settle()
    #expect(bed.offset.y == 200)
    #expect(bed.log.calls == swipe)
    bed.log.clear()
    // Past the edge the momentum is the engine's bounce.
    scroll(bed, .began, 0)
    scroll(bed, .changed, 10)
    scroll(bed, .ended, 0)
    scroll(bed, .momentumBegan, 0)
    for _ in 0..<40 {
      bed.wait(0.01)
      scroll(bed, .momentumChanged, 20)
    }
    scroll(bed, .momentumEnded, 0)
    let deepest = bed.log.lines.compactMap {
      Double($0.split(separator: " ")[2].split(separator: ",")[1])
    }.min()
    bed.settle()
    #expect((deepest ?? 0) < -30)
    #expect(bed.offset.y == 0)
  }

  private func scroll(_ bed: Bed, _ phase: ScrollSample.Phase, _ dy: Double) {
    bed.loop.send(
      InputEvent(
        time: bed.time,
        kind: .scroll(
          ScrollSample(
            phase: phase, position: Point(x: 100, y: 100), delta: Vector(dx: 0, dy: dy)))))
  }

  /// Ten points every hundredth of a second.
  private func startScrolling(_ bed: Bed) {
    scroll(bed, .began, 0)
    for _ in 0..<10 {
      bed.wait(0.01)
      scroll(bed, .changed, -10)
    }
  }

  @Test func aWheelNeverOverscrolls() {
    let bed = Bed()
    func turn(_ notches: Double) {
      bed.loop.send(
        InputEvent(
          time: bed.time,
          kind: .wheel(
            WheelSample(position: Point(x: 9, y: 9), notches: Vector(dx: 0, dy: notches)))))
    }
    turn(-3)
    bed.settle()
    #expect(bed.offset.y == 3 * Tunables.wheelNotchDistance)
    turn(20)
    bed.settle()
    #expect(bed.offset.y == 0)
    #expect(bed.log.lines.allSatisfy { !$0.contains(",-") })
  }
}
