import Foundation
import PortableUIKit
import Testing

@testable import ZoomScrollView

struct CenteringTests {
  private func centering(
    _ width: CGFloat, _ height: CGFloat, margins: UIEdgeInsets = .zero, pixels: CGFloat = 2
  ) -> Centering {
    Centering(
      bounds: CGSize(width: 300, height: 400), content: CGSize(width: width, height: height),
      margins: margins, pixelsPerPoint: pixels)
  }

  @Test func smallContentIsInTheMiddle() {
    let insets = centering(100, 500).insets
    #expect(insets == UIEdgeInsets(top: 0, left: 100, bottom: 0, right: 100))
  }

  @Test func margins() {
    let margins = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
    #expect(
      centering(100, 500, margins: margins).insets
        == UIEdgeInsets(top: 10, left: 90, bottom: 30, right: 110))
  }

  @Test func insetsAreOnPixelsAndLeaveNothingToScroll() {
    for size in [100.1, 100.3, 133.333333333333, 299.9] as [CGFloat] {
      for pixels in [1, 2, 3] as [CGFloat] {
        let centering = centering(size, 50, pixels: pixels)
        let insets = centering.insets
        #expect((insets.left * pixels).rounded() == insets.left * pixels)
        #expect(abs(insets.left - (300 - size) / 2) <= 0.5 / pixels + 1e-9)
        #expect(insets.left + size + insets.right <= 300)
        #expect(centering.clamped(CGPoint(x: 50, y: -999)).x == -insets.left)
        #expect(centering.clamped(CGPoint(x: -500, y: 0)).x == -insets.left)
      }
    }
  }

  @Test func largeContentMeetsTheEdges() {
    let centering = centering(700, 900)
    #expect(centering.insets == .zero)
    #expect(centering.clamped(CGPoint(x: -5, y: 700)) == CGPoint(x: 0, y: 500))
    #expect(centering.clamped(CGPoint(x: 30, y: 40)) == CGPoint(x: 30, y: 40))
  }
}
