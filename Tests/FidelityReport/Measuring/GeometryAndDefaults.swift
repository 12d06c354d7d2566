import Foundation
import PortableUIKit
import ScrollBed
import ScrollEngine
import ScrollGeometry

@MainActor
func geometryChapter() -> Chapter {
  Chapter(
    title: "Geometry and defaults",
    text: "What reads what, when it is told, and what a new scroll view is set to.",
    findings: [
      offsetIsBounds(), limits(), centring(), unclamped(), pixels(), pixelsOfBounds(), shrinking(),
      layoutOnce(),
      animatedDuration(), animatedHalf(), retarget(), wheel(), momentum(), defaults(),
    ])
}

private func text(_ point: Point, _ digits: Int = 0) -> String {
  "(\(fixed(point.x, digits)), \(fixed(point.y, digits)))"
}

@MainActor
private func offsetIsBounds() -> Finding {
  let bed = Bed()
  bed.swipe(from: (160, 400), to: (160, 200), 0.1)
  bed.wait(0.1)
  return .words(
    "`contentOffset` and `bounds.origin`, in the middle of a deceleration", "D", says: "equal",
    gives: bed.scrollView.contentOffset == bed.scrollView.bounds.origin ? "equal" : "different")
}

/// Where a view rests that was pulled far over its ends.
@MainActor
private func limits() -> Finding {
  func rest(_ way: Double) -> Point {
    let bed = Bed(content: CGSize(width: 1000, height: 2000))
    bed.scrollView.contentInset = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
    bed.swipe(from: (160, 200), to: (160 + way, 200 + way), 0.2, pause: 0.1)
    bed.settle()
    return bed.offset
  }
  return .words(
    "ends of 1000 × 2000 in 320 × 460 with insets 10, 20, 30, 40", "D",
    says: "(−20, −10) to (720, 1570)",
    gives: "\(text(rest(9000))) to \(text(rest(-9000)))")
}

@MainActor
private func centring() -> Finding {
  let bed = Bed(content: CGSize(width: 100, height: 60))
  bed.scrollView.contentInset = UIEdgeInsets(top: 200, left: 110, bottom: 200, right: 110)
  bed.scrollView.alwaysBounceVertical = true
  bed.swipe(from: (160, 100), to: (160, 300), 0.1)
  bed.settle()
  return .words(
    "content of 100 × 60 centred by insets, pulled and let go", "D", says: "(−110, −200)",
    gives: text(bed.offset))
}

@MainActor
private func unclamped() -> Finding {
  let bed = Bed()
  bed.scrollView.contentOffset = CGPoint(x: -500, y: 99_999)
  return .words(
    "`contentOffset` assigned far outside", "D", says: "(−500, 99999)", gives: text(bed.offset))
}

@MainActor
private func pixels() -> Finding {
  let bed = Bed(pixelsPerPoint: 1)
  bed.scrollView.contentOffset = CGPoint(x: 0, y: 3.8)
  return .number(
    "3.8 assigned at @1x reads back", "M", says: 4, gives: bed.offset.y, within: 0, digits: 1)
}

@MainActor
private func pixelsOfBounds() -> Finding {
  let bed = Bed(pixelsPerPoint: 1)
  bed.scrollView.bounds.origin.y = 3.8
  return .number(
    "the same through `bounds.origin`", "D", says: 3.8, gives: bed.offset.y, within: 0, digits: 1)
}

@MainActor
private func shrinking() -> Finding {
  let free = Bed()
  free.scrollView.contentOffset.y = 2000
  free.scrollView.contentSize.height = 1000
  let held = Bed()
  held.scrollView.contentOffset.y = 2000
  held.touch(1, .down, 160, 200)
  held.frame()
  held.scrollView.contentSize.height = 1000
  return .words(
    "content that shrinks to 1000: the offset with nobody touching, and under a finger", "F",
    says: "540, 2000",
    gives: "\(fixed(free.offset.y, 0)), \(fixed(held.offset.y, 0))")
}

@MainActor
private func layoutOnce() -> Finding {
  final class Counting: UIScrollView {
    var layouts = 0
    override func layoutSubviews() {
      super.layoutSubviews()
      layouts += 1
    }
  }
  let view = Counting(frame: .zero)
  let bed = Bed(scrollView: view)
  let before = view.layouts
  for y in 1...5 { view.contentOffset.y = CGFloat(y) }
  let told = bed.log.lines.count
  let inside = view.layouts - before
  bed.wait(1.0 / 120)
  return .words(
    "five writes of the offset: `didScroll` at once, `layoutSubviews` inside the setter, and in the next frame",
    "D",
    says: "5, 0, 1", gives: "\(told), \(inside), \(view.layouts - before)")
}

