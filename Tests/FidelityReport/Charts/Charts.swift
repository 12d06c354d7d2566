import Foundation
import PortableUIKit
import ScrollBed
import ScrollGeometry

/// Every curve of the page, drawn from the running scroll view.
@MainActor
func charts() -> [Chart] {
  [
    decelerationChart(), decelerationEndChart(), flicksChart(), rubberBandChart(), bounceChart(),
    pageSpringChart(),
    zoomRubberBandChart(), zoomBounceChart(),
  ]
}

/// Seconds and points of a fling.
@MainActor
private func flung(_ velocity: Double) -> [(x: Double, y: Double)] {
  let bed = Bed.fine()
  bed.fling(velocity)
  let start = bed.offset.y
  return bed.recordUntilRest().map { ($0.time, $0.offset.y - start) }
}

@MainActor
private func decelerationChart() -> Chart {
  let speeds: [(Double, Mark.Ink, String)] = [
    (Golden.fling.velocity, .blue, "4.03 pt/ms"), (2, .green, "2 pt/ms"), (1, .orange, "1 pt/ms"),
  ]
  var marks: [Mark] = []
  for (speed, ink, words) in speeds {
    let points = flung(speed)
    let rest = points.last ?? (0, 0)
    let times = Swift.stride(from: 0.25, to: rest.x, by: 0.25)
    marks.append(.line(points + [(3.4, rest.y)], ink))
    marks.append(
      .dots(times.map { ($0, Laws.travelled(speed, after: $0 * 1000)) }, ink, filled: false))
    marks.append(.note(words, at: (3.4, rest.y), dx: 0, dy: 20, ink, .end))
  }
  marks.append(.dots([(Golden.fling.duration, Golden.fling.distance)], .plain, filled: true))
  marks.append(
    .note(
      "2008.5 pt after 2.99 s", at: (Golden.fling.duration, Golden.fling.distance), dx: 0, dy: -12,
      .plain, .middle))
  return Chart(
    file: "deceleration.svg", title: "A fling runs out",
    subtitle: "Content moved since the finger left, at rate 0.998",
    x: Axis("seconds", 0...3.5, every: 0.5, digits: 1), y: Axis("points", 0...2500, every: 500),
    filled: "a device",
    hollow: "x₀ + v·(1 − rᵗ)/|ln r|", marks: marks)
}

@MainActor
private func decelerationEndChart() -> Chart {
  let points = flung(Golden.fling.velocity)
  let rest = points.last ?? (0, 0)
  return Chart(
    file: "deceleration-end.svg", title: "Where it stops",
    subtitle: "The end of the fling at 4.03 pt/ms, and two popular formulas for it",
    x: Axis("seconds", 2.2...3.4, every: 0.2, digits: 1), y: Axis("points", 1988...2016, every: 4),
    filled: "a device",
    marks: [
      .level(2013.4, "−v/ln r"), .level(2011.4, "v·r/(1 − r)"),
      .line(points.filter { $0.x > 2.15 } + [(3.4, rest.y)], .blue),
      .dots([(Golden.fling.duration, Golden.fling.distance)], .plain, filled: true),
      .note("(|v| − 0.01)/|ln r|", at: (3.4, rest.y), dx: 0, dy: 21, .blue, .end),
    ])
}

@MainActor
private func flicksChart() -> Chart {
  let measured = multipliers(of: Array(repeating: 300, count: 12))
  var law: [Double] = []
  for count in 0..<12 {
    let before = law.last ?? 1
    law.append(
      count < 3 ? 1 : min(before + (1 + Double(count - 3) / 2) * min(300.0 / 240, 0.9), 16))
  }
  return Chart(
    file: "repeated-flicks.svg", title: "Repeated flicks go further",
    subtitle: "Multiplier of the way after the nth flick of 300 pt, less than a second apart",
    x: Axis("flick", 1...12, every: 1), y: Axis("times as far", 0...20, every: 4),
    hollow: "m + (1 + (n − 3)/2)·min(d/240, 0.9)",
    marks: [
      .level(16, "never more than 16"),
      .line(measured.enumerated().map { (Double($0.offset + 1), $0.element) }, .blue),
      .dots(law.enumerated().map { (Double($0.offset + 1), $0.element) }, .blue, filled: false),
    ])
}

@MainActor
private func rubberBandChart() -> Chart {
  let pulls = [0.0] + (1...50).map { Double($0) * 20 }
  let marked = Swift.stride(from: 100.0, through: 1000, by: 100)
  func law(_ c: Double) -> [(x: Double, y: Double)] {
    marked.map { ($0, Laws.rubberBand($0, length: 460, coefficient: c)) }
  }
  return Chart(
    file: "rubber-band.svg", title: "The rubber band",
    subtitle: "What is shown of a pull past the edge of a view 460 pt long",
    x: Axis("points pulled", 0...1000, every: 100), y: Axis("points shown", 0...500, every: 100),
    hollow: "R·(1 − 1/(1 + c·d/R))",
    marks: [
      .level(460, "never more than its length"), .guide(from: (0, 0), to: (500, 500)),
      .line(pulls.map { ($0, $0 == 0 ? 0 : pullByTrackpad($0)) }, .orange),
      .line(pulls.map { ($0, $0 == 0 ? 0 : pullByFinger($0)) }, .blue),
      .dots(law(0.715), .orange, filled: false), .dots(law(0.55), .blue, filled: false),
      .note("trackpad, c = 0.715", at: (820, 258), dx: 0, dy: -14, .orange, .end),
      .note("finger, c = 0.55", at: (820, 228), dx: 0, dy: 26, .blue, .start),
      .note("inside", at: (395, 395), dx: -10, dy: 0, .plain, .end),
    ])
}

