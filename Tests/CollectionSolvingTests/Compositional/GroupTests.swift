import CollectionSolving
import ScrollGeometry
import Testing

/// How a group places its items, and a section its groups.
@Suite struct GroupTests {
  /// Golden C20.
  @Test func aListIsRowsBelowEachOther() {
    let solver = CompositionalSolver.of([ComposedSection(group: .row(44), count: 94)])
    #expect(solver.contentSize == Size(width: 375, height: 4136))
    #expect((0..<94).allSatisfy { solver.item($0)?.minY == Double($0) * 44 })
    #expect(solver.item(94) == nil && solver.item(0, 1) == nil && solver.item(-1) == nil)
  }

  private func grid(insets: Insets = .zero) -> CompositionalSolver {
    let item = ComposedItem(size: .share(0.2, 1), insets: insets)
    let size = ComposedSize(width: .widthShare(1), height: .widthShare(0.2))
    return .of([ComposedSection(group: .group(size, [item]), count: 12)])
  }

  /// Golden C21.
  @Test func aGroupTakesWhatFits() {
    let solver = grid()
    #expect(solver.items(0..<5).map(\.minX) == [0, 75, 150, 225, 300])
    #expect(solver.items(0..<12).allSatisfy { $0.size == Size(width: 75, height: 75) })
    #expect(solver.item(11)?.origin == Point(x: 75, y: 150))
    #expect(solver.contentSize == Size(width: 375, height: 225))
  }

  /// Golden C22.
  @Test func insetsOfAnItemMoveNobodyElse() {
    let solver = grid(insets: Insets(top: 5, left: 5, bottom: 5, right: 5))
    #expect(solver.item(0) == Rect(x: 5, y: 5, width: 65, height: 65))
    #expect(solver.item(1)?.origin == Point(x: 80, y: 5))
    #expect(solver.contentSize.height == 225)
  }

  private let sides = Insets(top: 0, left: 10, bottom: 0, right: 10)

