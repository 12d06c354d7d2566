import ScrollEngine
import ScrollGeometry
import TestSupport
import Testing

/// Content that a finger has let go.
@Suite struct ReleaseTests {
  /// Frames at this rate until `milliseconds` after the release; then one there.
  private static func go(_ bench: inout Bench, _ milliseconds: Double, rate: Double) {
    let frames = Int(milliseconds / 1000 * rate)
    for _ in 0..<frames { bench.frame(after: 1 / rate) }
    bench.frame(after: milliseconds / 1000 - Double(frames) / rate)
  }

  @Test(arguments: [30.0, 120], bothWays) func aFlingRunsOutFreely(rate: Double, way: Double) {
    var bench = Bench(offset: Point(x: 1340, y: 2770))
    bench.fling(Vector(dx: way, dy: -2 * way))
    let start = bench.offset
    #expect(isClose(bench.release.velocity.dx, -way, within: 1e-9))
    let target = start + Vector(dx: Expected.way(-way), dy: Expected.way(2 * way))
    #expect(isClose(bench.release.target.x, target.x, within: 1e-4))
    #expect(isClose(bench.release.target.y, target.y, within: 1e-4))
    Self.go(&bench, 400, rate: rate)
    #expect(isClose(bench.offset.x, start.x + Expected.way(-way, after: 400), within: 1e-4))
    #expect(isClose(bench.offset.y, start.y + Expected.way(2 * way, after: 400), within: 1e-4))
    bench.settle()
    #expect(bench.offset == bench.metrics.onPixels(bench.release.target))
    #expect(
      bench.calls == "willBeginDragging scroll willEndDragging didEndDragging willBeginDecelerating"
        + " scroll didEndDecelerating")
  }

  /// Nobody touches what decelerates: it is dragging until it rests, and tracking no more.
  @Test func theFlagsOfEveryCall() {
    var bench = Bench(offset: Point(x: 0, y: 1000))
    bench.fling(Vector(dx: 0, dy: -1))
    #expect(bench.machine.flags == [.dragging, .decelerating])
    bench.settle()
    #expect(bench.machine.flags == [])
    let flags = bench.events.map(\.flags)
    let kinds = bench.events.map(\.kind)
    for (kind, flags) in zip(kinds, flags) {
      switch kind {
      case .willBeginDragging, .willEndDragging, .didEndDragging:
        #expect(flags == [.tracking, .dragging], "\(kind)")
      case .willBeginDecelerating: #expect(flags == [.dragging, .decelerating])
      case .didEndDecelerating: #expect(flags == [])
      default: #expect(flags.contains(.dragging), "\(kind)")
      }
    }
    var resting = Bench()
    resting.hold(Vector(dx: 0, dy: -50))
    resting.fingers()
    #expect(resting.events.last?.kind == .didEndDragging(willDecelerate: false))
    #expect(resting.events.last?.flags == .tracking && resting.machine.flags == [])
  }

  @Test func aSlowOrRestingFingerThrowsNothing() {
    var slow = Bench(offset: Point(x: 0, y: 1000))
    slow.fling(Vector(dx: 0, dy: -0.24))
    #expect(slow.events.last?.kind == .didEndDragging(willDecelerate: false))
    #expect(slow.release.velocity == .zero && slow.release.target == slow.offset)
    var enough = Bench(offset: Point(x: 0, y: 1000))
    enough.fling(Vector(dx: 0, dy: -0.26))
    #expect(isClose(enough.release.velocity.dy, 0.26, within: 1e-9))
    var paused = Bench(offset: Point(x: 0, y: 1000))
    paused.stroke((0...10).map { Point(x: 160, y: 230 - Double($0) * 20) }, lift: false)
    paused.wait(0.081)
    paused.fingers()
    #expect(paused.release.velocity == .zero)
    #expect(paused.events.last?.kind == .didEndDragging(willDecelerate: false))
  }

  @Test(arguments: [900.0, 1700]) func theOwnersTargetIsWhereItGoes(target: Double) {
    var bench = Bench(offset: Point(x: 0, y: 1000))
    bench.answer = { _ in Point(x: 0, y: target) }
    bench.fling(Vector(dx: 0, dy: -1))
    var last = bench.offset.y
    let isForward = target > last
    while bench.machine.isMoving {
      bench.frame(after: 1.0 / 60)
      #expect(isForward ? bench.offset.y >= last && last <= target : last >= target)
      last = bench.offset.y
    }
    #expect(bench.offset.y == target)
  }

  // MARK: Edges

  @Test(arguments: bothWays) func atRestOutsideItComesBackByPureDecay(way: Double) {
    let edge = way < 0 ? 0.0 : 5540
    var bench = Bench(offset: Point(x: 0, y: edge))
    bench.hold(Vector(dx: 0, dy: -way * 200))
    let out = bench.offset.y - edge
    bench.fingers()
    for _ in 1...4 { bench.frame(after: 0.03) }
    #expect(isClose(bench.offset.y - edge, out * 0.99.power(120), within: 1e-4))
    bench.settle()
    #expect(bench.offset.y == edge)
    #expect(bench.calls.hasSuffix("didEndDragging willBeginDecelerating scroll didEndDecelerating"))
  }

  @Test(arguments: bothWays) func thrownOutwardsOutsideItGoesOnAndReturns(way: Double) {
    let edge = way < 0 ? 0.0 : 5540
    var bench = Bench(offset: Point(x: 0, y: edge))
    bench.fling(Vector(dx: 0, dy: -way))
    let out = bench.offset.y - edge
    #expect(isClose(out, way * Expected.band(90), within: 1e-5))
    for t in [50.0, 100, 300] {
      bench.frame(after: t == 50 ? 0.05 : t == 100 ? 0.05 : 0.2)
      #expect(isClose(bench.offset.y - edge, Expected.bounce(out, way, after: t), within: 1e-4))
    }
  }

  @Test(arguments: [30.0, 120], bothWays)
  func anEdgeIsMetAtItsOwnMoment(rate: Double, way: Double) {
    var bench = Bench(offset: Point(x: 0, y: way < 0 ? 500 : 5040))
    bench.fling(Vector(dx: 0, dy: -2 * way))
    let edge = way < 0 ? 0.0 : 5540
    let room = abs(edge - bench.offset.y)
    let met = Expected.time(toGo: room, at: 2)
    let speed = Expected.velocity(2, after: met)
    Self.go(&bench, 400, rate: rate)
    #expect(met > 50 && met < 390)
    #expect(
      isClose(
        bench.offset.y - edge, way * Expected.bounce(0, speed, after: 400 - met), within: 1e-4))
    bench.settle()
    #expect(bench.offset.y == edge && bench.release.target.y == edge)
  }

  /// Back over the edge it came from, and on: the carried velocity runs out from there.
  @Test(arguments: [30.0, 120], bothWays)
  func thrownInwardsItCarriesOverTheEdge(rate: Double, way: Double) {
    let edge = way < 0 ? 5540.0 : 0
    var bench = Bench(offset: Point(x: 0, y: edge))
    bench.stroke(
      [230.0, 230 + way * 210].map { Point(x: 160, y: $0) }, lift: false)
    bench.wait(0.01)
    bench.stroke((1...8).map { Point(x: 160, y: 230 + way * (200 - Double($0) * 10)) })
    let out = abs(bench.offset.y - edge)
    #expect((bench.offset.y - edge) * way < -20)
    let inside = Expected.time(toGo: out, at: 1)
    let speed = Expected.carried(1, after: inside)
    Self.go(&bench, 400, rate: rate)
    #expect(inside < 300)
    #expect(
      isClose(bench.offset.y, edge + way * Expected.way(speed, after: 400 - inside), within: 1e-4))
    bench.settle()
    #expect(isClose(bench.offset.y, edge + way * Expected.way(speed), within: 1e-4))
  }

  /// Held outside where nothing bounces, and thrown further out: it goes straight back.
  @Test func outsideWhereNothingBouncesItGoesStraightBack() {
    var bench = Bench(offset: Point(x: 0, y: -50))
    bench.metrics.behavior.bouncesVertically = false
    bench.fling(Vector(dx: 0, dy: 2))
    #expect(isClose(bench.offset.y, -50, within: 1e-5))
    bench.frame(after: 0.05)
    #expect(isClose(bench.offset.y, Expected.bounce(-50, 0, after: 50), within: 1e-4))
    bench.settle()
    #expect(bench.offset.y == 0)
  }

  @Test func whereNothingBouncesItStopsAtTheEdge() {
    var bench = Bench(offset: Point(x: 0, y: 300))
    bench.metrics.behavior.bouncesVertically = false
    bench.fling(Vector(dx: 0, dy: 2))
    while bench.machine.isMoving {
      bench.frame(after: 1.0 / 60)
      #expect(bench.offset.y >= 0)
    }
    #expect(bench.offset.y == 0)
  }

  @Test func contentThatShrinksUnderAFlightBouncesItBack() {
    var bench = Bench(offset: Point(x: 0, y: 1000))
    bench.fling(Vector(dx: 0, dy: -2))
    bench.frame(after: 0.1)
    let there = bench.offset.y
    bench.change { $0.content.height = there + 460 - 50 }
    #expect(bench.offset.y == there)
    // From 50 outside, seen to move at this speed: carried is what the band hides, too.
    let seen = Expected.velocity(2, after: 100)
    let carried = seen + 50 * 0.010_050_335_853_501_441
    bench.frame(after: 0.06)
    #expect(
      isClose(bench.offset.y - (there - 50), Expected.bounce(50, carried, after: 60), within: 1e-4))
    bench.settle()
    #expect(isClose(bench.offset.y, there - 50, within: 1e-6))
  }

  @Test func whereTheOwnerPutsItTheFlightGoesOn() {
    var bench = Bench(offset: Point(x: 0, y: 1000))
    bench.fling(Vector(dx: 0, dy: -1))
    let start = bench.offset.y
    bench.frame(after: 0.1)
    bench.metrics.offset.y += 2000
    bench.frame(after: 0.15)
    #expect(
      isClose(bench.offset.y, start + 2000 + Expected.way(1, after: 250), within: 1e-4))
  }

  @Test func theAxisThatRestsIsWhereTheOwnerPutsIt() {
    var bench = Bench(offset: Point(x: 500, y: 1000))
    bench.fling(Vector(dx: 0, dy: -1))
    bench.frame(after: 0.1)
    bench.metrics.offset.x += 120
    bench.frame(after: 0.1)
    #expect(bench.offset.x == 620)
    bench.settle()
    #expect(bench.offset.x == 620)
  }

  // MARK: Repeated flicks

  /// How much further than plain the last of these goes, each so long after the one before.
  private static func multiplier(of flicks: Int, pause: Double) -> Double {
    var bench = Bench(
      content: Size(width: 320, height: 10_000_000), offset: Point(x: 0, y: 100_000))
    for flick in 1...flicks {
      bench.fling(Vector(dx: 0, dy: -3))
      if flick < flicks { bench.frame(after: pause) }
    }
    #expect(isClose(bench.release.velocity.dy, 3, within: 1e-9), "what is told is the finger's")
    return (bench.release.target.y - bench.offset.y) / Expected.way(3)
  }

  @Test func fromTheFourthOnFlicksGoFurther() {
    #expect(isClose(Self.multiplier(of: 3, pause: 0.2), 1, within: 1e-9))
    #expect(isClose(Self.multiplier(of: 4, pause: 0.2), 1.9, within: 1e-9))
    #expect(isClose(Self.multiplier(of: 5, pause: 0.2), 3.25, within: 1e-9))
  }

  @Test func aPauseEndsTheStreak() {
    #expect(isClose(Self.multiplier(of: 4, pause: 0.98), 1.9, within: 1e-9))
    #expect(isClose(Self.multiplier(of: 4, pause: 1.02), 1, within: 1e-9))
  }

  /// Slower than 0.13 pt/ms in the middle of the fourth drag.
  @Test(arguments: [(0.12, 1.0), (0.14, 1.9)]) func aSlowDragEndsTheStreak(
    speed: Double, factor: Double
  ) {
    var bench = Bench(
      content: Size(width: 320, height: 10_000_000), offset: Point(x: 0, y: 100_000))
    for _ in 0..<3 {
      bench.fling(Vector(dx: 0, dy: -3))
      bench.frame(after: 0.2)
    }
    var place = Point(x: 160, y: 400)
    bench.stroke((0...2).map { place + Vector(dx: 0, dy: -speed * 10 * Double($0)) }, lift: false)
    place.y -= speed * 20
    bench.wait(0.01)
    bench.stroke((1...10).map { place + Vector(dx: 0, dy: -30 * Double($0)) })
    let way = bench.release.target.y - bench.offset.y
    #expect(isClose(way / Expected.way(3), factor, within: 1e-9))
  }

  @Test func aReleasePastAnEdgeEndsTheStreak() {
    var bench = Bench(
      content: Size(width: 320, height: 10_000_000), offset: Point(x: 0, y: 100_000))
    for _ in 0..<3 {
      bench.fling(Vector(dx: 0, dy: -3))
      bench.frame(after: 0.2)
    }
    bench.metrics.offset.y = 10_000_000 - 460 - 50
    bench.fling(Vector(dx: 0, dy: -3))
    bench.frame(after: 0.1)
    bench.metrics.offset.y = 100_000
    bench.fling(Vector(dx: 0, dy: -3))
    #expect(
      isClose((bench.release.target.y - bench.offset.y) / Expected.way(3), 1, within: 1e-9))
  }
}

extension Double {
  /// A whole power, by multiplication.
  fileprivate func power(_ exponent: Int) -> Double {
    (0..<exponent).reduce(1) { product, _ in product * self }
  }
}
