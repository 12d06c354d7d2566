import ScrollEngine
import TestSupport
import Testing

@Suite struct EdgeBounceRestTests {
  typealias Case = EdgeBounceTests.Case

  @Test(arguments: EdgeBounceTests.cases, [0.5, 0.25, 1.0 / 6])
  func restsExactlyOnTheEdge(_ start: Case, _ tolerance: Double) {
    let motion = start.motion
    let end = motion.duration(tolerance: tolerance)
    #expect(end > 0 && end < 2000)
    #expect(motion.isAtRest(at: end, tolerance: tolerance))
    #expect(!motion.isAtRest(at: end.nextDown, tolerance: tolerance))
    #expect(motion.position(at: end, tolerance: tolerance) == start.edge)
    #expect((motion.position(at: end) - start.edge).magnitude < tolerance + 1e-11)
    #expect(motion.carriedVelocity(at: end).magnitude < 0.01)
    let earlier = end * 0.9
    #expect(motion.position(at: earlier, tolerance: tolerance) == motion.position(at: earlier))
    for later in stride(from: end, to: 3000, by: 7) {
      #expect(motion.isAtRest(at: later, tolerance: tolerance), "\(start), t = \(later)")
    }
  }

  @Test(arguments: EdgeBounceTests.returning)
  func aMotionThatCarriesThroughNeverRests(_ start: Case) throws {
    let motion = start.motion
    let time = try #require(motion.timeOfReentry)
    let carries = motion.carriedVelocity(at: time).magnitude >= 0.01
    #expect(motion.duration(tolerance: 0.5).isInfinite == carries, "\(start)")
    for t in [0, time * 0.5, time, time * 2, 1e5] where carries {
      #expect(!motion.isAtRest(at: t, tolerance: 0.5), "\(start), t = \(t)")
    }
  }

  @Test func oneThatOnlyJustReachesTheEdgeRestsOnIt() throws {
    // Barely above β·d: it takes so long that hardly any velocity is left.
    for sign in bothWays {
      let motion = EdgeBounce(
        edge: 0, position: 90 * sign, velocity: -0.1805 * sign, rate: 0.998)
      let time = try #require(motion.timeOfReentry)
      #expect(motion.carriedVelocity(at: time).magnitude < 0.01)
      let end = motion.duration(tolerance: 0.5)
      #expect(end < time)
      #expect(motion.position(at: end, tolerance: 0.5) == 0)
      #expect(motion.isAtRest(at: time * 3, tolerance: 0.5))
    }
  }

  @Test func aSlowStartOnTheEdgeIsNotCutOff() {
    // Goes a third of a point out, which is a pixel at @3x: it is not at rest before its peak.
    let motion = EdgeBounce(edge: 0, position: 0, velocity: 0.0099, rate: 0.998)
    #expect(!motion.isAtRest(at: 0, tolerance: 1.0 / 6))
    #expect(!motion.isAtRest(at: 91, tolerance: 1.0 / 6))
    #expect(motion.isAtRest(at: 0, tolerance: 0.5))
    let nothing = EdgeBounce(edge: 4, position: 4, velocity: 0, rate: 0.998)
    #expect(nothing.isAtRest(at: 0, tolerance: 0.5) && nothing.timeOfReentry == nil)
    #expect(nothing.duration(tolerance: 0.5) == 0)
  }
}
