import Foundation
import PortableUIKit
import ScrollBed
import ScrollEngine
import ScrollGeometry
import Testing

/// The owner moves the content under a finger, as endless scrollers and photo browsers do.
@MainActor
struct OwnerShiftTests {
  @Test func pagesCountFromWhereTheOwnerPutTheDrag() {
    let bed = Bed(
      bounds: CGSize(width: 300, height: 400), content: CGSize(width: 3000, height: 400))
    bed.scrollView.isPagingEnabled = true
    bed.scrollView.contentOffset = CGPoint(x: 1500, y: 0)
    bed.touch(1, .down, 250, 200)
    for step in 1...12 {
      bed.wait(1.0 / 120)
      bed.touch(1, .move, 250 - Double(step) * 10, 200)
      if step == 6 {
        bed.wait(1.0 / 120)
        bed.scrollView.contentOffset.x -= 900
      }
    }
    bed.touch(1, .up, 130, 200)
    bed.settle()
    // From page 2, where the drag was put, to the next: not near page 5, where it began.
    #expect(bed.offset == Point(x: 900, y: 0))
  }

  @Test func wheelNotchesInMidFlightEndOnAPage() {
    let bed = Bed(
      bounds: CGSize(width: 300, height: 400), content: CGSize(width: 3000, height: 400))
    bed.scrollView.isPagingEnabled = true
    bed.swipe(from: (250, 200), to: (100, 200), 0.1)
    bed.wait(0.05)
    #expect(bed.offset.x > 160 && bed.offset.x < 290)
    bed.wheel(dy: -1, at: (150, 200))
    bed.settle()
    // The swipe was on its way to page 1: the notch asks for the one after it.
    #expect(bed.offset == Point(x: 600, y: 0))
  }

  @Test func aWheelTurnsOnwardsWhereOneReadsFromTheRight() {
    let bed = Bed(
      bounds: CGSize(width: 300, height: 400), content: CGSize(width: 3000, height: 400))
    bed.scrollView.isPagingEnabled = true
    bed.scrollView.semanticContentAttribute = .forceRightToLeft
    bed.scrollView.contentOffset = CGPoint(x: 1500, y: 0)
    bed.wheel(dy: -1, at: (150, 200))
    bed.settle()
    #expect(bed.offset == Point(x: 1200, y: 0))
  }
}

extension Bed {
  /// One turn of a wheel; negative shows what lies below.
  fileprivate func wheel(dy: Double, at place: (Double, Double)) {
    loop.send(
      InputEvent(
        time: time,
        kind: .wheel(
          WheelSample(
            position: Point(x: place.0, y: place.1), notches: Vector(dx: 0, dy: dy)))))
    loop.frame(at: time)
  }
}
