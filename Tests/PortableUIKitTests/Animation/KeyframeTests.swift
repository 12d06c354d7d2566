import Foundation
import TestSupport
import Testing

@testable import PortableUIKit

@MainActor
struct KeyframeTests {
  private let stage = AnimationStage()
  private var view: UIView { stage.view }

  private func animate(_ options: UIView.KeyframeAnimationOptions) {
    UIView.animateKeyframes(
      withDuration: 2, delay: 0, options: options,
      animations: {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.25) { view.center.x = 150 }
        UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { view.center.x = 90 }
      }, completion: stage.note("a"))
  }

  private func placed(_ share: Double) -> Double {
    if share < 0.25 { return 50 + 100 * share / 0.25 }
    return share < 0.5 ? 150 : 150 - 60 * (share - 0.5) / 0.5
  }

  private let linear = UIView.KeyframeAnimationOptions(
    rawValue: UIView.AnimationOptions.curveLinear.rawValue)

  @Test func `Key frames follow each other, straight with the linear curve`() {
    animate(linear)
    #expect(view.center.x == 90)
    for share in [0.1, 0.2, 0.4, 0.6, 0.9] {
      stage.frame(2 * share)
      #expect(isClose(stage.shown.position.x, placed(share), within: 1e-9))
    }
    stage.frame(2)
    #expect(stage.log == ["a true"] && stage.shown.position.x == 90)
  }

  @Test func `Unless told otherwise the whole is eased in and out`() {
    animate([])
    for share in [0.1, 0.3, 0.6, 0.9] {
      stage.frame(2 * share)
      #expect(isClose(stage.shown.position.x, placed(eased(share)), within: 1e-9))
    }
  }

  @Test func `Discrete key frames jump at their ends`() {
    animate([.calculationModeDiscrete, linear])
    for (time, place) in [(0.4, 50.0), (0.6, 150), (1.9, 150), (2, 90)] {
      stage.frame(time)
      #expect(stage.shown.position.x == place)
    }
  }
}
