import Foundation
import PortableUIKit
import ScrollBed
import ScrollGeometry
import Testing

/// A finger lets go outside the limits while it moves inwards.
@MainActor
struct InwardReleaseTests {
  enum Edge: CaseIterable {
    case top, bottom, left

    /// Into the content, in points of the finger's way.
    var inward: (x: Double, y: Double) {
      switch self {
      case .top: (0, -1)
      case .bottom: (0, 1)
      case .left: (-1, 0)
      }
    }
  }

  /// Limits 0…1000 on both axes; pulled 200 points over the edge, held, and flicked back at `speed`, points per millisecond.
  private func flick(
    _ edge: Edge, _ speed: Double, pages: Bool = false, to target: ((Double) -> Double)? = nil
  ) -> Flicked {
    let bed = Bed(content: CGSize(width: 1320, height: 1460), pixelsPerPoint: 100_000)
    bed.scrollView.isPagingEnabled = pages
    if edge == .bottom { bed.scrollView.contentOffset.y = 1000 }
    bed.log.clear()
    let flicked = Flicked(bed: bed, edge: edge)
    if let target { bed.log.target = { flicked.point(target(flicked.distance($0))) } }
    let (x, y) = edge.inward
    let start = (160 + x * 100, 230 + y * 100)
    let end = (160 - x * 100, 230 - y * 100)
    bed.swipe(from: start, to: end, 0.3, pause: 0.2, lift: false)
    let began = bed.time
    for step in 1...20 where speed > 0 {
      let way = Double(step) * speed
      bed.run(until: began + Double(step) / 1000)
      bed.touch(1, .move, end.0 + x * way, end.1 + y * way)
    }
    bed.touch(1, .up, end.0 + x * 20 * speed, end.1 + y * 20 * speed)
    bed.frame()
    return flicked
  }

  /// Distances are counted from the edge into the content.
  @MainActor
  struct Flicked {
    let bed: Bed
    let edge: Edge

    func distance(_ offset: CGPoint) -> Double {
      switch edge {
      case .top: Double(offset.y)
      case .bottom: 1000 - Double(offset.y)
      case .left: Double(offset.x)
      }
    }

    func point(_ distance: Double) -> CGPoint {
      switch edge {
      case .top: CGPoint(x: 0, y: distance)
      case .bottom: CGPoint(x: 0, y: 1000 - distance)
      case .left: CGPoint(x: distance, y: 0)
      }
    }

    var place: Double { distance(bed.scrollView.contentOffset) }
    var told: Double { bed.log.releases.last.map { distance($0.target) } ?? .nan }
    /// Inwards, points per millisecond.
    var velocity: Double {
      bed.log.releases.last.map { abs(Double($0.velocity.x)) + abs(Double($0.velocity.y)) } ?? .nan
    }
  }

  private static let beta = -log(0.998)

  /// Where content rests that is `outside` (negative) and moves inwards at `velocity`: when it crosses the edge it
  /// has what is left of that.
  private func rest(_ outside: Double, _ velocity: Double) -> Double {
    let left = 1 + Self.beta * outside / velocity
    guard velocity > 0, left > 0 else { return 0 }
    let time = log(left) / log(0.998)
    let carried = velocity * pow(0.99 * 0.998, time)
    return carried > 0.01 ? min(1000, (carried - 0.01) / Self.beta) : 0
  }

  @Test(arguments: Edge.allCases, [0, 0.15, 0.5, 1, 2, 5, 8])
  func itIsToldWhereItRests(edge: Edge, speed: Double) {
    let flicked = flick(edge, speed)
    let outside = flicked.place
    #expect(outside < 0)
    let expected = rest(outside, flicked.velocity)
    #expect(abs(flicked.told - expected) < 1e-6)
    flicked.bed.settle()
    #expect(abs(flicked.place - flicked.told) < 1e-4)
    #expect(flicked.bed.log.names.last == "didEndDecelerating")
  }

  /// As from inside: kept when it is near what leads there, otherwise replaced by what does.
  @Test(arguments: Edge.allCases, [(1.0, 400.0), (1, 650), (1, 0), (0, 120), (2, 990), (0.5, 30)])
  func itGoesWhereTheDelegateSays(edge: Edge, how: (speed: Double, target: Double)) {
    let flicked = flick(edge, how.speed) { _ in how.target }
    let release = flicked.bed.time
    let outside = flicked.place
    let way = how.target - outside
    var (velocity, decay) = (way * Self.beta, Self.beta)
    if flicked.velocity > 0, abs(flicked.velocity - velocity) < 0.25 {
      velocity = flicked.velocity
      decay = (velocity - 0.01) / way
    }
    for _ in 1...40 {
      flicked.bed.wait(1.0 / 60)
      let time = (flicked.bed.frameTime - release) * 1000
      let expected = outside + velocity * (1 - exp(-decay * time)) / decay
      #expect(abs(flicked.place - expected) < 1e-4)
    }
    flicked.bed.settle()
    #expect(abs(flicked.place - how.target) < 1e-9)
  }

  @Test func aTargetOutsideIsTheEdge() {
    let flicked = flick(.top, 1) { _ in -500 }
    flicked.bed.settle()
    #expect(flicked.place == 0)
  }

  @Test func theAnswerThatWasShownIsNoAnswer() {
    let flicked = flick(.top, 1) { $0 }
    let (outside, told) = (flicked.place, flicked.told)
    let release = flicked.bed.time
    flicked.bed.wait(0.05)
    let time = (flicked.bed.frameTime - release) * 1000
    let expected =
      pow(0.99, time)
      * (outside + flicked.velocity * (1 - pow(0.998, time)) / Self.beta)
    #expect(abs(flicked.place - expected) < 1e-4)
    flicked.bed.settle()
    #expect(abs(flicked.place - told) < 1e-4)
  }

  @Test(arguments: [0, 1.0])
  func aPageThatTheDelegateNamesIsWhereItGoes(speed: Double) {
    let flicked = flick(.top, speed, pages: true) { _ in 920 }
    flicked.bed.settle()
    #expect(flicked.place == 920)
  }
}
