import TestSupport
import Testing

@testable import ScrollEngine

@Suite struct DampedSpringTests {
  /// The spring's differential equation, solved step by step.
  private func solved(_ spring: DampedSpring, at time: Double) -> Double {
    let square = spring.frequency * spring.frequency
    let damping = 2 * spring.dampingRatio * spring.frequency
    return RungeKutta.solve(SIMD2(0, spring.velocity), until: time, step: 1.0 / 4096) {
      SIMD2($0[1], square * (1 - $0[0]) - damping * $0[1])
    }[0]
  }

  @Test(arguments: [(0.2, 12.0, 0.0), (0.7, 8, 3), (1, 10, -2), (1, 6, 6), (1.8, 9, 0), (3, 20, 5)])
  func theClosedFormSolvesTheEquation(_ ratio: Double, _ frequency: Double, _ velocity: Double) {
    let spring = DampedSpring(dampingRatio: ratio, frequency: frequency, velocity: velocity)
    for time in [0.01, 0.1, 0.25, 0.6, 1.5] {
      #expect(isClose(spring.value(at: time), solved(spring, at: time), within: 1e-9))
    }
  }

  @Test(arguments: [(0.3, 0.0), (0.5, 1), (0.8, 4), (1, 0)])
  func withADurationItIsWithinAThousandthOfItsEndForGoodByThen(
    _ ratio: Double, _ velocity: Double
  ) {
    let spring = DampedSpring(dampingRatio: ratio, duration: 0.6, velocity: velocity)
    #expect(isClose(spring.settlingTime, 0.6, within: 1e-9))
    for step in 0..<50 {
      #expect((1 - spring.value(at: 0.6 + Double(step) * 0.01)).magnitude <= 0.001 + 1e-12)
    }
  }

  /// A value of each kind, to the last bit: what is pinned here was computed before the law moved to the engine.
  @Test func bitsArePinned() {
    var checksum = BitChecksum()
    for ratio in [0.25, 0.6, 1, 1.7] {
      let spring = DampedSpring(dampingRatio: ratio, duration: 0.45, velocity: 1.5)
      let bouncy = DampedSpring(perceptualDuration: 0.5, bounce: 1 - ratio, velocity: 0)
      for number in [spring.frequency, spring.settlingTime, bouncy.frequency, bouncy.settlingTime] {
        checksum.add(number)
      }
      for step in 0..<12 {
        checksum.add(spring.value(at: Double(step) * 0.043))
        checksum.add(bouncy.value(at: Double(step) * 0.043))
      }
      for value in [0.1, 0.5, 0.9] {
        checksum.add(AnimationPace.spring(spring).fraction(of: value, in: 0.45))
        checksum.add(AnimationPace.curve(.easeInOut).fraction(of: value * ratio, in: 1))
      }
    }
    #expect(checksum.value == 0xA475_40DF_A511_7D95)
  }
}
