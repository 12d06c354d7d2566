import Foundation
import PortableUIKit
import ScrollBed
import ScrollEngine
import ScrollGeometry
import Testing

/// A scroll view that is taken out of its window in the middle of something comes to rest at once.
@MainActor
struct LeavingTests {
  private func leave(_ bed: Bed) {
    bed.log.clear()
    bed.scrollView.removeFromSuperview()
    let view = bed.scrollView
    #expect(!view.isDragging && !view.isDecelerating && !view.isZooming && !view.isZoomBouncing)
    #expect(!view.isScrollAnimating && !view.isZoomAnimating)
    bed.wait(0.1)
  }

  @Test func aDragEndsWhereItIs() {
    let bed = Bed()
    bed.swipe(from: (160, 400), to: (160, 200), 0.1, lift: false)
    bed.wait(0.01)
    leave(bed)
    #expect(bed.log.calls == "willEndDragging didEndDragging(false)")
    #expect(bed.offset.y == 190)
    bed.touch(1, .move, 160, 100)
    bed.touch(1, .up, 160, 100)
    bed.settle()
    #expect(bed.offset.y == 190 && !bed.scrollView.isTracking)
    // It works as ever when it comes back.
    bed.log.clear()
    bed.window.addSubview(bed.scrollView)
    bed.swipe(from: (160, 400), to: (160, 290), 0.2, pause: 0.2)
    bed.settle()
    #expect(bed.offset.y == 290)
    #expect(bed.log.calls == "willBeginDragging didScroll* willEndDragging didEndDragging(false)")
  }

