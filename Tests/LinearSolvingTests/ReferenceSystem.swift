@testable import LinearSolving

/// coefficients · variables + constant, in relation to zero.
struct ReferenceConstraint {
  var coefficients: [Double]
  var constant: Double
  var relation: LinearRelation
  var priority: Float

  func violation(at values: [Double]) -> Double {
    let sum = zip(coefficients, values).reduce(constant) { $0 + $1.0 * $1.1 }
    switch relation {
    case .lessThanOrEqual: return max(0, sum)
    case .equal: return abs(sum)
    case .greaterThanOrEqual: return max(0, -sum)
    }
  }
}

/// The slow and plain way: a best place is one where as many limits cross as there are variables,
/// so it looks at all crossings.
struct ReferenceSystem {
  let constraints: [ReferenceConstraint]
  let isPositive: [Bool]

  /// Sums of violations by priority, the highest first; nil when the required ones cannot hold.
  var leastViolations: [Double]? {
    let count = isPositive.count
    var planes = constraints.map { ($0.coefficients, -$0.constant) }
    for index in 0..<count where isPositive[index] {
      var coefficients = [Double](repeating: 0, count: count)
      coefficients[index] = 1
      planes.append((coefficients, 0))
    }
    let hasRequired = constraints.contains { $0.priority == 1000 }
    var best: [Double]?
    for choice in Self.choices(of: count, from: planes.count) {
      guard
        let values = Self.solve(choice.map { planes[$0].0 }, choice.map { planes[$0].1 }),
        !zip(values, isPositive).contains(where: { $0 < -1e-7 && $1 })
      else { continue }
      let violations = Self.violations(of: constraints, at: values)
      if hasRequired, violations[0] > 1e-6 { continue }
      if let current = best, !Self.isLess(violations, current) { continue }
      best = violations
    }
    return best
  }

  static func violations(of constraints: [ReferenceConstraint], at values: [Double]) -> [Double] {
    let priorities = Set(constraints.map(\.priority)).sorted(by: >)
    return priorities.map { priority in
      constraints.filter { $0.priority == priority }
        .reduce(0) { $0 + $1.violation(at: values) }
    }
  }

  static func isLess(_ first: [Double], _ second: [Double]) -> Bool {
    for (a, b) in zip(first, second) where abs(a - b) > 1e-6 { return a < b }
    return false
  }

  private static func choices(of count: Int, from total: Int) -> [[Int]] {
    if count == 0 { return [[]] }
    if total < count { return [] }
    return choices(of: count, from: total - 1)
      + choices(of: count - 1, from: total - 1).map { $0 + [total - 1] }
  }

  /// Gauss and Jordan; nil when the planes do not cross in one point.
  private static func solve(_ matrix: [[Double]], _ right: [Double]) -> [Double]? {
    var matrix = matrix
    var right = right
    let indices = right.indices
    for column in indices {
      let rest = indices[column...]
      let pivot = rest.max { abs(matrix[$0][column]) < abs(matrix[$1][column]) } ?? column
      guard abs(matrix[pivot][column]) > 1e-9 else { return nil }
      matrix.swapAt(column, pivot)
      right.swapAt(column, pivot)
      for row in indices where row != column {
        let factor = matrix[row][column] / matrix[column][column]
        for index in indices { matrix[row][index] -= factor * matrix[column][index] }
        right[row] -= factor * right[column]
      }
    }
    return indices.map { right[$0] / matrix[$0][$0] }
  }
}
