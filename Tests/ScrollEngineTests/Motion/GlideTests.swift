import Foundation
import ScrollEngine
import TestSupport
import Testing

@Suite struct GlideTests {
  struct Case: CustomStringConvertible {
    var position: Double
    var distance: Double
    var velocity: Double
    var rate: Double
    /// By the rule of the contract: the release velocity is kept.
    var keepsVelocity: Bool

    var motion: Glide {
      Glide(
        position: position, target: position + distance, velocity: velocity, rate: rate,
        tolerance: 0.25)
    }
    var description: String { "\(position) + \(distance) at \(velocity), \(rate)" }

    /// What the motion begins with and how it decays, worked out from the contract.
    var law: (velocity: Double, decay: Double) {
      let beta = -log(rate)
      return keepsVelocity
        ? (velocity, (abs(velocity) - 0.01) / abs(distance)) : (distance * beta, beta)
    }
  }

  static let cases: [Case] = bothWays.flatMap { sign in
    [
      // d·β is 2.002, 0.503 and 0.951.
      Case(
        position: 0, distance: 1000 * sign, velocity: 2.1 * sign, rate: 0.998, keepsVelocity: true),
      Case(
        position: 90, distance: 50 * sign, velocity: 0.7 * sign, rate: 0.99, keepsVelocity: true),
      Case(
        position: -5, distance: 475 * sign, velocity: 0.75 * sign, rate: 0.998, keepsVelocity: true),
      // Too slow, too fast, the wrong way.
      Case(
        position: 0, distance: 1000 * sign, velocity: 1 * sign, rate: 0.998, keepsVelocity: false),
      Case(
        position: 40, distance: 60 * sign, velocity: 3 * sign, rate: 0.998, keepsVelocity: false),
      Case(
        position: 0, distance: 300 * sign, velocity: -0.5 * sign, rate: 0.99, keepsVelocity: false),
      Case(position: 0, distance: 80 * sign, velocity: 0, rate: 0.998, keepsVelocity: false),
      Case(
        position: 0, distance: 10 * sign, velocity: 0.01 * sign, rate: 0.998, keepsVelocity: false),
    ]
  }

  @Test(arguments: cases)
  func solvesItsEquation(_ start: Case) {
    let motion = start.motion
    let law = start.law
    for share in [0.03, 0.3, 0.6, 0.95] {
      let t = motion.duration * share
      let truth = RungeKutta.solve(SIMD2(start.position, law.velocity), until: t) {
        SIMD2($0.y, -law.decay * $0.y)
      }
      #expect(isClose(motion.position(at: t), truth.x, within: 1e-7), "\(start), t = \(t)")
      #expect(isClose(motion.velocity(at: t), truth.y, within: 1e-9), "\(start), t = \(t)")
    }
  }

  @Test(arguments: cases)
  func goesToTheTargetAndNoFurther(_ start: Case) {
    let motion = start.motion
    let laws = MotionLaws(position: motion.position(at:), velocity: motion.velocity(at:))
    laws.expectVelocityIsDerivative(
      at: [0.1, 0.5, 0.9].map { $0 * motion.duration }, "\(start)")
    laws.expectApproach(to: motion.target, until: motion.duration * 1.1, "\(start)")
    #expect(motion.position(at: 0) == start.position)
    #expect(motion.position(at: motion.duration) == start.position + start.distance)
    #expect(motion.isAtRest(at: motion.duration) && !motion.isAtRest(at: motion.duration.nextDown))
    #expect(motion.velocity(at: motion.duration) == 0)
  }

  /// With a bent rate it arrives at rest speed; creeping, when it is within the tolerance.
  @Test(arguments: cases)
  func endsAsItsRuleSays(_ start: Case) {
    let motion = start.motion
    let before = motion.duration - 1e-7
    if start.keepsVelocity {
      #expect(isClose(motion.velocity(at: before).magnitude, 0.01, within: 1e-7))
      #expect(isClose(motion.position(at: before), motion.target, within: 1e-8))
    } else {
      let rest = (motion.target - motion.position(at: before)).magnitude
      #expect(isClose(rest, 0.25, within: 1e-7), "\(start)")
    }
  }

  /// Measured: such targets are met after 3 to 4 s.
  @Test func aFarTargetCreeps() {
    let motion = Glide(position: 0, target: 700, velocity: 0.3, rate: 0.998, tolerance: 0.5)
    #expect((3000...4000).contains(motion.duration))
  }

  @Test func theBorderBetweenTheRulesIsAQuarter() {
    let needed = 1000 * -log(0.998)
    for (velocity, keeps) in [
      (needed + 0.2499, true), (needed + 0.2501, false), (needed - 0.2499, true),
    ] {
      let motion = Glide(position: 0, target: 1000, velocity: velocity, rate: 0.998, tolerance: 0.5)
      #expect((motion.velocity == velocity) == keeps)
    }
  }

  @Test func onTheTargetItRestsAtOnce() {
    let motion = Glide(position: 5, target: 5, velocity: 2, rate: 0.998, tolerance: 0.5)
    #expect(motion.isAtRest(at: 0) && motion.position(at: 0) == 5 && motion.velocity(at: 0) == 0)
    let close = Glide(position: 5, target: 5.4, velocity: -2, rate: 0.998, tolerance: 0.5)
    #expect(close.isAtRest(at: 0) && close.position(at: 0) == 5.4)
    let strict = Glide(position: 0, target: 9, velocity: 0, rate: 0.998, tolerance: 0)
    #expect(strict.duration.isFinite && strict.position(at: strict.duration) == 9)
  }
}