  /// Golden C23.
  @Test func aCountResizesTheItems() {
    let group = ComposedItem.group(
      .row(1, 44), [ComposedItem(size: .share(1, 1))], spacing: .fixed(10),
      filling: .count(2, resizes: true))
    let solver = CompositionalSolver.of([ComposedSection(group: group, count: 3, insets: sides)])
    #expect(
      solver.items(0..<3) == [
        Rect(x: 10, y: 0, width: 172.5, height: 44), Rect(x: 192.5, y: 0, width: 172.5, height: 44),
        Rect(x: 10, y: 44, width: 172.5, height: 44),
      ])
  }

  @Test func aCountThatResizesNothing() {
    let group = ComposedItem.group(
      .row(1, 44), [ComposedItem(size: .share(0.25, 1))], spacing: .fixed(5),
      filling: .count(3, resizes: false))
    let solver = CompositionalSolver.of([ComposedSection(group: group, count: 4)])
    #expect(solver.items(0..<3).map(\.minX) == [0, 99, 197.5])
    #expect(solver.item(3)?.origin == Point(x: 0, y: 44))
  }

  /// Shares do not shrink for the spacing. Golden C24.
  @Test func twoHalvesAndASpacingDoNotFit() {
    let half = ComposedItem(size: .share(0.5, 1))
    let group = ComposedItem.group(.row(1, 44), [half, half], spacing: .fixed(10))
    let solver = CompositionalSolver.of([ComposedSection(group: group, count: 2, insets: sides)])
    #expect(
      solver.items(0..<2) == [
        Rect(x: 10, y: 0, width: 177.5, height: 44), Rect(x: 10, y: 44, width: 177.5, height: 44),
      ])
  }

  /// Golden C25.
  @Test func flexibleSpacingTakesWhatIsLeft() {
    let item = ComposedItem(size: .points(100, 44))
    let group = ComposedItem.group(.row(1, 44), [item, item, item], spacing: .flexible(0))
    let solver = CompositionalSolver.of([ComposedSection(group: group, count: 3)])
    #expect(solver.items(0..<3).map(\.minX) == [0, 137.5, 275])
  }

  /// Golden C26.
  @Test func edgeSpacingMovesTheNeighbour() {
    let edges = ComposedEdges(left: .fixed(2), top: .fixed(2), right: .fixed(2), bottom: .fixed(2))
    let item = ComposedItem(size: .points(20, 20), edges: edges)
    let solver = CompositionalSolver.of([
      ComposedSection(group: .group(.row(1, 24), [item]), count: 2)
    ])
    #expect(solver.item(0) == Rect(x: 2, y: 2, width: 20, height: 20))
    #expect(solver.item(1)?.minX == 26)
    let insets = ComposedItem(
      size: .points(20, 20), insets: Insets(top: 2, left: 2, bottom: 2, right: 2))
    let other = CompositionalSolver.of([
      ComposedSection(group: .group(.row(1, 24), [insets]), count: 2)
    ])
    #expect(other.item(0) == Rect(x: 2, y: 2, width: 16, height: 16))
    #expect(other.item(1)?.minX == 22)
  }

  /// Flexible sides put an item into the middle of its group, both ways.
  @Test func flexibleEdges() {
    let edges = ComposedEdges(
      left: .flexible(0), top: .flexible(0), right: .flexible(0), bottom: .flexible(0))
    let item = ComposedItem(size: .points(75, 40), edges: edges)
    let solver = CompositionalSolver.of([
      ComposedSection(
        group: .group(.row(1, 100), [item], filling: .count(1, resizes: false)), count: 1)
    ])
    #expect(solver.item(0) == Rect(x: 150, y: 30, width: 75, height: 40))
  }

  /// Golden C27.
  @Test func groupsInGroups() {
    let leading = ComposedItem(size: .share(0.7, 1))
    let trailing = ComposedItem.group(
      .share(0.3, 1), [ComposedItem(size: .share(1, 1))], axis: .vertical,
      filling: .count(2, resizes: true))
    let group = ComposedItem.group(.share(1, 0.4), [leading, trailing])
    let solver = CompositionalSolver.of([ComposedSection(group: group, count: 6)])
    #expect(
      solver.items(0..<3) == [
        Rect(x: 0, y: 0, width: 262.5, height: 267),
        Rect(x: 262.5, y: 0, width: 112.5, height: 133.5),
        Rect(x: 262.5, y: 133.5, width: 112.5, height: 133.5),
      ])
    // Sums are made of what was not rounded.
    #expect(solver.item(3)?.minY == 267 && solver.contentSize.height == 533.5)
  }

  /// An estimate holds until somebody measures; what is a share of the group is not measured. Golden C32.
  @Test func anEstimateIsTakenForWhatItSays() {
    let size = ComposedSize(width: .widthShare(1), height: .estimate(100))
    let solver = CompositionalSolver.of([
      ComposedSection(group: .group(size, [ComposedItem(size: .share(1, 1))]), count: 2)
    ])
    #expect(solver.item(0)?.height == 100 && solver.contentSize.height == 200)
  }

  @Test func aCustomGroupSaysItself() {
    let group = ComposedItem(size: .row(1, 100), content: .custom(7))
    let solver = CompositionalSolver(
      axis: .vertical, container: Size(width: 375, height: 667), pixelsPerPoint: 2,
      sections: [ComposedSection(group: group, count: 3)]
    ) { number, size in
      #expect(number == 7 && size == Size(width: 375, height: 100))
      return [
        CustomPlace(frame: Rect(x: 5, y: 5, width: 40, height: 40), zIndex: 3),
        CustomPlace(frame: Rect(x: 25, y: 25, width: 40, height: 40)),
      ]
    }
    #expect(solver.place(of: .item(0, section: 0))?.zIndex == 3)
    #expect(solver.item(2) == Rect(x: 5, y: 105, width: 40, height: 40))
    #expect(solver.contentSize.height == 200)
  }

  @Test func whatMakesNoSenseEndsAllTheSame() {
    let nothing = ComposedItem(size: .points(0, .nan))
    let empty = ComposedItem.group(.row(1, 44), [])
    let solver = CompositionalSolver.of([
      ComposedSection(group: .group(.row(1, 44), [nothing]), count: 3),
      ComposedSection(group: empty, count: 3), ComposedSection(group: .row(44), count: 0),
    ])
    #expect(solver.item(0)?.size == .zero && solver.item(0, 1) == nil)
    #expect(solver.contentSize.height == 132)
  }

  /// As a mosaic's rows follow each other on an iPhone: shares are of the estimate, and the group is as long as they are.
  @Test func anEstimatedGroupIsAsLongAsItsSharesOfIt() {
    let part = ComposedItem(size: .share(1, 0.4))
    for (length, stride) in [(ComposedLength.estimate(600), 480.0), (.points(600), 600)] {
      let column = ComposedItem.group(
        ComposedSize(width: .widthShare(1), height: length), [part], axis: .vertical,
        filling: .count(2, resizes: false))
      let solver = CompositionalSolver.of([ComposedSection(group: column, count: 5)])
      #expect(solver.items(0..<5).map(\.minY) == [0, 240, stride, stride + 240, 2 * stride])
      #expect(solver.items(0..<2).map(\.height) == [240, 240])
      #expect(solver.contentSize.height == 3 * stride)
    }
  }
}
