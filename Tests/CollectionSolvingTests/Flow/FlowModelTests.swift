import ScrollGeometry
import TestSupport
import Testing

@testable import CollectionSolving

/// The solver against one that goes from item to item and keeps each frame.
@Suite struct FlowModelTests {
  @Test func answersAsAPlainListOfFramesDoes() {
    repeatedly(600) { random, trace in
      var model = PlainFlow.random(&random)
      var solver = model.solver
      compare(solver, model, &random, trace)
      for _ in 0..<6 {
        guard model.changeSize(&random, { solver.setSize($0, ofItem: $1, inSection: $2) })
        else { return }
        compare(solver, model, &random, trace)
      }
    }
  }

  /// What begins alike, and of which one after the other turns out to be otherwise.
  @Test func itemsThatWereEstimatedAreWhereAPlainListHasThem() {
    repeatedly(300) { random, trace in
      var model = estimated(&random)
      var solver = model.solver
      for _ in 0..<12 {
        guard model.changeSize(&random, { solver.setSize($0, ofItem: $1, inSection: $2) })
        else { return }
        compare(solver, model, &random, trace)
      }
    }
  }

  /// As after an invalidation, in the order of a dictionary; items that are gone count for nothing.
  @Test func sizesThatAreTakenAllAtOnceAreWhereAPlainListHasThem() {
    repeatedly(200) { random, trace in
      var model = random.number(0...1) < 0.5 ? estimated(&random) : PlainFlow.random(&random)
      var solver = model.solver
      for _ in 0..<2 {
        var measured = MeasuredSizes<ItemPlace>()
        for place in [ItemPlace(99, 0), ItemPlace(0, 1000), ItemPlace(0, -1), ItemPlace(-1, 0)] {
          measured.set(Size(width: 10, height: 10), of: place)
        }
        for _ in 0..<Int(random.number(0...40)) {
          _ = model.changeSize(&random) { measured.set($0, of: ItemPlace($2, $1)) }
        }
        solver.setSizes(measured)
        compare(solver, model, &random, trace)
      }
    }
  }

  /// Items of a section are alike.
  private func estimated(_ random: inout SeededGenerator) -> PlainFlow {
    var model = PlainFlow.random(&random)
    for section in model.sections.indices {
      guard let first = model.sections[section].sizes.first else { continue }
      let count = Int(random.number(1...60))
      model.sections[section].sizes = Array(repeating: first, count: count)
    }
    return model
  }

  /// What is behind the measured ones begins with other items, and is still one run of lines.
  @Test func ofAMillionEstimatedItemsOnlyTheMeasuredOnesTakeMemory() {
    let room = FlowRoom(across: 320, lineSpacing: 10, itemSpacing: 10)
    let usual = LayoutExtent(along: 50, across: 50)
    var lines = FlowLines(sizes: FlowSizes(count: 1_000_000, usual: usual), room: room)
    #expect(lines.runCount == 1 && lines.lineCount == 200_000)
    lines.setSizes([(500_001, LayoutExtent(along: 80, across: 30))])
    // What is before, its line, and what is behind.
    #expect(lines.runCount == 3 && lines.lineCount == 200_000)
    #expect(lines.length == 200_000 * 60 - 10 + 30)
    // Six fit into its line then, so that all behind it begin with other items.
    lines.setSizes([(500_002, LayoutExtent(along: 80, across: 0))])
    #expect(lines.runCount == 3 && lines.lineCount == 200_000)
    #expect(lines.box(of: 500_006).along == 100_001 * 60 + 30)
    #expect(lines.items(from: 100_001 * 60 + 35, to: 100_001 * 60 + 40) == 500_006..<500_011)
    for item in 0..<100 { lines.setSizes([(item * 10, LayoutExtent(along: 40, across: 60))]) }
    #expect(lines.runCount < 400 && lines.nodeCount < 500)
  }

  private func compare(
    _ solver: FlowSolver, _ model: PlainFlow, _ random: inout SeededGenerator, _ trace: String
  ) {
    let (places, size) = model.places()
    #expect(isClose(Rect(origin: .zero, size: solver.contentSize), size), "\(trace)")
    for place in places {
      let frame = solver.frame(of: place.element)
      #expect(frame.map { isClose($0, place.frame.size, place.frame.origin) } == true, "\(trace)")
    }
    for _ in 0..<6 {
      let window = Rect(
        x: random.number(-100...400), y: random.number(-100...size.height + 50),
        width: random.number(0...400), height: random.number(0...300))
      let seen = places.filter { $0.frame.intersects(window) }
      #expect(
        solver.elements(in: window).map(\.element) == seen.map(\.element), "\(trace) \(window)")
    }
  }

  /// Sums in another order differ in their last digits.
  private func isClose(_ rect: Rect, _ size: Size, _ origin: Point = .zero) -> Bool {
    let errors = [
      rect.minX - origin.x, rect.minY - origin.y, rect.width - size.width,
      rect.height - size.height,
    ]
    return errors.allSatisfy { $0.magnitude < 1e-9 }
  }

  @Test func estimatesCountUntilAnItemIsMeasured() {
    var solver = FlowSolver.one(.uniform(320, 44, 100), across: 320)
    #expect(solver.contentSize.height == 4400)
    for item in 0..<10 {
      solver.setSize(Size(width: 320, height: 60), ofItem: item, inSection: 0)
    }
    #expect(solver.contentSize.height == 4560)
    #expect(solver.item(10)?.minY == 600)
    for item in 10..<100 {
      solver.setSize(Size(width: 320, height: 60), ofItem: item, inSection: 0)
    }
    #expect(solver.contentSize.height == 6000)
    #expect(solver.item(99) == Rect(x: 0, y: 5940, width: 320, height: 60))
  }
}
