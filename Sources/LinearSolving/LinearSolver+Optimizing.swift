extension LinearSolver {
  /// Brings the costs down as far as they go: the primal simplex, entering and leaving by the
  /// lowest number, which never goes round in circles (Bland's rule).
  package mutating func optimize() {
    var count = 0
    while let symbol = bestCandidate(), count < Self.pivotLimit {
      guard let slot = firstLimit(raising: symbol) else {
        // Costs have a least value, so this is a rounding error.
        isCandidate[symbol] = false
        candidates.removeAll { $0 == symbol }
        continue
      }
      pivot(symbol, into: slot)
      count += 1
    }
    for symbol in candidates { isCandidate[symbol] = false }
    candidates.removeAll(keepingCapacity: true)
    infeasible.removeAll(keepingCapacity: true)
  }

  private func bestCandidate() -> Int? {
    var best: Int?
    for symbol in candidates where symbol < best ?? .max && isWorthRaising(symbol) {
      best = symbol
    }
    return best
  }

  /// The row that first reaches zero when the symbol grows.
  func firstLimit(raising symbol: Int) -> Int? {
    var best: Int?
    var least = Double.infinity
    for slot in columns[symbol] {
      guard let basic = rows[slot].basic, isRestricted(basic) else { continue }
      let coefficient = rows[slot].coefficient(of: symbol)
      guard coefficient < 0 else { continue }
      let ratio = -rows[slot].constant / coefficient
      if ratio < least || ratio == least && basic < best.flatMap({ rows[$0].basic }) ?? .max {
        least = ratio
        best = slot
      }
    }
    return best
  }

  /// Makes rows that an edit has put below zero feasible again, at the least cost: the dual
  /// simplex. Where there is no way, the row that says so.
  mutating func restoreFeasibility() -> Int? {
    var count = 0
    while let slot = takeInfeasible(), count < Self.pivotLimit {
      count += 1
      guard let basic = rows[slot].basic, isRestricted(basic) else { return slot }
      var best: LinearTerm?
      for term in rows[slot].terms
      where term.coefficient > Self.negligible && isRestricted(term.symbol) {
        if let current = best, !isCheaper(term, than: current) { continue }
        best = term
      }
      guard let best else { return slot }
      pivot(best.symbol, into: slot)
    }
    return nil
  }

  private mutating func takeInfeasible() -> Int? {
    let slots = infeasible.filter { isInfeasible($0) }
    func basic(_ index: Int) -> Int { rows[slots[index]].basic ?? .max }
    let best = slots.indices.min { basic($0) < basic($1) }
    infeasible = slots
    return best.map { infeasible.remove(at: $0) }
  }
}
