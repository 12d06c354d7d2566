/// One equation of the tableau, solved for its basic symbol: basic = constant + terms.
struct SolverRow {
  /// Nil in the objective that is minimised while a required constraint is fitted in.
  var basic: Int?
  var constant = 0.0
  /// In the order of the symbols, so that nothing depends on how they came here.
  var terms: [LinearTerm] = []

  func index(of symbol: Int) -> Int? {
    var low = 0
    var high = terms.count
    while low < high {
      let middle = (low + high) / 2
      if terms[middle].symbol < symbol { low = middle + 1 } else { high = middle }
    }
    return low < terms.count && terms[low].symbol == symbol ? low : nil
  }

  func coefficient(of symbol: Int) -> Double {
    index(of: symbol).map { terms[$0].coefficient } ?? 0
  }

  mutating func negate() {
    constant = -constant
    for index in terms.indices { terms[index].coefficient = -terms[index].coefficient }
  }

  /// From 0 = constant + terms to symbol = constant + terms.
  mutating func solve(for symbol: Int) {
    guard let index = index(of: symbol) else { return }
    let factor = -1 / terms[index].coefficient
    terms.remove(at: index)
    constant *= factor
    for index in terms.indices { terms[index].coefficient *= factor }
    basic = symbol
  }

  /// Makes `symbol` the basic one, and the old basic one a term.
  mutating func exchange(for symbol: Int) {
    guard let old = basic else { return }
    var position = 0
    while position < terms.count, terms[position].symbol < old { position += 1 }
    terms.insert(LinearTerm(symbol: old, coefficient: -1), at: position)
    solve(for: symbol)
  }
}
