import Foundation
import PortableUIKit
import Testing

@MainActor
struct ControlTrackingTests {
  private let hand = Hand()
  private let control = LogControl(frame: CGRect(x: 100, y: 100, width: 100, height: 40))

  init() {
    control.listen()
    hand.window.addSubview(control)
  }

  @Test func `A tap goes down and up inside`() {
    hand.down(150, 120)
    #expect(control.isTracking && control.isTouchInside && control.isHighlighted)
    #expect(control.state == .highlighted)
    hand.up(150, 120)
    #expect(!control.isTracking && !control.isTouchInside && !control.isHighlighted)
    #expect(control.log == ["begin", "down", "end", "upInside"])
    hand.wait(0.1)
    hand.tap(150, 120)
    #expect(control.log.dropFirst(4) == ["begin", "down", "repeat", "end", "upInside"])
  }

  @Test func `A finger may stray 70 points`() {
    hand.down(150, 120)
    hand.move(269, 120)
    #expect(control.isTouchInside && control.isHighlighted)
    hand.move(271, 120)
    #expect(!control.isTouchInside && !control.isHighlighted)
    hand.move(275, 120)
    hand.move(260, 120)
    hand.move(150, 320)
    hand.up(150, 320)
    #expect(
      control.log == [
        "begin", "down", "dragInside", "dragOutside", "exit", "dragOutside", "dragInside", "enter",
        "dragOutside", "exit", "end", "upOutside",
      ])
  }

  @Test func `A control may refuse, or have enough`() {
    control.mayBegin = false
    hand.tap(150, 120)
    #expect(control.log == ["begin"])
    control.log = []
    control.mayBegin = true
    hand.wait(1)
    hand.down(150, 120)
    control.mayGoOn = false
    hand.move(152, 120)
    hand.up(152, 120)
    #expect(control.log == ["begin", "down", "end"])
    #expect(!control.isTracking)
  }

  @Test func `What is disabled does nothing, and loses its touch`() {
    hand.down(150, 120)
    control.isEnabled = false
    #expect(control.log == ["begin", "down", "lost", "cancel"])
    hand.up(150, 120)
    hand.wait(1)
    hand.tap(150, 120)
    #expect(control.log.count == 4)
    #expect(control.state == .disabled)
    #expect(control.accessibilityTraits.contains(.notEnabled))
    #expect(!control.accessibilityActivate())
  }

  @Test(arguments: [false, true])
  func `A scroll view takes a touch from a control only when it is told to`(isTaker: Bool) {
    final class Taker: UIScrollView {
      override func touchesShouldCancel(in view: UIView) -> Bool { true }
    }
    let scrollView = isTaker ? Taker() : UIScrollView()
    scrollView.frame = hand.window.bounds
    scrollView.contentSize = CGSize(width: 320, height: 2000)
    hand.window.addSubview(scrollView)
    scrollView.addSubview(control)
    hand.down(150, 120)
    hand.wait(0.2)
    for y in [100.0, 30, 20] {
      hand.move(150, y)
      hand.wait(0.02)
    }
    hand.up(150, 20)
    #expect(
      control.log
        == (isTaker
          ? ["begin", "down", "lost", "cancel"]
          : [
            "begin", "down", "dragInside", "dragInside", "dragOutside", "exit", "end",
            "upOutside",
          ]))
    #expect((scrollView.contentOffset.y > 0) == isTaker)
  }

  @Test func `Buttons keep taps from recognisers around them, plain controls do not`() {
    let taps = Counter()
    hand.window.addGestureRecognizer(
      UITapGestureRecognizer(target: taps, action: Selector(Counter.add)))
    hand.tap(150, 120)
    #expect(taps.count == 1)
    #expect(control.log == ["begin", "down", "lost", "cancel"])
    let presses = Counter()
    let button = UIButton(frame: CGRect(x: 100, y: 200, width: 100, height: 40))
    button.addTarget(presses, action: Selector(Counter.add), for: .touchUpInside)
    hand.window.addSubview(button)
    hand.wait(1)
    hand.tap(150, 220)
    #expect(taps.count == 1 && presses.count == 1)
    button.isEnabled = false
    hand.wait(1)
    hand.tap(150, 220)
    #expect(taps.count == 2 && presses.count == 1)
  }

  @Test func `Space and the screen reader do what a tap does`() {
    final class Focused: UIControl {
      override var canBecomeFirstResponder: Bool { true }
    }
    let focused = Focused()
    let presses = Counter()
    focused.addTarget(presses, action: Selector(Counter.add), for: .primaryActionTriggered)
    hand.window.addSubview(focused)
    #expect(focused.becomeFirstResponder())
    hand.key(.space, .down)
    #expect(presses.count == 0)
    hand.key(.space, .up)
    #expect(presses.count == 1)
    #expect(focused.accessibilityActivate())
    #expect(presses.count == 2)
  }

  @Test func `A control without anything is as UIKit's`() {
    let control = UIControl()
    #expect(control.isEnabled && !control.isSelected && !control.isHighlighted)
    #expect(control.contentVerticalAlignment == .center)
    #expect(control.contentHorizontalAlignment == .center)
    #expect(control.state == .normal && control.allTargets.isEmpty)
    #expect(control.isUserInteractionEnabled && !control.isMultipleTouchEnabled)
    control.isSelected = true
    control.isEnabled = false
    #expect(control.state == [.selected, .disabled])
  }
}
