import ScrollGeometry
import TestSupport
import Testing

@Suite struct RectTests {
  private let rect = Rect(x: 10, y: 20, width: 30, height: 40)

  private static func random(_ random: inout SeededGenerator) -> Rect {
    // Whole numbers in a small range, so that edges coincide often.
    Rect(
      x: random.number(-5...5).rounded(.down), y: random.number(-5...5).rounded(.down),
      width: random.number(0...6).rounded(.down), height: random.number(0...6).rounded(.down))
  }

  @Test func edgesAndMiddle() {
    #expect(rect.maxX == 40 && rect.maxY == 60)
    #expect(rect.center == Point(x: 25, y: 40))
    #expect(Rect(center: rect.center, size: rect.size) == rect)
  }

  @Test func theFarEdgesDoNotBelongToIt() {
    #expect(rect.contains(Point(x: 10, y: 20)))
    #expect(rect.contains(Point(x: 39.9, y: 59.9)))
    #expect(!rect.contains(Point(x: 40, y: 30)))
    #expect(!rect.contains(Point(x: 20, y: 60)))
    #expect(!rect.contains(Point(x: 9.9, y: 30)))
    #expect(!Rect.null.contains(Point.zero))
    #expect(!rect.contains(Point(x: .nan, y: 30)))
  }

  @Test func intersectionHoldsExactlyWhatBothHold() {
    repeatedly(2000) { random, trace in
      let (a, b) = (Self.random(&random), Self.random(&random))
      let both = a.intersection(b)
      #expect(both == b.intersection(a), "\(trace)")
      #expect(a.intersects(b) == !both.isEmpty, "\(trace)")
      for _ in 0..<8 {
        let point = Point(x: random.number(-6...12), y: random.number(-6...12))
        #expect(both.contains(point) == (a.contains(point) && b.contains(point)), "\(trace)")
      }
      if !both.isNull { #expect(a.contains(both) && b.contains(both), "\(trace)") }
      #expect(a.intersection(a) == a, "\(trace)")
    }
  }

  @Test func unionIsTheSmallestRectAroundBoth() {
    repeatedly(2000) { random, trace in
      let (a, b) = (Self.random(&random), Self.random(&random))
      let union = a.union(b)
      #expect(union == b.union(a), "\(trace)")
      #expect(union.contains(a) && union.contains(b), "\(trace)")
      #expect(union.minX == min(a.minX, b.minX) && union.maxY == max(a.maxY, b.maxY), "\(trace)")
      #expect(union.minY == min(a.minY, b.minY) && union.maxX == max(a.maxX, b.maxX), "\(trace)")
      #expect(a.union(.null) == a && Rect.null.union(a) == a, "\(trace)")
    }
  }

  @Test func rectsThatOnlyTouchShareNoArea() {
    let next = Rect(x: 40, y: 20, width: 5, height: 5)
    #expect(rect.intersection(next) == Rect(x: 40, y: 20, width: 0, height: 5))
    #expect(!rect.intersects(next))
    #expect(rect.intersection(Rect(x: 41, y: 20, width: 5, height: 5)).isNull)
  }

  @Test func nullIsNothing() {
    #expect(Rect.null.isNull && Rect.null.isEmpty)
    #expect(!rect.isNull && !rect.isEmpty)
    #expect(Rect(x: 0, y: 0, width: 0, height: 9).isEmpty)
    #expect(rect.intersection(.null).isNull && Rect.null.intersection(rect).isNull)
    #expect(rect.contains(Rect.null) && !Rect.null.contains(rect))
    #expect(Rect.null.insetBy(dx: -1, dy: -1).isNull)
    #expect(!Rect.null.isFinite && rect.isFinite)
  }

  @Test func insetting() {
    #expect(rect.insetBy(dx: 5, dy: -5) == Rect(x: 15, y: 15, width: 20, height: 50))
    #expect(rect.insetBy(dx: 15, dy: 0) == Rect(x: 25, y: 20, width: 0, height: 40))
    #expect(rect.insetBy(dx: 16, dy: 0).isNull)
    #expect(
      rect.inset(by: Insets(top: 1, left: 2, bottom: 3, right: 4))
        == Rect(x: 12, y: 21, width: 24, height: 36))
    #expect(rect.offsetBy(Vector(dx: 1, dy: -1)) == Rect(x: 11, y: 19, width: 30, height: 40))
  }
}
