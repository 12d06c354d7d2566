import Foundation
import ScrollEngine
import TestSupport
import Testing

@Suite struct DecelerationTests {
  private static let cases: [(position: Double, velocity: Double, rate: Double)] =
    bothWays.flatMap { sign in
      [(0, 2.5 * sign, 0.998), (-340, 0.7 * sign, 0.99), (1200, 9 * sign, 0.9995)]
    }

  /// Golden G2: a fling measured on a device.
  @Test func goldenG2() {
    let fling = Deceleration(position: 0, velocity: 4.0307877, rate: 0.998)
    #expect(isClose(fling.target, 2008.5, within: 0.5))
    #expect(isClose(fling.duration, 2990, within: 20))
    let back = Deceleration(position: 5000, velocity: -4.0307877, rate: 0.998)
    #expect(isClose(back.target, 5000 - 2008.5, within: 0.5))
  }

  @Test(arguments: cases)
  func solvesItsEquation(_ start: (position: Double, velocity: Double, rate: Double)) {
    let motion = Deceleration(
      position: start.position, velocity: start.velocity, rate: start.rate)
    let beta = -log(start.rate)
    for share in [0.02, 0.2, 0.5, 0.95] {
      let t = motion.duration * share
      let truth = RungeKutta.solve(SIMD2(start.position, start.velocity), until: t) {
        SIMD2($0.y, -beta * $0.y)
      }
      #expect(isClose(motion.position(at: t), truth.x, within: 1e-7), "\(start), t = \(t)")
      #expect(isClose(motion.velocity(at: t), truth.y, within: 1e-9), "\(start), t = \(t)")
    }
  }

  @Test(arguments: cases)
  func keepsTheLaws(_ start: (position: Double, velocity: Double, rate: Double)) {
    let motion = Deceleration(
      position: start.position, velocity: start.velocity, rate: start.rate)
    let laws = MotionLaws(position: motion.position(at:), velocity: motion.velocity(at:))
    let times = [0.1, 0.4, 0.9].map { $0 * motion.duration }
    laws.expectVelocityIsDerivative(at: times, "\(start)")
    laws.expectApproach(to: motion.target, until: motion.duration * 1.1, "\(start)")
  }

  /// Restarted from what it showed in every frame, it goes the same way.
  @Test(arguments: cases)
  func doesNotDependOnFrames(_ start: (position: Double, velocity: Double, rate: Double)) {
    let motion = Deceleration(
      position: start.position, velocity: start.velocity, rate: start.rate)
    for times in FrameTimes.all(until: 900) {
      var stepped = motion
      for (last, now) in zip(times, times.dropFirst()) {
        stepped = Deceleration(
          position: stepped.position(at: now - last), velocity: stepped.velocity(at: now - last),
          rate: start.rate)
        #expect(
          isClose(stepped.position, motion.position(at: now), within: 1e-9), "\(start) \(now)")
      }
      let backwards = times.reversed().map { motion.position(at: $0) }
      #expect(times.map { motion.position(at: $0) } == backwards.reversed())
    }
  }

  @Test func restsExactlyOnTheTargetWithoutAJump() {
    for start in Self.cases {
      let motion = Deceleration(
        position: start.position, velocity: start.velocity, rate: start.rate)
      #expect(motion.position(at: motion.duration) == motion.target)
      #expect(motion.position(at: 1e9) == motion.target)
      #expect(motion.velocity(at: motion.duration) == 0)
      #expect(motion.isAtRest(at: motion.duration))
      #expect(!motion.isAtRest(at: motion.duration.nextDown))
      let before = motion.duration - 1e-6
      #expect(isClose(motion.position(at: before), motion.target, within: 2e-8), "\(start)")
      #expect(isClose(motion.velocity(at: before).magnitude, 0.01, within: 1e-8), "\(start)")
    }
  }

  @Test func aSlowOneRestsAtOnce() {
    for velocity in [0, 0.01, -0.01, 0.005] {
      let motion = Deceleration(position: 7, velocity: velocity, rate: 0.998)
      #expect(motion.target == 7 && motion.duration == 0 && motion.isAtRest(at: 0))
    }
  }

  @Test func timeReachingInvertsThePosition() throws {
    for start in Self.cases {
      let motion = Deceleration(
        position: start.position, velocity: start.velocity, rate: start.rate)
      for share in [0.01, 0.3, 0.7, 0.99] {
        let place = start.position + (motion.target - start.position) * share
        let time = try #require(motion.timeReaching(place))
        #expect(isClose(motion.position(at: time), place, within: 1e-8), "\(start) \(share)")
      }
      #expect(motion.timeReaching(start.position) == 0)
      let end = try #require(motion.timeReaching(motion.target))
      #expect(isClose(end, motion.duration, within: 1e-6) && end <= motion.duration)
      let step = motion.target - start.position
      #expect(motion.timeReaching(motion.target + step * 1e-6) == nil)
      #expect(motion.timeReaching(start.position - step * 1e-6) == nil)
    }
    let still = Deceleration(position: 3, velocity: 0, rate: 0.998)
    #expect(still.timeReaching(3) == 0)
    #expect(still.timeReaching(4) == nil && still.timeReaching(2) == nil)
  }
}
