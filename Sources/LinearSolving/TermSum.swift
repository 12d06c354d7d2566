/// Adds up terms by symbol, in room that is used again and again.
struct TermSum {
  private var values: [Double] = []
  private var isUsed: [Bool] = []
  private var used: [Int] = []

  mutating func addSymbol() {
    values.append(0)
    isUsed.append(false)
  }

  mutating func add(_ symbol: Int, _ coefficient: Double) {
    if !isUsed[symbol] {
      isUsed[symbol] = true
      used.append(symbol)
    }
    values[symbol] += coefficient
  }

  /// The sum in the order of the symbols; what is left is nothing.
  mutating func take(above negligible: Double) -> [LinearTerm] {
    used.sort()
    var terms: [LinearTerm] = []
    terms.reserveCapacity(used.count)
    for symbol in used {
      if values[symbol].magnitude > negligible {
        terms.append(LinearTerm(symbol: symbol, coefficient: values[symbol]))
      }
      values[symbol] = 0
      isUsed[symbol] = false
    }
    used.removeAll(keepingCapacity: true)
    return terms
  }
}
