import CollectionSolving
import ScrollGeometry
import TestSupport
import Testing

/// Items whose widths are estimates, in rows that take as many as find room.
@Suite struct ChipTests {
  /// Chips taken for 80 points wide in rows of 375, eight points between them and between rows: four a row.
  private func solver(
    _ count: Int, height: ComposedLength = .points(32), before: Int = 0
  ) -> CompositionalSolver {
    let chip = ComposedItem(size: ComposedSize(width: .estimate(80), height: height))
    let row = ComposedItem.group(
      ComposedSize(width: .widthShare(1), height: height), [chip], spacing: .fixed(8))
    let rows = ComposedSection(group: .row(44), count: before)
    return .of([ComposedSection(group: row, count: count, spacing: 8), rows])
  }

  private func measure(_ solver: inout CompositionalSolver, _ item: Int, _ width: Double) {
    solver.setSize(Size(width: width, height: 32), of: .item(item, section: 0))
  }

  @Test func estimatesSayHowManyFitUntilTheyAreMeasured() {
    let solver = solver(10)
    #expect(solver.items(0..<5).map(\.minX) == [0, 88, 176, 264, 0])
    #expect(solver.item(4)?.minY == 40 && solver.contentSize.height == 112)
    #expect(solver.place(of: .item(3, section: 0))?.estimates == EstimatedSides(width: true))
  }

  @Test func whatDoesNotFitGoesToTheNextRow() {
    var solver = solver(7)
    for (item, width) in [50.0, 120, 70, 30, 200, 100, 90].enumerated() {
      measure(&solver, item, width)
    }
    // 50 + 120 + 70 + 30 and three gaps are 294; 200 more are too many.
    #expect(solver.items(0..<4).map(\.minX) == [0, 58, 186, 264])
    #expect(solver.items(0..<4).map(\.width) == [50, 120, 70, 30])
    #expect(solver.items(4..<6).map(\.minX) == [0, 208] && solver.item(4)?.minY == 40)
    #expect(solver.item(6) == Rect(x: 0, y: 80, width: 90, height: 32))
    #expect(solver.contentSize.height == 112)
  }

  @Test func whatHasBecomeSmallerGoesBackToTheRowBefore() {
    var solver = solver(5)
    for item in 0..<4 { measure(&solver, item, 80) }
    measure(&solver, 4, 60)
    #expect(solver.item(4)?.minY == 40)
    measure(&solver, 3, 25)
    measure(&solver, 4, 55)
    #expect(solver.item(4) == Rect(x: 297, y: 0, width: 55, height: 32))
    #expect(solver.contentSize.height == 32)
  }

  @Test func whatIsTooLongIsAsLongAsTheRow() {
    var solver = solver(2)
    measure(&solver, 0, 1000)
    #expect(solver.item(0)?.width == 375 && solver.item(1)?.origin == Point(x: 0, y: 40))
  }

  @Test func aRowIsAsHighAsTheHighestThatIsInIt() {
    var solver = solver(3, height: .estimate(30))
    for (item, size) in [(300.0, 20.0), (60, 50), (350, 40)].enumerated() {
      solver.setSize(Size(width: size.0, height: size.1), of: .item(item, section: 0))
    }
    #expect(solver.items(0..<3).map(\.minY) == [0, 0, 58])
    #expect(solver.contentSize.height == 98)
  }

  /// Items of no width at all do not fill a row, however many places that has.
  @Test func itemsThatNeedNothing() {
    var solver = solver(6)
    for item in 0..<6 { measure(&solver, item, 0) }
    #expect(solver.items(0..<6).map(\.minX) == [0, 8, 16, 24, 32, 40])
    #expect(solver.contentSize.height == 32)
  }

  @Test func aCountThatResizesDoesNotMeasureWidths() {
    let chip = ComposedItem(size: ComposedSize(width: .estimate(80), height: .estimate(32)))
    let row = ComposedItem.group(
      ComposedSize(width: .widthShare(1), height: .estimate(32)), [chip], spacing: .fixed(5),
      filling: .count(2, resizes: true))
    var solver = CompositionalSolver.of([ComposedSection(group: row, count: 2)])
    #expect(solver.place(of: .item(0, section: 0))?.estimates == EstimatedSides(height: true))
    solver.setSize(Size(width: 20, height: 50), of: .item(0, section: 0))
    #expect(solver.items(0..<2).map(\.width) == [185, 185] && solver.item(0)?.height == 50)
  }

  /// Rows in groups in which the whole page is the room: each group takes what its rows take.
  @Test func rowsInsideOfGroups() {
    let chip = ComposedItem(size: ComposedSize(width: .estimate(80), height: .points(32)))
    let row = ComposedItem.group(.row(1, 32), [chip], spacing: .fixed(8))
    let block = ComposedItem.group(
      .row(1, 72), [row], axis: .vertical, spacing: .fixed(8), filling: .count(2, resizes: false))
    var solver = CompositionalSolver.of([ComposedSection(group: block, count: 6, spacing: 8)])
    #expect(solver.item(5)?.minY == 40)
    for item in 0..<6 { measure(&solver, item, 180) }
    #expect(solver.items(0..<6).map(\.minY) == [0, 0, 40, 40, 80, 80])
    #expect(solver.items(0..<6).map(\.minX) == [0, 188, 0, 188, 0, 188])
  }

  @Test func whatComesBehindMovesAlong() {
    var solver = solver(8, before: 1)
    #expect(solver.item(0, 1)?.minY == 72)
    for item in 0..<4 { measure(&solver, item, 300) }
    #expect(solver.item(0, 1)?.minY == 192)
  }

  private struct Model {
    var widths: [Double]

    var rows: [(first: Int, xs: [Double])] {
      var rows: [(first: Int, xs: [Double])] = []
      var end = 0.0
      for (item, width) in widths.enumerated() {
        let width = min(width, 375)
        if item > 0, end + 8 + width <= 375 {
          rows[rows.count - 1].xs.append(end + 8)
          end += 8 + width
        } else {
          rows.append((item, [0]))
          end = width
        }
      }
      return rows
    }
  }

  /// The solver against one that goes from item to item.
  @Test func answersAsAPlainListOfRowsDoes() {
    repeatedly(200) { random, trace in
      let count = Int(random.number(1...60))
      var model = Model(widths: Array(repeating: 80, count: count))
      var solver = solver(count, before: 1)
      for _ in 0..<20 {
        let item = Int(random.number(0...Double(count) - 0.001))
        model.widths[item] = random.number(0...120).rounded(.down) * 4
        measure(&solver, item, model.widths[item])
        var places: [(item: Int, frame: Rect)] = []
        for (number, row) in model.rows.enumerated() {
          for (index, x) in row.xs.enumerated() {
            let width = min(model.widths[row.first + index], 375)
            let frame = Rect(x: x, y: Double(number) * 40, width: width, height: 32)
            places.append((row.first + index, frame))
          }
        }
        #expect(solver.items(0..<count) == places.map(\.frame), "\(trace)")
        #expect(solver.item(0, 1)?.minY == Double(model.rows.count) * 40 - 8, "\(trace)")
        let window = Rect(
          x: 0, y: random.number(0...500), width: 375, height: random.number(1...200))
        let seen = solver.places(in: window).filter { $0.frame.minY < solver.item(0, 1)?.minY ?? 0 }
        #expect(
          seen.map(\.frame) == places.map(\.frame).filter { $0.intersects(window) }, "\(trace)")
      }
    }
  }
}
