import PortableUIKit
import ScrollBed
import ScrollEngine
import ScrollGeometry
import Testing

/// Momentum that the system reports, where there are pages: it never leaves the view between two.
@MainActor
struct PagingMomentumTests {
  private let bed: Bed

  init() { bed = Bed() }
  private init(bed: Bed) { self.bed = bed }

  private func scroll(_ phase: ScrollSample.Phase, _ dy: Double) {
    bed.loop.send(
      InputEvent(
        time: bed.time,
        kind: .scroll(
          ScrollSample(
            phase: phase, position: Point(x: 100, y: 100), delta: Vector(dx: 0, dy: dy)))))
  }

  /// Two fingers move the content by `step` ten times, and leave.
  private func push(_ step: Double) {
    scroll(.began, 0)
    for _ in 0..<10 {
      bed.wait(0.01)
      scroll(.changed, step)
    }
    scroll(.ended, 0)
  }

  private func carry(_ step: Double, times: Int) {
    scroll(.momentumBegan, 0)
    for _ in 0..<times {
      bed.wait(0.01)
      scroll(.momentumChanged, step)
    }
    scroll(.momentumEnded, 0)
  }

  /// However much of it comes, one page is turned, in the same frames as without any.
  @Test(arguments: [0, 1, 7, 20, 90]) func turnsOnePage(steps: Int) {
    bed.scrollView.isPagingEnabled = true
    push(-10)
    if steps > 0 { carry(-13, times: steps) }
    bed.settle()
    #expect(bed.offset.y == 460 && bed.scrollView.contentOffset.x == 0)
    let alone = Bed()
    alone.scrollView.isPagingEnabled = true
    let carried = bed.log.lines
    let other = PagingMomentumTests(bed: alone)
    other.push(-10)
    alone.settle()
    #expect(carried == alone.log.lines)
  }

  @Test func backToTheSamePageToo() {
    bed.scrollView.isPagingEnabled = true
    scroll(.began, 0)
    scroll(.changed, -30)
    bed.wait(0.3)
    scroll(.ended, 0)
    carry(-3, times: 4)
    bed.settle()
    #expect(bed.offset.y == 0)
    // Nothing moves: there is nothing to go on.
    bed.log.clear()
    carry(-40, times: 4)
    bed.settle()
    #expect(bed.offset.y == 0 && bed.log.lines.isEmpty)
  }

  /// Paging is switched on while the system carries the content: it ends on a page all the same.
  @Test func pagesThatComeOnTheWay() {
    push(-10)
    scroll(.momentumBegan, 0)
    for _ in 0..<5 {
      bed.wait(0.01)
      scroll(.momentumChanged, -5)
    }
    bed.wait(0.01)
    let before = bed.offset.y
    #expect(before > 100 && before < 200)
    bed.scrollView.isPagingEnabled = true
    scroll(.momentumChanged, -5)
    bed.wait(0.01)
    #expect(bed.offset.y == before)
    scroll(.momentumEnded, 0)
    bed.settle()
    #expect(bed.offset.y == 0 && bed.log.calls.hasSuffix("didEndDecelerating"))
  }
}
