import ScrollEngine
import TestSupport
import Testing

@Suite struct PageSpringTests {
  struct Case: CustomStringConvertible {
    var target: Double
    var distance: Double
    var velocity: Double
    var pageLength: Double
    /// ω in radians per millisecond, from the contract.
    var frequency: Double

    var motion: PageSpring {
      PageSpring(
        position: target + distance, velocity: velocity, target: target, pageLength: pageLength)
    }
    var description: String { "\(target) + \(distance) at \(velocity), \(pageLength)" }
  }

  static let cases: [Case] = bothWays.flatMap { sign in
    [
      // Limits are ω·|distance|: 3.4, 1.8, 6.5 and 0.3.
      Case(
        target: 390, distance: -200 * sign, velocity: 1.5 * sign, pageLength: 390, frequency: 0.017),
      Case(target: 0, distance: 120 * sign, velocity: 0, pageLength: 707, frequency: 0.015),
      Case(
        target: 2048, distance: -500 * sign, velocity: -0.8 * sign, pageLength: 1024,
        frequency: 0.013),
      Case(
        target: 50, distance: 20 * sign, velocity: -0.3 * sign, pageLength: 320, frequency: 0.017),
    ]
  }

  @Test(arguments: cases)
  func solvesItsEquation(_ start: Case) {
    let motion = start.motion
    let w = start.frequency
    #expect(motion.velocity == start.velocity)
    for t in [8.0, 60, 200, 450] {
      let truth = RungeKutta.solve(SIMD2(start.distance, start.velocity), until: t) {
        SIMD2($0.y, -2 * w * $0.y - w * w * $0.x)
      }
      let trace = "\(start), t = \(t)"
      #expect(isClose(motion.position(at: t) - start.target, truth.x, within: 1e-8), "\(trace)")
      #expect(isClose(motion.velocity(at: t), truth.y, within: 1e-9), "\(trace)")
    }
    let laws = MotionLaws(position: motion.position(at:), velocity: motion.velocity(at:))
    laws.expectVelocityIsDerivative(at: [1, 50, 300], within: 1e-6, "\(start)")
  }

  @Test func theFrequencyDependsOnTheLengthOfThePage() {
    for (length, frequency) in [
      (0, 17.0), (320, 17), (390, 17), (548.5, 16), (707, 15), (865.5, 14), (1024, 13), (5000, 13),
    ] as [(Double, Double)] {
      let ours = PageSpring.frequency(pageLength: length)
      #expect(isClose(ours, frequency / 1000, within: 1e-15), "\(length)")
    }
  }

  @Test func theVelocityIsLimitedSoThatItNeverOvershoots() {
    repeatedly(300) { random, trace in
      let distance = random.number(-800...800)
      let velocity = random.number(-20...20)
      let motion = PageSpring(
        position: 100 + distance, velocity: velocity, target: 100,
        pageLength: random.number(200...1200))
      #expect(motion.velocity.magnitude <= motion.frequency * distance.magnitude, "\(trace)")
      #expect((motion.velocity < 0) == (velocity < 0), "\(trace)")
      for step in 1...400 {
        let place = motion.position(at: Double(step) * 5) - 100
        #expect(place == 0 || (place < 0) == (distance < 0), "\(trace)")
      }
    }
  }

  @Test(arguments: cases)
  func restsExactlyOnThePage(_ start: Case) {
    let motion = start.motion
    for tolerance in [0.5, 0.25, 1.0 / 6] {
      let end = motion.duration(tolerance: tolerance)
      #expect(end > 0 && end < 1500)
      #expect(motion.isAtRest(at: end, tolerance: tolerance))
      #expect(!motion.isAtRest(at: end.nextDown, tolerance: tolerance))
      #expect(motion.position(at: end, tolerance: tolerance) == start.target)
      let rest = motion.position(at: end) - start.target
      #expect(rest.magnitude < tolerance + 1e-11)
      #expect(motion.velocity(at: end).magnitude < 0.01)
      #expect(motion.position(at: 20, tolerance: tolerance) == motion.position(at: 20))
      for later in stride(from: end, to: 3000, by: 9) {
        #expect(motion.isAtRest(at: later, tolerance: tolerance), "\(start), t = \(later)")
      }
    }
  }

  @Test func aWideToleranceStillWaitsForRestSpeed() {
    let motion = PageSpring(position: 200, velocity: 0, target: 0, pageLength: 390)
    let end = motion.duration(tolerance: 5)
    #expect(motion.velocity(at: end).magnitude < 0.01)
    #expect(!motion.isAtRest(at: end * 0.9, tolerance: 5))
  }

  @Test func movingAwayAtFirstIsNotRest() {
    // 0.2 pt from the page and leaving it, to a quarter of a point: more than a sixth, half a pixel at @3x.
    for sign in bothWays {
      let motion = PageSpring(
        position: 0.15 * sign, velocity: 1 * sign, target: 0, pageLength: 390)
      #expect(!motion.isAtRest(at: 0, tolerance: 1.0 / 6))
      #expect(motion.isAtRest(at: 0, tolerance: 0.2))
    }
  }

  @Test func onThePageItRestsAtOnce() {
    let motion = PageSpring(position: 780, velocity: 5, target: 780, pageLength: 390)
    #expect(motion.velocity == 0 && motion.isAtRest(at: 0, tolerance: 0.5))
    #expect(motion.position(at: 100) == 780)
    #expect(motion.duration(tolerance: 0.5) == 0)
  }

  /// Restarted from what it showed in every frame, it goes the same way.
  @Test(arguments: cases)
  func doesNotDependOnFrames(_ start: Case) {
    let motion = start.motion
    for times in FrameTimes.all(until: 500) {
      var stepped = motion
      for (last, now) in zip(times, times.dropFirst()) {
        stepped = PageSpring(
          position: stepped.position(at: now - last), velocity: stepped.velocity(at: now - last),
          target: start.target, pageLength: start.pageLength)
        #expect(
          isClose(stepped.position, motion.position(at: now), within: 1e-9), "\(start) \(now)")
      }
      let backwards = times.reversed().map { motion.position(at: $0) }
      #expect(times.map { motion.position(at: $0) } == backwards.reversed())
    }
  }
}
