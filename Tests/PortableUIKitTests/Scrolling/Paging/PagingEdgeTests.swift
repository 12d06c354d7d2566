import Foundation
import PortableUIKit
import ScrollBed
import ScrollGeometry
import Testing

@MainActor
struct PagingEdgeTests {
  /// Pulled past the first page and thrown back: it would have run out between two pages.
  @Test(arguments: [20.0, 60, 130])
  func thrownBackFromBeyondTheEndItRestsOnAPage(speed: Double) {
    let bed = Bed(
      bounds: CGSize(width: 300, height: 400), content: CGSize(width: 3000, height: 400))
    bed.scrollView.isPagingEnabled = true
    bed.touch(1, .down, 50, 200)
    for step in 1...20 {
      bed.wait(1.0 / 120)
      bed.touch(1, .move, 50 + Double(step) * 8, 200)
    }
    var x = 210.0
    while x > 170 {
      bed.wait(1.0 / 120)
      x -= speed / 10
      bed.touch(1, .move, x, 200)
    }
    #expect(bed.offset.x < 0)
    bed.touch(1, .up, x, 200)
    var last = bed.offset.x
    for _ in 0..<400 where !bed.loop.isAtRest {
      bed.wait(1.0 / 120)
      #expect(bed.offset.x >= last && bed.offset.x <= 0)
      last = bed.offset.x
    }
    #expect(bed.offset == .zero)
  }
}
