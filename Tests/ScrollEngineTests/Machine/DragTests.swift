import ScrollEngine
import ScrollGeometry
import TestSupport
import Testing

/// Content under a finger.
@Suite struct DragTests {
  @Test func theContentFollowsTheFingerLessTheSlop() {
    var bench = Bench(offset: Point(x: 500, y: 500))
    bench.stroke(
      [Point(x: 160, y: 230), Point(x: 160, y: 200), Point(x: 150, y: 190)], lift: false)
    #expect(isClose(bench.offset.x, 510, within: 1e-6))
    #expect(isClose(bench.offset.y, 530, within: 1e-6))
    #expect(bench.calls == "willBeginDragging scroll")
    #expect(bench.machine.flags == [.tracking, .dragging])
  }

  @Test(arguments: bothWays) func pastAnEdgeTheWholePullDecides(way: Double) {
    let edge = way < 0 ? 0.0 : 5540
    var bench = Bench(offset: Point(x: 0, y: edge))
    bench.hold(Vector(dx: 0, dy: -way * 100))
    #expect(isClose(bench.offset.y - edge, way * Expected.band(100), within: 1e-5))
    bench.fingers(Point(x: 160, y: 230 - way * 310))
    #expect(isClose(bench.offset.y - edge, way * Expected.band(300), within: 1e-5))
    bench.fingers(Point(x: 160, y: 230 - way * 10))
    #expect(isClose(bench.offset.y, edge, within: 1e-5))
  }

  @Test func anAxisWithNothingToScrollStaysUnlessItAlwaysBounces() {
    var bench = Bench(content: Size(width: 320, height: 6000))
    bench.hold(Vector(dx: 60, dy: -80))
    #expect(bench.offset.x == 0 && isClose(bench.offset.y, 80, within: 1e-5))
    var bouncing = Bench(content: Size(width: 320, height: 6000))
    bouncing.metrics.behavior.alwaysBouncesHorizontally = true
    bouncing.hold(Vector(dx: 60, dy: 0))
    #expect(isClose(bouncing.offset.x, -Expected.band(60, length: 320), within: 1e-5))
    var hard = Bench()
    hard.metrics.behavior.bouncesVertically = false
    hard.hold(Vector(dx: 0, dy: 60))
    #expect(hard.offset == .zero)
  }

  /// The finger is where the band would have been pulled to: no jump, and slope as there.
  @Test func contentOutsideIsTakenUpThroughTheInvertedBand() {
    var bench = Bench(offset: Point(x: 0, y: -120))
    let pull = Expected.pull(120)
    bench.hold(Vector(dx: 0, dy: 5))
    #expect(isClose(bench.offset.y, -Expected.band(pull + 5), within: 1e-5))
  }

  /// It may stay where it was taken up, and goes no further; once it is inside, inside it stays.
  @Test func contentOutsideThatDoesNotBounceIsHeldThere() {
    var bench = Bench(offset: Point(x: 0, y: -50))
    bench.metrics.behavior.bouncesVertically = false
    bench.hold(Vector(dx: 0, dy: 30))
    #expect(isClose(bench.offset.y, -50, within: 1e-5))
    bench.fingers(Point(x: 160, y: 230 - 10))
    #expect(bench.offset.y > -50 && bench.offset.y < 0)
  }

  @Test func insetsAreRoomToScrollToo() {
    var bench = Bench(content: Size(width: 320, height: 400))
    bench.metrics.insets = Insets(top: 40, left: 0, bottom: 40, right: 0)
    bench.metrics.offset.y = -40
    bench.hold(Vector(dx: 0, dy: 50))
    #expect(isClose(bench.offset.y, -40 - Expected.band(50), within: 1e-5))
  }

  /// At its edge a surrounding view goes first, as far as it can; then the rubber band gives way.
  @Test func whatASurroundingViewTakesIsNotShownHere() {
    var bench = Bench(offset: Point(x: 2680, y: 0))
    let handover = PanRoom(lower: Vector(dx: -20, dy: 0), upper: Vector(dx: 50, dy: 0))
    bench.perform {
      $0.beginPan(coefficient: 0.55, handover: handover, at: $2, $3, into: &$1)
    }
    func pull(_ way: Double) {
      bench.perform {
        $0.pan(to: Vector(dx: -way, dy: 0), velocity: PanVelocity(), at: $2, $3, into: &$1)
      }
    }
    pull(40)
    #expect(bench.offset.x == 2680 && bench.machine.handedOver == Vector(dx: 40, dy: 0))
    pull(80)
    #expect(isClose(bench.offset.x, 2680 + Expected.band(30, length: 320), within: 1e-5))
    #expect(bench.machine.handedOver == Vector(dx: 50, dy: 0))
    pull(-30)
    #expect(isClose(bench.offset.x, 2650, within: 1e-5) && bench.machine.handedOver == .zero)
  }

  // MARK: The owner's doing

  @Test func whereTheOwnerPutsTheContentTheDragGoesOn() {
    var bench = Bench(offset: Point(x: 0, y: 1000))
    bench.hold(Vector(dx: 0, dy: -50))
    bench.metrics.offset.y += 2000
    bench.fingers(Point(x: 160, y: 230 - 67))
    #expect(isClose(bench.offset.y, 3050 + 7, within: 1e-5))
    // Outside as well, by what a pull to there would show.
    bench.metrics.offset.y = -80
    bench.fingers(Point(x: 160, y: 230 - 67 + 11))
    #expect(isClose(bench.offset.y, -Expected.band(Expected.pull(80) + 11), within: 1e-5))
  }

