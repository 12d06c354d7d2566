import ScrollEngine
import ScrollGeometry
import Testing

@Suite struct PagePlanTests {
  private let plan = PagePlan(
    limits: OffsetLimits(
      bounds: Size(width: 320, height: 480), content: Size(width: 3200, height: 960),
      insets: .zero),
    bounds: Size(width: 320, height: 480))

  @Test func eachAxisHasItsPages() {
    #expect(plan.horizontal.count == 10 && plan.vertical.count == 2)
  }

  @Test func eachAxisGoesByItsOwnVelocity() {
    let target = plan.target(
      from: Point(x: 700, y: 200), velocity: Vector(dx: 2, dy: 0.1),
      beginning: Point(x: 640, y: 0))
    #expect(target == Point(x: 960, y: 0))
    let other = plan.target(
      from: Point(x: 630, y: 200), velocity: Vector(dx: -0.2, dy: 0.3),
      beginning: Point(x: 640, y: 0))
    #expect(other == Point(x: 640, y: 480))
  }
}
