import DisplayList
import Foundation
import PortableUIKit
import ScrollGeometry
import TestSupport
import Testing

/// A switch on its way between off and on.
@MainActor struct SwitchTests {
  private let hand = Hand()
  private let toggle = UISwitch(frame: CGRect(x: 100, y: 100, width: 51, height: 31))

  init() {
    toggle.onTintColor = .red
    hand.window.addSubview(toggle)
    hand.wait(0.1)
  }

  private var fills: [(rect: Rect, color: Color)] {
    hand.loop.displayList.items.compactMap {
      if case .fill(let rect, _, let color) = $0 { (rect, color) } else { nil }
    }
  }

  /// 0 where an iPhone's thumb is when the switch is off, 1 where it is when it is on: 20 points further.
  private var share: Double { (fills[1].rect.minX - 2) / 20 }

  private func frames(until end: Double, from start: Double, perSecond rate: Double) {
    var time = start
    while time < end - 1e-9 {
      time = min(time + 1 / rate, end)
      hand.loop.frame(at: time)
    }
  }

  @Test(arguments: [30.0, 60, 120], [false, true])
  func `The thumb slides, and the colour fades with it`(rate: Double, isOff: Bool) {
    let (off, on) = ends()
    toggle.setOn(isOff, animated: false)
    hand.loop.frame(at: 1)
    toggle.setOn(!isOff, animated: true)
    // The first frame is where it begins.
    hand.loop.frame(at: 1.5)
    #expect(share == (isOff ? 1 : 0) && toggle.isOn == !isOff)
    for moment in [0.05, 0.125, 0.2] {
      frames(until: 1.5 + moment, from: 1.5 + moment - 0.05, perSecond: rate)
      let done = eased(moment / 0.25)
      let expected = isOff ? 1 - done : done
      #expect(abs(share - expected) < 1e-6, "\(moment)")
      let color = fills[0].color
      let alpha = off.alpha * (1 - expected) + on.alpha * expected
      #expect(abs(color.alpha - alpha) < 1e-6)
      let red = (off.red * off.alpha * (1 - expected) + on.red * on.alpha * expected) / alpha
      #expect(abs(color.red - red) < 1e-6)
      #expect(!hand.loop.isAtRest)
    }
    frames(until: 1.8, from: 1.7, perSecond: rate)
    #expect(share == (isOff ? 0 : 1) && fills[0].color == (isOff ? off : on))
    #expect(hand.loop.isAtRest && !hand.loop.needsFrame)
  }

  /// The colours at rest.
  private func ends() -> (off: Color, on: Color) {
    let off = fills[0].color
    toggle.isOn = true
    hand.wait(0.02)
    return (off, fills[0].color)
  }

  @Test func `A tap slides it, and from right to left the other way`() {
    hand.tap(120, 110)
    #expect(toggle.isOn && share < 0.1)
    hand.wait(0.125)
    #expect(abs(share - 0.5) < 0.1)
    hand.wait(0.2)
    #expect(share == 1)
    toggle.semanticContentAttribute = .forceRightToLeft
    hand.wait(1)
    #expect(share == 0)
    hand.tap(120, 110)
    hand.wait(0.125)
    #expect(!toggle.isOn && abs(share - 0.5) < 0.1)
    hand.wait(0.2)
    #expect(share == 1)
  }

  @Test func `Turned on its way it goes back without a jump`() {
    toggle.setOn(true, animated: true)
    hand.loop.frame(at: 1)
    hand.loop.frame(at: 1.1)
    let before = share
    toggle.setOn(false, animated: true)
    hand.loop.frame(at: 1.1)
    #expect(share == before && before > 0.2)
    // It goes on a little with the speed that it had.
    hand.loop.frame(at: 1.11)
    #expect(share > before)
    hand.loop.frame(at: 1.2)
    #expect(abs(share - (eased(0.8) - eased(0.4))) < 1e-6)
    hand.loop.frame(at: 1.36)
    #expect(share == 0 && hand.loop.isAtRest)
  }

  @Test func `Without animation it is there at once`() {
    toggle.isOn = true
    hand.loop.frame(at: 1)
    #expect(share == 1 && hand.loop.isAtRest)
    UIView.performWithoutAnimation { toggle.setOn(false, animated: true) }
    hand.loop.frame(at: 1.1)
    #expect(share == 0 && hand.loop.isAtRest)
    toggle.setOn(true, animated: true)
    hand.loop.frame(at: 1.2)
    toggle.isOn = true
    hand.loop.frame(at: 1.3)
    #expect(share == 1 && hand.loop.isAtRest)
    toggle.setOn(false, animated: true)
    toggle.removeFromSuperview()
    hand.window.addSubview(toggle)
    hand.loop.frame(at: 1.4)
    #expect(share == 0 && hand.loop.isAtRest)
  }
}
