import Foundation
import PortableUIKit
import ScrollBed
import ScrollEngine
import ScrollGeometry

@MainActor
func bounceChapter() -> Chapter {
  let spring = springOfCrossing()
  let crossing = crossing(at: 1, rate: 10_000)
  let peak = crossing.max { $0.excess < $1.excess } ?? (0, 0)
  return Chapter(
    title: "Bounce",
    text:
      "Out of bounds, with y the distance from the edge: y′ = −α·y + v, v′ = −(α + β)·v, α = |ln 0.99|, β = |ln r|. "
      + "For content that crosses the edge that is a spring of k = 121.1, c = 22.1. The expected values are this "
      + "differential equation, solved numerically; the engine has it in closed form.",
    pictures: [
      ("bounce.svg", "Distance from the edge against time, beside fifteen frames of a device")
    ],
    findings: [
      .number(
        "spring constant of a crossing body", "P", says: 121.1, gives: spring.stiffness,
        within: 0.05,
        "1/s²", digits: 1),
      .number(
        "its damping", "P", says: 22.1, gives: spring.damping, within: 0.05, "1/s", digits: 1),
      .number(
        "its damping ratio", "P", says: 1.004,
        gives: spring.damping / 2 / spring.stiffness.squareRoot(), within: 0.0005),
      .number(
        "peak after crossing at 1 pt/ms", "P", says: 33.3, gives: peak.excess, within: 0.05, "pt",
        digits: 1),
      .number("when it is there", "P", says: 91, gives: peak.time, within: 0.6, "ms", digits: 0),
      crossingLaw(), returning(),
    ] + inward() + [answered(), rates(), settled(), callbacks()])
}

/// A fling that meets the lower edge at `velocity`: milliseconds since then, and points beyond.
@MainActor
func crossing(at velocity: Double, rate: Double = 1000) -> [(time: Double, excess: Double)] {
  let release = velocity + 0.5
  // The edge lies where the fling has slowed down to `velocity`.
  let way = (release - velocity) / -log(Laws.normalRate)
  let crossing = log(velocity / release) / log(Laws.normalRate)
  let dragged = release * 100 - 10
  let bed = Bed.fine(content: CGSize(width: 320, height: 460 + dragged + way))
  bed.framesPerSecond = rate
  bed.fling(release)
  return bed.recordUntilRest().map {
    ($0.time * 1000 - crossing, $0.offset.y - dragged - way)
  }.filter { $0.0 >= 0 }
}

/// The spring that the shown distances from the edge are those of, at rest on it: in 1/s² and 1/s.
///
/// Equally spaced places of any damped spring follow y₊ = a·y − b·y₋, whatever its start; a and b are those that fit
/// best.
@MainActor
private func springOfCrossing() -> (stiffness: Double, damping: Double) {
  let step = 0.01
  let places = crossing(at: 1, rate: 1 / step).dropLast().map(\.excess)
  var (pp, pq, qq, np, nq) = (0.0, 0.0, 0.0, 0.0, 0.0)
  for (before, (place, next)) in zip(places, zip(places.dropFirst(), places.dropFirst(2))) {
    pp += place * place
    pq += place * before
    qq += before * before
    np += next * place
    nq += next * before
  }
  let a = (np * qq - nq * pq) / (pp * qq - pq * pq)
  let b = (np * pq - nq * pp) / (pp * qq - pq * pq)
  let damping = -log(b) / step
  // Swinging below 1, creeping above.
  let ratio = a / (2 * b.squareRoot())
  let turn = (ratio < 1 ? acos(ratio) : acosh(ratio)) / step
  return (damping * damping / 4 + (ratio < 1 ? turn * turn : -turn * turn), damping)
}

@MainActor
private func crossingLaw() -> Finding {
  let samples = [0.1, 1, 5].flatMap { velocity in
    crossing(at: velocity, rate: 120).dropLast().map { sample in
      abs(sample.excess - Laws.bounce(0, velocity, until: sample.time).excess)
    }
  }
  return .curve(
    "crossing the edge at 0.1, 1 and 5 pt/ms, in the middle of a frame", "P",
    says: "the equation above",
    over: samples.count, off: samples.max() ?? .infinity, within: 1e-5)
}

