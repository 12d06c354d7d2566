import Foundation
import ScrollEngine
import TestSupport
import Testing

@testable import PortableUIKit

@MainActor
struct SpringTests {
  private let stage = AnimationStage()

  /// The spring's differential equation, solved step by step.
  private func solved(_ ratio: Double, _ frequency: Double, _ velocity: Double, _ time: Double)
    -> Double
  {
    RungeKutta.solve(SIMD2(0, velocity), until: time, step: 1.0 / 4096) {
      SIMD2($0[1], frequency * frequency * (1 - $0[0]) - 2 * ratio * frequency * $0[1])
    }[0]
  }

  @Test func `Core Animation's default spring settles when Apple's does`() {
    let animation = CASpringAnimation(keyPath: "position")
    #expect(isClose(animation.settlingDuration, 1.4727003346780927, within: 1e-9))
    #expect(animation.mass == 1 && animation.stiffness == 100 && animation.damping == 10)
    #expect(animation.initialVelocity == 0)
  }

  @Test func `Bounce and perceptual duration are the documented stiffness and damping`() {
    let animation = CASpringAnimation(perceptualDuration: 0.5, bounce: 0.25)
    #expect(isClose(animation.stiffness, pow(2 * .pi / 0.5, 2), within: 1e-9))
    #expect(isClose(animation.damping, 2 * 0.75 * (2 * .pi / 0.5), within: 1e-9))
    #expect(isClose(animation.perceptualDuration, 0.5, within: 1e-12))
    #expect(isClose(animation.bounce, 0.25, within: 1e-12))
  }

  @Test func `Views swing past their end and come to rest on it`() {
    UIView.animate(
      withDuration: 1, delay: 0, usingSpringWithDamping: 0.4, initialSpringVelocity: 2,
      animations: { stage.view.center.x = 150 }, completion: stage.note("a"))
    let spring = DampedSpring(dampingRatio: 0.4, duration: 1, velocity: 2)
    var farthest = 0.0
    for step in 1..<100 {
      let time = Double(step) / 100
      stage.frame(time)
      let value = solved(0.4, spring.frequency, 2, time)
      #expect(isClose(stage.shown.position.x, 50 + 100 * value, within: 1e-6))
      farthest = max(farthest, stage.shown.position.x)
    }
    #expect(farthest > 155)
    stage.frame(1)
    #expect(stage.shown.position.x == 150 && stage.log == ["a true"])
  }

  @Test func `The spring of a duration and bounce goes on until it has settled`() throws {
    UIView.animate(
      springDuration: 0.5, bounce: 0.3, animations: { stage.view.alpha = 0 },
      completion: stage.note("a"))
    let frequency = 2 * Double.pi / 0.5
    for time in [0.1, 0.3, 0.55] {
      stage.frame(time)
      let value = 1 - solved(0.7, frequency, 0, time)
      // What is added to it may bring it back above nothing; what is seen is no less than that.
      #expect(isClose(stage.shown.opacity, value, within: 1e-9))
      let seen = try #require(stage.view.layer.presentation()).model.opacity
      #expect(isClose(seen, max(0, value), within: 1e-9))
      #expect(stage.shown.isShown == (value > 0))
    }
    #expect(stage.log == [])
    stage.frame(1.2)
    #expect(stage.log == ["a true"] && stage.shown.opacity == 0)
  }
}
