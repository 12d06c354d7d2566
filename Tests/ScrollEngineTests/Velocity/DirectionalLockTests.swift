import ScrollEngine
import ScrollGeometry
import TestSupport
import Testing

@Suite struct DirectionalLockTests {
  /// A drag in small steps along an angle (degrees); what the content follows in all.
  private static func drag(
    _ lock: inout DirectionalLock, degrees: Double, length: Double, from time: Double = 0
  ) -> Vector {
    let radians = degrees * .pi / 180
    let direction = Vector(
      dx: DeterministicMath.cos(radians), dy: DeterministicMath.sin(radians))
    var sum = Vector.zero
    for step in 0..<100 {
      sum += lock.filtered(step: direction * (length / 100), at: time + Double(step) * 0.008)
    }
    return sum
  }

  @Test(arguments: [0.0, 19.9, -19.9, 160.1, 180, 199.9])
  func within20DegreesItStaysHorizontal(_ degrees: Double) {
    var lock = DirectionalLock()
    let start = Self.drag(&lock, degrees: degrees, length: 10.001)
    #expect(start.dy.magnitude <= 10 * 0.342, "what was followed before the decision")
    #expect(Self.drag(&lock, degrees: 45, length: 100, from: 0.8).dy == 0)
    #expect(lock.filtered(velocity: Vector(dx: 2, dy: 3)) == Vector(dx: 2, dy: 0))
  }

  @Test(arguments: [90.0, 70.1, 109.9, 250.1, -70.1])
  func within20DegreesItStaysVertical(_ degrees: Double) {
    var lock = DirectionalLock()
    _ = Self.drag(&lock, degrees: degrees, length: 10.001)
    #expect(Self.drag(&lock, degrees: 45, length: 100, from: 0.8).dx == 0)
    #expect(lock.filtered(velocity: Vector(dx: 2, dy: 3)) == Vector(dx: 0, dy: 3))
  }

  @Test(arguments: [20.1, 45, 69.9, 110.1, 200.1, -45])
  func inBetweenItStaysFree(_ degrees: Double) {
    var lock = DirectionalLock()
    _ = Self.drag(&lock, degrees: degrees, length: 10.001)
    let later = Self.drag(&lock, degrees: 0, length: 100, from: 0.8)
    let across = Self.drag(&lock, degrees: 90, length: 100, from: 1.6)
    #expect(isClose(later.dx, 100, within: 1e-9) && isClose(across.dy, 100, within: 1e-9))
    #expect(lock.filtered(velocity: Vector(dx: 2, dy: 3)) == Vector(dx: 2, dy: 3))
  }

  @Test func decidesInTheFirstTenPoints() {
    var lock = DirectionalLock()
    #expect(lock.filtered(step: Vector(dx: 9, dy: 1), at: 0) == Vector(dx: 9, dy: 1))
    #expect(lock.filtered(velocity: Vector(dx: 1, dy: 1)) == Vector(dx: 1, dy: 1))
    #expect(lock.filtered(step: Vector(dx: 1, dy: 1), at: 0.01) == Vector(dx: 1, dy: 0))
    // A pan that has travelled its slop decides with its first step.
    var slopped = DirectionalLock(travelled: Tunables.panSlop)
    #expect(slopped.filtered(step: Vector(dx: 0.1, dy: 2), at: 0) == Vector(dx: 0, dy: 2))
  }

  @Test func aPauseReopensTheDecision() {
    var lock = DirectionalLock(travelled: 10)
    #expect(lock.filtered(step: Vector(dx: 5, dy: 0), at: 1) == Vector(dx: 5, dy: 0))
    #expect(lock.filtered(step: Vector(dx: 5, dy: 5), at: 1.599) == Vector(dx: 5, dy: 0))
    #expect(lock.filtered(step: .zero, at: 2) == .zero, "resting samples are no movement")
    #expect(lock.filtered(step: Vector(dx: 0, dy: 12), at: 2.2) == Vector(dx: 0, dy: 12))
    #expect(lock.filtered(step: Vector(dx: 9, dy: 9), at: 2.3) == Vector(dx: 0, dy: 9))
  }

  /// Ten points again, also where the slop had been counted among the first ten.
  @Test(arguments: [0.0, 10]) func aReopenedDecisionTakesTenPoints(travelled: Double) {
    var lock = DirectionalLock(travelled: travelled)
    _ = lock.filtered(step: Vector(dx: 12, dy: 0), at: 1)
    #expect(lock.filtered(step: Vector(dx: 0, dy: 3), at: 1.6) == Vector(dx: 0, dy: 3))
    #expect(lock.filtered(step: Vector(dx: 6, dy: 0), at: 1.61) == Vector(dx: 6, dy: 0))
    // 18 points along x and 3 along y: within 20° of the x axis.
    #expect(lock.filtered(step: Vector(dx: 12, dy: 0), at: 1.62) == Vector(dx: 12, dy: 0))
    #expect(lock.filtered(step: Vector(dx: 5, dy: 5), at: 1.63) == Vector(dx: 5, dy: 0))
  }
}
