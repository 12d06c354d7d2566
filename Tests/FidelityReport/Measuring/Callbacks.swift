import Foundation
import PortableUIKit
import ScrollBed
import ScrollEngine
import ScrollGeometry

@MainActor
func callbacksChapter() -> Chapter {
  Chapter(
    title: "Delegate order",
    text: "The whole log of each case; a star marks a call that comes again and again.",
    findings: [
      calls(
        "drag, then decelerate", "M",
        "willBeginDragging didScroll\\* willEndDragging didEndDragging(true) willBeginDecelerating didScroll\\* "
          + "didEndDecelerating"
      ) { $0.swipe(from: (160, 400), to: (160, 200), 0.1) },
      calls(
        "drag, then rest", "M",
        "willBeginDragging didScroll\\* willEndDragging didEndDragging(false)"
      ) { $0.swipe(from: (160, 400), to: (160, 200), 0.1, pause: 0.2) },
      calls("set the offset, not animated", "D", "didScroll") {
        $0.scrollView.contentOffset = CGPoint(x: 0, y: 100)
      },
      calls("set the offset that it has", "D", "") { $0.scrollView.contentOffset = .zero },
      calls("set the offset, animated", "M", "didScroll\\* didEndScrollingAnimation") {
        $0.scrollView.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
      },
      calls("set the offset that it has, animated", "F", "") {
        $0.scrollView.setContentOffset(.zero, animated: true)
      },
      calls(
        "a touch stops a deceleration", "M",
        "willBeginDragging didScroll\\* willEndDragging didEndDragging(true) willBeginDecelerating didScroll\\* "
          + "didEndDecelerating"
      ) {
        $0.swipe(from: (160, 400), to: (160, 200), 0.1)
        $0.wait(0.2)
        $0.touch(1, .down, 160, 200)
        $0.wait(0.1)
        $0.touch(1, .up, 160, 200)
      },
      stoppingFlags(),
      calls(
        "pinch", "F", "willBeginZooming {didScroll didZoom}\\* didEndZooming", pinches: true
      ) { $0.pinch((160, 230), 100, 150, 0.2) },
      calls(
        "pinch past a limit: the end comes after the bounce", "D",
        "willBeginZooming {didScroll didZoom}\\* didZoom didScroll\\* didEndZooming", pinches: true
      ) { $0.pinch((160, 230), 100, 900, 0.2) },
      calls("scroll to top", "D", "shouldScrollToTop didScroll\\* didScrollToTop", from: 1000) {
        $0.window.scrollToTop()
      },
      calls("scroll to top, and the delegate says no", "D", "shouldScrollToTop", from: 1000) {
        $0.log.mayScrollToTop = false
        $0.window.scrollToTop()
      },
      flags(),
    ])
}

@MainActor
private func calls(
  _ what: String, _ source: String, _ expected: String, pinches: Bool = false, from y: Double = 0,
  _ act: (Bed) -> Void
) -> Finding {
  let bed = Bed(zooms: pinches)
  if pinches { bed.scrollView.isScrollEnabled = false }
  bed.scrollView.contentOffset.y = CGFloat(y)
  bed.log.clear()
  act(bed)
  bed.settle()
  let calls = bed.log.markdown
  return .words(
    what, source, says: expected.isEmpty ? "–" : expected, gives: calls.isEmpty ? "–" : calls)
}

@MainActor
private func stoppingFlags() -> Finding {
  let bed = Bed()
  bed.swipe(from: (160, 400), to: (160, 200), 0.1)
  bed.wait(0.2)
  var seen = ""
  bed.log.onCall = { name, view in
    if name == "didEndDecelerating" {
      seen = "isTracking \(view.isTracking), isDragging \(view.isDragging)"
    }
  }
  bed.touch(1, .down, 160, 200)
  bed.wait(0.1)
  return .words(
    "flags inside that `didEndDecelerating`", "M", says: "isTracking true, isDragging false",
    gives: seen)
}

@MainActor
private func flags() -> Finding {
  let bed = Bed()
  var seen: [String] = []
  bed.log.onCall = { name, view in
    if name == "didEndDragging(false)" {
      seen.append("tracking \(view.isTracking), dragging \(view.isDragging)")
    }
    if name == "willBeginDecelerating" {
      seen.append(
        "tracking \(view.isTracking), dragging \(view.isDragging), decelerating \(view.isDecelerating)"
      )
    }
  }
  bed.swipe(from: (160, 400), to: (160, 200), 0.1, pause: 0.2)
  bed.swipe(from: (160, 400), to: (160, 200), 0.1)
  return .words(
    "flags at didEndDragging(false), and at willBeginDecelerating", "M",
    says: "tracking true, dragging false · tracking false, dragging true, decelerating true",
    gives: seen.joined(separator: " · "))
}
