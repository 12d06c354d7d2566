import CollectionSolving
import ScrollGeometry
import Testing

/// How items fall into lines.
@Suite struct FlowLineTests {
  /// Golden C1, C4.
  @Test func spareRoomGoesBetweenTheItems() {
    let solver = FlowSolver.one(.uniform(100, 50, 7), across: 375, spacing: 10)
    #expect(solver.lefts(0..<7) == [0, 137.5, 275, 0, 137.5, 275, 0])
    #expect(solver.tops(0..<7) == [0, 0, 0, 60, 60, 60, 120])
    #expect(solver.contentSize == Size(width: 375, height: 170))
    let wider = FlowSolver.one(.uniform(100, 50, 3), across: 390, spacing: 10)
    #expect(wider.lefts(0..<3) == [0, 145, 290])
  }

  /// Golden C2.
  @Test func theLastLineGoesOnWithTheGrid() {
    let solver = FlowSolver.one(.uniform(50, 50, 12), across: 320, spacing: 10)
    let lefts = [0, 67.5, 135, 202.5, 270]
    #expect(solver.lefts(0..<12) == lefts + lefts + [0, 67.5])
    #expect(solver.tops(0..<12) == [0, 0, 0, 0, 0, 60, 60, 60, 60, 60, 120, 120])
    #expect(solver.contentSize == Size(width: 320, height: 170))
    let few = FlowSolver.one(.uniform(50, 50, 2), across: 320, spacing: 10)
    #expect(few.lefts(0..<2) == [0, 67.5])
  }

  /// Golden C3.
  @Test func insetsTakeRoomAndMoveLines() {
    let solver = FlowSolver.one(
      .uniform(100, 50, 7), across: 375, spacing: 10,
      insets: Insets(top: 20, left: 10, bottom: 30, right: 10))
    #expect(solver.lefts(0..<3) == [10, 137.5, 265])
    #expect([0, 3, 6].map { solver.item($0)?.minY } == [20, 80, 140])
    #expect(solver.contentSize.height == 220)
  }

  /// Golden C5, C6.
  @Test func aLineTakesWhatFitsExactly() {
    let nine = FlowSolver.one(.uniform(32, 32, 10), across: 320, spacing: 1)
    #expect(nine.lefts(0..<9) == (0..<9).map { Double($0) * 36 })
    #expect(nine.item(9) == Rect(x: 0, y: 33, width: 32, height: 32))
    #expect(nine.contentSize.height == 65)
    let ten = FlowSolver.one(.uniform(32, 32, 11), across: 320)
    #expect(ten.tops(0..<11) == Array(repeating: 0, count: 10) + [32])
    #expect(ten.contentSize == Size(width: 320, height: 64))
  }

  /// Golden C7, C8.
  @Test func headersAndFootersIgnoreTheInsets() {
    let header = FlowSolver.one(
      .uniform(10, 10, 3), across: 320, insets: Insets(top: 5, left: 5, bottom: 0, right: 0),
      header: 25)
    #expect(header.frame(of: .header(section: 0)) == Rect(x: 0, y: 0, width: 320, height: 25))
    #expect(header.item(0)?.origin == Point(x: 5, y: 30))
    #expect(header.frame(of: .footer(section: 0)) == nil)
    let footer = FlowSolver.one(
      .uniform(10, 10, 3), across: 320, insets: Insets(top: 5, left: 5, bottom: 25, right: 0),
      footer: 25)
    #expect(footer.frame(of: .footer(section: 0)) == Rect(x: 0, y: 40, width: 320, height: 25))
    #expect(footer.frame(of: .header(section: 0)) == nil)
    #expect(footer.contentSize.height == 65)
  }

  /// Golden C9.
  @Test func columnsStandSideBySideInAHorizontalLayout() {
    let solver = FlowSolver.one(
      .uniform(50, 100, 7), across: 320, spacing: 10, axis: .horizontal)
    #expect(solver.tops(0..<7) == [0, 110, 220, 0, 110, 220, 0])
    #expect([0, 3, 6].map { solver.item($0)?.minX } == [0, 60, 120])
    #expect(solver.contentSize == Size(width: 170, height: 320))
  }

