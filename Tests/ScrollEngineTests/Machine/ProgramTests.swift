import ScrollEngine
import ScrollGeometry
import TestSupport
import Testing

/// What a program asks for, and what it changes.
@Suite struct ProgramTests {
  private static func scroll(_ bench: inout Bench, to y: Double) {
    bench.perform { $0.scroll(to: Point(x: 0, y: y), .offset, at: $2, $3, into: &$1) }
  }

  private static func zoom(
    _ bench: inout Bench, to scale: Double, _ offset: Point, animated: Bool = true
  ) {
    bench.perform {
      $0.zoom(to: scale, offset: offset, animated ? .zoom : nil, at: $2, $3, into: &$1)
    }
  }

  /// How much of the way is done after half the time of what takes over from another animation: cubic-bezier(0.215, 0.61,
  /// 0.355, 1), solved by bisection elsewhere.
  private static let halfTimeShare = 0.875094116257

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
    #expect(isClose(bench.offset.y, 1300, within: 0.1))
    bench.frame(after: 0.15 - 0.000_01)
    #expect(isClose(bench.offset.y, 1300 + other * Self.halfTimeShare, within: 1e-3))
    bench.settle()
    #expect(bench.offset.y == 1300 + other)
    #expect(bench.events.count { $0.kind == .didEndScrollingAnimation } == 1)
  }

  /// Content that comes in above while a scroll is half way: both ends move with what is shown, and the time is the same.
  @Test func aScrollGoesOnBetweenPlacesThatMoved() {
    var bench = Bench()
    Self.scroll(&bench, to: 600)
    bench.frame(after: 0.15)
    bench.machine.shiftAnimation(by: Vector(dx: 0, dy: 40))
    bench.frame(after: 0.000_01)
    #expect(isClose(bench.offset.y, 340, within: 0.1))
    bench.frame(after: 0.150_01)
    #expect(bench.offset.y == 640 && bench.machine.flags == [])
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

  // MARK: Zooming

  @Test func anAnimatedZoomTellsOfItsBeginningItsFramesAndItsEnd() {
    var bench = Bench(zooms: true)
    Self.zoom(&bench, to: 2, Point(x: 160, y: 230))
    #expect(bench.machine.flags == .zoomAnimating && bench.machine.zoomDestination == 2)
    bench.frame(after: 0.15)
    #expect(isClose(bench.scale, 1.5, within: 1e-9))
    #expect(isClose(bench.offset.x, 80, within: 1e-4) && isClose(bench.offset.y, 115, within: 1e-4))
    bench.frame(after: 0.151)
    #expect(bench.scale == 2 && bench.offset == Point(x: 160, y: 230))
    #expect(bench.calls == "willBeginZooming zoom didZoom zoom didZoom didEndZooming")
    bench.forget()
    Self.zoom(&bench, to: 3, .zero, animated: false)
    #expect(bench.calls == "zoom didZoom" && bench.scale == 3)
  }

  @Test func aZoomEndsWhereItsContentMayRest() {
    for animated in [true, false] {
      var bench = Bench(zooms: true)
      Self.zoom(&bench, to: 2, Point(x: 9000, y: -50), animated: animated)
      bench.settle()
      #expect(bench.offset == Point(x: 2 * 3000 - 320, y: 0))
    }
  }

  /// The owner centres by insets in every frame: the end follows, and no frame leaps.
  @Test func limitsThatMoveBendTheWay() {
    var bench = Bench(zooms: true)
    Self.zoom(&bench, to: 2, .zero)
    bench.frame(after: 0.2)
    let there = bench.offset
    bench.metrics.insets.top = -90
    bench.frame(after: 0.000_01)
    #expect((bench.offset - there).length < 0.1)
    bench.settle()
    #expect(bench.offset == Point(x: 0, y: 90))
  }

  /// Asked for instead of an answer to `willEndDragging`.
  @Test func aZoomInsteadOfATargetEndsTheDrag() {
    var bench = Bench(offset: Point(x: 0, y: 1000), zooms: true)
    bench.fling(Vector(dx: 0, dy: -0.3))
    bench.frame(after: 0.01)
    bench.forget()
    Self.zoom(&bench, to: 2, Point(x: 500, y: 500))
    #expect(bench.calls == "didEndDecelerating willBeginZooming")
    bench.settle()
    #expect(bench.scale == 2 && bench.machine.flags == [])
  }

  @Test func anotherTargetBendsAZoom() {
    var bench = Bench(zooms: true)
    Self.zoom(&bench, to: 2, Point(x: 160, y: 230))
    bench.frame(after: 0.15)
    let there = bench.offset
    Self.scroll(&bench, to: 700)
    bench.frame(after: 0.000_01)
    #expect((bench.offset - there).length < 0.1)
    bench.settle()
    #expect(bench.offset == Point(x: 0, y: 700) && bench.scale == 2)
    #expect(bench.calls.hasSuffix("didZoom didEndZooming"))
  }

  /// A zoom that follows another is the same one: it begins once, and ends once.
  @Test(arguments: [true, false]) func aZoomTakesAnotherOver(animated: Bool) {
    var bench = Bench(zooms: true)
    Self.zoom(&bench, to: 2, Point(x: 160, y: 230))
    bench.frame(after: 0.15)
    Self.zoom(&bench, to: 3, .zero, animated: animated)
    if animated {
      bench.frame(after: 0.15)
      #expect(isClose(bench.scale, 1.5 + 1.5 * Self.halfTimeShare, within: 1e-9))
    }
    bench.settle()
    #expect(bench.scale == 3)
    #expect(bench.events.count { $0.kind == .willBeginZooming } == 1)
    #expect(bench.events.count { $0.kind == .didEndZooming(scale: 3) } == 1)
    #expect(bench.events.count { $0.kind == .didEndZooming(scale: 2) } == 0)
  }

  // MARK: Metrics

  @Test func atRestShrinkingContentTakesTheOffsetAlong() {
    var bench = Bench(offset: Point(x: 0, y: 3000))
    bench.change { $0.content.height = 2000 }
    #expect(bench.offset.y == 1540)
    bench.change { $0.content.height = 5000 }
    #expect(bench.offset.y == 1540)
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
