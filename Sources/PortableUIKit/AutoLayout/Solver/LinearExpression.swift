/// A sum of variables times numbers, and a number.
struct LinearExpression: Equatable {
  private(set) var terms: [LinearTerm] = []
  var constant = 0.0

  init(constant: Double = 0) {
    self.constant = constant
  }

  init(_ variable: LinearVariable, times coefficient: Double = 1, plus constant: Double = 0) {
    self.constant = constant
    add(variable, times: coefficient)
  }

  mutating func add(_ variable: LinearVariable, times coefficient: Double = 1) {
    add(LinearTerm(symbol: variable.symbol, coefficient: coefficient))
  }

  mutating func add(_ other: LinearExpression, times factor: Double = 1) {
    constant += other.constant * factor
    for term in other.terms {
      add(LinearTerm(symbol: term.symbol, coefficient: term.coefficient * factor))
    }
  }

  mutating func scale(by factor: Double) {
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
struct LinearVariable: Equatable {
  let symbol: Int
}
