import ScrollEngine
import ScrollGeometry
import TestSupport
import Testing

/// Content that somebody sends to another place of rest than its own.
@Suite struct RestTests {
  @Test(arguments: bothWays) func aFlingGoesOnAtItsSpeed(way: Double) {
    var bench = Bench(offset: Point(x: 1340, y: 2770))
    bench.fling(Vector(dx: 0, dy: -2 * way))
    bench.frame(after: 0.1)
    let place = bench.machine.placeOfRest(bench.metrics)
    #expect(isClose(place?.y ?? 0, bench.release.target.y, within: 1e-3))
    #expect(place?.x == 1340)
    let before = bench.offset
    bench.frame(after: 0.001)
    let speed = bench.offset.y - before.y
    let target = Point(x: 1340, y: bench.release.target.y + 30 * way)
    bench.forget()
    bench.send(to: target)
    #expect(bench.events.isEmpty && bench.machine.placeOfRest(bench.metrics) == target)
    let start = bench.offset
    bench.frame(after: 0.001)
    #expect(isClose(bench.offset.y - start.y, speed, within: 0.01))
    bench.settle()
    #expect(bench.offset == bench.metrics.onPixels(target))
    #expect(bench.calls == "scroll didEndDecelerating")
  }

  @Test func whatRestsGlides() {
    var bench = Bench(offset: Point(x: 0, y: 1000))
    #expect(bench.machine.placeOfRest(bench.metrics) == Point(x: 0, y: 1000))
    bench.send(to: Point(x: 0, y: 1040))
    #expect(bench.machine.flags == .decelerating)
    var last = 1000.0
    for _ in 0..<20 {
      bench.frame(after: 0.01)
      #expect(bench.offset.y > last && bench.offset.y < 1040)
      last = bench.offset.y
    }
    bench.settle()
    #expect(bench.offset.y == 1040)
    #expect(bench.calls == "willBeginDecelerating scroll didEndDecelerating")
    bench.forget()
    // It is there already.
    bench.send(to: Point(x: 0, y: 1040))
    #expect(bench.events.isEmpty && bench.machine.flags == [])
  }

  @Test func whatIsHeldHasNone() {
    var bench = Bench(offset: Point(x: 0, y: 1000))
    bench.hold(Vector(dx: 0, dy: -50))
    #expect(bench.machine.placeOfRest(bench.metrics) == nil)
    let machine = bench.machine
    bench.send(to: .zero)
    #expect(bench.machine == machine)
  }
}

extension Bench {
  fileprivate mutating func send(to target: Point) {
    perform { $0.comeToRest(at: target, $2, $3, into: &$1) }
  }
}
