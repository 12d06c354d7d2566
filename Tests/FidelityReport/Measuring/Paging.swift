import Foundation
import PortableUIKit
import ScrollBed
import ScrollGeometry

@MainActor
func pagingChapter() -> Chapter {
  Chapter(
    title: "Paging",
    text:
      "A page is as long as the bounds. A slow release goes to the nearest page, a fast one to the next in its "
      + "direction, never more than one from where the drag began; there it settles with a critically damped spring "
      + "that never overshoots.",
    pictures: [
      ("page-spring.svg", "What is left of the way to the page, for pages of five widths")
    ],
    findings: [
      goal("let go at rest at 0.4 of a page", says: 0, 0.4, 0),
      goal("let go at rest at 0.6 of a page", says: 1, 0.6, 0),
      goal("at 0.2 of a page, still moving at 0.24 pt/ms", says: 0, 0.2, 0.24),
      goal("at 0.2 of a page, moving at 0.26 pt/ms", says: 1, 0.2, 0.26),
      goal("thrown at 20 pt/ms", says: 1, 0.3, 20),
      goal("pulled 1.6 pages far, then thrown on", says: 1, 1.6, 3),
      target(), exactlyOnPage(), frequency(320), frequency(390), frequency(707), frequency(1024),
      frequency(1366),
      law(), overshoot(),
    ])
}

extension Bed {
  /// Pages side by side, on one of which it begins.
  static func pager(width: Double = 320, page: Double = 3) -> Bed {
    let bed = Bed.fine(
      bounds: CGSize(width: width, height: 460), content: CGSize(width: width * 10, height: 460))
    bed.scrollView.isPagingEnabled = true
    bed.scrollView.contentOffset.x = CGFloat(width * page)
    bed.log.clear()
    return bed
  }

  /// Drags by a share of a page and lifts at `velocity`, points per millisecond; held still before when that is 0.
  func turn(_ share: Double, _ velocity: Double) {
    let width = Double(scrollView.bounds.width)
    let way = share * width
    let end = 300 - way - 10
    if velocity == 0 {
      swipe(from: (300, 200), to: (end, 200), 0.3, pause: 0.2)
    } else {
      // Slowly to the last 20 pt, which have the speed.
      let slow = end + 20
      swipe(from: (300, 200), to: (slow, 200), 0.3, lift: false)
      let start = time
      let steps = 10
      for step in 1...steps {
        run(until: start + 20 / velocity / 1000 * Double(step) / Double(steps))
        touch(1, .move, slow - 20 * Double(step) / Double(steps), 200)
      }
      touch(1, .up, end, 200)
      frame()
    }
  }
}

@MainActor
private func goal(_ what: String, says expected: Double, _ share: Double, _ velocity: Double)
  -> Finding
{
  let bed = Bed.pager()
  bed.turn(share, velocity)
  bed.settle()
  return .number(
    what + ": pages on", "F", says: expected, gives: bed.offset.x / 320 - 3, within: 0, digits: 0)
}

@MainActor
private func target() -> Finding {
  let bed = Bed.pager()
  bed.turn(0.3, 1)
  let target = bed.log.releases.last.map { Double($0.target.x) } ?? 0
  return .number(
    "the target that the delegate is shown is the page", "F", says: 1280, gives: target, within: 0,
    "pt", digits: 0)
}

@MainActor
private func exactlyOnPage() -> Finding {
  let bed = Bed.pager()
  bed.turn(1, 0)
  return .words(
    "let go exactly on a page", "D",
    says: "willBeginDragging didScroll\\* willEndDragging didEndDragging(false)",
    gives: bed.log.markdown)
}

/// The way to the page after a release at rest: milliseconds, and what is left of it.
@MainActor
func pageSpring(width: Double) -> [(time: Double, left: Double)] {
  let bed = Bed.pager(width: width)
  bed.framesPerSecond = 1000
  bed.turn(0.6, 0)
  return bed.recordUntilRest().map { ($0.time * 1000, (width * 4 - $0.offset.x) / (width * 0.4)) }
}

@MainActor
private func frequency(_ width: Double) -> Finding {
  // (1 + ω·t)·e^(−ω·t) = what is left; found by halving.
  let sample = pageSpring(width: width)[120]
  let omega = threshold(5, 40) { Laws.spring(1, 0, $0, after: sample.time) < sample.left }
  return .number(
    "ω on pages \(fixed(width, 0)) pt wide", "C", says: Laws.pageFrequency(width), gives: omega,
    within: 0.001, "rad/s",
    digits: 2)
}

@MainActor
private func law() -> Finding {
  var off: [Double] = []
  for velocity in [0.5, 1, 3] {
    let bed = Bed.pager()
    bed.turn(0.3, velocity)
    let distance = bed.offset.x - 1280
    // Limited to ω·distance: with more it would overshoot.
    let speed = min(bed.releaseVelocity.dx, 0.017 * -distance)
    off += bed.recordUntilRest().dropLast().map {
      abs($0.offset.x - 1280 - Laws.spring(distance, speed, 17, after: $0.time * 1000))
    }
  }
  return .curve(
    "thrown at 0.5, 1 and 3 pt/ms", "C", says: "(y + (v + ω·y)·t)·e^(−ω·t)", over: off.count,
    off: off.max() ?? .infinity, within: 1e-5)
}

@MainActor
private func overshoot() -> Finding {
  var beyond = 0.0
  for velocity in [0.3, 1, 3, 10, 100] {
    let bed = Bed.pager()
    bed.turn(0.3, velocity)
    for sample in bed.recordUntilRest() { beyond = max(beyond, sample.offset.x - 1280) }
  }
  return .number(
    "farthest beyond the page, thrown at 0.3 to 100 pt/ms", "C", says: 0, gives: beyond, within: 0,
    "pt", digits: 6)
}
