import Foundation
import ScrollEngine
import ScrollGeometry
import TestSupport
import Testing

/// Two fingers zoom.
@Suite struct PinchTests {
  /// Two fingers so far apart about a centre.
  private static func pair(_ distance: Double, _ x: Double = 160, _ y: Double = 230) -> (
    Point, Point
  ) {
    (Point(x: x - distance / 2, y: y), Point(x: x + distance / 2, y: y))
  }

  private static func pinch(
    _ bench: inout Bench, _ distances: Double..., at x: Double = 160, _ y: Double = 230
  ) {
    for distance in distances {
      let (a, b) = pair(distance, x, y)
      bench.fingers(a, b)
      bench.wait(0.01)
    }
  }

  @Test func thePointUnderTheFingersStaysThereAndGoesWithThem() {
    var bench = Bench(offset: Point(x: 400, y: 700), zooms: true)
    Self.pinch(&bench, 100, 150, 250, at: 200, 300)
    #expect(isClose(bench.scale, 2.42, within: 1e-12))
    #expect(isClose(bench.offset.x, 600 * 2.42 - 200, within: 1e-4))
    #expect(isClose(bench.offset.y, 1000 * 2.42 - 300, within: 1e-4))
    Self.pinch(&bench, 250, at: 230, 260)
    #expect(isClose(bench.offset.x, 600 * 2.42 - 230, within: 1e-4))
    #expect(isClose(bench.offset.y, 1000 * 2.42 - 260, within: 1e-4))
    #expect(bench.machine.isZooming && bench.machine.flags.contains(.zooming))
  }

  /// What the owner moves in mid-pinch is where the fingers hold it from then on.
  @Test func whereTheOwnerPutsTheContentThePinchGoesOn() {
    var bench = Bench(offset: Point(x: 400, y: 700), zooms: true)
    Self.pinch(&bench, 100, 208)
    bench.metrics.offset.x += 100
    let held = (bench.offset.x + 160) / 2
    Self.pinch(&bench, 308)
    #expect(isClose(bench.scale, 3, within: 1e-12))
    #expect(isClose(bench.offset.x, held * 3 - 160, within: 1e-4))
  }

