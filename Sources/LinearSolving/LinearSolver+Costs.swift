extension LinearSolver {
  /// The level of a priority, made when it is the first of its kind.
  mutating func useLevel(_ priority: Float) -> Int {
    var index = 0
    while index < levels.count, levels[index].priority > priority { index += 1 }
    if index == levels.count || levels[index].priority != priority {
      levels.insert(
        Level(priority: priority, costs: [Double](repeating: 0, count: kinds.count)), at: index)
    }
    levels[index].users += 1
    return index
  }

  mutating func leaveLevel(_ index: Int) {
    levels[index].users -= 1
    if levels[index].users == 0 { levels.remove(at: index) }
  }

  /// A symbol that is worth `weight` at one level from now on.
  mutating func addCost(of symbol: Int, _ weight: Double, level: Int) {
    guard let slot = rowOf[symbol] else {
      levels[level].costs[symbol] += weight
      return markCandidate(symbol)
    }
    for term in rows[slot].terms {
      levels[level].costs[term.symbol] += weight * term.coefficient
      markCandidate(term.symbol)
    }
  }

  /// Writes the costs without `symbol`, which the row now defines.
  mutating func substituteInCosts(_ symbol: Int, row slot: Int) {
    for level in levels.indices {
      let cost = levels[level].costs[symbol]
      levels[level].costs[symbol] = 0
      guard cost.magnitude > Self.negligible else { continue }
      for term in rows[slot].terms {
        levels[level].costs[term.symbol] += cost * term.coefficient
        markCandidate(term.symbol)
      }
    }
  }

  mutating func markCandidate(_ symbol: Int) {
    guard !isCandidate[symbol] else { return }
    isCandidate[symbol] = true
    candidates.append(symbol)
  }

  /// Raising the symbol makes things better: the first priority that it matters to gains.
  func isWorthRaising(_ symbol: Int) -> Bool {
    guard rowOf[symbol] == nil, isRestricted(symbol) else { return false }
    for level in levels {
      let cost = level.costs[symbol]
      if cost.magnitude > Self.negligible { return cost < 0 }
    }
    return false
  }

  /// Whether `first` costs less than `second`, each by its own unit.
  func isCheaper(_ first: LinearTerm, than second: LinearTerm) -> Bool {
    for level in levels {
      let difference =
        level.costs[first.symbol] / first.coefficient
        - level.costs[second.symbol] / second.coefficient
      if difference.magnitude > Self.negligible { return difference < 0 }
    }
    return false
  }
}
