import Foundation
import PortableUIKit
import ScrollBed
import ScrollEngine
import ScrollGeometry
import Testing

/// What happens when two things happen at once: each as one whole log.
@MainActor
struct CombinationTests {
  /// Two fingers of which the first drags already.
  private func dragThenPinch(_ bed: Bed) {
    bed.touch(1, .down, 100, 300)
    for step in 1...10 {
      bed.wait(0.01)
      bed.touch(1, .move, 100, 300 - Double(step) * 5)
    }
    bed.wait(0.01)
    bed.touch(2, .down, 200, 250)
    for step in 1...10 {
      bed.wait(0.01)
      bed.touch([
        (1, .move, 100 - Double(step) * 5, 250), (2, .move, 200 + Double(step) * 5, 250),
      ])
    }
    bed.wait(0.01)
  }

  @Test func aPinchWhileDraggingZoomsAndTheDragGoesOn() {
    let bed = Bed(zooms: true)
    dragThenPinch(bed)
    #expect(bed.scrollView.isDragging && bed.scrollView.isZooming)
    let zoomed = Double(bed.scrollView.zoomScale)
    #expect(abs(zoomed - (200.0 - 8) / 100) < 1e-9)
    let before = bed.offset
    bed.touch(2, .up, 250, 250)
    bed.wait(0.02)
    #expect(bed.offset == before)
    #expect(!bed.scrollView.isZooming && bed.scrollView.isDragging)
    // The finger that stayed drags on from there, without a jump.
    bed.touch(1, .move, 50, 230)
    bed.wait(0.2)
    #expect(bed.offset == Point(x: before.x, y: before.y + 20))
    bed.touch(1, .up, 50, 230)
    bed.settle()
    #expect(
      bed.log.calls
        == "willBeginDragging didScroll* willBeginZooming"
        + String(repeating: " didScroll didZoom", count: 10)
        + " didEndZooming didScroll willEndDragging didEndDragging(false)")
  }

  @Test func aThirdFingerChangesNothing() {
    let bed = Bed(zooms: true)
    bed.pinch((160, 230), 100, 250, 0.2, lift: false)
    bed.wait(0.02)
    let (offset, scale) = (bed.offset, bed.scrollView.zoomScale)
    bed.touch(3, .down, 300, 400)
    bed.wait(0.02)
    bed.touch(3, .move, 200, 300)
    bed.wait(0.02)
    #expect(bed.scrollView.zoomScale == scale)
    #expect(bed.offset == offset)
    bed.touch(3, .up, 200, 300)
    bed.touch([(1, .up, 35, 230), (2, .up, 285, 230)])
    bed.settle()
    #expect(bed.log.lines.count { $0.hasPrefix("willBeginZooming") } == 1)
    #expect(bed.log.lines.count { $0.hasPrefix("didEndZooming") } == 1)
  }

  @Test func aLostTouchLeavesNothingBehind() {
    let bed = Bed(zooms: true)
    dragThenPinch(bed)
    bed.touch([(1, .cancel, 50, 250), (2, .cancel, 250, 250)])
    bed.settle()
    #expect(!bed.scrollView.isDragging && !bed.scrollView.isZooming && !bed.scrollView.isTracking)
    #expect(
      bed.log.calls.hasSuffix("didEndZooming willEndDragging didEndDragging(false)"))
    bed.log.clear()
    bed.swipe(from: (160, 400), to: (160, 300), 0.2, pause: 0.2)
    #expect(bed.log.calls.hasPrefix("willBeginDragging didScroll* willEndDragging"))
  }

  @Test func aLostTouchOutsideTheLimitsBouncesBack() {
    let bed = Bed()
    bed.touch(1, .down, 160, 100)
    for step in 1...10 {
      bed.wait(0.01)
      bed.touch(1, .move, 160, 100 + Double(step) * 20)
    }
    bed.wait(0.01)
    bed.touch(1, .cancel, 160, 300)
    bed.settle()
    #expect(bed.offset == .zero)
    #expect(
      bed.log.calls
        == "willBeginDragging didScroll* willEndDragging didEndDragging(true)"
        + " willBeginDecelerating didScroll* didEndDecelerating")
  }

  @Test func aResizeDuringABounceEndsAtTheNewEdge() {
    let bed = Bed(content: CGSize(width: 320, height: 1000))
    bed.scrollView.contentOffset = CGPoint(x: 0, y: 540)
    bed.log.clear()
    bed.swipe(from: (160, 400), to: (160, 200), 0.1)
    bed.wait(0.05)
    #expect(bed.offset.y > 560)
    var last = bed.offset.y
    bed.scrollView.frame.size.height = 400
    // The edge moves from 540 to 600: position and velocity go on.
    bed.wait(1.0 / 120)
    #expect(abs(bed.offset.y - last) < 25)
    for _ in 0..<400 where !bed.loop.isAtRest {
      last = bed.offset.y
      bed.wait(1.0 / 120)
      #expect(abs(bed.offset.y - last) < 25)
    }
    #expect(bed.offset.y == 600)
    #expect(bed.log.calls.hasSuffix("didScroll* didEndDecelerating"))
  }

  @Test func contentThatShrinksDuringADecelerationBouncesItBack() {
    let bed = Bed(content: CGSize(width: 320, height: 6000))
    bed.swipe(from: (160, 400), to: (160, 100), 0.1)
    bed.wait(0.2)
    let there = bed.offset.y
    #expect(there > 500)
    bed.scrollView.contentSize = CGSize(width: 320, height: 800)
    bed.wait(1.0 / 120)
    #expect(abs(bed.offset.y - there) < 30)
    bed.settle()
    #expect(bed.offset.y == 340)
    #expect(bed.log.calls.hasSuffix("willBeginDecelerating didScroll* didEndDecelerating"))
  }

  @Test func aDelegateThatScrollsInsideItsCallbackIsObeyed() {
    let bed = Bed()
    bed.log.onCall = { name, view in
      if name == "didEndDragging(true)" {
        view.setContentOffset(CGPoint(x: 0, y: 1234), animated: true)
      }
    }
    bed.swipe(from: (160, 400), to: (160, 100), 0.2)
    bed.settle()
    #expect(bed.offset.y == 1234)
    let begins = bed.log.lines.count { $0.hasPrefix("willBeginDecelerating") }
    let ends = bed.log.lines.count { $0.hasPrefix("didEndDecelerating") }
    #expect(begins == ends)
    #expect(bed.log.lines.last?.hasPrefix("didEndScrollingAnimation") == true)
  }

  @Test(arguments: [true, false]) func aDelegateThatZoomsWhileItIsAskedForATargetEndsTheDrag(
    animated: Bool
  ) {
    let bed = Bed(zooms: true)
    bed.log.onCall = { name, view in
      if name == "willEndDragging" { view.setZoomScale(2, animated: animated) }
    }
    bed.swipe(from: (160, 400), to: (160, 100), 0.2)
    bed.settle()
    #expect(bed.scrollView.zoomScale == 2)
    #expect(!bed.scrollView.isDragging)
    #expect(bed.log.names.filter { $0.hasPrefix("didEndDragging") } == ["didEndDragging(false)"])
    #expect(!bed.log.names.contains("willBeginDecelerating"))
  }

  /// A gesture that was ended from outside is over: the next one is its own.
  @Test func afterATrackpadsPanWasTakenAwayAFingerScrolls() {
    for takeAway in [
      { (view: UIScrollView) in view.setContentOffset(CGPoint(x: 0, y: 500), animated: true) },
      { view in
        view.isScrollEnabled = false
        view.isScrollEnabled = true
      },
    ] {
      let bed = Bed()
      bed.trackpad(.began)
      bed.trackpad(.changed, 0, -50)
      bed.wait(0.02)
      takeAway(bed.scrollView)
      bed.wait(0.02)
      bed.trackpad(.changed, 0, -50)
      bed.trackpad(.ended)
      bed.settle()
      #expect(bed.scrollView.panGestureRecognizer.state == .possible)
      let before = bed.offset.y
      bed.swipe(from: (160, 400), to: (160, 300), 0.2, pause: 0.2)
      bed.settle()
      #expect(bed.offset.y == before + 90)
    }
  }

  @Test func aDelegateThatDisablesScrollingEndsTheDrag() {
    let bed = Bed()
    bed.log.onCall = { name, view in
      if name == "didScroll", view.contentOffset.y > 30 { view.isScrollEnabled = false }
    }
    bed.swipe(from: (160, 400), to: (160, 100), 0.2)
    bed.settle()
    #expect(
      bed.log.calls == "willBeginDragging didScroll* willEndDragging didEndDragging(false)")
    #expect(!bed.scrollView.isDragging)
  }

  @Test func aZoomBounceCanBeTakenOver() {
    let bed = Bed(zooms: true)
    bed.pinch((160, 230), 100, 900, 0.2)
    bed.wait(0.05)
    #expect(bed.scrollView.isZoomBouncing)
    let shown = Double(bed.content.transform.a)
    bed.pinch((160, 230), 300, 200, 0.2, lift: false)
    #expect(bed.scrollView.isZooming)
    #expect(Double(bed.content.transform.a) < shown)
    bed.touch([(1, .up, 60, 230), (2, .up, 260, 230)])
    bed.settle()
    #expect(bed.log.lines.count { $0.hasPrefix("willBeginZooming") } == 1)
    #expect(bed.log.lines.count { $0.hasPrefix("didEndZooming") } == 1)
    #expect(bed.log.lines.last?.hasPrefix("didEndZooming []") == true)
  }

  @Test func contentTouchesAreDelayedAndCancelled() {
    let bed = Bed()
    let view = TouchLog(frame: CGRect(x: 0, y: 0, width: 320, height: 460))
    bed.content.addSubview(view)
    // Moved before the delay is over: the view never hears of it.
    bed.swipe(from: (160, 400), to: (160, 300), 0.1, pause: 0.2)
    bed.settle()
    #expect(view.log == [])
    bed.scrollView.contentOffset = .zero
    // Held longer: it begins after 150 ms, and is taken away when the drag begins.
    bed.touch(1, .down, 160, 400)
    bed.wait(0.149)
    #expect(view.log == [])
    bed.wait(0.02)
    #expect(view.log == ["began"])
    bed.touch(1, .move, 160, 395)
    bed.wait(0.02)
    bed.touch(1, .move, 160, 380)
    bed.wait(0.02)
    #expect(view.log == ["began", "moved", "cancelled"])
    bed.touch(1, .up, 160, 380)
    bed.settle()
    // A short touch is delivered whole.
    view.log = []
    bed.touch(1, .down, 160, 400)
    bed.wait(0.05)
    bed.touch(1, .up, 160, 400)
    bed.settle()
    #expect(view.log == ["began", "ended"])
    // Once delivered, it never scrolls when that is asked for.
    bed.scrollView.canCancelContentTouches = false
    bed.log.clear()
    bed.touch(1, .down, 160, 400)
    bed.wait(0.2)
    bed.touch(1, .move, 160, 300)
    bed.wait(0.1)
    bed.touch(1, .up, 160, 300)
    bed.settle()
    #expect(bed.log.lines.isEmpty)
  }
}

/// A content view that notes what it hears.
final class TouchLog: UIView {
  var log: [String] = []
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { log.append("began") }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { log.append("moved") }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { log.append("ended") }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    log.append("cancelled")
  }
}
