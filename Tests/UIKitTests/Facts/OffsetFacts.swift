import ScrollBed
import Testing
import UIKit

/// What code for iOS relies on when it sets offsets, sizes and insets.
@MainActor
struct OffsetFacts {
  @Test func `2 The offset is never clamped, and far away it keeps its units`() {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    parent.addSubview(view)
    #expect(view.contentSize == .zero)
    for x in [-7.0, 5000, 1e13, 1e13 + 1, -1e13 - 3] {
      view.contentOffset = CGPoint(x: x, y: -x)
      #expect(view.contentOffset == CGPoint(x: x, y: -x))
      view.setContentOffset(CGPoint(x: x + 1, y: 0), animated: false)
      #expect(view.contentOffset == CGPoint(x: x + 1, y: 0))
    }
    let content = UIView(frame: CGRect(x: 1e13, y: 0, width: 10, height: 10))
    view.addSubview(content)
    view.contentOffset = CGPoint(x: 1e13 - 5, y: 0)
    #expect(view.hitTest(CGPoint(x: 1e13 + 1, y: 1), with: nil) === content)
    #expect(content.convert(CGPoint(x: 3, y: 4), to: parent) == CGPoint(x: 8, y: 4))
  }

  @Test func `3 Setting an inset leaves an offset alone that stays in range`() {
    let bed = Bed(content: CGSize(width: 320, height: 2000))
    let view = bed.scrollView
    view.contentOffset = CGPoint(x: 0, y: 300)
    view.contentInset = UIEdgeInsets(top: 50, left: 0, bottom: 70, right: 0)
    #expect(view.contentOffset == CGPoint(x: 0, y: 300))
    view.contentInset.top = 0
    #expect(view.contentOffset == CGPoint(x: 0, y: 300))
    // At the top, too: the room above is there to be scrolled to.
    view.contentOffset = .zero
    view.contentInset.top = 40
    #expect(view.contentOffset == .zero)
    // Beyond the end the room that goes takes the content along.
    view.contentOffset = CGPoint(x: 0, y: 2000 - 460 + 70)
    view.contentInset.bottom = 20
    bed.frame()
    #expect(view.contentOffset == CGPoint(x: 0, y: 2000 - 460 + 20))
  }

