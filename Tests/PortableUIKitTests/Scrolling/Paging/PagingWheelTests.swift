import PortableUIKit
import ScrollBed
import ScrollEngine
import ScrollGeometry
import Testing

/// Pages that a wheel turns: a notch is a page, however it comes.
@MainActor
struct PagingWheelTests {
  /// The bed's view pages through ten pages of its own size.
  private func makeBed() -> Bed {
    let bed = Bed()
    bed.scrollView.isPagingEnabled = true
    bed.scrollView.contentSize = CGSize(
      width: bed.scrollView.bounds.width * 10, height: bed.scrollView.bounds.height)
    return bed
  }

  private func page(_ bed: Bed) -> Double {
    Double(bed.scrollView.contentOffset.x / bed.scrollView.bounds.width)
  }

  @Test(arguments: [1, 2, 3, 8, 120]) func fractionsOfANotch(steps: Int) {
    let bed = makeBed()
    for notch in 1...3 {
      for step in 1...steps {
        bed.wheel(-1 / Double(steps))
        bed.frame()
        if step < steps { #expect(!bed.scrollView.isScrollAnimating || notch > 1) }
      }
      bed.settle()
      #expect(page(bed) == Double(notch), "\(steps) a notch")
    }
    for _ in 0..<steps * 2 { bed.wheel(1 / Double(steps)) }
    bed.frame()
    bed.settle()
    #expect(page(bed) == 1)
  }

  @Test func notchesThatAreMergedInAFrame() {
    let bed = makeBed()
    bed.wheel(-3)
    bed.settle()
    #expect(page(bed) == 3)
    bed.wheel(2)
    bed.settle()
    #expect(page(bed) == 1)
    // Never past an end.
    bed.wheel(9)
    bed.settle()
    #expect(page(bed) == 0)
    bed.wheel(-50)
    bed.settle()
    #expect(page(bed) == 9)
  }

  @Test func aTurnBackBeginsAnew() {
    let bed = makeBed()
    bed.wheel(-1)
    bed.settle()
    bed.wheel(-0.9)
    bed.wheel(0.5)
    bed.settle()
    #expect(page(bed) == 1)
    bed.wheel(0.5)
    bed.settle()
    #expect(page(bed) == 0)
  }
}