  @Test func soDoesOneThatTheOwnerPutsOutsideWhereNothingBounces() {
    var bench = Bench(offset: Point(x: 0, y: 1000))
    bench.metrics.behavior.bouncesVertically = false
    bench.hold(Vector(dx: 0, dy: -50))
    bench.metrics.offset.y = -60
    bench.fingers(Point(x: 160, y: 230 - 64))
    #expect(isClose(bench.offset.y, -56, within: 1e-5))
  }

  /// Content that grows or shrinks moves its edge, not what a finger holds past it.
  @Test(arguments: [-200.0, -20, 20, 60]) func anEdgeThatMovesUnderAFingerMovesNothing(
    by growth: Double
  ) {
    var bench = Bench(offset: Point(x: 0, y: 5540))
    bench.hold(Vector(dx: 0, dy: -100))
    let held = bench.offset.y
    bench.change { $0.content.height += growth }
    #expect(bench.offset.y == held)
    let finger = 230 - 110.0
    bench.fingers(Point(x: 160, y: finger - 2))
    let shown = held - (5540 + growth)
    let next =
      shown > 0 ? 5540 + growth + Expected.band(Expected.pull(shown) + 2) : held + 2
    #expect(isClose(bench.offset.y, next, within: 1e-4))
    #expect(bench.offset.y > held && bench.offset.y <= held + 2.000_01)
  }

  /// A finger that only rests holds the content, too.
  @Test func shrinkingContentUnderAFingerMovesNothing() {
    var bench = Bench(offset: Point(x: 0, y: 3000))
    bench.fingers(Point(x: 160, y: 230))
    bench.change { $0.content.height = 2000 }
    bench.frame(after: 0.1)
    #expect(bench.offset.y == 3000 && bench.machine.flags == .tracking)
    bench.fingers()
    bench.frame(after: 0.2)
    // Let go, it comes back as any content does: nothing leaps.
    #expect(isClose(bench.offset.y, 1540 + Expected.bounce(1460, 0, after: 200), within: 1e-4))
    bench.settle()
    #expect(bench.offset.y == 1540)
  }

  // MARK: The lock

  private static func locked() -> Bench {
    var bench = Bench(offset: Point(x: 1000, y: 1000))
    bench.metrics.behavior.isDirectionalLockEnabled = true
    return bench
  }

  @Test func alongALockedAxisTheOtherIsNeitherMovedNorThrown() {
    var bench = Self.locked()
    // Within 20° of the x axis first, diagonal when it is let go.
    let places = (0...10).map { step in
      Point(x: 160 - Double(step) * 10, y: 230 - (step < 5 ? 0 : Double(step - 5) * 10))
    }
    bench.stroke(places)
    #expect(bench.offset.y == 1000)
    #expect(isClose(bench.offset.x, 1090, within: 1e-5))
    let told = bench.release
    #expect(isClose(told.velocity.dx, 1, within: 1e-9) && told.velocity.dy == 0)
    #expect(told.target.y == 1000)
    bench.frame(after: 0.1)
    #expect(bench.offset.y == 1000)
    #expect(isClose(bench.offset.x, 1090 + Expected.way(1, after: 100), within: 1e-4))
  }

  /// The slop is among the ten points in which the direction is decided.
  @Test func theFirstStepPastTheSlopDecides() {
    var bench = Self.locked()
    bench.stroke(
      [Point(x: 160, y: 230), Point(x: 148, y: 230), Point(x: 148, y: 224)], lift: false)
    #expect(isClose(bench.offset.x, 1002, within: 1e-5) && bench.offset.y == 1000)
  }

  /// What the lock has kept back stays back when the owner moves the content.
  @Test func theOwnerMovesALockedDragToo() {
    var bench = Self.locked()
    bench.stroke(
      [Point(x: 160, y: 230), Point(x: 140, y: 230), Point(x: 140, y: 200)], lift: false)
    bench.metrics.offset.y = 3000
    bench.fingers(Point(x: 130, y: 190))
    #expect(
      isClose(bench.offset.x, 1020, within: 1e-5) && isClose(bench.offset.y, 3000, within: 1e-5))
  }

  @Test func afterAPauseTheLockIsOpenForTenPoints() {
    var bench = Self.locked()
    bench.stroke([Point(x: 160, y: 230), Point(x: 120, y: 230)], lift: false)
    bench.wait(0.61)
    bench.fingers(Point(x: 120, y: 226))
    bench.fingers(Point(x: 115, y: 226))
    #expect(
      isClose(bench.offset.x, 1035, within: 1e-5) && isClose(bench.offset.y, 1004, within: 1e-5))
  }

  // MARK: Two fingers

  @Test func aSecondFingerNeitherMovesNorThrowsTheContent() {
    var bench = Bench(offset: Point(x: 0, y: 1000))
    bench.stroke((0...5).map { Point(x: 160, y: 300 - Double($0) * 20) }, lift: false)
    let before = bench.offset
    bench.wait(0.005)
    bench.fingers(Point(x: 160, y: 200), Point(x: 300, y: 450))
    #expect(bench.offset == before)
    bench.wait(0.005)
    for step in 1...4 {
      let way = Double(step) * 20
      bench.fingers(Point(x: 160, y: 200 - way), Point(x: 300, y: 450 - way))
      #expect(isClose(bench.offset.y, before.y + way, within: 1e-5))
      bench.wait(0.01)
    }
    bench.fingers()
    #expect(isClose(bench.release.velocity.dy, 2, within: 1e-9))
    #expect(isClose(bench.release.velocity.dx, 0, within: 1e-9))
  }
}
