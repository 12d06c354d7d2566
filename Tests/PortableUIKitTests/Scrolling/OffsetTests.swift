import Foundation
import PortableUIKit
import ScrollBed
import ScrollEngine
import ScrollGeometry
import Testing

@MainActor
struct OffsetTests {
  @Test func theOffsetIsNeverClamped() {
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.contentOffset = CGPoint(x: -50, y: 900)
    #expect(view.contentOffset == CGPoint(x: -50, y: 900))
    #expect(view.bounds.origin == view.contentOffset)
    view.setContentOffset(CGPoint(x: 1e13 + 7, y: 3), animated: false)
    #expect(view.contentOffset == CGPoint(x: 1e13 + 7, y: 3))
  }

  @Test func theOffsetIsOnPixelsAndTheBoundsAreNot() {
    // G7: measured on a device at @1x.
    UIScreen.main.scale = 1
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.contentOffset = CGPoint(x: 3.8, y: 3.2)
    #expect(view.contentOffset == CGPoint(x: 4, y: 3))
    view.bounds.origin = CGPoint(x: 3.8, y: 3.2)
    #expect(view.contentOffset == CGPoint(x: 3.8, y: 3.2))
  }

  @Test func aChangeOfTheOffsetIsToldAtOnceAndOnce() {
    let bed = Bed()
    bed.scrollView.contentOffset = CGPoint(x: 0, y: 10)
    #expect(bed.log.lines.count == 1)
    bed.scrollView.contentOffset = CGPoint(x: 0, y: 10)
    #expect(bed.log.lines.count == 1)
    bed.scrollView.bounds.origin.y = 20
    #expect(bed.log.calls == "didScroll*")
    #expect(bed.log.lines.count == 2)
  }

  @Test func anAnimatedOffsetEndsWithItsCall() {
    let bed = Bed()
    bed.scrollView.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
    bed.wait(0.15)
    #expect(abs(bed.offset.y - 150) <= 1)
    bed.settle()
    #expect(bed.offset.y == 300)
    #expect(bed.log.calls == "didScroll* didEndScrollingAnimation")
    bed.log.clear()
    bed.scrollView.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
    bed.settle()
    #expect(bed.log.lines.isEmpty)
  }

  @Test func shrinkingContentKeepsWhatWasAllowedAllowed() {
    let bed = Bed()
    bed.scrollView.contentOffset = CGPoint(x: 0, y: 2000)
    bed.scrollView.contentSize = CGSize(width: 320, height: 1000)
    #expect(bed.offset.y == 540)
    bed.scrollView.contentInset = UIEdgeInsets(top: 5, left: 0, bottom: 5, right: 0)
    #expect(bed.offset.y == 540)
  }

  /// Everything that decides the limits, and nothing that moves them where the content fits anyway.
  @Test func whatDecidesTheLimitsPutsTheContentWhereItMayRest() {
    let changes: [(UIScrollView) -> Void] = [
      { $0.contentSize.height = 5000 }, { $0.contentSize = CGSize(width: 10, height: 20) },
      { $0.contentInset.bottom = 7 }, { $0.frame.size.height = 400 },
      { $0.bounds.size.width = 300 }, { $0.contentAlignmentPoint = CGPoint(x: 0, y: 1) },
    ]
    for change in changes {
      let bed = Bed()
      bed.scrollView.contentOffset = CGPoint(x: -50, y: 70_000)
      bed.wait(0.1)
      #expect(bed.offset == Point(x: -50, y: 70_000))
      change(bed.scrollView)
      #expect(bed.offset == bed.scrollView.offsetLimits.clamped(Point(x: -50, y: 70_000)))
    }
  }

  @Test func whatFingersOrAMotionHaveIsNotPutElsewhere() {
    let bed = Bed()
    bed.swipe(from: (160, 100), to: (160, 300), 0.3, pause: 0.2, lift: false)
    let held = bed.offset
    #expect(held.y < 0)
    bed.scrollView.contentInset.bottom = 7
    #expect(bed.offset == held)
    bed.touch(1, .up, 160, 300)
    bed.frame()
    bed.wait(0.05)
    let moving = bed.offset
    #expect(moving.y < 0 && moving.y > held.y)
    bed.scrollView.contentInset.bottom = 9
    #expect(bed.offset == moving)
    bed.settle()
    #expect(bed.offset == .zero)
  }

  @Test func insideACallbackWhatIsWrittenLastHolds() {
    let bed = Bed()
    bed.log.onCall = { name, view in
      guard name == "didEndScrollingAnimation" else { return }
      view.contentInset.top = 30
      view.contentSize.height = 900
      view.contentOffset = CGPoint(x: -5, y: 800)
    }
    bed.scrollView.setContentOffset(CGPoint(x: 0, y: 70), animated: true)
    bed.settle()
    #expect(bed.offset == Point(x: -5, y: 800))
  }

