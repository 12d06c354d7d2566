import ScrollGeometry
import TestSupport
import Testing

@Suite struct PointTests {
  @Test func differencesLeadFromOneToTheOther() {
    let start = Point(x: 3, y: -4)
    let end = Point(x: 10, y: 20)
    #expect(end - start == Vector(dx: 7, dy: 24))
    #expect(start + (end - start) == end)
    #expect(end - (end - start) == start)
    var walker = start
    walker += Vector(dx: 1, dy: 2)
    #expect(walker == Point(x: 4, y: -2))
    walker -= Vector(dx: 2, dy: 1)
    #expect(walker == Point(x: 2, y: -3))
  }

  @Test func interpolationIsExactAtBothEnds() {
    repeatedly(1000) { random, trace in
      let start = Point(x: random.number(-1e6...1e6), y: random.number(-1...1))
      let end = Point(x: random.number(-1...1), y: random.number(-1e6...1e6))
      #expect(start.interpolated(to: end, share: 0) == start, "\(trace)")
      #expect(start.interpolated(to: end, share: 1) == end, "\(trace)")
      let middle = start.interpolated(to: end, share: 0.5)
      #expect((middle - start.midpoint(to: end)).length < 1e-9, "\(trace)")
    }
    let quarter = Point(x: 4, y: 8).interpolated(to: Point(x: 8, y: 0), share: 0.25)
    #expect(quarter == Point(x: 5, y: 6))
  }

  @Test func aPointWithAnInfiniteCoordinateIsNotFinite() {
    #expect(Point(x: 1, y: 2).isFinite)
    #expect(!Point(x: .infinity, y: 2).isFinite)
    #expect(!Point(x: 1, y: .nan).isFinite)
  }
}
