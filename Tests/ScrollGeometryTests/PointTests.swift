import ScrollGeometry
import Testing

@Test func zeroIsTheOrigin() {
  #expect(Point.zero == Point(x: 0, y: 0))
}
