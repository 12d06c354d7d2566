import Foundation
import PortableUIKit
import ScrollBed
import ScrollEngine
import ScrollGeometry
import Testing

/// What a program does with a scroll view's own pan.
@MainActor
struct PanFingersTests {
  @Test func `A pan that wants two fingers leaves one alone, before, between and after`() {
    let bed = Bed()
    bed.scrollView.panGestureRecognizer.minimumNumberOfTouches = 2
    bed.scrollView.contentOffset.y = 100
    bed.log.clear()
    // One finger draws.
    bed.touch(1, .down, 100, 400)
    bed.wait(0.05)
    bed.touch(1, .move, 100, 340)
    bed.wait(0.05)
    #expect(bed.log.lines == [] && bed.offset.y == 100)
    // The other one comes: 50 pt together, 10 of them slop.
    bed.touch(2, .down, 200, 340)
    bed.wait(0.05)
    #expect(bed.offset.y == 100)
    for step in 1...5 {
      bed.touch([
        (1, .move, 100, 340 - 10 * Double(step)), (2, .move, 200, 340 - 10 * Double(step)),
      ])
      bed.wait(0.05)
    }
    #expect(bed.offset.y == 140 && bed.scrollView.isDragging)
    // One is left, and moves on: nothing.
    bed.touch(2, .up, 200, 290)
    for step in 1...5 {
      bed.wait(0.05)
      bed.touch(1, .move, 100, 290 - 20 * Double(step))
    }
    bed.wait(0.05)
    #expect(bed.offset.y == 140 && bed.scrollView.isDragging)
    // Together again, from wherever they are.
    bed.touch(3, .down, 200, 300)
    bed.wait(0.05)
    bed.touch([(1, .move, 100, 160), (3, .move, 200, 270)])
    bed.wait(0.05)
    #expect(bed.offset.y == 170)
    bed.touch(3, .up, 200, 270)
    bed.wait(0.2)
    bed.touch(1, .up, 100, 160)
    bed.settle()
    #expect(bed.offset.y == 170)
    #expect(
      bed.log.calls
        == "willBeginDragging didScroll* willEndDragging didEndDragging(false)")
  }

  @Test func `A trackpad pans with two fingers anyway`() {
    let bed = Bed()
    bed.scrollView.panGestureRecognizer.minimumNumberOfTouches = 2
    bed.trackpad(.began, 0, -30)
    bed.trackpad(.changed, 0, -30)
    bed.wait(0.1)
    #expect(bed.offset.y == 60)
  }

  /// The translation is relative to what was set; the content goes on with the fingers.
  @Test func `A translation that is set in mid-drag moves nothing`() {
    let bed = Bed()
    let pan = bed.scrollView.panGestureRecognizer
    bed.swipe(from: (160, 400), to: (160, 300), 0.1, lift: false)
    bed.wait(0.02)
    #expect(bed.offset.y == 90 && pan.translation(in: nil) == CGPoint(x: 0, y: -90))
    pan.setTranslation(.zero, in: bed.scrollView)
    #expect(pan.translation(in: nil) == .zero)
    bed.touch(1, .move, 160, 299)
    bed.wait(0.02)
    #expect(bed.offset.y == 91 && pan.translation(in: nil) == CGPoint(x: 0, y: -1))
    pan.setTranslation(CGPoint(x: 5, y: 50), in: nil)
    bed.touch(1, .move, 160, 290)
    bed.wait(0.02)
    #expect(bed.offset.y == 100 && pan.translation(in: nil) == CGPoint(x: 5, y: 41))
    bed.touch(1, .up, 160, 290)
    bed.settle()
    bed.swipe(from: (160, 400), to: (160, 300), 0.1, lift: false)
    bed.wait(0.02)
    #expect(pan.translation(in: nil) == CGPoint(x: 0, y: -90))
  }
}
