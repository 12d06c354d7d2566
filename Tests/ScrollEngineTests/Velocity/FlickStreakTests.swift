import ScrollEngine
import ScrollGeometry
import TestSupport
import Testing

@Suite struct FlickStreakTests {
  /// Flicks one after the other, each with its pause before touch-down; the last one's multiplier.
  private struct Finger {
    var streak = FlickStreak()
    var time = 100.0

    @discardableResult
    mutating func flick(
      _ velocity: Double = 3, distance: Double = 300, after pause: Double = 0.3,
      slowest: Double = 1, bounces: Bool = false, pages: Bool = false
    ) -> Double {
      time += pause
      streak.beginTouch(at: time)
      streak.drag(speed: slowest)
      time += 0.1
      return streak.endDrag(
        at: time, velocity: Vector(dx: 0, dy: velocity), distance: Vector(dx: 0, dy: distance),
        bounces: bounces, pages: pages)
    }
  }

  private static func afterThree() -> Finger {
    var finger = Finger()
    for _ in 0..<3 { finger.flick() }
    return finger
  }

  /// Golden G8, the streak.
  @Test func goldenG8() {
    var finger = Finger()
    for _ in 0..<3 { #expect(finger.flick() == 1) }
    #expect(finger.flick() == 1.9)
    var long = Self.afterThree()
    for _ in 0..<20 { long.flick() }
    #expect(long.streak.multiplier == 16)
    #expect(long.flick() == 16)
    #expect(long.flick(after: 1.001) == 1)
  }

  @Test func growsByTheRule() {
    var finger = Self.afterThree()
    var truth = 1.0
    for (n, distance) in [(3, 120.0), (4, 60), (5, 216), (6, 1000)] {
      truth = min(truth + (1 + Double(n - 3) / 2) * min(distance / 240, 0.9), 16)
      #expect(isClose(finger.flick(distance: -distance), truth, within: 1e-12), "\(n)")
    }
  }

  @Test func thatManyFlicksAreNeeded() {
    var finger = Finger()
    finger.flick()
    finger.flick()
    #expect(finger.flick() == 1)
  }

  @Test func everythingElseEndsIt() {
    var finger = Self.afterThree()
    #expect(finger.flick(after: 1) == 1.9, "a second exactly is no pause")
    finger = Self.afterThree()
    #expect(finger.flick(-3) == 1, "reversal")
    finger = Self.afterThree()
    #expect(finger.flick(slowest: 0.1299) == 1, "slow drag")
    finger = Self.afterThree()
    #expect(finger.flick(slowest: 0.13) == 1.9)
    finger = Self.afterThree()
    #expect(finger.flick(0.599) == 1 && finger.flick() == 1, "slow release")
    finger = Self.afterThree()
    #expect(finger.flick(0.6) == 1.9)
    finger = Self.afterThree()
    #expect(finger.flick(bounces: true) == 1 && finger.flick() == 1, "bounce")
    finger = Self.afterThree()
    #expect(finger.flick(pages: true) == 1 && finger.flick() == 1, "paging")
    finger = Self.afterThree()
    finger.streak.reset()
    #expect(finger.flick() == 1 && finger.streak == Self.single(at: finger.time))
  }

  /// A second counts from when the last finger left, whatever that did.
  @Test func aTouchThatDoesNotDragIsNoPause() {
    var finger = Self.afterThree()
    finger.streak.beginTouch(at: finger.time + 0.9)
    finger.streak.endTouch(at: finger.time + 1)
    #expect(finger.flick(after: 1.9) == 1.9)
    finger = Self.afterThree()
    finger.streak.endTouch(at: finger.time + 0.5)
    #expect(finger.flick(after: 1.51) == 1)
  }

  private static func single(at time: Double) -> FlickStreak {
    var streak = FlickStreak()
    _ = streak.endDrag(
      at: time, velocity: Vector(dx: 0, dy: 3), distance: Vector(dx: 0, dy: 300))
    return streak
  }

  /// A reversal is the first flick of the next streak.
  @Test func aReversedFlickCounts() {
    var finger = Self.afterThree()
    finger.flick(-3)
    finger.flick(-3)
    finger.flick(-3)
    #expect(finger.flick(-3) == 1.9)
  }
}
