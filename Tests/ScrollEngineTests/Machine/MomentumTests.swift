import ScrollEngine
import ScrollGeometry
import TestSupport
import Testing

/// Momentum that the system makes replaces ours.
@Suite struct MomentumTests {
  private static func carry(_ bench: inout Bench, _ steps: [Double]) {
    for step in steps {
      bench.wait(0.01)
      bench.perform { $0.carry(by: Vector(dx: 0, dy: step), at: $2, $3, into: &$1) }
    }
  }

  /// A trackpad's fling, and the system takes it over.
  private static func taken(from offset: Double) -> Bench {
    var bench = Bench(offset: Point(x: 0, y: offset))
    bench.fling(Vector(dx: 0, dy: -1))
    bench.perform { $0.beginMomentum(at: $2, $3, into: &$1) }
    return bench
  }

  @Test func onlyItsStepsMoveTheContent() {
    var bench = Self.taken(from: 1000)
    let start = bench.offset.y
    bench.frame(after: 0.1)
    #expect(bench.offset.y == start && bench.machine.flags == [.dragging, .decelerating])
    Self.carry(&bench, [-9, -7, -4])
    #expect(isClose(bench.offset.y, start + 20, within: 1e-6))
    bench.perform { $0.endMomentum(at: $2, $3, into: &$1) }
    #expect(bench.machine.flags == [] && bench.calls.hasSuffix("didEndDecelerating"))
    #expect(bench.events.count { $0.kind == .willBeginDecelerating } == 1)
  }

  @Test func anEdgeThrowsItBackByItself() {
    var bench = Self.taken(from: 5540 - 90 - 15)
    Self.carry(&bench, [-10, -10])
    #expect(bench.offset.y == 5540)
    Self.carry(&bench, [-10, -10, -10])
    // 1 pt/ms at the edge, 30 ms ago; what the system still says is not heard.
    #expect(isClose(bench.offset.y - 5540, Expected.bounce(0, 1, after: 30), within: 1e-4))
    bench.perform { $0.endMomentum(at: $2, $3, into: &$1) }
    #expect(bench.machine.isMoving)
    bench.settle()
    #expect(bench.offset.y == 5540)
  }

  @Test func aBounceThatIsUnderWayGoesOn() {
    var bench = Bench()
    bench.fling(Vector(dx: 0, dy: 1))
    let out = bench.offset.y
    bench.perform { $0.beginMomentum(at: $2, $3, into: &$1) }
    Self.carry(&bench, [10, 10])
    #expect(isClose(bench.offset.y, Expected.bounce(out, -1, after: 20), within: 1e-4))
  }

  @Test func wherePagesAreTheSystemsMomentumIsNone() {
    var bench = Bench(content: Size(width: 3200, height: 460))
    bench.metrics.behavior.isPagingEnabled = true
    bench.fling(Vector(dx: -1, dy: 0))
    bench.perform { $0.beginMomentum(at: $2, $3, into: &$1) }
    bench.settle()
    #expect(bench.offset.x == 320)
  }
}
