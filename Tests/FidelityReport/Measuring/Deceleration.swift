import Foundation
import PortableUIKit
import ScrollBed
import ScrollGeometry

@MainActor
func decelerationChapter() -> Chapter {
  Chapter(
    title: "Deceleration",
    text:
      "x(t) = x₀ + v·(1 − rᵗ)/|ln r|. It stops where its speed has fallen to 0.01 pt/ms, which is exactly on the "
      + "target that the delegate was shown. Two popular formulas for that target miss the measured 2008.5 pt: "
      + "v·r/(1 − r) gives 2011.4, −v/ln r gives 2013.4.",
    pictures: [
      (
        "deceleration.svg",
        "Offset against time after flings of 1, 2 and 4.03 points per millisecond"
      ),
      ("deceleration-end.svg", "The last points of the fling at 4.03, with the measured end"),
    ],
    findings: rates() + [
      freeMotion(.normal, Laws.normalRate), freeMotion(.fast, Laws.fastRate), velocityUnits(),
      endsOnTarget(), frameRates(), startThreshold(), slowAxis(), nearTarget(), farTarget(),
      noOvershoot(),
    ])
}

@MainActor
private func rates() -> [Finding] {
  /// The rate that a view really uses, from how far it says that it will go.
  func used(_ rate: Double) -> Double {
    let bed = Bed.fine()
    bed.scrollView.decelerationRate = UIScrollView.DecelerationRate(rawValue: CGFloat(rate))
    bed.fling(1)
    return exp(-(1 - 0.01) / bed.projected.dy)
  }
  return [
    .number(
      "`DecelerationRate.normal`, per ms", "D", says: 0.998,
      gives: used(Double(UIScrollView.DecelerationRate.normal.rawValue)), within: 1e-8, digits: 4),
    .number(
      "`DecelerationRate.fast`, per ms", "D", says: 0.99,
      gives: used(Double(UIScrollView.DecelerationRate.fast.rawValue)), within: 1e-8, digits: 4),
    .number(
      "largest rate: 1 would never stop", "C", says: 0.9995, gives: used(1), within: 1e-8, digits: 4
    ),
    .number("smallest rate", "C", says: 0.5, gives: used(0), within: 1e-6, digits: 4),
  ]
}

@MainActor
private func freeMotion(_ rate: UIScrollView.DecelerationRate, _ r: Double) -> Finding {
  let bed = Bed.fine()
  bed.scrollView.decelerationRate = rate
  bed.fling(4.0307877)
  let start = bed.offset.y
  let samples = bed.recordUntilRest()
  let off = samples.dropLast().map {
    abs($0.offset.y - start - Laws.travelled(4.0307877, after: $0.time * 1000, rate: r))
  }
  return .curve(
    "free motion at \(r), a fling of 4.03 pt/ms", "P", says: "x₀ + v·(1 − rᵗ)/\\|ln r\\|",
    over: off.count, off: off.max() ?? .infinity, within: 1e-5)
}

@MainActor
private func velocityUnits() -> Finding {
  let bed = Bed.fine()
  bed.swipe(from: (160, 400), to: (160, 250), 0.1, rate: 1000)
  let told = bed.releaseVelocity.dy
  let other = Bed.fine()
  other.stroke((0...10).map { (Double($0) / 100, 160, 400 - 15 * Double($0)) }, lift: false)
  other.frame()
  let recognised = Double(other.scrollView.panGestureRecognizer.velocity(in: nil).y)
  return .words(
    "a finger at 1.5 points per millisecond, upwards: the delegate, and the recogniser", "D",
    says: "1.500 pt/ms, −1500 pt/s", gives: "\(fixed(told, 3)) pt/ms, \(fixed(recognised, 0)) pt/s")
}

