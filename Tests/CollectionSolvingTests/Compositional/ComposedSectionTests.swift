import CollectionSolving
import ScrollGeometry
import Testing

/// Sections, what lies at their edges, behind them and beside their items.
@Suite struct ComposedSectionTests {
  /// Golden C28.
  @Test func spacingLiesBetweenGroups() {
    let solver = CompositionalSolver.of([ComposedSection(group: .row(44), count: 3, spacing: 5)])
    #expect(solver.items(0..<3).map(\.minY) == [0, 49, 98])
    #expect(solver.contentSize.height == 142)
  }

  /// Golden C29.
  @Test func spacingLiesBetweenSections() {
    let section = ComposedSection(
      group: .row(44), count: 1, insets: Insets(top: 10, left: 0, bottom: 10, right: 0))
    let solver = CompositionalSolver.of([section, section], spacing: 20)
    #expect(solver.item(0)?.minY == 10 && solver.item(0, 1)?.minY == 94)
    #expect(solver.contentSize.height == 148)
  }

  /// Golden C30.
  @Test func insetsTakeRoom() {
    let solver = CompositionalSolver.of([
      ComposedSection(
        group: .row(44), count: 1, insets: Insets(top: 0, left: 10, bottom: 0, right: 10))
    ])
    #expect(solver.item(0) == Rect(x: 10, y: 0, width: 355, height: 44))
  }

  private func header(
    isBeside: Bool = true, pins: Bool = false, share: Point = Point(x: 0.5, y: 0)
  ) -> ComposedBar {
    ComposedBar(size: .row(1, 44), share: share, isBeside: isBeside, pins: pins)
  }

  /// Golden C31.
  @Test func aHeaderLiesOutsideOfTheInsets() {
    var section = ComposedSection(
      group: .row(44), count: 1, insets: Insets(top: 10, left: 0, bottom: 0, right: 0),
      bars: [header()])
    let solver = CompositionalSolver.of([section])
    #expect(solver.place(of: .bar(0, section: 0))?.frame.minY == 0)
    #expect(solver.item(0)?.minY == 54)
    section.bars = [header(isBeside: false)]
    let over = CompositionalSolver.of([section])
    #expect(over.place(of: .bar(0, section: 0))?.frame.minY == 0)
    #expect(over.item(0)?.minY == 10 && over.contentSize.height == 54)
  }

