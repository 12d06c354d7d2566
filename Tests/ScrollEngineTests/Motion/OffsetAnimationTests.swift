import ScrollEngine
import ScrollGeometry
import TestSupport
import Testing

@Suite struct OffsetAnimationTests {
  private static let animations: [OffsetAnimation] = bothWays.flatMap { sign in
    [
      OffsetAnimation(
        from: Point(x: 10 * sign, y: -7), to: Point(x: 500, y: 320 * sign), duration: 300,
        curve: .easeInOut),
      OffsetAnimation(
        from: Point(x: 0.1, y: 1e5 * sign), to: Point(x: -3 * sign, y: 0.3), duration: 150,
        curve: .easeOut),
      OffsetAnimation(
        from: Point(x: -40, y: 4), to: Point(x: 40 * sign, y: 4), duration: 1000, curve: .linear),
    ]
  }

  @Test(arguments: animations)
  func followsItsCurve(_ animation: OffsetAnimation) {
    for share in [0, 0.1, 0.35, 0.8] {
      let t = animation.duration * share
      let part = animation.curve.value(at: share)
      let place = animation.position(at: t)
      let x = animation.from.x * (1 - part) + animation.to.x * part
      let y = animation.from.y * (1 - part) + animation.to.y * part
      #expect((place - Point(x: x, y: y)).length < 1e-9, "\(animation) \(share)")
      #expect(!animation.isAtRest(at: t))
    }
  }

  @Test(arguments: animations)
  func endsAreExact(_ animation: OffsetAnimation) {
    #expect(animation.position(at: 0) == animation.from)
    #expect(animation.position(at: -5) == animation.from)
    #expect(animation.position(at: animation.duration) == animation.to)
    #expect(animation.position(at: 1e9) == animation.to)
    #expect(animation.isAtRest(at: animation.duration))
    #expect(!animation.isAtRest(at: animation.duration.nextDown))
    #expect(animation.velocity(at: animation.duration) == .zero)
  }

  @Test(arguments: animations)
  func velocityIsTheDerivative(_ animation: OffsetAnimation) {
    let times = [0.2, 0.5, 0.9].map { $0 * animation.duration }
    MotionLaws(
      position: { animation.position(at: $0).x }, velocity: { animation.velocity(at: $0).dx }
    ).expectVelocityIsDerivative(at: times, within: 1e-6, "\(animation)")
    MotionLaws(
      position: { animation.position(at: $0).y }, velocity: { animation.velocity(at: $0).dy }
    ).expectVelocityIsDerivative(at: times, within: 1e-3, "\(animation)")
  }

  @Test func oneWithoutDurationIsOverAtOnce() {
    for duration in [0, -1] as [Double] {
      let animation = OffsetAnimation(
        from: .zero, to: Point(x: 3, y: 4), duration: duration, curve: .easeInOut)
      #expect(animation.position(at: 0) == Point(x: 3, y: 4) && animation.isAtRest(at: 0))
      #expect(animation.velocity(at: 0) == .zero)
    }
  }
}
