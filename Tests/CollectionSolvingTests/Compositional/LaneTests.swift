import CollectionSolving
import ScrollGeometry
import Testing

/// Sections that scroll across the layout.
@Suite struct LaneTests {
  private func solver(_ lane: ComposedLane = ComposedLane(), insets: Insets = .zero)
    -> CompositionalSolver
  {
    let group = ComposedItem.group(.points(300, 200), [ComposedItem(size: .share(1, 1))])
    let rows = ComposedSection(group: .row(44), count: 1)
    return .of([
      rows, ComposedSection(group: group, count: 10, spacing: 10, insets: insets, lane: lane), rows,
    ])
  }

  @Test func groupsLieSideBySide() throws {
    let solver = solver()
    let lane = try #require(solver.lane(ofSection: 1))
    #expect(lane.frame == Rect(x: 0, y: 44, width: 375, height: 200))
    #expect(lane.length == 3090 && lane.stride == 310 && lane.groupCount == 10)
    #expect(solver.lane(ofSection: 0) == nil && solver.lane(ofSection: 9) == nil)
    #expect(solver.item(9, 1) == Rect(x: 2790, y: 44, width: 300, height: 200))
    #expect(solver.item(0, 2)?.minY == 244 && solver.contentSize == Size(width: 375, height: 288))
  }

  @Test func whatIsScrolledIsWhereItIsSeen() {
    var solver = solver()
    solver.setOffset(620, ofSection: 1)
    #expect(solver.item(2, 1)?.minX == 0 && solver.item(1, 1)?.minX == -310)
    let seen = solver.places(in: Rect(x: 0, y: 0, width: 375, height: 288)).map(\.element)
    #expect(
      seen == [
        .item(0, section: 0), .item(2, section: 1), .item(3, section: 1), .item(0, section: 2),
      ])
    #expect(solver.places(in: Rect(x: 0, y: 0, width: 375, height: 44)).count == 1)
  }

  @Test func roomAtBothEndsPutsEachGroupIntoTheMiddle() {
    let solver = solver(ComposedLane(isCentered: true))
    #expect(solver.item(0, 1)?.minX == 37.5)
    // The last one is in the middle when all is scrolled: 9 × 310.
    #expect(solver.lane(ofSection: 1)?.length == 3165)
    #expect(solver.item(9, 1)?.minX == 2827.5)
  }

  @Test func insetsScrollAlong() {
    let solver = solver(insets: Insets(top: 8, left: 20, bottom: 8, right: 12))
    #expect(solver.item(0, 1)?.origin == Point(x: 20, y: 52))
    #expect(solver.lane(ofSection: 1)?.length == 3122)
    #expect(solver.lane(ofSection: 1)?.frame == Rect(x: 0, y: 52, width: 375, height: 200))
  }
}