@MainActor
private func bounceChart() -> Chart {
  let trace = crossing(at: Golden.crossing.velocity)
  return Chart(
    file: "bounce.svg", title: "A bounce at the edge",
    subtitle: "Content that crosses the edge at 0.101 pt/ms",
    x: Axis("milliseconds since the edge", 0...500, every: 50),
    y: Axis("points beyond the edge", 0...4, every: 1), filled: "a device",
    marks: [
      .line(trace.map { ($0.time, $0.excess) }, .blue),
      .dots(
        Golden.bounce.map { ($0.time - Golden.crossing.time, $0.excess) }, .plain, filled: true),
    ])
}

@MainActor
private func pageSpringChart() -> Chart {
  let widths: [(Double, Mark.Ink, String, Double, Double)] = [
    (1024, .orange, "1024 pt and wider, 13 rad/s", 195, 0.32),
    (707, .green, "707 pt, 15 rad/s", 122, 0.585),
    (390, .blue, "390 pt and narrower, 17 rad/s", 2, 0.08),
  ]
  var marks: [Mark] = []
  for (width, ink, words, time, left) in widths {
    let trace = pageSpring(width: width).filter { $0.time <= 600 }
    let law = Swift.stride(from: 50.0, through: 600, by: 50).map {
      ($0, Laws.spring(1, 0, Laws.pageFrequency(width), after: $0))
    }
    marks.append(.line(trace.map { ($0.time, $0.left) }, ink))
    marks.append(.dots(law, ink, filled: false))
    marks.append(.note(words, at: (time, left), dx: 12, dy: 0, ink, .start))
  }
  return Chart(
    file: "page-spring.svg", title: "Settling on a page",
    subtitle: "What is left of the way after a finger let go at rest, for pages of three widths",
    x: Axis("milliseconds", 0...600, every: 100),
    y: Axis("share of the way", 0...1, every: 0.25, digits: 2),
    hollow: "(1 + ω·t)·e^(−ω·t)", marks: marks)
}

@MainActor
private func zoomRubberBandChart() -> Chart {
  func shown(_ asked: Double) -> Double {
    let bed = Bed.zoomer()
    bed.magnify(asked / 2)
    return bed.shownScale
  }
  func law(_ asked: Double) -> Double {
    asked > 4
      ? 4 * Laws.zoomBand(asked / 4) : asked < 0.5 ? 0.5 / Laws.zoomBand(0.5 / asked) : asked
  }
  let asked = (-40...60).map { pow(2, Double($0) / 10) }
  let marked = (-8...12).map { pow(2, Double($0) / 2) }
  return Chart(
    file: "zoom-rubber-band.svg", title: "Zooming past the limits",
    subtitle: "Shown scale for the scale that the fingers ask for; the limits are 1/2 and 4",
    x: Axis("scale asked for", powersOfTwo: -4...6), y: Axis("scale shown", powersOfTwo: -3...4),
    hollow: "ratio′ = 2 − 1/ratio",
    marks: [
      .level(8, "twice the maximum"), .level(0.25, "half the minimum"),
      .guide(from: (0.125, 0.125), to: (16, 16)),
      .line(asked.map { ($0, shown($0)) }, .blue),
      .dots(marked.map { ($0, law($0)) }, .blue, filled: false),
    ])
}

@MainActor
private func zoomBounceChart() -> Chart {
  let starts: [(Double, Mark.Ink)] = [(1.9, .blue), (1.5, .green), (1.1, .orange)]
  var marks: [Mark] = []
  for (ratio, ink) in starts {
    let bounce = zoomBounce(from: ratio)
    let duration = Laws.zoomBounceDuration(ratio) * 1000
    let law = Swift.stride(from: 0.1, through: 1, by: 0.1).map {
      ($0 * duration, ratio + (1 - ratio) * Laws.easeOut($0))
    }
    marks.append(.line(bounce.samples.map { ($0.time, $0.ratio) } + [(340, 1)], ink))
    marks.append(.dots(law, ink, filled: false))
    marks.append(
      .note(
        "\(fixed(ratio, 1)) ×, \(fixed(duration, 0)) ms", at: (0, ratio), dx: 12, dy: -7, ink,
        .start))
  }
  return Chart(
    file: "zoom-bounce.svg", title: "Back from past the limit",
    subtitle: "Shown scale after the fingers left, in terms of the limit",
    x: Axis("milliseconds", 0...350, every: 50),
    y: Axis("× the limit", 1...2, every: 0.2, digits: 1), hollow: "ease-out", marks: marks)
}
