import Foundation
import ScrollGeometry
import TestSupport
import Testing

@testable import PortableUIKit

@MainActor
struct AnimateTests {
  private let stage = AnimationStage()
  private var view: UIView { stage.view }

  @Test func `The model is set at once, and the change is seen eased in and out`() {
    UIView.animate(
      withDuration: 0.5, animations: { view.center.x = 250 }, completion: stage.note("a"))
    #expect(view.center.x == 250)
    #expect(stage.shown.position.x == 50)
    #expect(stage.loop.needsFrame && !stage.loop.isAtRest)
    for share in [0.1, 0.25, 0.5, 0.7, 0.95] {
      stage.frame(share * 0.5)
      #expect(isClose(stage.shown.position.x, 50 + 200 * eased(share), within: 1e-9))
      #expect(view.center.x == 250)
    }
    #expect(stage.log == [])
    stage.frame(0.5)
    #expect(stage.shown.position.x == 250)
    #expect(stage.log == ["a true"])
    #expect(stage.loop.isAtRest)
    #expect(view.layer.animator == nil)
  }

  @Test(arguments: [
    (UIView.AnimationOptions.curveEaseIn, 0.42, 0.0, 1.0, 1.0),
    (.curveEaseOut, 0, 0, 0.58, 1), (.curveLinear, 0, 0, 1, 1), (.curveEaseInOut, 0.42, 0, 0.58, 1),
  ])
  func `Each curve is the Bézier curve of its name`(
    _ options: UIView.AnimationOptions, _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double
  ) {
    UIView.animate(withDuration: 2, delay: 0, options: options) { view.alpha = 0 }
    for share in [0.05, 0.3, 0.5, 0.8] {
      stage.frame(2 * share)
      let expected = 1 - bezier(x1, y1, x2, y2, at: share)
      #expect(isClose(stage.shown.opacity, expected, within: 1e-9))
    }
  }

  @Test func `A delay shows the old value until it is over`() {
    UIView.animate(withDuration: 1, delay: 0.5, options: .curveLinear) { view.alpha = 0 }
    stage.frame(0.4)
    #expect(stage.shown.opacity == 1 && view.alpha == 0)
    stage.frame(1)
    #expect(isClose(stage.shown.opacity, 0.5, within: 1e-12))
  }

