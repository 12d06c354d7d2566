import Foundation
import PortableUIKit
import ScrollBed
import ScrollEngine
import ScrollGeometry
import Testing

/// Two fingers that lie down on a trackpad and do not move, as systems tell of them.
@MainActor @Suite struct RestingFingersTests {
  private func scroll(_ bed: Bed, _ phase: ScrollSample.Phase, _ dy: Double = 0) {
    bed.loop.send(
      InputEvent(
        time: bed.time,
        kind: .scroll(
          ScrollSample(
            phase: phase, position: Point(x: 100, y: 100), delta: Vector(dx: 0, dy: dy)))))
  }

  /// By ten points every hundredth of a second, times a direction.
  private func fling(_ bed: Bed, _ direction: Double) {
    scroll(bed, .began)
    for _ in 0..<10 {
      bed.wait(0.01)
      scroll(bed, .changed, 10 * direction)
    }
    scroll(bed, .ended)
  }

  @Test(arguments: [0.05, 0.2, 0.5]) func theyHoldWhatWasFlungAndItStaysWhenTheyGo(pause: Double) {
    let bed = Bed()
    fling(bed, -1)
    bed.wait(pause)
    // A fling's deceleration, by the closed form.
    let flung = 100 + (1 - pow(0.998, 1000 * pause)) / -log(0.998)
    #expect(abs(bed.offset.y - flung) < 0.5)
    scroll(bed, .mayBegin)
    let held = bed.offset.y
    bed.wait(1)
    #expect(bed.offset.y == held)
    #expect(!bed.scrollView.isDecelerating && !bed.scrollView.isDragging)
    scroll(bed, .cancelled)
    bed.settle()
    #expect(bed.offset.y == held)
  }

  @Test func whatTheyHaveHeldTheyScrollFromThere() {
    let bed = Bed()
    fling(bed, -1)
    bed.wait(0.1)
    scroll(bed, .mayBegin)
    let held = bed.offset.y
    bed.wait(0.3)
    scroll(bed, .began)
    bed.wait(0.01)
    scroll(bed, .changed, -7)
    bed.wait(0.01)
    #expect(bed.offset.y == held + 7)
    #expect(bed.scrollView.isDragging)
    bed.wait(0.3)
    scroll(bed, .ended)
    bed.settle()
    #expect(bed.offset.y == held + 7)
  }

  @Test func whatIsBeyondTheEdgeComesBackWhenTheyGo() {
    let bed = Bed()
    fling(bed, 1)
    bed.wait(0.02)
    scroll(bed, .mayBegin)
    let held = bed.offset.y
    #expect(held < -5)
    bed.wait(1)
    #expect(bed.offset.y == held)
    scroll(bed, .cancelled)
    bed.settle()
    #expect(bed.offset.y == 0)
  }

  @Test func nothingHappensToWhatLiesStill() {
    let bed = Bed()
    scroll(bed, .mayBegin)
    #expect(!bed.scrollView.isTracking)
    bed.wait(1)
    scroll(bed, .cancelled)
    bed.settle()
    #expect(bed.log.calls.isEmpty)
  }
}
