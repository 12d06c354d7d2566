/// A sum of variables times numbers, and a number.
package struct LinearExpression: Equatable {
  package private(set) var terms: [LinearTerm] = []
  package var constant = 0.0

  package init(constant: Double = 0) {
    self.constant = constant
  }

  package init(_ variable: LinearVariable, times coefficient: Double = 1, plus constant: Double = 0)
  {
    self.constant = constant
    add(variable, times: coefficient)
  }

  package mutating func add(_ variable: LinearVariable, times coefficient: Double = 1) {
    add(LinearTerm(symbol: variable.symbol, coefficient: coefficient))
  }

  package mutating func add(_ other: LinearExpression, times factor: Double = 1) {
    constant += other.constant * factor
    for term in other.terms {
      add(LinearTerm(symbol: term.symbol, coefficient: term.coefficient * factor))
    }
  }

  package mutating func scale(by factor: Double) {
    constant *= factor
    for index in terms.indices { terms[index].coefficient *= factor }
  }

  private mutating func add(_ term: LinearTerm) {
    if let index = terms.firstIndex(where: { $0.symbol == term.symbol }) {
      terms[index].coefficient += term.coefficient
    } else {
      terms.append(term)
    }
  }
}

/// An unknown that a `LinearSolver` made.
package struct LinearVariable: Equatable {
  let symbol: Int
}
