import CollectionSolving
import ScrollGeometry
import Testing

/// Bars and badges whose sizes are estimates until their views are asked.
@Suite struct MeasuredBarTests {
  private let header = ComposedBar(
    size: ComposedSize(width: .widthShare(1), height: .estimate(50)), share: Point(x: 0.5, y: 0))

  @Test func theWholeLayoutsHeaderIsAsHighAsItNeeds() {
    var solver = CompositionalSolver.of(
      [ComposedSection(group: .row(44), count: 2)], bars: [header])
    #expect(solver.place(of: .layoutBar(0))?.estimates == EstimatedSides(height: true))
    #expect(solver.item(0)?.minY == 50 && solver.contentSize.height == 138)
    solver.setSize(Size(width: 100, height: 80), of: .layoutBar(0))
    #expect(solver.place(of: .layoutBar(0))?.frame == Rect(x: 0, y: 0, width: 375, height: 80))
    #expect(solver.item(0)?.minY == 80 && solver.contentSize.height == 168)
    solver.setSize(Size(width: 100, height: 20), of: .layoutBar(0))
    #expect(solver.item(0)?.minY == 20)
  }

  @Test func aBarIsAsWideAsItNeeds() {
    let bar = ComposedBar(
      size: ComposedSize(width: .estimate(100), height: .points(20)), share: Point(x: 1, y: 0))
    var solver = CompositionalSolver.of([
      ComposedSection(group: .row(44), count: 1, bars: [bar])
    ])
    #expect(solver.place(of: .bar(0, section: 0))?.frame.minX == 275)
    solver.setSize(Size(width: 60, height: 90), of: .bar(0, section: 0))
    #expect(
      solver.place(of: .bar(0, section: 0))?.frame == Rect(x: 315, y: 0, width: 60, height: 20))
  }

  @Test func aBadgeIsAsLargeAsItNeedsWhereItIsHeld() {
    let badge = ComposedBadge(
      number: 0, size: ComposedSize(width: .estimate(20), height: .points(20)),
      anchor: ComposedAnchor(share: Point(x: 1, y: 0), offset: Vector(dx: 6, dy: -6)))
    let item = ComposedItem(size: .share(1, 1), badges: [badge])
    let element = ComposedElement.badge(0, item: 1, section: 0)
    var solver = CompositionalSolver.of([
      ComposedSection(group: .group(.row(1, 75), [item]), count: 2)
    ])
    #expect(solver.place(of: element)?.estimates == EstimatedSides(width: true))
    #expect(solver.place(of: element)?.frame == Rect(x: 361, y: 69, width: 20, height: 20))
    solver.setSize(Size(width: 50, height: 50), of: element)
    #expect(solver.place(of: element)?.frame == Rect(x: 331, y: 69, width: 50, height: 20))
    // The other one's is what it was.
    #expect(solver.place(of: .badge(0, item: 0, section: 0))?.frame.width == 20)
  }
}