  @Test func `Frame, bounds, transform, colour, corners and border are seen on their way`() {
    view.backgroundColor = .red
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      view.frame = CGRect(x: 100, y: 0, width: 200, height: 50)
      view.transform = CGAffineTransform(rotationAngle: .pi / 2)
      view.backgroundColor = .blue
      view.layer.cornerRadius = 10
      view.layer.borderWidth = 4
    }
    stage.frame(0.25)
    let shown = stage.shown
    #expect(isClose(shown.bounds.width, 125, within: 1e-9))
    #expect(isClose(shown.bounds.height, 87.5, within: 1e-9))
    #expect(isClose(shown.position.x, 50 + 150 * 0.25, within: 1e-9))
    #expect(isClose(shown.transform.a, cos(.pi / 8), within: 1e-12))
    #expect(isClose(shown.transform.b, sin(.pi / 8), within: 1e-12))
    #expect(isClose(shown.backgroundColor!.red, 0.75, within: 1e-12))
    #expect(isClose(shown.backgroundColor!.blue, 0.25, within: 1e-12))
    #expect(isClose(shown.cornerRadius, 2.5, within: 1e-12))
    #expect(isClose(shown.borderWidth, 1, within: 1e-12))
    stage.frame(1)
    #expect(stage.shown == view.layer.model)
  }

  @Test func `Turns go the shorter way, mirror images through flat`() {
    view.transform = CGAffineTransform(rotationAngle: .pi * 0.9)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      view.transform = CGAffineTransform(rotationAngle: -.pi * 0.9)
    }
    stage.frame(0.5)
    #expect(isClose(stage.shown.transform.a, -1, within: 1e-12))
    stage.frame(1)
    view.transform = .identity
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      view.transform = CGAffineTransform(scaleX: -1, y: 1)
    }
    stage.frame(1.25)
    #expect(isClose(stage.shown.transform.a, 0.5, within: 1e-12))
    #expect(stage.shown.transform.b == 0 && stage.shown.transform.d == 1)
  }

  @Test func `An interrupted animation goes on in place and velocity`() {
    UIView.animate(
      withDuration: 1, animations: { view.center.x = 150 }, completion: stage.note("a"))
    stage.frame(0.4)
    let before = stage.shown.position.x
    UIView.animate(withDuration: 1, animations: { view.center.x = 50 }, completion: stage.note("b"))
    #expect(isClose(stage.shown.position.x, before, within: 1e-9))
    stage.frame(0.401)
    let velocity = (stage.shown.position.x - before) / 0.001
    let expected = 100 * (eased(0.401) - eased(0.4)) / 0.001
    #expect(isClose(velocity, expected, within: 0.5))
    // Both go on: what is left of each adds up.
    stage.frame(0.8)
    let sum = 50 - 100 * (1 - eased(0.8)) + 100 * (1 - eased(0.4))
    #expect(isClose(stage.shown.position.x, sum, within: 1e-9))
    stage.frame(1)
    #expect(stage.log == ["a true"])
    stage.frame(1.4)
    #expect(stage.log == ["a true", "b true"])
    #expect(stage.shown.position.x == 50)
  }

  @Test func `Begun from the current state, the one before is interrupted`() {
    UIView.animate(
      withDuration: 1, animations: { view.center.x = 150 }, completion: stage.note("a"))
    stage.frame(0.5)
    let before = stage.shown.position.x
    UIView.animate(
      withDuration: 1, delay: 0, options: .beginFromCurrentState,
      animations: { view.center.x = 50 }, completion: stage.note("b"))
    #expect(isClose(stage.shown.position.x, before, within: 1e-9))
    stage.frame(0.51)
    #expect(stage.log == ["a false"])
    stage.frame(1.5)
    #expect(stage.log == ["a false", "b true"])
  }

  @Test func `Removed animations and views that leave the window end unfinished`() {
    UIView.animate(
      withDuration: 1, animations: { view.center.x = 150 }, completion: stage.note("a"))
    stage.frame(0.5)
    view.layer.removeAllAnimations()
    #expect(stage.shown.position.x == 150)
    stage.frame(0.51)
    #expect(stage.log == ["a false"])
    UIView.animate(withDuration: 1, animations: { view.center.x = 50 }, completion: stage.note("b"))
    view.removeFromSuperview()
    stage.frame(0.6)
    #expect(stage.log == ["a false", "b false"])
    #expect(stage.loop.isAtRest)
  }

  @Test func `Without duration, window, change or permission it is over in the next turn`() {
    // What other tests have changed for all windows meanwhile.
    stage.frame(0)
    UIView.animate(
      withDuration: 0, animations: { view.alpha = 0.5 }, completion: stage.note("zero"))
    #expect(view.alpha == 0.5 && stage.shown.opacity == 0.5)
    UIView.animate(withDuration: 1, animations: {}, completion: stage.note("nothing"))
    let alone = UIView()
    UIView.animate(
      withDuration: 1, animations: { alone.alpha = 0 }, completion: stage.note("alone"))
    UIView.setAnimationsEnabled(false)
    #expect(!UIView.areAnimationsEnabled)
    UIView.animate(withDuration: 1, animations: { view.alpha = 0 }, completion: stage.note("off"))
    UIView.setAnimationsEnabled(true)
    UIView.animate(withDuration: 1) { UIView.performWithoutAnimation { view.alpha = 1 } }
    #expect(stage.shown.opacity == 1)
    // Never while the program is doing something else.
    #expect(stage.log == [])
    #expect(stage.loop.needsFrame && !stage.loop.isAtRest)
    stage.frame(0.01)
    #expect(stage.log == ["zero true", "nothing true", "alone true", "off true"])
    #expect(stage.loop.isAtRest)
    stage.frame(0.02)
    #expect(stage.log.count == 4)
  }

  @Test func `Completions without duration that animate on take a frame each`() {
    func count(to last: Int, _ number: Int) {
      UIView.animate(
        withDuration: 0, animations: {},
        completion: { _ in
          stage.note("\(number)")(true)
          if number < last { count(to: last, number + 1) }
        })
    }
    count(to: 3, 1)
    for frame in 1...4 {
      #expect(stage.log.count == frame - 1)
      stage.frame(Double(frame) / 60)
    }
    #expect(stage.log == ["1 true", "2 true", "3 true"])
    #expect(stage.loop.isAtRest)
  }

  @Test func `A transaction waits for the blocks in it, and reports at once without any`() {
    CATransaction.begin()
    CATransaction.setCompletionBlock { stage.note("transaction")(true) }
    UIView.animate(withDuration: 0, animations: {}, completion: stage.note("block"))
    CATransaction.commit()
    #expect(stage.log == [])
    stage.frame(0.01)
    #expect(stage.log == ["block true", "transaction true"])
    CATransaction.begin()
    CATransaction.setCompletionBlock { stage.note("empty")(true) }
    CATransaction.commit()
    #expect(stage.log.last == "empty true")
  }

  @Test func `What a layout changes inside the block moves along`() {
    let outer = FillingView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    stage.window.addSubview(outer)
    stage.frame(0)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      outer.bounds.size.width = 200
      outer.layoutIfNeeded()
    }
    stage.frame(0.5)
    #expect(isClose(outer.inner.layer.presented.bounds.width, 150, within: 1e-9))
    stage.frame(1)
    UIView.animate(withDuration: 1, delay: 0, options: [.curveLinear, .layoutSubviews]) {
      outer.bounds.size.width = 100
    }
    stage.frame(1.5)
    #expect(isClose(outer.inner.layer.presented.bounds.width, 150, within: 1e-9))
  }

  @Test func `An offset set in a block scrolls once, and is seen to scroll`() {
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    scrollView.contentSize = CGSize(width: 100, height: 1000)
    let counter = ScrollCounter()
    scrollView.delegate = counter
    stage.window.addSubview(scrollView)
    stage.frame(0)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      scrollView.contentOffset = CGPoint(x: 0, y: 200)
    }
    #expect(counter.count == 1 && scrollView.contentOffset.y == 200)
    stage.frame(0.25)
    #expect(isClose(scrollView.layer.presented.bounds.origin.y, 50, within: 1e-9))
    #expect(scrollView.layer.presentation()?.bounds.origin.y == 50)
    stage.frame(1)
    #expect(counter.count == 1 && scrollView.layer.presented.bounds.origin.y == 200)
  }

  @Test func `Views that are animated take no touches, unless they may`() {
    let point = CGPoint(x: 350, y: 50)
    UIView.animate(withDuration: 1) { view.center.x = 350 }
    #expect(stage.window.hitTest(point, with: nil) === stage.window)
    stage.frame(1)
    #expect(stage.window.hitTest(point, with: nil) === view)
    UIView.animate(withDuration: 1, delay: 0, options: .allowUserInteraction) { view.alpha = 0.5 }
    #expect(stage.window.hitTest(point, with: nil) === view)
  }

  @Test func `Repetition goes on for ever, there and back`() {
    UIView.animate(
      withDuration: 1, delay: 0, options: [.repeat, .autoreverse, .curveLinear],
      animations: { view.alpha = 0 }, completion: stage.note("a"))
    for (time, opacity) in [(0.25, 0.75), (1.25, 0.25), (1.75, 0.75), (2.25, 0.75), (101.5, 0.5)] {
      stage.frame(time)
      #expect(isClose(stage.shown.opacity, opacity, within: 1e-9))
    }
    #expect(stage.loop.needsFrame && stage.loop.isAtRest)
    view.layer.removeAllAnimations()
    stage.frame(102)
    #expect(stage.log == ["a false"] && !stage.loop.needsFrame)
  }

  @Test func `A block inside another takes its time, and its completion waits for nobody else`() {
    UIView.animate(
      withDuration: 1,
      animations: {
        #expect(UIView.inheritedAnimationDuration == 1)
        view.alpha = 0
        UIView.animate(
          withDuration: 5, animations: { view.center.x = 250 }, completion: stage.note("inner"))
        UIView.animate(
          withDuration: 2, delay: 0, options: .overrideInheritedDuration,
          animations: { view.center.y = 250 }, completion: stage.note("own"))
      }, completion: stage.note("outer"))
    #expect(UIView.inheritedAnimationDuration == 0)
    stage.frame(1)
    #expect(Set(stage.log) == ["outer true", "inner true"])
    stage.frame(2)
    #expect(stage.log.last == "own true")
  }

  @Test func `A completion may animate on`() {
    UIView.animate(
      withDuration: 1, animations: { view.alpha = 0 },
      completion: { _ in UIView.animate(withDuration: 1) { view.alpha = 1 } })
    stage.frame(1)
    #expect(stage.shown.opacity == 0 && view.alpha == 1)
    stage.frame(1.5)
    #expect(isClose(stage.shown.opacity, 0.5, within: 1e-9))
  }

  @Test func `A running animation costs no memory per frame, and none at rest`() {
    UIView.animate(withDuration: 1) { view.center.x = 150 }
    let animator = view.layer.animator
    stage.frame(0.5)
    #expect(view.layer.animator === animator && animator?.entries.count == 1)
    stage.frame(1)
    #expect(view.layer.animator == nil)
  }
}

private final class FillingView: UIView {
  let inner = UIView()
  override func layoutSubviews() {
    if inner.superview == nil { addSubview(inner) }
    inner.frame = bounds
  }
}

private final class ScrollCounter: UIScrollViewDelegate {
  var count = 0
  func scrollViewDidScroll(_ scrollView: UIScrollView) { count += 1 }
}
