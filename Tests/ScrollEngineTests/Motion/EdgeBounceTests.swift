import Foundation
import ScrollEngine
import TestSupport
import Testing

@Suite struct EdgeBounceTests {
  struct Case: CustomStringConvertible {
    var edge: Double
    var outside: Double
    var velocity: Double
    var rate: Double

    var motion: EdgeBounce {
      EdgeBounce(edge: edge, position: edge + outside, velocity: velocity, rate: rate)
    }
    var description: String { "\(edge) + \(outside) at \(velocity), \(rate)" }
  }

  static let cases: [Case] = bothWays.flatMap { sign in
    [
      Case(edge: 0, outside: 0, velocity: 3 * sign, rate: 0.998),
      Case(edge: 700, outside: 25 * sign, velocity: 0.4 * sign, rate: 0.99),
      Case(edge: -12, outside: 90 * sign, velocity: 0, rate: 0.998),
      // Inwards, too slow to carry through: more than β·90 = 0.18 would.
      Case(edge: 33, outside: 90 * sign, velocity: -0.17 * sign, rate: 0.998),
    ]
  }

  static let returning: [Case] = bothWays.flatMap { sign in
    [
      Case(edge: 0, outside: 60 * sign, velocity: -1.5 * sign, rate: 0.998),
      Case(edge: 250, outside: 8 * sign, velocity: -0.3 * sign, rate: 0.99),
      Case(edge: -90, outside: 90 * sign, velocity: -0.2 * sign, rate: 0.998),
    ]
  }

  @Test(arguments: cases + returning)
  func solvesItsEquations(_ start: Case) {
    let motion = start.motion
    let beta = -log(start.rate)
    for t in [5.0, 40, 91, 260, 600] {
      let truth = RungeKutta.solve(SIMD2(start.outside, start.velocity), until: t) {
        SIMD2(-bouncePull * $0.x + $0.y, -(bouncePull + beta) * $0.y)
      }
      let trace = "\(start), t = \(t)"
      #expect(isClose(motion.position(at: t) - start.edge, truth.x, within: 1e-8), "\(trace)")
      #expect(isClose(motion.carriedVelocity(at: t), truth.y, within: 1e-10), "\(trace)")
      let slope = -bouncePull * truth.x + truth.y
      #expect(isClose(motion.velocity(at: t), slope, within: 1e-9), "\(trace)")
    }
    let laws = MotionLaws(position: motion.position(at:), velocity: motion.velocity(at:))
    laws.expectVelocityIsDerivative(at: [1, 50, 300], "\(start)")
  }

  /// Golden G3: a bounce measured on a device.
  @Test func goldenG3() {
    let times: [Double] = [
      273, 306, 339, 373, 406, 439, 473, 506, 539, 573, 606, 639, 673, 706, 739,
    ]
    let progress = [
      0.056, 0.103, 0.111, 0.107, 0.094, 0.081, 0.064, 0.051, 0.043, 0.030, 0.026, 0.017, 0.013,
      0.009, 0.009,
    ]
    for sign in bothWays {
      let motion = EdgeBounce(edge: 30, position: 30, velocity: 0.101 * sign, rate: 0.998)
      var squares = 0.0
      for (time, excess) in zip(times, progress) {
        let miss = motion.position(at: time - 251.5) - (30 + 30 * excess * sign)
        squares += miss * miss
      }
      let error = (squares / Double(times.count)).squareRoot()
      #expect(error <= 0.05)
    }
  }

  @Test func goesOutAsFarAsTheContractSays() {
    for sign in bothWays {
      let motion = EdgeBounce(edge: 0, position: 0, velocity: 2 * sign, rate: 0.998)
      #expect(isClose(motion.timeOfPeak, 91, within: 0.5))
      let peak = motion.position(at: motion.timeOfPeak)
      #expect(isClose(peak, 33.3 * 2 * sign, within: 0.1))
      #expect(isClose(motion.velocity(at: motion.timeOfPeak), 0, within: 1e-12))
    }
  }

  @Test func releasedAtRestItIsAPurePower() {
    let motion = EdgeBounce(edge: 100, position: 150, velocity: 0, rate: 0.998)
    for t in [0.0, 10, 100, 400] {
      #expect(isClose(motion.position(at: t), 100 + 50 * pow(0.99, t), within: 1e-12))
    }
    #expect(motion.timeOfReentry == nil && motion.timeOfPeak == 0)
  }

  /// What is seen to stand still carries the velocity that the pull takes away.
  @Test func beginsWithTheShownVelocity() {
    for shown in [-2, -0.1, 0, 0.1, 2] {
      for outside in [-40.0, 40] {
        let motion = EdgeBounce(
          edge: 5, position: 5 + outside, shownVelocity: shown, rate: 0.998)
        #expect(isClose(motion.velocity(at: 0), shown, within: 1e-15))
        #expect(isClose(motion.carriedVelocity, shown + bouncePull * outside, within: 1e-12))
      }
    }
  }

  @Test(arguments: returning)
  func anInwardVelocityCarriesThroughTheEdge(_ start: Case) throws {
    let motion = start.motion
    let time = try #require(motion.timeOfReentry)
    #expect(isClose(motion.position(at: time), start.edge, within: 1e-9))
    // On the edge the pull is nothing: what is seen is what is carried on.
    let seen = motion.velocity(at: time)
    #expect(isClose(seen, motion.carriedVelocity(at: time), within: 1e-11))
    #expect((seen < 0) == (start.velocity < 0) && seen != 0)
    let laws = MotionLaws(position: motion.position(at:), velocity: motion.velocity(at:))
    laws.expectApproach(to: start.edge, until: time * 0.999, "\(start)")
    let beta = -log(start.rate)
    #expect(start.velocity.magnitude > beta * start.outside.magnitude)
  }

  @Test(arguments: cases)
  func withoutOneItNeverCrosses(_ start: Case) {
    let motion = start.motion
    #expect(motion.timeOfReentry == nil)
    let outwards = start.outside == 0 ? start.velocity : start.outside
    for step in 1...2000 {
      let place = motion.position(at: Double(step)) - start.edge
      #expect(place == 0 || (place < 0) == (outwards < 0), "\(start), t = \(step)")
    }
    let peak = MotionLaws(
      position: { motion.position(at: $0 + motion.timeOfPeak) }, velocity: { _ in 0 })
    peak.expectApproach(to: start.edge, until: 2000, "\(start)")
  }

  /// Restarted from what it showed in every frame, it goes the same way.
  @Test(arguments: cases)
  func doesNotDependOnFrames(_ start: Case) {
    let motion = start.motion
    for times in FrameTimes.all(until: 700) {
      var carried = motion
      var shown = motion
      for (last, now) in zip(times, times.dropFirst()) {
        let step = now - last
        carried = EdgeBounce(
          edge: start.edge, position: carried.position(at: step),
          velocity: carried.carriedVelocity(at: step), rate: start.rate)
        shown = EdgeBounce(
          edge: start.edge, position: shown.position(at: step),
          shownVelocity: shown.velocity(at: step), rate: start.rate)
        #expect(
          isClose(carried.position, motion.position(at: now), within: 1e-9), "\(start) \(now)")
        #expect(isClose(shown.position, motion.position(at: now), within: 1e-9), "\(start) \(now)")
      }
      let backwards = times.reversed().map { motion.position(at: $0) }
      #expect(times.map { motion.position(at: $0) } == backwards.reversed())
    }
  }
}
