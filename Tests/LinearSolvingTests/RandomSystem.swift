import TestSupport

@testable import LinearSolving

/// A solver beside a plain list of the same constraints, which come, go and change at random.
struct RandomSystem {
  private struct Live {
    var constraint: ReferenceConstraint
    let number: Int
  }

  private static let coefficients = [-2.0, -1, 0, 0, 1, 1, 0.5]
  private static let priorities: [Float] = [1000, 1000, 750, 500, 250, 250, 50]

  private var solver = LinearSolver()
  private var variables: [LinearVariable] = []
  private let isPositive: [Bool]
  private var live: [Live] = []
  private(set) var conflicts = 0
  /// What was wrong with the last step.
  private(set) var finding: String?

  init(variables count: Int, using generator: inout SeededGenerator) {
    isPositive = (0..<count).map { _ in generator.next() % 2 == 0 }
    for isPositive in isPositive {
      variables.append(solver.makeVariable(nonNegative: isPositive))
    }
    // Something pulls every variable, so that there always is a best crossing.
    for index in 0..<count {
      var coefficients = [Double](repeating: 0, count: count)
      coefficients[index] = 1
      add(
        ReferenceConstraint(
          coefficients: coefficients, constant: 0, relation: .equal, priority: 1))
    }
  }

  var values: [Double] { variables.map { solver.value(of: $0) } }

  mutating func step(using generator: inout SeededGenerator) {
    finding = nil
    let count = variables.count
    switch generator.next() % 10 {
    case 0..<6 where live.count < 10, 6..<10 where live.count == count:
      let relations: [LinearRelation] = [.lessThanOrEqual, .equal, .greaterThanOrEqual]
      add(
        ReferenceConstraint(
          coefficients: (0..<count).map { _ in Self.coefficients[Self.pick(7, &generator)] },
          constant: Double(Self.pick(200, &generator) - 100),
          relation: relations[Self.pick(3, &generator)],
          priority: Self.priorities[Self.pick(7, &generator)]))
    case 6..<8:
      let index = count + Self.pick(live.count - count, &generator)
      solver.remove(live.remove(at: index).number)
    default:
      edit(
        Self.pick(live.count, &generator), to: Double(Self.pick(200, &generator) - 100))
    }
    solver.optimize()
    compare()
  }

  private static func pick(_ count: Int, _ generator: inout SeededGenerator) -> Int {
    Int(generator.next() % UInt64(count))
  }

  private mutating func add(_ constraint: ReferenceConstraint) {
    var expression = LinearExpression(constant: constraint.constant)
    for (index, coefficient) in constraint.coefficients.enumerated() {
      expression.add(variables[index], times: coefficient)
    }
    let isPossible = least(live.map(\.constraint) + [constraint]) != nil
    switch solver.add(expression, constraint.relation, priority: constraint.priority) {
    case .added(let number):
      live.append(Live(constraint: constraint, number: number))
      if !isPossible { finding = "took what cannot hold: \(constraint)" }
    case .conflict(let numbers):
      conflicts += 1
      if isPossible { finding = "refused what can hold: \(constraint)" }
      let others = live.filter { numbers.contains($0.number) }.map(\.constraint)
      let pulls = live.prefix(variables.count).map(\.constraint)
      if least(pulls + others + [constraint]) != nil {
        finding = "named constraints that do not contradict \(constraint)"
      }
    }
  }

  private mutating func edit(_ index: Int, to constant: Double) {
    var changed = live.map(\.constraint)
    changed[index].constant = constant
    let isPossible = least(changed) != nil
    let isDone = solver.setConstant(of: live[index].number, to: constant)
    if isDone { live[index].constraint.constant = constant }
    if isDone != isPossible { finding = "edited: \(isDone), can hold: \(isPossible)" }
  }

  private mutating func compare() {
    let values = values
    let constraints = live.map(\.constraint)
    let found = ReferenceSystem.violations(of: constraints, at: values)
    guard let best = least(constraints) else { return }
    if ReferenceSystem.isLess(best, found) || ReferenceSystem.isLess(found, best) {
      finding = "violates \(found), could \(best)"
    }
    if zip(values, isPositive).contains(where: { $0 < -1e-6 && $1 }) {
      finding = "a negative length: \(values)"
    }
  }

  private func least(_ constraints: [ReferenceConstraint]) -> [Double]? {
    ReferenceSystem(constraints: constraints, isPositive: isPositive).leastViolations
  }
}