@MainActor
private func endsOnTarget() -> Finding {
  let bed = Bed.fine()
  bed.fling(4.0307877)
  let target = bed.offset.y + bed.projected.dy
  bed.settle()
  return .number(
    "where it rests, less the target that the delegate was shown", "P+C", says: 0,
    gives: bed.offset.y - target, within: 1e-6, "pt", digits: 6)
}

@MainActor
private func frameRates() -> Finding {
  func offsets(_ rate: Double) -> [Double] {
    let bed = Bed.fine()
    bed.framesPerSecond = rate
    bed.fling(3)
    return (1...10).map { _ in
      bed.wait(0.1)
      return bed.offset.y
    }
  }
  let reference = offsets(30)
  let off = [60.0, 120, 240].flatMap { rate in zip(offsets(rate), reference).map { abs($0 - $1) } }
  return .curve(
    "one fling at 30, 60, 120 and 240 frames a second", "C",
    says: "the same place at the same time",
    over: off.count, off: off.max() ?? .infinity, within: 2e-6)
}

@MainActor
private func startThreshold() -> Finding {
  let speed = threshold(0.2, 0.3) { speed in
    let bed = Bed.fine()
    bed.fling(speed)
    return bed.scrollView.isDecelerating
  }
  return .number(
    "slowest release that decelerates (device overlays gave 0.241 and 0.249)", "P+M", says: 0.25,
    gives: speed,
    within: 1e-5, "pt/ms")
}

@MainActor
private func slowAxis() -> Finding {
  let bed = Bed.fine()
  // 0.05 pt/ms alone would not move on.
  bed.fling(2, across: 0.05)
  let start = bed.offset
  bed.settle()
  let way = bed.offset - start
  return .words(
    "a slow axis rides along: released at (0.05, 2) pt/ms", "P",
    says: "(\(fixed(Laws.distance(0.05), 2)), \(fixed(Laws.distance(2), 2))) pt",
    gives: "(\(fixed(way.dx, 2)), \(fixed(way.dy, 2))) pt")
}

@MainActor
private func nearTarget() -> Finding {
  let bed = Bed.fine()
  bed.framesPerSecond = 1000
  var asked = 0.0
  bed.log.target = { shown in
    asked = Double(shown.y) + 40
    return CGPoint(x: 0, y: asked)
  }
  bed.fling(2)
  let start = bed.offset.y
  bed.wait(0.001)
  let speed = bed.offset.y - start
  bed.settle()
  return .words(
    "the delegate asks for 40 pt more: first millisecond at the speed of release, end exactly there",
    "C",
    says: "2.00 pt, off by 0.00 pt",
    gives: "\(fixed(speed, 2)) pt, off by \(fixed(bed.offset.y - asked, 2)) pt")
}

@MainActor
private func farTarget() -> Finding {
  let bed = Bed(content: CGSize(width: 320, height: 100_000), pixelsPerPoint: 3)
  bed.log.target = { _ in CGPoint(x: 0, y: 2000) }
  bed.fling(1)
  let end = bed.recordUntilRest().first { 2000 - $0.offset.y < 1 }?.time ?? .infinity
  return .number(
    "a target 2000 pt away, twice and more the free distance: it creeps to within a point in 3 to 4 s",
    "M",
    says: 3.5, gives: end, within: 0.5, "s", digits: 2)
}

@MainActor
private func noOvershoot() -> Finding {
  var beyond = 0.0
  for (velocity, target) in [(0.5, 400.0), (1, 300), (2, 3000), (3, 500), (6, 6000)] {
    let bed = Bed.fine()
    bed.log.target = { _ in CGPoint(x: 0, y: target + 400) }
    bed.fling(velocity)
    let side = bed.offset.y < target + 400 ? 1.0 : -1.0
    for sample in bed.recordUntilRest() {
      beyond = max(beyond, side * (sample.offset.y - target - 400))
    }
  }
  return .number(
    "five targets near, far and behind: farthest beyond any of them", "C", says: 0, gives: beyond,
    within: 0,
    "pt", digits: 6)
}
