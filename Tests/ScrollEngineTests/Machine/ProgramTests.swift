import ScrollEngine
import ScrollGeometry
import TestSupport
import Testing

/// What a program asks for.
@Suite struct ProgramTests {
  private static func scroll(_ bench: inout Bench, to y: Double) {
    bench.perform { $0.scroll(to: Point(x: 0, y: y), duration: 300, at: $2, $3, into: &$1) }
  }

  @Test func anAnimatedScrollTakesItsTimeAndTellsItsEnd() {
    var bench = Bench()
    Self.scroll(&bench, to: 600)
    #expect(bench.machine.flags == .scrollAnimating && bench.events.isEmpty)
    bench.frame(after: 0.15)
    #expect(isClose(bench.offset.y, 300, within: 1e-4))
    bench.frame(after: 0.149)
    #expect(bench.offset.y < 600)
    bench.frame(after: 0.001_001)
    #expect(bench.offset.y == 600 && bench.machine.flags == [])
    #expect(bench.calls == "scroll didEndScrollingAnimation")
    bench.forget()
    Self.scroll(&bench, to: 600)
    bench.settle()
    #expect(bench.events.isEmpty)
  }

  /// Another target: from where it is, in its own time.
  @Test(arguments: [-400.0, 250, 1000]) func anotherTargetIsGoneToFromWhereItIs(other: Double) {
    var bench = Bench(offset: Point(x: 0, y: 1000))
    Self.scroll(&bench, to: 1600)
    bench.frame(after: 0.15)
    #expect(isClose(bench.offset.y, 1300, within: 1e-4))
    Self.scroll(&bench, to: 1300 + other)
    bench.frame(after: 0.000_01)
    #expect(isClose(bench.offset.y, 1300, within: 0.01))
    bench.frame(after: 0.15 - 0.000_01)
    #expect(isClose(bench.offset.y, 1300 + other / 2, within: 1e-4))
    bench.settle()
    #expect(bench.offset.y == 1300 + other)
    #expect(bench.events.count { $0.kind == .didEndScrollingAnimation } == 1)
  }

  @Test func theSameTargetAgainDelaysNothing() {
    var bench = Bench()
    Self.scroll(&bench, to: 600)
    bench.frame(after: 0.15)
    Self.scroll(&bench, to: 600)
    bench.frame(after: 0.15)
    #expect(bench.offset.y == 600 && !bench.machine.isMoving)
  }

  @Test func aScrollStopsADecelerationAndEndsIt() {
    var bench = Bench(offset: Point(x: 0, y: 1000))
    bench.fling(Vector(dx: 0, dy: -2))
    bench.frame(after: 0.1)
    bench.forget()
    Self.scroll(&bench, to: 0)
    #expect(bench.calls == "didEndDecelerating" && bench.machine.flags == .scrollAnimating)
    bench.settle()
    #expect(bench.offset.y == 0)
  }

  @Test func anEndedMotionStaysWhereItIs() {
    var bench = Bench(offset: Point(x: 0, y: 1000))
    bench.fling(Vector(dx: 0, dy: -2))
    bench.frame(after: 0.1)
    let there = bench.offset
    bench.perform { machine, events, _, _ in machine.stopMotion(into: &events) }
    bench.frame(after: 0.1)
    #expect(bench.offset == there && bench.machine.flags == [])
  }

  /// Nobody sees the rest: a bounce is at its edge, an animation where it was going, free motion where it is.
  @Test func aMotionThatIsFinishedIsAtItsEnd() {
    func finish(_ bench: inout Bench) {
      bench.perform { machine, events, _, metrics in machine.finishMotion(metrics, into: &events) }
      #expect(bench.machine.flags == [])
    }
    var bounce = Bench()
    bounce.fling(Vector(dx: 0, dy: 2))
    bounce.frame(after: 0.02)
    finish(&bounce)
    #expect(bounce.offset.y == 0)
    var free = Bench(offset: Point(x: 0, y: 1000))
    free.fling(Vector(dx: 0, dy: -2))
    free.frame(after: 0.1)
    let there = free.offset
    finish(&free)
    #expect(free.offset == there)
    var animation = Bench()
    Self.scroll(&animation, to: 600)
    animation.frame(after: 0.1)
    finish(&animation)
    #expect(animation.offset.y == 600 && animation.calls.hasSuffix("didEndScrollingAnimation"))
  }
}
