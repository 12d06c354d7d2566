import Foundation
import PortableUIKit
import ScrollBed
import ScrollEngine
import ScrollGeometry

/// Published measurements of devices, which the engine has to meet.
enum Golden {
  /// G3: a bounce recorded from a device, full scale 30 pt, crossing the edge at 251.5 ms with 0.101 pt/ms.
  static let crossing = (time: 251.5, velocity: 0.101)
  static let bounce: [(time: Double, excess: Double)] = zip(
    [273, 306, 339, 373, 406, 439, 473, 506, 539, 573, 606, 639, 673, 706, 739],
    [
      0.056, 0.103, 0.111, 0.107, 0.094, 0.081, 0.064, 0.051, 0.043, 0.030, 0.026, 0.017, 0.013,
      0.009, 0.009,
    ]
  ).map { (time: $0, excess: $1 * 30) }

  /// G2: the fling whose log was published.
  static let fling = (velocity: 4.0307877, distance: 2008.5, duration: 2.99)
}

@MainActor
func goldenChapter() -> Chapter {
  Chapter(
    title: "Golden data",
    text:
      "Measurements that others have published. (G4, the order of callbacks at the end of a zoom bounce on the first "
      + "iPhones, belongs to the library above.)",
    findings: fling() + [bounceTrace(), centredZoom(), pixelRounding()] + secondStage())
}

@MainActor
private func fling() -> [Finding] {
  let bed = Bed.fine()
  bed.framesPerSecond = 1000
  bed.fling(Golden.fling.velocity)
  let start = bed.offset.y
  let told = bed.projected.dy
  let samples = bed.recordUntilRest()
  return [
    .number(
      "G2 a fling at 4.0307877 pt/ms: how far the delegate is told", "M",
      says: Golden.fling.distance, gives: told,
      within: 0.5, "pt", digits: 1),
    .number(
      "G2 how far it goes", "M", says: Golden.fling.distance, gives: bed.offset.y - start,
      within: 0.5, "pt", digits: 1),
    .number(
      "G2 how long it takes", "M", says: Golden.fling.duration, gives: samples.last?.time ?? 0,
      within: 0.02, "s",
      digits: 2),
  ]
}

@MainActor
private func bounceTrace() -> Finding {
  let trace = crossing(at: Golden.crossing.velocity)
  let squares = Golden.bounce.map { dot -> Double in
    let time = dot.time - Golden.crossing.time
    let next = trace.firstIndex { $0.time >= time } ?? trace.count - 1
    let (a, b) = (trace[max(next - 1, 0)], trace[next])
    let share = b.time > a.time ? (time - a.time) / (b.time - a.time) : 1
    let difference = a.excess + (b.excess - a.excess) * share - dot.excess
    return difference * difference
  }
  let rms = (squares.reduce(0, +) / Double(squares.count)).squareRoot()
  return Finding(
    what: "G3 an edge bounce, fifteen frames of a device", source: "M", expected: "rms ≤ 0.05 pt",
    measured: "rms \(fixed(rms, 3)) pt", residual: "", isMet: rms <= 0.05)
}

@MainActor
private func centredZoom() -> Finding {
  let bed = Bed(content: CGSize(width: 320, height: 460), zooms: true)
  bed.scrollView.setZoomScale(2, animated: false)
  return .words(
    "G5 `setZoomScale` 1 → 2 in 320 × 460", "M", says: "(160, 230)",
    gives: "(\(fixed(bed.offset.x, 0)), \(fixed(bed.offset.y, 0)))")
}

@MainActor
private func pixelRounding() -> Finding {
  let bed = Bed(pixelsPerPoint: 1)
  bed.scrollView.contentOffset = CGPoint(x: 0, y: 3.8)
  return .number(
    "G7 an offset of 3.8 at @1x", "M", says: 4, gives: bed.offset.y, within: 0, digits: 1)
}

/// G8: callback velocities in, release velocity out.
@MainActor
private func secondStage() -> [Finding] {
  func release(_ callbacks: [Vector]) -> (velocity: Vector, decelerates: Bool) {
    let metrics = ScrollMetrics(
      bounds: Size(width: 320, height: 460), content: Size(width: 1e6, height: 1e6),
      offset: Point(x: 5e5, y: 5e5))
    var machine = ScrollMachine()
    var events: [ScrollEvent] = []
    machine.setTouched(true, at: 0, metrics, into: &events)
    machine.beginPan(coefficient: 0.55, at: 0, metrics, into: &events)
    var pan = PanVelocity()
    var place = Point.zero
    var previous = Vector.zero
    pan.add(centroid: place, time: 0)
    for (index, wanted) in callbacks.enumerated() {
      // The pair of events after which a pan reports `wanted`: 0.2·pair + 0.8·pair before.
      let pair = index == 0 ? wanted * 5 : (wanted - previous * 0.8) * 5
      previous = pair
      place = place + pair * 10
      pan.add(centroid: place, time: Double(index + 1) * 0.01)
      machine.pan(
        to: place - .zero, velocity: pan, at: Double(index + 1) * 0.01, metrics, into: &events)
    }
    machine.endPan(at: Double(callbacks.count) * 0.01, hasPaused: false, metrics, into: &events)
    for event in events {
      guard case .willEndDragging(let velocity, let target) = event.kind else { continue }
      machine.release(target: target, metrics, into: &events)
      return (.zero - velocity, machine.flags.contains(.decelerating))
    }
    return (.zero, false)
  }
  func vertical(_ values: Double...) -> (velocity: Vector, decelerates: Bool) {
    release(values.map { Vector(dx: 0, dy: $0) })
  }
  let both = release([Vector(dx: 0.05, dy: 2)])
  return [
    .number(
      "G8 callbacks 3.0 alone", "P", says: 3, gives: vertical(3).velocity.dy, within: 1e-9, "pt/ms",
      digits: 2),
    .number(
      "G8 callbacks 2, 4", "P", says: 2.5, gives: vertical(2, 4).velocity.dy, within: 1e-9, "pt/ms",
      digits: 2),
    .number(
      "G8 callbacks 1 to 6", "P", says: 5.25, gives: vertical(1, 2, 3, 4, 5, 6).velocity.dy,
      within: 1e-9, "pt/ms",
      digits: 2),
    .words(
      "G8 callbacks 0.1, 0.5: the threshold looks at the last, the release is slower", "P",
      says: "0.20 pt/ms, goes on",
      gives: "\(fixed(vertical(0.1, 0.5).velocity.dy, 2)) pt/ms, "
        + "\(vertical(0.1, 0.5).decelerates ? "goes on" : "stops")"),
    .words(
      "G8 callback (0.05, 2.0)", "P", says: "(0.05, 2.00) pt/ms, goes on",
      gives: "(\(fixed(both.velocity.dx, 2)), \(fixed(both.velocity.dy, 2))) pt/ms, "
        + "\(both.decelerates ? "goes on" : "stops")"),
    .words(
      "G8 callback 0.249", "P", says: "stops",
      gives: vertical(0.249).decelerates ? "goes on" : "stops"),
  ] + streak()
}

@MainActor
private func streak() -> [Finding] {
  let multipliers = multipliers(of: Array(repeating: 300, count: 12))
  return [
    .number(
      "G8 three flicks of 300 pt at 3.0, the fourth", "P", says: 1.9, gives: multipliers[3],
      within: 1e-6, "×", digits: 2),
    .number(
      "G8 the most that a streak multiplies by", "P", says: 16, gives: multipliers.max() ?? 0,
      within: 1e-6, "×", digits: 2),
  ]
}