  @Test func aDragOutsideTheLimitsEndsInside() {
    let bed = Bed()
    bed.swipe(from: (160, 100), to: (160, 300), 0.1, lift: false)
    bed.wait(0.01)
    leave(bed)
    #expect(
      bed.log.calls
        == "willEndDragging didEndDragging(true) willBeginDecelerating didScroll didEndDecelerating"
    )
    #expect(bed.offset.y == 0)
  }

  @Test func aDecelerationStopsWhereItIs() {
    let bed = Bed()
    bed.swipe(from: (160, 400), to: (160, 100), 0.2)
    bed.wait(0.2)
    let there = bed.offset
    leave(bed)
    #expect(bed.log.calls == "didEndDecelerating")
    #expect(bed.offset == there)
  }

  @Test func aBounceEndsOnItsEdgeAndAPageOnItself() {
    let bed = Bed()
    bed.swipe(from: (160, 100), to: (160, 400), 0.1)
    bed.wait(0.02)
    leave(bed)
    #expect(bed.log.calls == "didScroll didEndDecelerating")
    #expect(bed.offset == .zero)

    let pager = Bed(content: CGSize(width: 3200, height: 460))
    pager.scrollView.isPagingEnabled = true
    pager.swipe(from: (300, 200), to: (60, 200), 0.05)
    pager.wait(0.02)
    leave(pager)
    #expect(pager.log.calls == "didScroll didEndDecelerating")
    #expect(pager.offset.x == 320)
  }

  @Test func whatAProgramAskedForIsThereAtOnce() {
    let bed = Bed()
    bed.scrollView.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
    bed.wait(0.1)
    leave(bed)
    #expect(bed.log.calls == "didScroll didEndScrollingAnimation")
    #expect(bed.offset.y == 300)

    let zoomed = Bed(zooms: true)
    zoomed.scrollView.setZoomScale(2, animated: true)
    zoomed.wait(0.1)
    leave(zoomed)
    #expect(zoomed.log.calls == "didScroll didZoom didEndZooming")
    #expect(Double(zoomed.content.transform.a) == 2)
  }

  @Test func outOfAWindowNothingAnimates() {
    let log = DelegateLog()
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let content = UIView(frame: CGRect(x: 0, y: 0, width: 1000, height: 1000))
    view.addSubview(content)
    view.contentSize = content.frame.size
    view.maximumZoomScale = 4
    log.zoomView = content
    view.delegate = log
    view.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
    #expect(view.contentOffset.y == 300 && !view.isScrollAnimating)
    view.setZoomScale(2, animated: true)
    #expect(Double(content.transform.a) == 2 && !view.isZoomAnimating)
    #expect(log.calls == "didScroll* didZoom")
  }

  @Test func aPinchPastALimitEndsOnTheLimit() {
    let bed = Bed(zooms: true)
    bed.pinch((160, 230), 100, 900, 0.2, lift: false)
    bed.wait(0.01)
    leave(bed)
    #expect(bed.log.lines.last?.hasPrefix("didEndZooming") == true)
    #expect(Double(bed.content.transform.a) == 4)
    bed.touch([(1, .up, 0, 230), (2, .up, 300, 230)])
    bed.settle()
    #expect(!bed.scrollView.isTracking)
  }

  @Test func aDelegateMayTakeItAwayInsideAnyCallback() {
    for call in ["willBeginDragging", "didScroll", "willEndDragging", "didEndDragging(true)"] {
      let bed = Bed()
      var isGone = false
      bed.log.onCall = { name, view in
        guard name == call, !isGone else { return }
        isGone = true
        view.removeFromSuperview()
      }
      bed.swipe(from: (160, 100), to: (160, 300), 0.1)
      bed.settle()
      #expect(isGone)
      let view = bed.scrollView
      #expect(!view.isTracking && !view.isDragging && !view.isDecelerating, "\(call)")
      let begun = bed.log.names.count { $0 == "willBeginDecelerating" }
      let ended = bed.log.names.count { $0 == "didEndDecelerating" }
      #expect(begun == ended, "\(call)")
      #expect(bed.log.names.count { $0.hasPrefix("didEndDragging") } == 1, "\(call)")
      #expect(bed.offset.y == 0, "\(call)")
    }
  }

  /// The motion that a trackpad catches ends in a callback, and the gesture with it.
  @Test func aDelegateMayTakeItAwayWhileItIsCaught() {
    func bed() -> Bed {
      let bed = Bed(zooms: true)
      bed.swipe(from: (160, 400), to: (160, 100), 0.2)
      bed.wait(0.1)
      bed.log.onCall = { name, view in
        if name == "didEndDecelerating" { view.removeFromSuperview() }
      }
      return bed
    }
    let pinched = bed()
    pinched.send(.magnify(MagnifySample(phase: .began, position: Point(x: 9, y: 9), scale: 1)))
    pinched.settle()
    #expect(!pinched.scrollView.isZooming)
    #expect(pinched.log.names.last == "didEndDecelerating")
    let panned = bed()
    panned.trackpad(.began)
    panned.trackpad(.changed, 0, -10)
    panned.settle()
    #expect(!panned.scrollView.isDragging && !panned.scrollView.isTracking)
    #expect(panned.log.names.last == "didEndDecelerating")
  }

  /// A trackpad goes on reporting to a view that is no more.
  @Test func aViewThatGoesAwayUnderATrackpadIsForgotten() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 460))
    window.makeKeyAndVisible()
    let loop = FrameLoop(window: window)
    func trackpad(_ phase: ScrollSample.Phase, _ time: Double) {
      loop.send(
        InputEvent(
          time: time,
          kind: .scroll(
            ScrollSample(phase: phase, position: Point(x: 9, y: 9), delta: Vector(dx: 0, dy: -20))))
      )
      loop.frame(at: time)
    }
    weak var view: UIScrollView?
    do {
      let made = UIScrollView(frame: window.bounds)
      made.contentSize = CGSize(width: 320, height: 5000)
      window.addSubview(made)
      view = made
      loop.frame(at: 0)
      trackpad(.began, 0.01)
      trackpad(.changed, 0.02)
      #expect(made.contentOffset.y == 40)
      made.removeFromSuperview()
    }
    #expect(view == nil)
    for (index, phase) in [
      ScrollSample.Phase.changed, .ended, .momentumBegan, .momentumChanged, .momentumEnded,
    ].enumerated() {
      trackpad(phase, 0.03 + Double(index) / 100)
    }
    #expect(loop.isAtRest)
  }
}