  /// A finger stays down and the owner's content is outside: nothing leaps when the pinch ends.
  @Test func whatAPinchLeavesOutsideComesBackByPureDecay() {
    var bench = Bench(zooms: true)
    Self.pinch(&bench, 300, 196, at: 250, 400)
    #expect(isClose(bench.scale, 0.68, within: 1e-12))
    let out = bench.offset
    #expect(out.x < -70 && out.y < -100)
    bench.fingers()
    #expect(bench.offset == out)
    bench.frame(after: 0.1)
    #expect(isClose(bench.offset.x, Expected.bounce(out.x, 0, after: 100), within: 1e-4))
    #expect(isClose(bench.offset.y, Expected.bounce(out.y, 0, after: 100), within: 1e-4))
    bench.settle()
    #expect(bench.offset == .zero && isClose(bench.scale, 0.68, within: 1e-12))
    #expect(
      bench.calls == "willBeginZooming zoom didZoom didEndZooming willBeginDecelerating scroll"
        + " didEndDecelerating")
  }

  /// A trackpad touches nothing: what its pinch leaves outside is not waiting for a finger to go.
  @Test func soDoesWhatATrackpadsPinchLeaves() {
    var bench = Bench(zooms: true)
    let place = Point(x: 250, y: 400)
    bench.perform { $0.beginPinch(anchor: place, at: $2, $3, into: &$1) }
    bench.perform { machine, events, _, metrics in
      machine.pinch(by: 0.7, anchor: place, metrics, into: &events)
    }
    let out = bench.offset
    #expect(out.x < -70 && out.y < -100)
    bench.perform { $0.endPinch(at: $2, $3, into: &$1) }
    bench.frame(after: 0.1)
    #expect(isClose(bench.offset.y, Expected.bounce(out.y, 0, after: 100), within: 1e-4))
    bench.settle()
    #expect(bench.offset == .zero && bench.machine.flags == [])
  }

  // MARK: Limits

  /// 2 − 1/ratio of the limit, above and below.
  @Test(arguments: [(100.0, 808.0, 8.0), (800, 192, 0.25)])
  func pastALimitTheScaleGivesWay(start: Double, end: Double, asked: Double) {
    var bench = Bench(offset: Point(x: 1000, y: 1000), zooms: true)
    Self.pinch(&bench, start, end)
    let shown = asked > 1 ? 4 * (2 - 4 / asked) : 0.5 / (2 - asked / 0.5)
    #expect(isClose(bench.scale, shown, within: 1e-9))
    var hard = Bench(offset: Point(x: 1000, y: 1000), zooms: true)
    hard.metrics.behavior.bouncesZoom = false
    Self.pinch(&hard, start, end)
    #expect(hard.scale == (asked > 1 ? 4 : 0.5))
    var fixed = Bench(zooms: true)
    fixed.metrics.behavior.minimumZoomScale = 1
    fixed.metrics.behavior.maximumZoomScale = 1
    Self.pinch(&fixed, start, end)
    #expect(fixed.scale == 1 && fixed.events.isEmpty)
  }

  /// `min(0.3·|ln(s/limit)| + 0.1, 0.4)` seconds, by then exactly on the limit, about the fingers' last place.
  @Test func itComesBackToTheLimitInItsTime() {
    var bench = Bench(offset: Point(x: 1000, y: 1500), zooms: true)
    Self.pinch(&bench, 100, 808)
    #expect(isClose(bench.scale, 6, within: 1e-9))
    let held = Point(x: (bench.offset.x + 160) / 6, y: (bench.offset.y + 230) / 6)
    bench.forget()
    bench.fingers()
    #expect(bench.machine.flags == .zoomBouncing && bench.machine.zoomDestination == 4)
    // Told once, of the destination; what is shown is where the fingers left it.
    #expect(bench.calls == "arrive didZoom zoom" && isClose(bench.scale, 6, within: 1e-9))
    let duration = 0.3 * log(1.5) + 0.1
    bench.frame(after: duration / 2)
    #expect(bench.scale > 4.1 && bench.scale < 5)
    #expect(isClose((bench.offset.x + 160) / bench.scale, held.x, within: 1e-4))
    #expect(isClose((bench.offset.y + 230) / bench.scale, held.y, within: 1e-4))
    bench.frame(after: duration / 2 - 0.001)
    #expect(bench.scale > 4 && bench.machine.isMoving)
    bench.frame(after: 0.001_001)
    #expect(bench.scale == 4 && !bench.machine.isMoving && bench.machine.flags == [])
    #expect(isClose(bench.offset.x, held.x * 4 - 160, within: 1e-4))
    #expect(bench.events.last?.kind == .didEndZooming(scale: 4))
    #expect(bench.events.count { $0.kind == .didZoom } == 1)
  }

  /// What the owner does at the destination is where it goes, from where the fingers left it.
  @Test func theOwnerMovesTheDestination() {
    let size = Size(width: 20_000, height: 30_000)
    let corner = Point(x: 50, y: 70)
    let deeds: [(inout ScrollMetrics) -> Void] = [
      { $0.offset = Point(x: 700, y: 800) }, { $0.zoom?.origin = corner }, { $0.content = size },
    ]
    for (index, deed) in deeds.enumerated() {
      var bench = Bench(offset: Point(x: 1000, y: 1500), zooms: true)
      Self.pinch(&bench, 100, 808)
      let start = bench.offset
      let held = Point(x: (start.x + 160) / 6, y: (start.y + 230) / 6)
      bench.zoomed = { if $0.zoom?.scale == 4 { deed(&$0) } }
      bench.fingers()
      #expect(bench.offset == start && isClose(bench.scale, 6, within: 1e-9))
      #expect(bench.metrics.zoom?.origin == .zero)
      bench.settle()
      let moved = index == 1 ? corner : .zero
      let end =
        index == 0
        ? Point(x: 700, y: 800)
        : Point(x: held.x * 4 + moved.x - 160, y: held.y * 4 + moved.y - 230)
      #expect(isClose(bench.offset.x, end.x, within: 1e-4))
      #expect(isClose(bench.offset.y, end.y, within: 1e-4))
      #expect(bench.metrics.zoom?.origin == moved)
      #expect(bench.metrics.content == (index == 2 ? size : Size(width: 12_000, height: 24_000)))
    }
  }

  /// At the edges the bounce ends where content may rest, and goes there without a leap.
  @Test func itEndsInsideTheLimits() {
    var bench = Bench(zooms: true)
    Self.pinch(&bench, 600, 92, at: 0, 0)
    #expect(bench.scale < 0.5)
    Self.pinch(&bench, 92, at: 60, 90)
    bench.fingers()
    var last = bench.offset
    while bench.machine.isMoving {
      bench.frame(after: 1.0 / 240)
      #expect((bench.offset - last).length < 12)
      last = bench.offset
    }
    #expect(bench.scale == 0.5 && bench.offset == .zero)
  }

  /// Two fingers again in the middle of the bounce: one zoom, from its beginning to where it rests.
  @Test func aBounceCanBeTakenOver() {
    var bench = Bench(offset: Point(x: 1000, y: 1500), zooms: true)
    Self.pinch(&bench, 100, 808)
    bench.fingers()
    bench.frame(after: 0.05)
    let shown = bench.scale
    #expect(shown > 4.1)
    Self.pinch(&bench, 300, 309)
    // A point more than the slop: what the band shows of a factor of 301/300.
    let raw = 4 / (2 - shown / 4) * 301 / 300
    #expect(isClose(bench.scale, 4 * (2 - 4 / raw), within: 1e-9))
    bench.fingers()
    bench.settle()
    #expect(bench.scale == 4)
    #expect(bench.events.count { $0.kind == .willBeginZooming } == 1)
    #expect(bench.events.count { $0.kind == .didEndZooming(scale: 4) } == 1)
  }

  // MARK: Drags beside it

  /// One of the fingers stays and drags on, from wherever the pinch has left the content.
  @Test func theFingerThatStaysDragsOn() {
    var bench = Bench(offset: Point(x: 1000, y: 1500), zooms: true)
    bench.stroke([Point(x: 100, y: 300), Point(x: 100, y: 250)], lift: false)
    for step in 0...10 {
      let spread = Double(step) * 5
      bench.fingers(Point(x: 100 - spread, y: 250), Point(x: 200 + spread, y: 250))
      bench.wait(0.01)
    }
    #expect(isClose(bench.scale, 1.92, within: 1e-9))
    let before = bench.offset
    bench.fingers(Point(x: 50, y: 250))
    #expect(bench.offset == before && bench.machine.flags == [.tracking, .dragging])
    bench.fingers(Point(x: 57, y: 230))
    #expect(isClose(bench.offset.x, before.x - 7, within: 1e-4))
    #expect(isClose(bench.offset.y, before.y + 20, within: 1e-4))
    #expect(bench.calls.hasSuffix("didEndZooming scroll"))
  }

  /// Zoomed about its corner the content stays where it is: what a third finger moved meanwhile is past.
  @Test func aDragDoesNotCatchUpAfterAPinch() {
    var bench = Bench(zooms: true)
    bench.stroke([300.0, 270, 290].map { Point(x: 300, y: $0) }, lift: false)
    for (spread, y) in [(50.0, 290.0), (90, 290), (90, 230)] {
      bench.fingers(Point(x: -spread, y: 0), Point(x: spread, y: 0), Point(x: 300, y: y))
      bench.wait(0.01)
    }
    #expect(isClose(bench.scale, 1.72, within: 1e-9) && bench.offset == .zero)
    bench.fingers(Point(x: 300, y: 230))
    #expect(bench.machine.flags == [.tracking, .dragging])
    bench.fingers(Point(x: 300, y: 227))
    #expect(isClose(bench.offset.y, 3, within: 1e-5) && isClose(bench.offset.x, 0, within: 1e-5))
  }

  /// A finger that began to pan while the zoom came back, in a corner where the offset never changed: what it moved
  /// meanwhile is past.
  @Test func aDragThatBeganInABounceDoesNotCatchUpAfterwards() {
    var bench = Bench(zooms: true)
    bench.metrics.behavior.minimumZoomScale = 1
    Self.pinch(&bench, 100, 58, at: 0, 0)
    bench.metrics.offset = .zero
    Self.pinch(&bench, 58, at: 0, 0)
    bench.fingers()
    #expect(bench.machine.flags == .zoomBouncing)
    bench.frame(after: 0.02)
    #expect(bench.offset == .zero)
    bench.stroke((0...5).map { Point(x: 160, y: 300 - Double($0) * 10) }, lift: false)
    #expect(bench.machine.flags.contains(.dragging))
    for _ in 0..<60 where bench.machine.isMoving { bench.frame(after: 0.01) }
    #expect(bench.offset == .zero && bench.scale == 1)
    bench.fingers(Point(x: 160, y: 249))
    #expect(isClose(bench.offset.y, 1, within: 1e-5))
  }
}
