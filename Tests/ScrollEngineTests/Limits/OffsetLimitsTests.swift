import ScrollEngine
import ScrollGeometry
import TestSupport
import Testing

@Suite struct OffsetLimitsTests {
  private let limits = OffsetLimits(
    bounds: Size(width: 320, height: 460), content: Size(width: 1000, height: 300),
    insets: Insets(top: 20, left: 5, bottom: 40, right: 7))

  @Test func followTheContract() {
    #expect(limits.minimum == Point(x: -5, y: -20))
    // 1000 + 7 − 320, and content that fits stays at the minimum.
    #expect(limits.maximum == Point(x: 687, y: -20))
    #expect(limits.scrollsHorizontally && !limits.scrollsVertically)
  }

  @Test func everyInsetIsRoomOnItsOwnSide() {
    let limits = OffsetLimits(
      bounds: Size(width: 320, height: 460), content: Size(width: 1000, height: 2000),
      insets: Insets(top: 20, left: 5, bottom: 40, right: 7))
    #expect(limits.minimum == Point(x: -5, y: -20))
    #expect(limits.maximum == Point(x: 1000 + 7 - 320, y: 2000 + 40 - 460))
  }

  /// The room that content and insets leave, shared as the alignment says; larger content has none.
  @Test func alignedContentRestsWithinTheRoomThatIsLeft() {
    func minimum(_ content: Size, _ alignment: Point) -> Point {
      let limits = OffsetLimits(
        bounds: Size(width: 320, height: 460), content: content,
        insets: Insets(top: 20, left: 10, bottom: 40, right: 30), alignment: alignment)
      return limits.minimum
    }
    // 180 and 100 points are left.
    let small = Size(width: 100, height: 300)
    #expect(minimum(small, .zero) == Point(x: -10, y: -20))
    #expect(minimum(small, Point(x: 0.5, y: 0.5)) == Point(x: -100, y: -70))
    #expect(minimum(small, Point(x: 1, y: 1)) == Point(x: -190, y: -120))
    #expect(minimum(Size(width: 300, height: 2000), Point(x: 1, y: 1)) == Point(x: -10, y: -20))
  }

  /// Centring by `contentInset` works: equal insets fill what the content leaves.
  @Test func centringInsetsHoldTheContentInTheMiddle() {
    let insets = Insets(top: 80, left: 110, bottom: 80, right: 110)
    let limits = OffsetLimits(
      bounds: Size(width: 320, height: 460), content: Size(width: 100, height: 300),
      insets: insets)
    #expect(limits.minimum == Point(x: -110, y: -80) && limits.maximum == limits.minimum)
  }

  @Test func clampingAndExcessPerAxis() {
    #expect(limits.clamped(Point(x: 900, y: 50)) == Point(x: 687, y: -20))
    #expect(limits.excess(of: Point(x: 900, y: 50)) == Vector(dx: 213, dy: 70))
    #expect(limits.excess(of: Point(x: -30, y: -25)) == Vector(dx: -25, dy: -5))
    #expect(limits.excess(of: Point(x: 100, y: -20)) == .zero)
    #expect(limits.contains(Point(x: 100, y: -20)) && !limits.contains(Point(x: 100, y: 0)))
  }

  @Test func clampingIsStableAndNearest() {
    repeatedly(1000) { random, trace in
      let limits = OffsetLimits(
        bounds: Size(width: random.number(1...900), height: random.number(1...900)),
        content: Size(width: random.number(0...2000), height: random.number(0...2000)),
        insets: Insets(
          top: random.number(-20...90), left: random.number(-20...90),
          bottom: random.number(-20...90), right: random.number(-20...90)))
      #expect(
        limits.minimum.x <= limits.maximum.x && limits.minimum.y <= limits.maximum.y, "\(trace)")
      let offset = Point(x: random.number(-500...2500), y: random.number(-500...2500))
      let clamped = limits.clamped(offset)
      #expect(limits.contains(clamped) && limits.clamped(clamped) == clamped, "\(trace)")
      #expect(clamped.x == min(max(offset.x, limits.minimum.x), limits.maximum.x), "\(trace)")
      #expect(clamped.y == min(max(offset.y, limits.minimum.y), limits.maximum.y), "\(trace)")
      let excess = limits.excess(of: offset)
      #expect((clamped + excess - offset).length < 1e-9, "\(trace)")
    }
    #expect(limits.clamped(Point(x: .nan, y: .infinity)) == limits.minimum)
  }
}
