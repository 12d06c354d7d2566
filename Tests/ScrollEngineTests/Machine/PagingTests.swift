import ScrollEngine
import ScrollGeometry
import TestSupport
import Testing

/// A pager that a finger has let go: ten pages of 320 points.
@Suite struct PagingTests {
  private static func pager(at offset: Double = 960) -> Bench {
    var bench = Bench(content: Size(width: 3200, height: 460), offset: Point(x: offset, y: 0))
    bench.metrics.behavior.isPagingEnabled = true
    return bench
  }

  @Test(arguments: bothWays) func fastItIsTheNextPageAndSlowTheNearest(way: Double) {
    var fast = Self.pager()
    fast.fling(Vector(dx: -way * 0.26, dy: 0))
    #expect(fast.release.target == Point(x: 960 + way * 320, y: 0))
    var wild = Self.pager()
    wild.fling(Vector(dx: -way * 9, dy: 0))
    #expect(wild.release.target.x == 960 + way * 320, "never more than one page")
    var slow = Self.pager()
    slow.hold(Vector(dx: -way * 159, dy: 0))
    slow.fingers()
    #expect(slow.release.target.x == 960)
    var far = Self.pager()
    far.hold(Vector(dx: -way * 161, dy: 0))
    far.fingers()
    #expect(far.release.target.x == 960 + way * 320)
    for var bench in [fast, wild, slow, far] {
      bench.settle()
      #expect(bench.offset == bench.release.target)
    }
  }

  @Test(arguments: bothWays) func itSettlesByTheSpringFromTheFingersVelocity(way: Double) {
    var bench = Self.pager()
    bench.fling(Vector(dx: -way, dy: 0))
    let distance = bench.offset.x - (960 + way * 320)
    #expect(isClose(abs(distance), 230, within: 1e-4))
    for _ in 1...5 { bench.frame(after: 0.02) }
    let expected = Expected.spring(distance, way, after: 100)
    #expect(isClose(bench.offset.x, 960 + way * 320 + expected, within: 1e-4))
  }

  @Test func onAPageNothingDecelerates() {
    var bench = Self.pager()
    bench.fingers(Point(x: 200, y: 200))
    bench.wait(0.01)
    bench.fingers(Point(x: 150, y: 200))
    bench.wait(0.01)
    bench.fingers(Point(x: 190, y: 200))
    bench.wait(0.2)
    bench.fingers()
    #expect(bench.offset.x == 960)
    #expect(bench.events.last?.kind == .didEndDragging(willDecelerate: false))
  }

  /// A page that is caught between two pages goes to the nearest when it is let go.
  @Test func aCaughtPageGoesOnToTheNearest() {
    var bench = Self.pager()
    bench.fling(Vector(dx: -1, dy: 0))
    bench.frame(after: 0.08)
    let there = bench.offset.x
    #expect(there > 1120 && there < 1280)
    bench.fingers(Point(x: 160, y: 230))
    bench.wait(0.1)
    bench.fingers()
    #expect(bench.machine.flags == .decelerating)
    bench.settle()
    #expect(bench.offset.x == 1280)
  }

  @Test func pagesCountFromWhereTheOwnerPutTheDrag() {
    var bench = Self.pager()
    bench.stroke([Point(x: 300, y: 200), Point(x: 260, y: 200)], lift: false)
    bench.metrics.offset.x += 640
    bench.wait(0.01)
    bench.stroke([Point(x: 220, y: 200), Point(x: 180, y: 200)])
    #expect(bench.release.target.x == 1600 + 320)
  }

  @Test func aPageOnItsWayGoesWithTheContent() {
    var bench = Self.pager()
    bench.fling(Vector(dx: -1, dy: 0))
    bench.frame(after: 0.05)
    bench.metrics.offset.x += 640
    bench.frame(after: 0.05)
    #expect(isClose(bench.offset.x, 1920 + Expected.spring(-230, 1, after: 100), within: 1e-4))
    bench.settle()
    #expect(bench.offset.x == 1920)
  }

  /// Pulled before the first page and thrown back in: a page, and not wherever the throw ends.
  @Test func thrownBackInItEndsOnAPage() {
    var bench = Self.pager(at: 0)
    bench.stroke([160, 290, 280, 270, 260, 250].map { Point(x: $0, y: 230) })
    #expect(bench.offset.x < -30 && bench.release.velocity.dx > 0.9)
    bench.settle()
    #expect(bench.offset.x.truncatingRemainder(dividingBy: 320) == 0)
    #expect(bench.offset == bench.release.target)
  }

  /// No page counts for a streak.
  @Test func pagesAreNeverMultiplied() {
    var bench = Self.pager(at: 0)
    for page in 1...6 {
      bench.fling(Vector(dx: -2, dy: 0))
      #expect(bench.release.target.x == Double(page) * 320)
      bench.settle()
    }
  }

  /// Pages of another length than the view's, and places that are data: the same rules, on its way by the same spring.
  @Test(arguments: [PageStops.strides(310), .places([0, 310, 620, 930, 1240, 1550])])
  func whereItRestsIsData(stops: PageStops) {
    var bench = Self.pager(at: 620)
    bench.metrics.behavior.horizontalStops = stops
    bench.fling(Vector(dx: -1, dy: 0))
    #expect(bench.release.target.x == 930)
    let distance = bench.offset.x - 930
    for _ in 1...5 { bench.frame(after: 0.02) }
    let expected = Expected.spring(distance, 1, after: 100)
    #expect(isClose(bench.offset.x, 930 + expected, within: 1e-4))
    bench.settle()
    #expect(bench.offset.x == 930)
    bench.hold(Vector(dx: 154, dy: 0))
    bench.fingers()
    #expect(bench.release.target.x == 930)
  }
}
