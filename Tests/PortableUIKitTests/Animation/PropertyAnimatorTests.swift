import Foundation
import ScrollEngine
import TestSupport
import Testing

@testable import PortableUIKit

@MainActor
struct PropertyAnimatorTests {
  private let stage = AnimationStage()
  private var view: UIView { stage.view }

  private func animator(
    _ curve: UIView.AnimationCurve = .linear, _ positions: Positions = Positions()
  ) -> UIViewPropertyAnimator {
    let animator = UIViewPropertyAnimator(duration: 2, curve: curve) { view.center.x = 150 }
    animator.addCompletion { positions.list.append($0) }
    return animator
  }

  @Test func `It starts when told, eases, and ends`() {
    let positions = Positions()
    let animator = animator(.easeInOut, positions)
    #expect(animator.state == .inactive && !animator.isRunning && view.center.x == 50)
    #expect(
      animator.isInterruptible && animator.isUserInteractionEnabled && animator.scrubsLinearly)
    animator.startAnimation()
    #expect(animator.state == .active && animator.isRunning && view.center.x == 150)
    for share in [0.2, 0.5, 0.9] {
      stage.frame(2 * share)
      #expect(isClose(stage.shown.position.x, 50 + 100 * eased(share), within: 1e-9))
      #expect(isClose(animator.fractionComplete, share, within: 1e-9))
    }
    stage.frame(2)
    #expect(positions.list == [.end] && animator.state == .inactive && !animator.isRunning)
    #expect(stage.shown.position.x == 150 && stage.loop.isAtRest)
  }

  @Test func `A delay waits`() {
    let animator = animator()
    animator.startAnimation(afterDelay: 1)
    stage.frame(1)
    #expect(stage.shown.position.x == 50)
    stage.frame(2)
    #expect(isClose(stage.shown.position.x, 100, within: 1e-9))
  }

  @Test func `Paused, it stays where it is seen and follows the hand evenly; then it goes on`() {
    let positions = Positions()
    let animator = animator(.easeInOut, positions)
    animator.startAnimation()
    stage.frame(0.5)
    animator.pauseAnimation()
    #expect(!animator.isRunning && animator.state == .active)
    #expect(isClose(stage.shown.position.x, 50 + 100 * eased(0.25), within: 1e-9))
    #expect(isClose(animator.fractionComplete, eased(0.25), within: 1e-9))
    stage.frame(10)
    #expect(!stage.loop.needsFrame)
    animator.fractionComplete = 0.6
    #expect(isClose(stage.shown.position.x, 110, within: 1e-9))
    stage.frame(11)
    animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    #expect(isClose(stage.shown.position.x, 110, within: 1e-9))
    // Where on the curve 0.6 is: found by halving.
    var (low, high) = (0.0, 1.0)
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if eased(middle) < 0.6 { low = middle } else { high = middle }
    }
    stage.frame(11.25)
    #expect(isClose(stage.shown.position.x, 50 + 100 * eased(high + 0.125), within: 1e-9))
    stage.frame(13)
    #expect(positions.list == [.end])
  }

  @Test func `Turned back it returns to the beginning, model and all`() {
    let positions = Positions()
    let animator = animator(.linear, positions)
    animator.startAnimation()
    stage.frame(0.6)
    animator.isReversed = true
    stage.frame(0.8)
    #expect(isClose(stage.shown.position.x, 70, within: 1e-9))
    #expect(isClose(animator.fractionComplete, 0.8, within: 1e-9))
    stage.frame(1.3)
    #expect(positions.list == [.start] && view.center.x == 50 && stage.shown.position.x == 50)
  }

  @Test func `Stopped, everything is where it was seen; finishing says where it ends`() {
    let positions = Positions()
    let animator = animator(.linear, positions)
    animator.startAnimation()
    stage.frame(1)
    animator.stopAnimation(false)
    #expect(animator.state == .stopped && isClose(view.center.x, 100, within: 1e-9))
    animator.finishAnimation(at: .end)
    #expect(view.center.x == 150 && positions.list == [.end] && animator.state == .inactive)
    let other = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.alpha = 0 }
    other.addCompletion { positions.list.append($0) }
    other.startAnimation()
    stage.frame(1.5)
    other.stopAnimation(true)
    #expect(isClose(view.alpha, 0.5, within: 1e-9) && other.state == .inactive)
    stage.frame(3)
    #expect(positions.list == [.end])
  }

  @Test func `Another curve and time for the rest`() {
    let animator = animator()
    animator.startAnimation()
    stage.frame(1)
    animator.pauseAnimation()
    animator.continueAnimation(
      withTimingParameters: UICubicTimingParameters(animationCurve: .easeOut), durationFactor: 0.25)
    stage.frame(1.25)
    let expected = 100 + 50 * bezier(0, 0, 0.58, 1, at: 0.5)
    #expect(isClose(stage.shown.position.x, expected, within: 1e-9))
    stage.frame(1.5)
    #expect(animator.state == .inactive && stage.shown.position.x == 150)
  }

  @Test func `Changes may begin later, and key frames fit in`() {
    let animator = animator()
    animator.addAnimations({ view.alpha = 0 }, delayFactor: 0.5)
    animator.addAnimations {
      UIView.animateKeyframes(withDuration: 0, delay: 0) {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) {
          view.layer.cornerRadius = 20
        }
      }
    }
    animator.startAnimation()
    stage.frame(0.5)
    #expect(stage.shown.opacity == 1 && isClose(stage.shown.cornerRadius, 10, within: 1e-9))
    stage.frame(1.5)
    #expect(isClose(stage.shown.opacity, 0.5, within: 1e-9) && stage.shown.cornerRadius == 20)
  }

  @Test func `Views are touched where they are seen`() {
    let animator = animator()
    animator.startAnimation()
    stage.frame(0.2)
    #expect(stage.window.hitTest(CGPoint(x: 15, y: 50), with: nil) === view)
    #expect(stage.window.hitTest(CGPoint(x: 190, y: 50), with: nil) === stage.window)
  }

  @Test func `Springs settle in the duration, or in their own time`() {
    let own = UIViewPropertyAnimator(
      duration: 9,
      timingParameters: UISpringTimingParameters(
        mass: 1, stiffness: 100, damping: 10, initialVelocity: .zero))
    #expect(isClose(own.duration, 1.4727003346780927, within: 1e-9))
    let ratio = UIViewPropertyAnimator(duration: 1, dampingRatio: 0.5) { view.center.x = 150 }
    #expect(ratio.duration == 1)
    ratio.startAnimation()
    stage.frame(0.3)
    let spring = DampedSpring(dampingRatio: 0.5, duration: 1, velocity: 0)
    #expect(isClose(stage.shown.position.x, 50 + 100 * spring.value(at: 0.3), within: 1e-9))
    stage.frame(1)
    #expect(ratio.state == .inactive)
  }
}

private final class Positions {
  var list: [UIViewAnimatingPosition] = []
}