  /// Golden C10.
  @Test(arguments: [(2.0, 123.5, 125.5, 251.5), (3.0, 371.0 / 3, 377.0 / 3, 754.0 / 3)])
  func thirdsOfAWidthFitIntoIt(density: Double, width: Double, second: Double, third: Double) {
    let side = (375.0 - 4) / 3
    let solver = FlowSolver.one(
      .uniform(side, side, 6), across: 375, spacing: 2, pixelsPerPoint: density)
    #expect(solver.lineCount(inSection: 0) == 2)
    #expect(solver.lefts(0..<3) == [0, second, third])
    #expect(solver.item(0)?.width == width)
    // Broken one by one, the same items fall into the same lines.
    let sizes = Array(repeating: Size(width: side, height: side), count: 6)
    let broken = FlowSolver.one(
      .each(sizes + [Size(width: 1, height: 1)]), across: 375, spacing: 2, pixelsPerPoint: density)
    #expect(broken.lefts(0..<3) == [0, second, third])
  }

  /// Golden C11.
  @Test func lowItemsLieInTheMiddleOfTheirLine() {
    let solver = FlowSolver.one(
      .each([Size(width: 100, height: 50), Size(width: 100, height: 30)]), across: 375, spacing: 10)
    #expect(solver.tops(0..<2) == [0, 10])
    #expect(solver.contentSize.height == 50)
  }

  /// Golden C12.
  @Test func anItemAloneLiesInTheMiddleUnlessItIsLast() {
    let solver = FlowSolver.one(.widths([300, 200]), across: 375, spacing: 10)
    #expect(solver.lefts(0..<2) == [37.5, 0])
    #expect(solver.tops(0..<2) == [0, 60])
    // One column of equal items is a grid to its end.
    #expect(
      FlowSolver.one(.uniform(300, 50, 2), across: 375, spacing: 10).lefts(0..<2) == [37.5, 37.5])
  }

  /// Golden C13.
  @Test func unequalItemsOfTheLastLineKeepTheLeastSpacing() {
    let solver = FlowSolver.one(.widths([100, 100, 100, 90, 100]), across: 375, spacing: 10)
    #expect(solver.lefts(0..<5) == [0, 137.5, 275, 0, 100])
    #expect(solver.tops(0..<5) == [0, 0, 0, 60, 60])
  }

  @Test func anItemThatIsTooWideHasItsLineForItself() {
    let insets = Insets(top: 10, left: 10, bottom: 10, right: 10)
    let solver = FlowSolver.one(.uniform(320, 50, 3), across: 320, spacing: 5, insets: insets)
    #expect(solver.lefts(0..<3) == [10, 10, 10])
    #expect(solver.tops(0..<3) == [10, 65, 120])
    let mixed = FlowSolver.one(.widths([100, 320, 100]), across: 320, spacing: 5, insets: insets)
    #expect(mixed.lineCount(inSection: 0) == 3)
  }

  /// Golden C14.
  @Test func noSpacingLiesBetweenSections() {
    let section = FlowSection(
      sizes: .uniform(Size(width: 100, height: 50), count: 3), lineSpacing: 10, itemSpacing: 10)
    let solver = FlowSolver(
      axis: .vertical, across: 375, pixelsPerPoint: 2, sections: [section, section])
    #expect((0..<3).map { solver.item($0, 1)?.minY } == [50, 50, 50])
    #expect(solver.contentSize.height == 100)
    #expect(solver.span(ofSection: 1) == (50, 100))
  }

  @Test(arguments: [0, 1, 5]) func itemsWithoutARoomTakeOneLine(count: Int) {
    let solver = FlowSolver.one(.uniform(0, 0, count), across: 375)
    #expect(solver.contentSize == Size(width: 375, height: 0))
    #expect(solver.elements(in: Rect(x: 0, y: 0, width: 375, height: 667)).isEmpty)
    #expect(solver.item(count) == nil && solver.item(-1) == nil && solver.item(0, 1) == nil)
  }

  @Test func aMillionItemsCostNothing() throws {
    let solver = FlowSolver.one(.uniform(100, 100, 1_000_000), across: 375, spacing: 10)
    #expect(solver.contentSize.height == 333_334 * 110 - 10)
    let last = try #require(solver.item(999_999))
    #expect(last == Rect(x: 0, y: 333_333 * 110, width: 100, height: 100))
    let window = Rect(x: 0, y: 20_000_000, width: 375, height: 667)
    #expect(solver.elements(in: window).count == 21)
    #expect(MemoryLayout<FlowSolver>.size < 200)
  }
}
