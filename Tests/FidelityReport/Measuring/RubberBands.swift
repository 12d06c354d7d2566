import Foundation
import PortableUIKit
import ScrollBed
import ScrollGeometry

@MainActor
func rubberBandChapter() -> Chapter {
  Chapter(
    title: "Rubber band",
    text:
      "f(d) = R·(1 − 1/(1 + c·d/R)) with R the length of the bounds: always of the whole pull, never a factor for "
      + "each event, so that it does not matter how often the finger is looked at.",
    pictures: [
      ("rubber-band.svg", "What is shown of a pull past the edge, by a finger and on a trackpad")
    ],
    findings: [
      coefficient("c for a finger", "M+P", 0.55, pullByFinger),
      coefficient("c for a trackpad", "M", 0.715, pullByTrackpad),
      band("a finger's pull of 1 to 2000 pt", "M+P", 0.55, pullByFinger),
      band("a trackpad's pull of 1 to 2000 pt", "M", 0.715, pullByTrackpad),
      sampling(), grab(), bouncing(), hard(), lock(15, 25, says: 20), lock(65, 75, says: 70),
      lockDistance(),
      lockPause(),
    ])
}

/// How far past its upper edge a view is shown when it is pulled by so much.
@MainActor
func pullByFinger(_ pull: Double, samples: Double = 60) -> Double {
  let bed = Bed.fine()
  bed.swipe(from: (160, 50), to: (160, 60 + pull), 1, pause: 0.1, rate: samples)
  return -(bed.log.offsets.map { Double($0.y) }.min() ?? 0)
}

@MainActor
func pullByTrackpad(_ pull: Double, samples: Double = 60) -> Double {
  let bed = Bed.fine()
  bed.trackpad(.began)
  for _ in 0..<Int(samples) {
    bed.wait(1 / samples)
    bed.trackpad(.changed, 0, pull / samples)
  }
  bed.wait(0.1)
  return -bed.offset.y
}

@MainActor
private func coefficient(
  _ what: String, _ source: String, _ expected: Double, _ pull: (Double, Double) -> Double
) -> Finding {
  // f = R·(1 − 1/(1 + c·d/R)), solved for c.
  let shown = pull(100, 60)
  let c = 460 * shown / (100 * (460 - shown))
  return .number(what, source, says: expected, gives: c, within: 1e-6)
}

@MainActor
private func band(
  _ what: String, _ source: String, _ coefficient: Double, _ pull: (Double, Double) -> Double
) -> Finding {
  let off = [1.0, 3, 10, 30, 100, 300, 1000, 2000].map {
    abs(pull($0, 60) - Laws.rubberBand($0, length: 460, coefficient: coefficient))
  }
  return .curve(
    what, source, says: "R·(1 − 1/(1 + c·d/R))", over: off.count, off: off.max() ?? .infinity,
    within: 1e-5)
}

@MainActor
private func sampling() -> Finding {
  let reference = pullByFinger(290, samples: 4)
  let off = [30.0, 60, 120, 1000].map { abs(pullByFinger(290, samples: $0) - reference) }
  return .curve(
    "one pull seen as 4, 30, 60, 120 or 1000 events", "M", says: "the same", over: off.count,
    off: off.max() ?? .infinity, within: 1e-6)
}

/// A bouncing view is grabbed where it is shown, and goes on from there by the band's inverse.
@MainActor
private func grab() -> Finding {
  let bed = Bed.fine()
  bed.swipe(from: (160, 100), to: (160, 400), 0.1)
  bed.wait(0.05)
  bed.stroke([(0, 160, 200)], lift: false)
  bed.wait(0.05)
  let shown = -bed.offset.y
  let raw = 460 * shown / (0.55 * (460 - shown))
  bed.touch(1, .move, 160, 220)
  bed.wait(0.05)
  return .number(
    "a bounce caught \(fixed(shown, 1)) pt out and pulled 20 pt on", "C",
    says: Laws.rubberBand(raw + 20, length: 460, coefficient: 0.55), gives: -bed.offset.y,
    within: 1e-5, "pt")
}

@MainActor
private func bouncing() -> Finding {
  func shows(_ height: Double, always: Bool = false, inset: Double = 0) -> String {
    let bed = Bed(content: CGSize(width: 320, height: height))
    bed.scrollView.alwaysBounceVertical = always
    bed.scrollView.contentInset.bottom = CGFloat(inset)
    bed.swipe(from: (160, 50), to: (160, 250), 0.2, pause: 0.1)
    return bed.log.offsets.contains { $0.y < 0 } ? "bounces" : "stays"
  }
  let words = [shows(461), shows(460), shows(460, inset: 1), shows(100, always: true)]
  return .words(
    "content of 461 pt in 460 · of 460 · of 460 with an inset of 1 · of 100 with `alwaysBounce`",
    "D",
    says: "bounces stays bounces bounces", gives: words.joined(separator: " "))
}

@MainActor
private func hard() -> Finding {
  let bed = Bed.fine()
  bed.scrollView.bounces = false
  bed.swipe(from: (160, 50), to: (160, 450), 0.1)
  bed.settle()
  return .number(
    "without `bounces`: farthest beyond the edge", "D", says: 0,
    gives: -(bed.log.offsets.map { Double($0.y) }.min() ?? 0), within: 0, "pt")
}

@MainActor
private func lock(_ low: Double, _ high: Double, says expected: Double) -> Finding {
  let angle = threshold(low, high) { degrees in
    let bed = Bed.fine()
    bed.scrollView.isDirectionalLockEnabled = true
    let angle = degrees * .pi / 180
    bed.swipe(
      from: (300, 400), to: (300 - 200 * cos(angle), 400 - 200 * sin(angle)), 0.2, pause: 0.1)
    return expected < 45 ? bed.offset.y > 0 : bed.offset.x == 0
  }
  return .number(
    expected < 45 ? "directional lock: free from" : "directional lock: on the other axis from",
    "A+P", says: expected,
    gives: angle, within: 0.001, "°", digits: 2)
}

/// Sideways first, then down: after how much of the first does the second no longer count?
@MainActor
private func lockDistance() -> Finding {
  let distance = threshold(5, 15) { distance in
    let bed = Bed.fine()
    bed.scrollView.isDirectionalLockEnabled = true
    bed.trackpad(.began)
    for (dx, dy) in [(-distance, 0.0), (0, -100)] {
      bed.wait(0.01)
      bed.trackpad(.changed, dx, dy)
    }
    bed.wait(0.01)
    return bed.offset.y == 0
  }
  return .number(
    "directional lock: decided after", "A+P", says: 10, gives: distance, within: 0.001, "pt",
    digits: 2)
}

@MainActor
private func lockPause() -> Finding {
  let pause = threshold(0.5, 0.7) { pause in
    let bed = Bed.fine()
    bed.scrollView.isDirectionalLockEnabled = true
    bed.stroke([(0, 300, 400), (0.01, 270, 400), (0.02, 240, 400)], lift: false)
    bed.wait(pause)
    bed.touch(1, .move, 240, 350)
    bed.wait(0.01)
    return bed.offset.y > 0
  }
  return .number(
    "directional lock: a pause that reopens the decision", "A+P", says: 0.6, gives: pause,
    within: 0.001, "s")
}
