import Foundation
import PortableUIKit
import ScrollBed
import ScrollEngine
import ScrollGeometry

@MainActor
func releaseChapter() -> Chapter {
  let release = Bed.weights(3, lifting: true) { $0.releaseVelocity.dy }
  let pan = Bed.weights(2, lifting: false) {
    -Double($0.scrollView.panGestureRecognizer.velocity(in: nil).y) / 1000
  }
  return Chapter(
    title: "Release velocity",
    text:
      "Two stages: the recogniser reports 0.2·(latest pair of events) + 0.8·(the pair before), the scroll view "
      + "releases at 0.25·(latest report) + 0.75·(the report before). The weights were found by making one pair of "
      + "events faster than the others.",
    findings: [
      .number("recogniser: the latest pair", "P", says: 0.2, gives: pan[0], within: 1e-9),
      .number("recogniser: the pair before", "P", says: 0.8, gives: pan[1], within: 1e-9),
      .number("release: the latest pair", "M", says: 0.05, gives: release[0], within: 1e-9),
      .number("release: the pair before", "M", says: 0.35, gives: release[1], within: 1e-9),
      .number("release: the one before that", "M", says: 0.6, gives: release[2], within: 1e-9),
      singlePair(), pause(),
    ])
}

/// Down, one move, up.
@MainActor
private func singlePair() -> Finding {
  let bed = Bed.fine()
  bed.stroke([(0, 160, 400), (0.01, 160, 370)])
  return .number(
    "a drag of one pair of events, at 3 pt/ms, is released at 0.2 of it", "P", says: 0.6,
    gives: bed.releaseVelocity.dy,
    within: 1e-9, "pt/ms")
}

@MainActor
private func pause() -> Finding {
  let pause = threshold(0.03, 0.12) { pause in
    let bed = Bed.fine()
    bed.swipe(from: (160, 400), to: (160, 300), 0.1, pause: pause)
    return bed.releaseVelocity.dy == 0
  }
  return .number(
    "a finger that rested so long before lifting throws nothing (sources: 40 to 100 ms)", "M, C",
    says: 80,
    gives: pause * 1000, within: 0.1, "ms", digits: 1)
}
