extension LinearSolver {
  /// Makes `symbol` basic in a row that has it as a term.
  mutating func pivot(_ symbol: Int, into slot: Int) {
    guard let old = rows[slot].basic else { return }
    removeFromColumn(symbol, row: slot)
    rowOf[old] = nil
    rows[slot].exchange(for: symbol)
    rowOf[symbol] = slot
    columns[old].append(slot)
    substitute(symbol, row: slot)
  }

  /// Writes everything without `symbol`, which the row now defines.
  mutating func substitute(_ symbol: Int, row slot: Int) {
    if !columns[symbol].isEmpty {
      var column: [Int] = []
      swap(&column, &columns[symbol])
      let definition = rows[slot]
      for user in column { replace(symbol, by: definition, in: user) }
      column.removeAll(keepingCapacity: true)
      swap(&column, &columns[symbol])
    }
    substituteInCosts(symbol, row: slot)
  }

  private mutating func replace(_ symbol: Int, by definition: SolverRow, in slot: Int) {
    let factor = rows[slot].coefficient(of: symbol)
    guard factor != 0 else { return }
    var old: [LinearTerm] = []
    swap(&old, &rows[slot].terms)
    spare.removeAll(keepingCapacity: true)
    let new = definition.terms
    var first = 0
    var second = 0
    while first < old.count || second < new.count {
      if second == new.count || first < old.count && old[first].symbol < new[second].symbol {
        if old[first].symbol != symbol { spare.append(old[first]) }
        first += 1
        continue
      }
      let added = new[second].symbol
      var coefficient = factor * new[second].coefficient
      let isShared = first < old.count && old[first].symbol == added
      if isShared {
        coefficient += old[first].coefficient
        first += 1
      }
      second += 1
      if coefficient.magnitude > Self.negligible {
        spare.append(LinearTerm(symbol: added, coefficient: coefficient))
        if !isShared { columns[added].append(slot) }
      } else if isShared {
        removeFromColumn(added, row: slot)
      }
    }
    swap(&spare, &rows[slot].terms)
    swap(&spare, &old)
    rows[slot].constant += factor * definition.constant
    noteIfInfeasible(slot)
  }

  mutating func noteIfInfeasible(_ slot: Int) {
    if isInfeasible(slot) { infeasible.append(slot) }
  }

  func isInfeasible(_ slot: Int) -> Bool {
    guard let basic = rows[slot].basic else { return false }
    switch kinds[basic] {
    case .nonNegative, .slack, .error, .artificial: return rows[slot].constant < -Self.tolerance
    case .dummy: return rows[slot].constant.magnitude > Self.tolerance
    case .free, .unused: return false
    }
  }
}
