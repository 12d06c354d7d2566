import ScrollEngine
import ScrollGeometry
import TestSupport
import Testing

/// A finger comes down on what moves.
@Suite struct CatchTests {
  private static let finger = Point(x: 160, y: 230)

  /// Not where the last frame showed it: where it is when the finger comes.
  @Test(arguments: bothWays) func itStopsAtTheTouchsOwnTime(way: Double) {
    var bench = Bench(offset: Point(x: 0, y: 2500))
    bench.fling(Vector(dx: 0, dy: -2 * way))
    let start = bench.offset.y
    bench.frame(after: 0.1)
    bench.wait(0.007)
    bench.fingers(Self.finger)
    #expect(isClose(bench.offset.y, start + Expected.way(2 * way, after: 107), within: 1e-4))
    let held = bench.offset
    bench.frame(after: 0.3)
    #expect(bench.offset == held)
    #expect(bench.events.last?.kind == .didEndDecelerating)
    #expect(bench.events.last?.flags == .tracking)
    bench.fingers()
    bench.settle()
    #expect(bench.offset == held && bench.machine.flags == [])
  }

  @Test func soDoesAnAnimation() {
    var bench = Bench()
    bench.perform {
      $0.scroll(to: Point(x: 0, y: 800), .offset, at: $2, $3, into: &$1)
    }
    bench.frame(after: 0.1)
    bench.wait(0.05)
    bench.fingers(Self.finger)
    // Half the time of a symmetric curve.
    #expect(isClose(bench.offset.y, 400, within: 1e-4))
    #expect(bench.calls == "scroll didEndScrollingAnimation")
  }

  @Test func aCaughtViewFollowsTheFirstMovement() {
    var bench = Bench(offset: Point(x: 0, y: 2500))
    #expect(!bench.machine.catchesTouches)
    bench.fling(Vector(dx: 0, dy: -2))
    bench.frame(after: 0.1)
    #expect(bench.machine.catchesTouches)
    bench.fingers(Self.finger)
    #expect(bench.machine.catchesTouches && bench.machine.flags == .tracking)
    let held = bench.offset.y
    bench.wait(0.01)
    bench.fingers(Point(x: 160, y: 229))
    #expect(isClose(bench.offset.y, held + 1, within: 1e-5))
  }

  /// Caught outside, it waits for the finger; then it comes back from rest.
  @Test func aCaughtBounceComesBackFromRestWhenItIsLetGo() {
    var bench = Bench()
    bench.fling(Vector(dx: 0, dy: 2))
    bench.frame(after: 0.04)
    bench.fingers(Self.finger)
    let held = bench.offset.y
    #expect(held < -60)
    bench.frame(after: 0.2)
    #expect(bench.offset.y == held)
    bench.forget()
    bench.fingers()
    bench.frame(after: 0.1)
    #expect(isClose(bench.offset.y, Expected.bounce(held, 0, after: 100), within: 1e-4))
    bench.settle()
    #expect(bench.offset.y == 0)
    #expect(bench.calls == "willBeginDecelerating scroll didEndDecelerating")
    #expect(bench.events.first?.flags == .decelerating, "nobody drags")
  }
}