  @Test func barsKeepWithinTheInsetsUnlessToldOtherwise() {
    var section = ComposedSection(
      group: .row(44), count: 1, insets: Insets(top: 0, left: 20, bottom: 6, right: 20),
      bars: [header(), ComposedBar(size: .points(100, 30), share: Point(x: 1, y: 1))])
    let solver = CompositionalSolver.of([section])
    #expect(
      solver.place(of: .bar(0, section: 0))?.frame == Rect(x: 20, y: 0, width: 335, height: 44))
    #expect(
      solver.place(of: .bar(1, section: 0))?.frame == Rect(x: 255, y: 94, width: 100, height: 30))
    section.barInsets = .zero
    let wide = CompositionalSolver.of([section])
    #expect(
      wide.place(of: .bar(0, section: 0))?.frame == Rect(x: 0, y: 0, width: 375, height: 44))
  }

  @Test(arguments: [(200.0, 200.0), (-30, 0), (480, 456), (520, 456)])
  func aPinnedHeaderStaysUntilItsSectionEnds(offset: Double, expected: Double) {
    let section = ComposedSection(group: .row(456), count: 1, bars: [header(pins: true)])
    var solver = CompositionalSolver.of([section, section])
    solver.visible = (offset, offset + 300)
    #expect(solver.place(of: .bar(0, section: 0))?.frame.minY == expected)
  }

  /// 488 points with both, of which 300 are seen.
  @Test(arguments: [
    (0.0, 0.0, 256.0), (100, 100, 356), (460, 400, 444), (-270, 0, 44), (-200, 0, 56),
  ])
  func aPinnedHeaderAndFooterLeaveEachOtherRoom(offset: Double, header: Double, footer: Double) {
    let bars = [self.header(pins: true), self.header(pins: true, share: Point(x: 0.5, y: 1))]
    var solver = CompositionalSolver.of([
      ComposedSection(group: .row(400), count: 1, bars: bars)
    ])
    solver.visible = (offset, offset + 300)
    #expect(solver.place(of: .bar(0, section: 0))?.frame.minY == header)
    #expect(solver.place(of: .bar(1, section: 0))?.frame.minY == footer)
  }

  /// A layout's own bars lie outside of all sections; one that pins leaves the section's header its room.
  @Test func barsOfTheWholeLayout() {
    let section = ComposedSection(group: .row(400), count: 2, bars: [header(pins: true)])
    let footer = header(share: Point(x: 0.5, y: 1))
    var solver = CompositionalSolver.of([section], bars: [header(pins: true), footer])
    #expect(solver.item(0)?.minY == 88 && solver.contentSize.height == 932)
    #expect(solver.place(of: .layoutBar(1))?.frame.minY == 888)
    solver.visible = (200, 500)
    #expect(solver.place(of: .layoutBar(0))?.frame.minY == 200)
    #expect(solver.place(of: .bar(0, section: 0))?.frame.minY == 244)
    let seen = solver.places(in: Rect(x: 0, y: 200, width: 375, height: 100)).map(\.element)
    #expect(seen == [.layoutBar(0), .item(0, section: 0), .bar(0, section: 0)])
  }

  @Test func aBackgroundFillsTheSection() {
    let section = ComposedSection(
      group: .row(44), count: 2, insets: Insets(top: 10, left: 10, bottom: 10, right: 10),
      bars: [header()], backgrounds: [Insets(top: 5, left: 5, bottom: 5, right: 5)])
    let solver = CompositionalSolver.of([section, section])
    #expect(
      solver.place(of: .background(0, section: 1))?.frame
        == Rect(x: 5, y: 157, width: 365, height: 142))
  }

  /// Out of the corner by three tenths of its own size.
  @Test func aBadgeHangsOnItsItem() {
    let badge = ComposedBadge(
      number: 4, size: .points(20, 20),
      anchor: ComposedAnchor(
        share: Point(x: 1, y: 0), offset: Vector(dx: 0.3, dy: -0.3), isOffsetFractional: true))
    let item = ComposedItem(size: .share(0.2, 1), badges: [badge])
    let solver = CompositionalSolver.of([
      ComposedSection(group: .group(.row(1, 75), [item]), count: 7)
    ])
    #expect(
      solver.place(of: .badge(4, item: 1, section: 0))?.frame
        == Rect(x: 136, y: -6, width: 20, height: 20))
    #expect(
      solver.place(of: .badge(4, item: 6, section: 0))?.frame
        == Rect(x: 136, y: 69, width: 20, height: 20))
    #expect(solver.place(of: .badge(5, item: 1, section: 0)) == nil)
    // Its middle on the item's middle.
    let middle = ComposedAnchor(share: Point(x: 0.5, y: 0.5))
    let centered = ComposedItem(
      size: .share(1, 1),
      badges: [
        ComposedBadge(
          number: 0, size: .points(20, 10), anchor: ComposedAnchor(share: Point(x: 0, y: 0)),
          ownAnchor: middle)
      ])
    let other = CompositionalSolver.of([
      ComposedSection(group: .group(.row(1, 75), [centered]), count: 1)
    ])
    #expect(
      other.place(of: .badge(0, item: 0, section: 0))?.frame
        == Rect(x: -10, y: -5, width: 20, height: 10))
  }

  @Test func lyingDownItIsTheSame() {
    let group = ComposedItem.group(
      ComposedSize(width: .points(44), height: .heightShare(1)),
      [ComposedItem(size: .share(1, 0.5))],
      axis: .vertical)
    let solver = CompositionalSolver.of(
      [
        ComposedSection(
          group: group, count: 5, spacing: 5,
          bars: [
            ComposedBar(
              size: ComposedSize(width: .points(30), height: .heightShare(1)),
              share: Point(x: 0, y: 0.5))
          ])
      ], axis: .horizontal)
    #expect(solver.items(0..<3).map(\.minX) == [30, 30, 79])
    #expect(solver.contentSize == Size(width: 172, height: 667))
  }

  /// A million items are arithmetic: what is seen is found without looking at the others.
  @Test func aMillionItems() {
    let item = ComposedItem(size: .share(0.2, 1))
    let solver = CompositionalSolver.of([
      ComposedSection(group: .group(.row(1, 75), [item]), count: 1_000_000)
    ])
    #expect(solver.contentSize.height == 15_000_000)
    let seen = solver.places(in: Rect(x: 0, y: 7_500_000, width: 375, height: 75))
    #expect(seen.map(\.element) == (500_000..<500_005).map { .item($0, section: 0) })
  }
}