  @Test func `4 Scrolling lays out the scroll view, and never what it is in`() {
    final class Counter: UIView {
      var count = 0
      override func layoutSubviews() {
        super.layoutSubviews()
        count += 1
      }
    }
    final class CountingScrollView: UIScrollView {
      var count = 0
      override func layoutSubviews() {
        super.layoutSubviews()
        count += 1
      }
    }
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 460))
    let outer = Counter(frame: window.bounds)
    let scrollView = CountingScrollView(frame: window.bounds)
    let inner = Counter(frame: CGRect(x: 0, y: 0, width: 320, height: 5000))
    scrollView.contentSize = inner.bounds.size
    scrollView.addSubview(inner)
    outer.addSubview(scrollView)
    window.addSubview(outer)
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    let before = (outer.count, scrollView.count, inner.count)
    for step in 1...20 {
      scrollView.contentOffset.y = CGFloat(step * 10)
      window.layoutIfNeeded()
    }
    #expect(outer.count == before.0)
    #expect(scrollView.count == before.1 + 20)
    #expect(inner.count == before.2)
  }

  @Test func `9 Without its pan a scroll view still scrolls by program`() {
    let bed = Bed()
    let view = bed.scrollView
    view.panGestureRecognizer.isEnabled = false
    bed.swipe(from: (160, 400), to: (160, 100), 0.2)
    bed.settle()
    #expect(view.contentOffset == .zero)
    view.setContentOffset(CGPoint(x: 0, y: 80), animated: true)
    bed.settle()
    #expect(view.contentOffset == CGPoint(x: 0, y: 80))
    view.panGestureRecognizer.isEnabled = true
    view.isScrollEnabled = false
    view.contentOffset.y = 90
    view.scrollRectToVisible(CGRect(x: 0, y: 1000, width: 10, height: 10), animated: false)
    #expect(view.contentOffset == CGPoint(x: 0, y: 550))
    view.setContentOffset(CGPoint(x: 0, y: 20), animated: true)
    bed.settle()
    #expect(view.contentOffset == CGPoint(x: 0, y: 20))
    bed.swipe(from: (160, 400), to: (160, 100), 0.2)
    bed.settle()
    #expect(view.contentOffset == CGPoint(x: 0, y: 20))
  }

  @Test(arguments: [(1.0, 0.0), (0.05, 0.0), (0.2, 0.2)])
  func `10 A swipe ends with one of two calls, never with neither`(
    duration: Double, pause: Double
  ) {
    let bed = Bed()
    bed.swipe(from: (160, 400), to: (160, 300), duration, pause: pause)
    bed.settle()
    let names = bed.log.names
    let stopped = names.filter { $0 == "didEndDragging(false)" }.count
    let flew = names.filter { $0 == "didEndDragging(true)" }.count
    #expect(stopped + flew == 1)
    #expect(names.filter { $0 == "didEndDecelerating" }.count == flew)
    #expect(flew == (pause > 0 || duration == 1 ? 0 : 1))
  }

  @Test func `11 A rectangle is shown by moving the least`() {
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 319, height: 200))
    view.contentSize = CGSize(width: 600, height: 600)
    for (y, offset) in [(230.0, 31.0), (240, 41), (250, 51)] {
      view.scrollRectToVisible(CGRect(x: 0, y: y, width: 1, height: 1), animated: false)
      #expect(view.contentOffset == CGPoint(x: 0, y: offset))
    }
    // What is visible already moves nothing.
    view.scrollRectToVisible(CGRect(x: 0, y: 100, width: 1, height: 1), animated: false)
    #expect(view.contentOffset.y == 51)
  }

  @Test func `14 The target of a drag is in and out, and the delegate is not kept`() {
    let bed = Bed()
    bed.log.target = { _ in CGPoint(x: 0, y: 1234) }
    bed.swipe(from: (160, 400), to: (160, 200), 0.1)
    #expect(bed.log.releases.count == 1)
    #expect(bed.log.releases.first.map { $0.target.y > 300 } == true)
    bed.settle()
    #expect(bed.scrollView.contentOffset == CGPoint(x: 0, y: 1234))

    final class Delegate: NSObject, UIScrollViewDelegate {}
    let view = UIScrollView()
    var delegate: Delegate? = Delegate()
    view.delegate = delegate
    #expect(view.delegate === delegate)
    delegate = nil
    #expect(view.delegate == nil)
  }

  @Test func `16 Assigning the offset shifts what moves, setting it not animated stops it`() {
    let shifted = Bed(content: CGSize(width: 320, height: 100_000))
    let plain = Bed(content: CGSize(width: 320, height: 100_000))
    for bed in [shifted, plain] {
      bed.scrollView.contentOffset.y = 20_000
      bed.swipe(from: (160, 400), to: (160, 200), 0.1)
      bed.wait(0.2)
    }
    #expect(shifted.scrollView.isDecelerating)
    shifted.scrollView.contentOffset.y -= 15_000
    #expect(shifted.scrollView.isDecelerating)
    shifted.settle()
    plain.settle()
    let difference = plain.scrollView.contentOffset.y - shifted.scrollView.contentOffset.y
    #expect(abs(difference - 15_000) <= 0.5)

    // In mid-drag: the content stays under the finger from where it was put.
    let dragged = Bed()
    dragged.swipe(from: (160, 400), to: (160, 300), 0.2, lift: false)
    dragged.frame()
    let before = dragged.scrollView.contentOffset.y
    dragged.scrollView.contentOffset.y += 700
    dragged.touch(1, .move, 160, 290)
    dragged.frame()
    #expect(dragged.scrollView.contentOffset.y == before + 710)

    let stopped = Bed()
    stopped.swipe(from: (160, 400), to: (160, 200), 0.1)
    stopped.wait(0.1)
    stopped.scrollView.setContentOffset(CGPoint(x: 0, y: 55), animated: false)
    #expect(!stopped.scrollView.isDecelerating)
    stopped.wait(1)
    #expect(stopped.scrollView.contentOffset == CGPoint(x: 0, y: 55))
    stopped.scrollView.bounds.origin = CGPoint(x: 0.3, y: 0.7)
    #expect(stopped.scrollView.contentOffset == CGPoint(x: 0.3, y: 0.7))
  }

  @Test func `17 A block sets the model at once and shows the way, an animated offset writes it`() {
    let bed = Bed()
    let view = bed.scrollView
    UIView.animate(withDuration: 0.3) { view.contentOffset = CGPoint(x: 0, y: 300) }
    #expect(view.contentOffset.y == 300)
    #expect(bed.log.names == ["didScroll"])
    bed.wait(0.15)
    let shown = view.layer.presentation()?.bounds.origin.y ?? 0
    #expect(abs(shown - 150) < 30)
    #expect(view.contentOffset.y == 300)
    bed.settle()
    #expect(view.layer.presentation()?.bounds.origin.y ?? 300 == 300)
    #expect(bed.log.names == ["didScroll"])

    view.setContentOffset(.zero, animated: true)
    bed.wait(0.15)
    #expect(abs(view.contentOffset.y - 150) < 30)
    bed.settle()
    #expect(bed.log.names.filter { $0 == "didScroll" }.count > 20)
  }
}
