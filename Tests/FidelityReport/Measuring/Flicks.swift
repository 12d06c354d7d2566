import Foundation
import PortableUIKit
import ScrollBed
import ScrollGeometry

@MainActor
func flicksChapter() -> Chapter {
  let streak = multipliers(of: Array(repeating: 300, count: 12))
  let expected = [1, 1, 1, 1.9, 3.25, 5.05, 7.3, 10, 13.15, 16, 16, 16]
  return Chapter(
    title: "Repeated flicks",
    text:
      "From the fourth flick in a row on, the way after the release is multiplied. Each flick is 300 pt at 3 pt/ms, "
      + "0.2 s after the one before.",
    pictures: [("repeated-flicks.svg", "The multiplier of the way after each of twelve flicks")],
    findings: zip(streak, expected).enumerated().filter { (3...9).contains($0.offset) }.map {
      index, pair in
      .number(
        "flick \(index + 1)", "A+P", says: pair.1, gives: pair.0, within: 1e-6, "×", digits: 2)
    } + [
      shortDrags(), reset("after a pause of 1.01 s", says: 1) { $0.wait(0.81) },
      reset("after a pause of 0.99 s", says: 1.9) { $0.wait(0.79) },
      reset("after a flick the other way", says: 1) { $0.flick(-300, velocity: 3) },
      reset("after a release at 0.59 pt/ms", says: 1) { $0.flick(60, velocity: 0.59) },
      reset("after a release at 0.61 pt/ms: it counts", says: 3.25) {
        $0.flick(300, velocity: 0.61)
      },
      slowDrag(0.12, says: 1), slowDrag(0.14, says: 1.9),
      edge("after a flick that was released 100 pt past an edge", room: -100, says: 1),
      edge("after one that was released 10,000 pt before it", room: 10_000, says: 3.25), paging(),
    ])
}

/// How much farther than plain each flick goes.
@MainActor
func multipliers(of drags: [Double]) -> [Double] {
  let bed = Bed.fine(content: CGSize(width: 320, height: 10_000_000))
  return drags.map { drag in
    bed.flick(drag, velocity: 3)
    return bed.multiplier
  }
}

extension Bed {
  fileprivate var multiplier: Double { projected.dy / Laws.distance(releaseVelocity.dy) }

  /// So many points at this speed, then 0.2 s without a finger. The first of a streak has a slop to overcome.
  fileprivate func flick(_ distance: Double, velocity: Double) {
    let slop = scrollView.isDecelerating ? 0.0 : distance < 0 ? -10 : 10
    let way = distance + slop
    swipe(from: (160, 400), to: (160, 400 - way), abs(way) / velocity / 1000, rate: 1000)
    wait(0.2)
  }
}

@MainActor
private func shortDrags() -> Finding {
  .number(
    "the fourth flick, of 120 pt: half a step", "A+P", says: 1.5,
    gives: multipliers(of: [300, 300, 300, 120])[3],
    within: 1e-6, "×", digits: 2)
}

/// The fourth flick after three and something else.
@MainActor
private func reset(_ what: String, says expected: Double, _ between: (Bed) -> Void) -> Finding {
  let bed = Bed.fine(content: CGSize(width: 320, height: 10_000_000))
  bed.scrollView.contentOffset.y = 100_000
  for _ in 0..<3 { bed.flick(300, velocity: 3) }
  between(bed)
  bed.flick(300, velocity: 3)
  return .number(what, "A+P", says: expected, gives: bed.multiplier, within: 1e-6, "×", digits: 2)
}

/// A fourth flick whose finger first creeps.
@MainActor
private func slowDrag(_ speed: Double, says expected: Double) -> Finding {
  let bed = Bed.fine(content: CGSize(width: 320, height: 10_000_000))
  for _ in 0..<3 { bed.flick(300, velocity: 3) }
  var samples = [(time: 0.0, x: 160.0, y: 400.0)]
  for step in 1...10 { samples.append((Double(step) * 0.01, 160, 400 - speed * 10 * Double(step))) }
  for step in 1...10 {
    samples.append((0.1 + Double(step) * 0.01, 160, samples[10].y - 30 * Double(step)))
  }
  bed.stroke(samples)
  return .number(
    "a drag that was once as slow as \(speed) pt/ms", "A+P", says: expected, gives: bed.multiplier,
    within: 1e-6,
    "×", digits: 2)
}

/// After three flicks a fourth the same way, released so many points before the edge, or past it; then a fifth.
@MainActor
private func edge(_ what: String, room: Double, says expected: Double) -> Finding {
  let bed = Bed.fine(content: CGSize(width: 320, height: 10_000_000))
  for _ in 0..<3 { bed.flick(300, velocity: 3) }
  func put(_ y: Double) { bed.scrollView.setContentOffset(CGPoint(x: 0, y: y), animated: false) }
  put(10_000_000 - 460 - 300 - room)
  bed.flick(300, velocity: 3)
  put(100_000)
  bed.flick(300, velocity: 3)
  return .number(what, "A+P", says: expected, gives: bed.multiplier, within: 1e-6, "×", digits: 2)
}

@MainActor
private func paging() -> Finding {
  let bed = Bed.fine(content: CGSize(width: 320, height: 460_000))
  bed.scrollView.isPagingEnabled = true
  var pages: [Double] = []
  for _ in 0..<5 {
    bed.flick(200, velocity: 3)
    bed.settle()
    pages.append(bed.offset.y / 460)
  }
  return .words(
    "a pager goes one page a flick, however many", "A+P", says: "1 2 3 4 5",
    gives: pages.map { fixed($0, 0) }.joined(separator: " "))
}
