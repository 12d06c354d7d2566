import CollectionSolving
import ScrollGeometry
import TestSupport
import Testing

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
