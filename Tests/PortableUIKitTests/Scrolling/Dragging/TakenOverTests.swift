import Foundation
import PortableUIKit
import ScrollBed
import ScrollEngine
import ScrollGeometry
import Testing

/// One motion or gesture takes the content over from another: nothing jumps.
@MainActor
struct TakenOverTests {
  /// Small content that insets keep in the middle, and a pinch that holds it elsewhere.
  @Test func aFingerHoldsContentThatDoesNotBounceWhereItIs() {
    let bed = Bed(content: CGSize(width: 200, height: 100), zooms: true)
    bed.scrollView.contentInset = UIEdgeInsets(top: 180, left: 60, bottom: 180, right: 60)
    bed.scrollView.contentOffset = CGPoint(x: -60, y: -180)
    bed.loop.frame(at: bed.time)
    bed.pinch((100, 200), 200, 150, 0.2, lift: false)
    bed.wait(0.02)
    bed.touch(2, .up, 175, 200)
    bed.wait(0.05)
    let held = bed.offset
    #expect(abs(held.x + 60) > 3 && abs(held.y + 180) > 3)
    for step in 1...4 {
      bed.touch(1, .move, 25 + Double(step), 200)
      bed.wait(0.02)
      #expect(abs(bed.offset.x - held.x) <= Double(step))
      #expect(abs(bed.offset.y - held.y) <= Double(step))
    }
    bed.touch(1, .up, 29, 200)
    bed.settle()
    #expect(bed.offset == bed.resting)
  }

  @Test func aTrackpadPinchTakesOverAnAnimation() {
    let bed = Bed(zooms: true)
    bed.scrollView.setContentOffset(CGPoint(x: 0, y: 1000), animated: true)
    bed.wait(0.15)
    let there = bed.offset.y
    #expect(there > 100 && there < 900)
    for (phase, scale) in [(MagnifySample.Phase.began, 1.0), (.changed, 1.5), (.ended, 1.5)] {
      bed.send(
        .magnify(MagnifySample(phase: phase, position: Point(x: 0, y: 0), scale: scale)))
      bed.wait(0.01)
    }
    bed.settle()
    #expect(abs(bed.scrollView.zoomScale - 1.5) < 1e-12)
    // About the corner, from where the animation was when it was caught.
    #expect(bed.offset.y >= there * 1.5 - 1 && bed.offset.y < 1000)
    #expect(
      bed.log.calls
        == "didScroll* didEndScrollingAnimation willBeginZooming didScroll didZoom didEndZooming")
  }

  @Test func anotherTargetBendsAZoomBounce() {
    let bed = Bed(zooms: true)
    bed.scrollView.contentOffset = CGPoint(x: 500, y: 900)
    bed.pinch((160, 230), 60, 310, 0.2)
    #expect(bed.scrollView.isZoomBouncing)
    bed.wait(0.06)
    var (place, step) = (bed.offset, 0.0)
    let target = Point(x: (place.x - 90).rounded(), y: (place.y + 60).rounded())
    bed.scrollView.setContentOffset(CGPoint(target), animated: true)
    for frame in 0..<60 {
      bed.wait(1 / 120)
      // From the second frame on: the first one is as fast as the bounce was.
      let moved = (bed.offset - place).length
      if frame > 0 { #expect(moved <= 1.5 * step + 3, "frame \(frame)") }
      (place, step) = (bed.offset, moved)
    }
    bed.settle()
    #expect(bed.offset == target)
  }
}

extension Bed {
  /// The nearest offset at which the content may rest.
  fileprivate var resting: Point {
    let inset = scrollView.contentInset
    let size = scrollView.contentSize
    func rest(_ offset: Double, _ low: CGFloat, _ high: CGFloat) -> Double {
      max(Double(-low), min(offset, Double(max(-low, high))))
    }
    return Point(
      x: rest(offset.x, inset.left, size.width + inset.right - scrollView.bounds.width),
      y: rest(offset.y, inset.top, size.height + inset.bottom - scrollView.bounds.height))
  }
}
