import CollectionSolving
import ScrollGeometry
import Testing

/// Items that are as large as the largest beside them needs.
@Suite struct UniformTests {
  private let card = ComposedItem(
    size: ComposedSize(width: .widthShare(0.5), height: .uniform(40)))

  private func measure(_ solver: inout CompositionalSolver, _ heights: [Double]) {
    for (item, height) in heights.enumerated() {
      solver.setSize(Size(width: 0, height: height), of: .item(item, section: 0))
    }
  }

  @Test func thoseOfARowAreAsHighAsTheHighest() {
    let row = ComposedItem.group(
      ComposedSize(width: .widthShare(1), height: .estimate(40)), [card])
    var solver = CompositionalSolver.of([ComposedSection(group: row, count: 4)])
    #expect(solver.place(of: .item(0, section: 0))?.estimates == EstimatedSides(height: true))
    #expect(solver.items(0..<4).map(\.height) == [40, 40, 40, 40])
    measure(&solver, [50, 90, 20, 10])
    #expect(solver.items(0..<4).map(\.height) == [90, 90, 20, 20])
    #expect(solver.items(0..<4).map(\.minY) == [0, 0, 90, 90])
    measure(&solver, [50, 30])
    #expect(solver.items(0..<4).map(\.height) == [50, 50, 20, 20])
  }

  @Test func rowsAreAsHighAsTheHighestOfTheSection() {
    let row = ComposedItem.group(
      ComposedSize(width: .widthShare(1), height: .uniform(40)), [card])
    var solver = CompositionalSolver.of([ComposedSection(group: row, count: 4, spacing: 5)])
    measure(&solver, [50, 90, 20, 10])
    #expect(solver.items(0..<4).map(\.height) == [90, 90, 90, 90])
    #expect(solver.items(0..<4).map(\.minY) == [0, 0, 95, 95])
    #expect(solver.contentSize.height == 185)
    measure(&solver, [50, 60])
    #expect(solver.items(0..<4).map(\.minY) == [0, 0, 65, 65])
  }

  /// Cards side by side, of which each is a group.
  @Test(arguments: [ComposedLength.uniform(40), .heightShare(1)])
  func cardsOfALaneAreAlike(height: ComposedLength) {
    let size = ComposedSize(width: .points(100), height: .uniform(40))
    let text = ComposedItem(
      size: ComposedSize(width: .widthShare(0.5), height: .estimate(40)))
    let side = ComposedItem(size: ComposedSize(width: .widthShare(0.5), height: height))
    let group = ComposedItem.group(size, [text, side])
    var solver = CompositionalSolver.of([
      ComposedSection(group: group, count: 6, lane: ComposedLane())
    ])
    solver.setSize(Size(width: 0, height: 70), of: .item(0, section: 0))
    solver.setSize(Size(width: 0, height: 20), of: .item(2, section: 0))
    #expect(solver.lane(ofSection: 0)?.frame.height == 70 && solver.contentSize.height == 70)
    // What is measured is as high as it needs, and what is beside it as high as the section.
    #expect([0, 2].map { solver.item($0)?.height } == [70, 20])
    #expect([1, 3, 5].map { solver.item($0)?.height } == [70, 70, 70])
  }

  @Test func aCountIsAsWideAsTheWidest() {
    let button = ComposedItem(
      size: ComposedSize(width: .uniform(50), height: .points(30)))
    let row = ComposedItem.group(
      .row(1, 30), [button], spacing: .fixed(10), filling: .count(3, resizes: false))
    var solver = CompositionalSolver.of([ComposedSection(group: row, count: 3)])
    for (item, width) in [30.0, 80, 60].enumerated() {
      solver.setSize(Size(width: width, height: 30), of: .item(item, section: 0))
    }
    #expect(solver.items(0..<3).map(\.minX) == [0, 90, 180])
    #expect(solver.items(0..<3).map(\.width) == [80, 80, 80])
  }
}