  @Test func theRectMovesTheLeast() {
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 319, height: 200))
    view.contentSize = CGSize(width: 600, height: 600)
    for (y, offset) in [(230.0, 31.0), (240, 41), (250, 51)] {
      view.scrollRectToVisible(CGRect(x: 0, y: y, width: 1, height: 1), animated: false)
      #expect(Double(view.contentOffset.y) == offset)
    }
  }

  /// A rectangle may reach beyond the content; the content is not pulled out for it.
  @Test(arguments: [false, true]) func noRectPullsTheContentOut(animated: Bool) {
    let bed = Bed(content: CGSize(width: 1000, height: 1000))
    for (rect, offset) in [
      (CGRect(x: 900, y: 900, width: 300, height: 400), Point(x: 680, y: 540)),
      (CGRect(x: -200, y: -300, width: 50, height: 60), Point(x: 0, y: 0)),
      (CGRect(x: 5000, y: 100, width: 1, height: 1), Point(x: 680, y: 0)),
    ] {
      bed.scrollView.scrollRectToVisible(rect, animated: animated)
      bed.settle()
      #expect(bed.offset == offset)
    }
  }

  /// Apple's recipe for the keyboard: an inset as high as it is, then the field.
  @Test func theRectComesClearOfTheInsets() {
    let bed = Bed(content: CGSize(width: 320, height: 800))
    bed.scrollView.contentInset.bottom = 216
    bed.scrollView.scrollRectToVisible(
      CGRect(x: 20, y: 400, width: 280, height: 30), animated: false)
    #expect(bed.offset.y == 186)
    // Clear already: nothing moves.
    bed.scrollView.scrollRectToVisible(
      CGRect(x: 20, y: 200, width: 280, height: 30), animated: false)
    #expect(bed.offset.y == 186)
    // As far as it goes: the content's end is the keyboard's edge.
    bed.scrollView.scrollRectToVisible(
      CGRect(x: 20, y: 770, width: 280, height: 100), animated: false)
    #expect(bed.offset.y == 800 + 216 - 460)
    bed.scrollView.contentInset = UIEdgeInsets(top: 88, left: 40, bottom: 0, right: 30)
    bed.scrollView.contentSize.width = 900
    bed.scrollView.scrollRectToVisible(
      CGRect(x: 300, y: 300, width: 50, height: 10), animated: false)
    #expect(bed.offset == Point(x: 350 + 30 - 320, y: 300 - 88))
    bed.scrollView.scrollRectToVisible(CGRect(x: 60, y: 300, width: 50, height: 10), animated: true)
    bed.settle()
    #expect(bed.offset == Point(x: 20, y: 212))
  }

  @Test func scrollingLaysOutTheScrollViewAloneAndOnce() {
    final class Counter: UIScrollView {
      var layouts = 0
      override func layoutSubviews() {
        super.layoutSubviews()
        layouts += 1
        if layouts < 50 { contentOffset.y += 1 }
      }
    }
    let counter = Counter(frame: .zero)
    let bed = Bed(scrollView: counter)
    let before = counter.layouts
    counter.contentOffset.y = 100
    #expect(counter.layouts == before)
    bed.wait(1.0 / 120)
    #expect(counter.layouts == before + 1)
  }

  @Test func aDisabledPanStillScrollsByProgram() {
    let bed = Bed()
    bed.scrollView.isScrollEnabled = false
    bed.swipe(from: (160, 400), to: (160, 100), 0.2)
    bed.settle()
    #expect(bed.log.lines.isEmpty)
    bed.scrollView.setContentOffset(CGPoint(x: 0, y: 70), animated: true)
    bed.settle()
    #expect(bed.offset.y == 70)
  }

  @Test func theDelegateIsWeak() {
    let view = UIScrollView()
    var log: DelegateLog? = DelegateLog()
    view.delegate = log
    #expect(view.delegate != nil)
    log = nil
    #expect(view.delegate == nil)
  }

  @Test func observersFireForEveryStep() {
    final class Observer: UIScrollView {
      var offsets: [CGFloat] = []
      var boundsChanges = 0
      override var contentOffset: CGPoint { didSet { offsets.append(contentOffset.y) } }
      override var bounds: CGRect { didSet { boundsChanges += 1 } }
    }
    let observer = Observer(frame: .zero)
    let bed = Bed(scrollView: observer)
    bed.swipe(from: (160, 400), to: (160, 200), 0.2)
    bed.settle()
    let scrolls = bed.log.lines.count { $0.hasPrefix("didScroll") }
    #expect(observer.offsets.count == scrolls)
    #expect(observer.boundsChanges >= scrolls)
    #expect(scrolls > 50)
  }
}
