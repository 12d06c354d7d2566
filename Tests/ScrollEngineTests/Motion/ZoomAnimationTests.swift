import Foundation
import ScrollEngine
import ScrollGeometry
import TestSupport
import Testing

@Suite struct ZoomAnimationTests {
  private static let curves: [TimingCurve] = [.linear, .easeIn, .easeOut, .easeInOut]

  /// About an anchor in the view: `offset' = (offset + a)·s'/s − a`.
  private static func animation(
    from scale: Double, to end: Double, offset: Point, anchor: Point, curve: TimingCurve
  ) -> ZoomAnimation {
    ZoomAnimation(
      fromScale: scale, toScale: end, fromOffset: offset,
      toOffset: Point(
        x: (offset.x + anchor.x) * end / scale - anchor.x,
        y: (offset.y + anchor.y) * end / scale - anchor.y),
      duration: 300, curve: curve)
  }

  @Test(arguments: curves)
  func theAnchorStaysPutAllTheWay(_ curve: TimingCurve) {
    repeatedly(100) { random, trace in
      let anchor = Point(x: random.number(0...400), y: random.number(0...800))
      let offset = Point(x: random.number(-100...900), y: random.number(-100...900))
      let start = random.number(0.2...8)
      let animation = Self.animation(
        from: start, to: random.number(0.2...8), offset: offset, anchor: anchor, curve: curve)
      let content = Point(x: (offset.x + anchor.x) / start, y: (offset.y + anchor.y) / start)
      for step in 0...20 {
        let t = Double(step) * 16
        let scale = animation.scale(at: t)
        let shown = animation.offset(at: t)
        let place = Point(x: content.x * scale - shown.x, y: content.y * scale - shown.y)
        #expect((place - anchor).length < 1e-9, "\(trace)")
      }
    }
  }

  @Test(arguments: curves)
  func scaleIsLinearInTheCurve(_ curve: TimingCurve) {
    for (start, end) in [(1.0, 4.0), (3.7, 0.5), (2, 2.2)] {
      let animation = ZoomAnimation(
        fromScale: start, toScale: end, fromOffset: Point(x: 1, y: 2),
        toOffset: Point(x: -30, y: 70), duration: 250, curve: curve)
      for t in [0.0, 30, 125, 200] {
        let share = curve.value(at: t / 250)
        #expect(isClose(animation.scale(at: t), start + (end - start) * share, within: 1e-14))
        #expect(isClose(animation.offset(at: t).x, 1 - 31 * share, within: 1e-12))
        #expect(isClose(animation.offset(at: t).y, 2 + 68 * share, within: 1e-12))
      }
      #expect(animation.scale(at: 0) == start && animation.offset(at: 0) == Point(x: 1, y: 2))
      #expect(animation.scale(at: 250) == end && animation.offset(at: 250) == Point(x: -30, y: 70))
      #expect(animation.scale(at: 1e9) == end)
      #expect(animation.isAtRest(at: 250) && !animation.isAtRest(at: 249.9))
    }
  }

  @Test func theEndMayMoveWithoutAJump() {
    var animation = ZoomAnimation(
      fromScale: 2, toScale: 1, fromOffset: .zero, toOffset: Point(x: 10, y: 10), duration: 200,
      curve: .linear)
    animation.retarget(to: Point(x: 20, y: -30), at: 50)
    #expect(isClose(animation.offset(at: 50).x, 2.5, within: 1e-12))
    #expect(isClose(animation.offset(at: 50).y, 2.5, within: 1e-12))
    // Half of the rest of the way.
    #expect(isClose(animation.offset(at: 125).x, 11.25, within: 1e-12))
    #expect(isClose(animation.offset(at: 125).y, -13.75, within: 1e-12))
    #expect(animation.offset(at: 200) == Point(x: 20, y: -30))
    animation.retarget(to: .zero, at: 200)
    #expect(animation.offset(at: 200) == .zero)
  }

  @Test func bounceDurations() {
    for (scale, limit) in [(1.0, 1.0), (1.2, 1), (2, 1.5), (0.8, 1), (4.4, 4), (0.5, 0.6)] {
      let truth = min(0.3 * abs(log(scale / limit)) + 0.1, 0.4) * 1000
      let ours = ZoomAnimation.bounceDuration(from: scale, to: limit)
      #expect(isClose(ours, truth, within: 1e-10), "\(scale) \(limit)")
    }
    #expect(ZoomAnimation.bounceDuration(from: 1, to: 1) == 100)
    #expect(ZoomAnimation.bounceDuration(from: 8, to: 1) == 400)
    for broken in [0, -1, .nan, .infinity] {
      #expect(ZoomAnimation.bounceDuration(from: broken, to: 1) == 400)
    }
  }
}