@MainActor
private func animatedDuration() -> Finding {
  let bed = Bed()
  bed.framesPerSecond = 1000
  bed.scrollView.setContentOffset(CGPoint(x: 0, y: 500), animated: true)
  return .number(
    "animated `setContentOffset` takes", "F", says: 300, gives: bed.settle() * 1000, within: 1,
    "ms", digits: 0)
}

@MainActor
private func animatedHalf() -> Finding {
  let bed = Bed.fine()
  bed.framesPerSecond = 1000
  bed.scrollView.setContentOffset(CGPoint(x: 0, y: 500), animated: true)
  let shares = [0.075, 0.15, 0.225].map { time -> String in
    bed.run(until: time)
    return fixed(bed.offset.y / 5, 1)
  }
  // The CSS curve ease-in-out, cubic-bezier(0.42, 0, 0.58, 1), at ¼, ½ and ¾ of the time.
  return .words(
    "its way after ¼, ½ and ¾ of that, in %: ease in, ease out", "F", says: "12.9 50.0 87.1",
    gives: shares.joined(separator: " "))
}

@MainActor
private func retarget() -> Finding {
  let bed = Bed.fine()
  bed.scrollView.setContentOffset(CGPoint(x: 0, y: 500), animated: true)
  bed.wait(0.15)
  let half = bed.offset.y
  bed.scrollView.setContentOffset(CGPoint(x: 0, y: 0), animated: true)
  let kept = bed.offset.y
  bed.wait(0.1)
  bed.touch(1, .down, 160, 200)
  bed.wait(0.05)
  let stopped = bed.offset.y
  bed.wait(0.2)
  return .words(
    "a new call goes on from what is shown; a touch stops it", "F", says: "goes on, stopped",
    gives: "\(half == kept ? "goes on" : "jumps"), "
      + "\(stopped > 0 && stopped < half && bed.offset.y == stopped ? "stopped" : "not stopped")")
}

@MainActor
private func wheel() -> Finding {
  let bed = Bed()
  bed.wheel(-100_000)
  bed.settle()
  bed.wheel(100_000)
  bed.settle()
  let offsets = bed.log.offsets.map { Double($0.y) }
  return .words(
    "a wheel turned beyond both ends", "C", says: "0 to 5540 pt",
    gives: "\(fixed(offsets.min() ?? 0, 0)) to \(fixed(offsets.max() ?? 0, 0)) pt")
}

/// A host that reports momentum is followed; otherwise it is ours.
@MainActor
private func momentum() -> Finding {
  func end(_ isReported: Bool) -> Double {
    let bed = Bed.fine()
    bed.trackpad(.began)
    for _ in 0..<10 {
      bed.wait(0.01)
      bed.trackpad(.changed, 0, -10)
    }
    bed.trackpad(.ended)
    if isReported {
      bed.trackpad(.momentumBegan)
      for _ in 0..<5 {
        bed.wait(0.01)
        bed.trackpad(.momentumChanged, 0, -6)
      }
      bed.trackpad(.momentumEnded)
    }
    bed.settle()
    return bed.offset.y
  }
  return .words(
    "a trackpad's 100 pt at 1 pt/ms: with 30 pt of momentum from the system, and without", "C",
    says: "130.0, \(fixed(100 + Laws.distance(1), 1))",
    gives: "\(fixed(end(true), 1)), \(fixed(end(false), 1))")
}

@MainActor
private func defaults() -> Finding {
  let view = UIScrollView(frame: .zero)
  let on = [
    view.isScrollEnabled, view.bounces, view.bouncesZoom, view.delaysContentTouches,
    view.canCancelContentTouches,
    view.scrollsToTop, view.showsHorizontalScrollIndicator, view.showsVerticalScrollIndicator,
    view.clipsToBounds,
  ]
  let off = [
    view.isPagingEnabled, view.isDirectionalLockEnabled, view.alwaysBounceVertical,
    view.alwaysBounceHorizontal,
  ]
  return .words(
    "defaults: nine that are true, four that are false, the zoom limits", "D", says: "9, 4, 1 to 1",
    gives: "\(on.count { $0 }), \(off.count { !$0 }), "
      + "\(fixed(Double(view.minimumZoomScale), 0)) to \(fixed(Double(view.maximumZoomScale), 0))")
}
