import Foundation
import PortableUIKit
import ScrollBed
import ScrollEngine
import ScrollGeometry
import Testing

@MainActor
struct NestingTests {
  /// An outer pager of 320 × 460 pages, with a scroll view as its second page.
  private func nested(
    inner content: CGSize, outer size: CGSize = CGSize(width: 960, height: 460)
  ) -> (Bed, UIScrollView, DelegateLog) {
    let bed = Bed(content: size)
    let inner = UIScrollView(frame: CGRect(x: 320, y: 0, width: 320, height: 460))
    inner.contentSize = content
    let log = DelegateLog()
    inner.delegate = log
    bed.content.addSubview(inner)
    bed.scrollView.contentOffset = CGPoint(x: 320, y: 0)
    bed.wait(0.02)
    bed.log.clear()
    return (bed, inner, log)
  }

  @Test func theInnerViewMovesFirstAndTheRestMovesTheOuter() {
    let (bed, inner, log) = nested(inner: CGSize(width: 420, height: 460))
    bed.swipe(from: (300, 200), to: (90, 200), 0.4, pause: 0.2)
    bed.settle()
    // 210 − 10 of slop: 100 to the inner edge, 100 for the outer view.
    #expect(Double(inner.contentOffset.x) == 100)
    #expect(bed.offset.x == 420)
    #expect(log.calls.hasPrefix("willBeginDragging didScroll* willEndDragging"))
    #expect(
      bed.log.calls == "willBeginDragging didScroll* willEndDragging didEndDragging(false)")
  }

  @Test func onTheWayBackTheOuterViewReturnsFirst() {
    let (bed, inner, _) = nested(inner: CGSize(width: 420, height: 460))
    bed.touch(1, .down, 300, 200)
    for x in stride(from: 300.0, through: 90, by: -5) {
      bed.wait(0.01)
      bed.touch(1, .move, x, 200)
    }
    for x in stride(from: 90.0, through: 240, by: 5) {
      bed.wait(0.01)
      bed.touch(1, .move, x, 200)
    }
    bed.wait(0.2)
    // 60 − 10 of slop from where it began.
    #expect(Double(inner.contentOffset.x) == 50)
    #expect(bed.offset.x == 320)
    bed.touch(1, .up, 240, 200)
    bed.settle()
    #expect(!bed.scrollView.isDragging)
  }

  @Test func theOuterPagerTakesTheVelocity() {
    let (bed, inner, _) = nested(inner: CGSize(width: 321, height: 460))
    bed.scrollView.isPagingEnabled = true
    bed.swipe(from: (300, 200), to: (100, 200), 0.1)
    bed.settle()
    #expect(Double(inner.contentOffset.x) == 1)
    #expect(bed.offset.x == 640)
  }

  @Test func aDragAcrossGoesToTheViewThatScrollsThere() {
    let (bed, inner, log) = nested(inner: CGSize(width: 320, height: 2000))
    bed.swipe(from: (300, 200), to: (200, 205), 0.4, pause: 0.2)
    bed.settle()
    #expect(bed.offset.x == 320 + 90 || abs(bed.offset.x - 410) < 1)
    #expect(inner.contentOffset == .zero)
    #expect(log.lines.isEmpty)
    bed.swipe(from: (100, 300), to: (105, 200), 0.4, pause: 0.2)
    bed.settle()
    #expect(abs(Double(inner.contentOffset.y) - 90) < 1)
  }

  @Test func whereTheOuterEndsTheInnerBounces() {
    let (bed, inner, _) = nested(
      inner: CGSize(width: 420, height: 460), outer: CGSize(width: 640, height: 460))
    bed.touch(1, .down, 310, 200)
    for x in stride(from: 310.0, through: 10, by: -10) {
      bed.wait(0.01)
      bed.touch(1, .move, x, 200)
    }
    bed.wait(0.2)
    #expect(bed.offset.x == 320)
    #expect(Double(inner.contentOffset.x) > 150)
    bed.touch(1, .up, 10, 200)
    bed.settle()
    #expect(Double(inner.contentOffset.x) == 100)
  }
}