/// Pulled out, held and let go.
@MainActor
private func returning() -> Finding {
  let bed = Bed.fine()
  bed.swipe(from: (160, 50), to: (160, 350), 0.3, pause: 0.2)
  let out = bed.offset.y
  let samples = bed.recordUntilRest().dropLast()
  let off = samples.map { abs($0.offset.y - out * pow(0.99, $0.time * 1000)) }
  return .curve(
    "let go at rest \(fixed(-out, 1)) pt out", "P", says: "y·0.99ᵗ", over: off.count,
    off: off.max() ?? .infinity,
    within: 1e-5)
}

/// Flicked inwards from outside the upper edge, and let go there.
@MainActor
private func flickedInwards(_ answer: CGPoint? = nil) -> (bed: Bed, out: Double) {
  let bed = Bed.fine()
  bed.swipe(from: (160, 50), to: (160, 350), 0.3, pause: 0.2, lift: false)
  let start = bed.time
  for step in 1...100 {
    bed.run(until: start + Double(step) / 1000)
    bed.touch(1, .move, 160, 350 - Double(step))
  }
  if let answer { bed.log.target = { _ in answer } }
  bed.touch(1, .up, 160, 250)
  bed.frame()
  return (bed, bed.offset.y)
}

/// It carries through the edge and runs out freely, to where the delegate was told.
@MainActor
private func inward() -> [Finding] {
  let (bed, out) = flickedInwards()
  // The finger's velocity is the carried one: let go at rest it would be 0, and the way back pure 0.99ᵗ.
  var state = (excess: out, velocity: bed.releaseVelocity.dy)
  while state.excess < 0 { state = Laws.bounce(state.excess, state.velocity, until: 1.0 / 64) }
  bed.settle()
  let target = bed.log.releases.last.map { Double($0.target.y) } ?? .nan
  return [
    .number(
      "flicked inwards at 1 pt/ms from \(fixed(-out, 1)) pt out: rests at", "P",
      says: Laws.distance(state.velocity),
      gives: bed.offset.y, within: 0.05, "pt", digits: 1),
    .number(
      "the target that the delegate was shown for that", "D", says: Laws.distance(state.velocity),
      gives: target, within: 0.05, "pt", digits: 1),
  ]
}

/// The same, and the delegate has another wish, nearer or farther.
@MainActor
private func answered() -> Finding {
  let rests = [40.0, 900].map { answer -> String in
    let bed = flickedInwards(CGPoint(x: 0, y: answer)).bed
    bed.settle()
    return fixed(bed.offset.y, 1)
  }
  return .words(
    "the delegate answers 40 pt there, or 900 pt: rests at", "C", says: "40.0 900.0",
    gives: rests.joined(separator: " "))
}

@MainActor
private func rates() -> Finding {
  func offsets(_ rate: Double) -> [Double] {
    let bed = Bed.fine(content: CGSize(width: 320, height: 900))
    bed.framesPerSecond = rate
    bed.fling(3)
    return (1...20).map { _ in
      bed.wait(0.05)
      return bed.offset.y
    }
  }
  let off = zip(offsets(60), offsets(120)).map { abs($0 - $1) }
  return .curve(
    "over the edge and back at 60 and at 120 frames a second", "C",
    says: "the same place at the same time",
    over: off.count, off: off.max() ?? .infinity, within: 2e-6)
}

@MainActor
private func settled() -> Finding {
  let bed = Bed(content: CGSize(width: 320, height: 900))
  bed.fling(3)
  bed.settle()
  return .number(
    "where it rests, less the edge", "C", says: 0, gives: bed.offset.y - 440, within: 0, "pt",
    digits: 6)
}

@MainActor
private func callbacks() -> Finding {
  let bed = Bed()
  bed.swipe(from: (160, 50), to: (160, 350), 0.3, pause: 0.2)
  bed.settle()
  return .words(
    "callbacks of a pure bounce-back", "F",
    says:
      "willBeginDragging didScroll\\* willEndDragging didEndDragging(true) willBeginDecelerating didScroll\\* "
      + "didEndDecelerating",
    gives: bed.log.markdown)
}
