import Foundation
import PortableUIKit
import ScrollBed
import ScrollEngine
import ScrollGeometry
import Testing

/// `stopScrollingAndZooming()` in every motion there is: what it tells, to the last call, and where it leaves
/// the content.
@MainActor
struct StoppingTests {
  /// Stops, and sees that nothing follows.
  private func stop(_ bed: Bed) -> [String] {
    bed.log.clear()
    bed.scrollView.stopScrollingAndZooming()
    let lines = bed.log.lines
    let (place, scale) = (bed.offset, bed.scrollView.shownZoomScale)
    bed.wait(1)
    #expect(bed.log.lines == lines)
    #expect(bed.offset == place && bed.scrollView.shownZoomScale == scale)
    #expect(bed.loop.isAtRest)
    #expect(!bed.scrollView.isScrollAnimating && !bed.scrollView.isZoomAnimating)
    return lines
  }

  private func pager(drag: Double, wait: Double) -> Bed {
    let bed = Bed(content: CGSize(width: 3200, height: 460))
    bed.scrollView.isPagingEnabled = true
    bed.swipe(from: (300, 200), to: (300 - drag, 200), 0.1)
    bed.wait(wait)
    return bed
  }

  @Test func `Free motion stops where it is`() {
    let bed = Bed()
    bed.swipe(from: (160, 400), to: (160, 200), 0.1)
    bed.wait(0.2)
    let there = bed.offset.y
    // 190 pt with the finger; then 2 pt/ms for 0.2 s, less what friction takes: 0.998 a millisecond.
    #expect(abs(there - (190 + 2 * (1 - pow(0.998, 200)) / -log(0.998))) < 0.5)
    #expect(stop(bed) == ["didEndDecelerating [] 0.0,\(there) x1.0"])
  }

  @Test func `A bounce stops at its edge`() {
    let bed = Bed()
    bed.swipe(from: (160, 100), to: (160, 310), 0.2, pause: 0.2)
    bed.wait(0.05)
    // 200 pt past the edge, by the rubber band and 0.99 a millisecond.
    let pulled = 460 * (1 - 1 / (1 + 0.55 * 200 / 460))
    #expect(abs(bed.offset.y + pulled * pow(0.99, 50)) < 0.5)
    #expect(
      stop(bed) == ["didScroll [dD] 0.0,0.0 x1.0", "didEndDecelerating [] 0.0,0.0 x1.0"])
  }

  @Test(arguments: [(0.04, 0.0), (0.1, 320.0)])
  func `A pager stops on the nearest page`(_ wait: Double, _ page: Double) {
    let bed = pager(drag: 60, wait: wait)
    #expect(bed.offset.x > 50 && bed.offset.x < 310 && (bed.offset.x > 160) == (page > 0))
    #expect(
      stop(bed) == ["didScroll [dD] \(page),0.0 x1.0", "didEndDecelerating [] \(page),0.0 x1.0"])
  }

  @Test func `An animated offset stops where it is, in a pager on the nearest page`() {
    let bed = Bed()
    bed.scrollView.setContentOffset(CGPoint(x: 0, y: 1000), animated: true)
    bed.wait(0.1)
    let there = bed.offset.y
    #expect(there > 100 && there < 400)
    #expect(stop(bed) == ["didEndScrollingAnimation [] 0.0,\(there) x1.0"])
    let pager = pager(drag: 60, wait: 2)
    pager.scrollView.setContentOffset(CGPoint(x: 960, y: 0), animated: true)
    pager.wait(0.16)
    #expect(pager.offset.x > 640 && pager.offset.x < 800)
    #expect(
      stop(pager)
        == ["didScroll [] 640.0,0.0 x1.0", "didEndScrollingAnimation [] 640.0,0.0 x1.0"])
  }

  @Test func `An animated zoom stops at the scale that is shown`() {
    let bed = Bed(content: CGSize(width: 320, height: 460), zooms: true)
    bed.scrollView.setZoomScale(2, animated: true)
    bed.wait(0.15)
    let scale = bed.scrollView.shownZoomScale
    #expect(abs(scale - 1.5) < 0.03 && bed.scrollView.zoomScale == 2)
    let place = "\(bed.offset.x),\(bed.offset.y)"
    #expect(
      stop(bed) == [
        "didZoom [] \(place) x\(scale)", "didEndZooming [] \(place) x\(scale) scale=\(scale)",
      ])
    #expect(Double(bed.scrollView.zoomScale) == scale)
  }

  @Test func `A zoom bounce stops at its limit`() {
    let bed = Bed(zooms: true)
    bed.scrollView.contentOffset = CGPoint(x: 500, y: 900)
    bed.pinch((160, 230), 60, 310, 0.2)
    bed.wait(0.05)
    #expect(bed.scrollView.isZoomBouncing && bed.scrollView.shownZoomScale > 4)
    let lines = stop(bed)
    #expect(bed.scrollView.zoomScale == 4 && bed.scrollView.shownZoomScale == 4)
    #expect(!bed.scrollView.isZoomBouncing)
    let place = "\(bed.offset.x),\(bed.offset.y)"
    #expect(
      lines == ["didScroll [Z] \(place) x4.0", "didEndZooming [] \(place) x4.0 scale=4.0"])
  }

  @Test func `A finger goes on dragging, and at rest there is nothing to stop`() {
    let bed = Bed()
    bed.scrollView.contentOffset.y = -40
    #expect(stop(bed) == [])
    bed.swipe(from: (160, 400), to: (160, 300), 0.1, lift: false)
    bed.wait(0.02)
    let there = bed.offset
    bed.log.clear()
    bed.scrollView.stopScrollingAndZooming()
    #expect(bed.log.lines == [] && bed.scrollView.isDragging)
    bed.touch(1, .move, 160, 290)
    bed.wait(0.02)
    #expect(bed.offset.y == there.y + 10)
  }
}
