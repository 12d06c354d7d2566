extension LinearSolver {
  /// Fits in a required row, 0 = constant + terms, that no symbol of its own can be solved for.
  /// The row first gets an artificial slack, which is then brought down to zero. Where that cannot
  /// be, the constraints that stand against it.
  mutating func fit(_ row: SolverRow) -> [Int]? {
    let artificial = makeSymbol(.artificial, owner: nil)
    var definition = row
    definition.basic = artificial
    _ = insertRow(definition)
    // The same as an objective, which every pivot keeps up to date as one more row.
    let objective = insertRow(row)
    var count = 0
    while rows[objective].constant > 0, count < Self.pivotLimit,
      let entering = rows[objective].terms.first(where: {
        $0.coefficient < -Self.negligible && isRestricted($0.symbol)
      })?.symbol, let limit = firstLimit(raising: entering)
    {
      pivot(entering, into: limit)
      count += 1
    }
    let isPossible = rows[objective].constant <= Self.tolerance
    let conflict = isPossible ? nil : constraints(in: rows[objective])
    dropRow(objective)
    if isPossible, let slot = rowOf[artificial] { expel(artificial, from: slot) }
    discard(artificial)
    return conflict
  }

  /// A row of the artificial slack that is zero: anything in it may take its place.
  private mutating func expel(_ artificial: Int, from slot: Int) {
    let terms = rows[slot].terms
    if let other = terms.first(where: { isRestricted($0.symbol) }) ?? terms.first {
      pivot(other.symbol, into: slot)
    }
  }

  /// Whose symbols the row has, in the order of the symbols.
  func constraints(in row: SolverRow) -> [Int] {
    var numbers: [Int] = []
    func add(_ symbol: Int) {
      if let owner = owners[symbol], !numbers.contains(owner) { numbers.append(owner) }
    }
    if let basic = row.basic { add(basic) }
    for term in row.terms { add(term.symbol) }
    return numbers
  }

  /// The row in which a marker can become basic, to go with its constraint, without making any
  /// other value negative.
  func rowFreedWith(_ marker: Int) -> Int? {
    var best: Int?
    var least = (rank: Int.max, ratio: Double.infinity, basic: Int.max)
    for slot in columns[marker] {
      guard let basic = rows[slot].basic else { continue }
      let coefficient = rows[slot].coefficient(of: marker)
      guard coefficient != 0 else { continue }
      let candidate: (rank: Int, ratio: Double, basic: Int)
      if kinds[basic] == .dummy {
        candidate = (0, 0, basic)
      } else if isRestricted(basic) {
        let ratio = rows[slot].constant / coefficient
        candidate = coefficient < 0 ? (1, -ratio, basic) : (2, ratio, basic)
      } else {
        candidate = (3, 0, basic)
      }
      if candidate < least {
        least = candidate
        best = slot
      }
    }
    return best
  }
}
