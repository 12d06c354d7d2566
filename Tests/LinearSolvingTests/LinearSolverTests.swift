import TestSupport
import Testing

@testable import LinearSolving

struct LinearSolverTests {
  @Test func aHigherPriorityIsWorthAnyNumberOfLowerOnes() {
    var solver = LinearSolver()
    let variable = solver.makeVariable()
    _ = solver.add(LinearExpression(variable, plus: -10), .equal, priority: 251)
    for _ in 0..<1000 {
      _ = solver.add(LinearExpression(variable, plus: 1_000_000), .equal, priority: 250)
    }
    solver.optimize()
    #expect(solver.value(of: variable) == 10)
  }

  @Test func aVariableThatIsNeverNegativeContradictsOneThatMustBe() {
    var solver = LinearSolver()
    let width = solver.makeVariable(nonNegative: true)
    guard
      case .conflict(let others) = solver.add(
        LinearExpression(width, plus: 16), .equal, priority: 1000)
    else {
      Issue.record("It cannot hold.")
      return
    }
    #expect(others.isEmpty)
  }

  @Test func aConflictNamesExactlyWhatStandsAgainstIt() {
    var solver = LinearSolver()
    let (x, y, z) = (solver.makeVariable(), solver.makeVariable(), solver.makeVariable())
    var numbers: [Int] = []
    func add(_ expression: LinearExpression, _ relation: LinearRelation) {
      if case .added(let number) = solver.add(expression, relation, priority: 1000) {
        numbers.append(number)
      }
    }
    var difference = LinearExpression(y, plus: -10)
    difference.add(x, times: -1)
    add(LinearExpression(x, plus: -5), .equal)
    add(difference, .greaterThanOrEqual)
    add(LinearExpression(z, plus: -5), .equal)
    let outcome = solver.add(LinearExpression(y, plus: -12), .lessThanOrEqual, priority: 1000)
    #expect(outcome == .conflict([numbers[0], numbers[1]]))
    solver.optimize()
    #expect(solver.value(of: x) == 5)
    #expect(solver.value(of: z) == 5)
    #expect(solver.value(of: y) >= 15)
  }

  /// Against an independent reference: of all crossings of the constraints' limits the one that
  /// violates least, the priorities in order.
  @Test func randomSystemsAreSolvedAsWellAsCanBe() {
    var generator = SeededGenerator(seed: 7)
    var conflicts = 0
    for round in 0..<120 {
      var system = RandomSystem(variables: 2 + round % 2, using: &generator)
      for _ in 0..<14 {
        system.step(using: &generator)
        #expect(system.finding == nil, "round \(round): \(system.finding ?? "")")
      }
      conflicts += system.conflicts
    }
    #expect(conflicts > 20)
  }

  @Test func theSameCallsGiveTheSameBits() {
    func run() -> [UInt64] {
      var generator = SeededGenerator(seed: 11)
      var bits: [UInt64] = []
      for _ in 0..<50 {
        var system = RandomSystem(variables: 3, using: &generator)
        for _ in 0..<14 { system.step(using: &generator) }
        bits += system.values.map { $0.bitPattern }
      }
      return bits
    }
    #expect(run() == run())
  }

  @Test func aThousandConstraintsAreQuickToBuildAndQuickerToEdit() {
    var solver = LinearSolver()
    let edited = LongList.build(views: 250, in: &solver)
    solver.optimize()
    #expect(solver.value(of: edited.last) == 249 * 28)
    let isDone = solver.setConstant(of: edited.first, to: -100)
    #expect(isDone)
    #expect(solver.value(of: edited.last) == 249 * 28 + 80)
  }
}

/// Views one below the other, four constraints each.
private enum LongList {
  static func build(
    views: Int, in solver: inout LinearSolver
  ) -> (first: Int, last: LinearVariable) {
    var previous: (y: LinearVariable, height: LinearVariable)?
    var first = 0
    for index in 0..<views {
      let y = solver.makeVariable()
      let height = solver.makeVariable(nonNegative: true)
      var place = LinearExpression(y)
      if let previous {
        place.add(previous.y, times: -1)
        place.add(previous.height, times: -1)
        place.constant = -8
      }
      _ = solver.add(place, .equal, priority: 1000)
      let size = LinearExpression(height, plus: -20)
      _ = solver.add(size, .lessThanOrEqual, priority: 250)
      let added = solver.add(size, .greaterThanOrEqual, priority: 750)
      _ = solver.add(LinearExpression(height, plus: -500), .lessThanOrEqual, priority: 1000)
      if index == 0, case .added(let number) = added { first = number }
      previous = (y, height)
    }
    return (first, previous?.y ?? LinearVariable(symbol: 0))
  }
}
