extension LinearSolver {
  package enum Outcome: Equatable {
    /// The number by which the constraint is removed or edited.
    case added(Int)
    /// The constraint cannot hold together with these.
    case conflict([Int])
  }

  /// Adds "`expression` `relation` 0". Values are right after the next `optimize()`.
  package mutating func add(
    _ expression: LinearExpression, _ relation: LinearRelation, priority: Float
  ) -> Outcome {
    let number = makeConstraintNumber()
    let installed = makeSymbols(
      for: number, relation, priority: priority, constant: expression.constant)
    var row = makeRow(expression, installed)
    if row.constant < 0 { row.negate() }
    if let subject = subject(of: row, installed) {
      row.solve(for: subject)
      let slot = insertRow(row)
      substitute(subject, row: slot)
    } else if let conflict = fit(row) {
      discardSymbols(of: installed)
      discardConstraint(number)
      return .conflict(conflict.filter { $0 != number })
    }
    if priority < Self.required { addCosts(of: installed, weight: 1, level: useLevel(priority)) }
    constraints[number] = installed
    return .added(number)
  }

  /// Values are right after the next `optimize()`.
  package mutating func remove(_ number: Int) {
    guard let installed = constraints[number] else { return }
    if installed.priority < Self.required,
      let level = levels.firstIndex(where: { $0.priority == installed.priority })
    {
      addCosts(of: installed, weight: -1, level: level)
      leaveLevel(level)
    }
    if rowOf[installed.marker] == nil, let slot = rowFreedWith(installed.marker) {
      pivot(installed.marker, into: slot)
    }
    if let slot = rowOf[installed.marker] { dropRow(slot) }
    discardSymbols(of: installed)
    discardConstraint(number)
  }

  private mutating func addCosts(of installed: Installed, weight: Double, level: Int) {
    if kinds[installed.marker] == .error { addCost(of: installed.marker, weight, level: level) }
    if let other = installed.other { addCost(of: other, weight, level: level) }
  }

  private mutating func discardSymbols(of installed: Installed) {
    discard(installed.marker)
    if let other = installed.other { discard(other) }
  }

  private mutating func makeSymbols(
    for number: Int, _ relation: LinearRelation, priority: Float, constant: Double
  ) -> Installed {
    let isRequired = priority >= Self.required
    let kind: Kind = relation != .equal ? .slack : isRequired ? .dummy : .error
    return Installed(
      marker: makeSymbol(kind, owner: number),
      other: isRequired ? nil : makeSymbol(.error, owner: number),
      sign: relation == .greaterThanOrEqual ? -1 : 1, constant: constant, priority: priority)
  }

  /// 0 = the expression in symbols that are not basic, with the constraint's own.
  private mutating func makeRow(
    _ expression: LinearExpression, _ installed: Installed
  ) -> SolverRow {
    var row = SolverRow(basic: nil, constant: expression.constant)
    for term in expression.terms where term.coefficient != 0 {
      if let slot = rowOf[term.symbol] {
        row.constant += term.coefficient * rows[slot].constant
        for inner in rows[slot].terms {
          sums.add(inner.symbol, term.coefficient * inner.coefficient)
        }
      } else {
        sums.add(term.symbol, term.coefficient)
      }
    }
    sums.add(installed.marker, installed.sign)
    if let other = installed.other { sums.add(other, -installed.sign) }
    row.terms = sums.take(above: Self.negligible)
    return row
  }

  /// The symbol that a new row can be solved for without making any value negative.
  private func subject(of row: SolverRow, _ installed: Installed) -> Int? {
    if let free = row.terms.first(where: { kinds[$0.symbol] == .free }) { return free.symbol }
    let isUnused = { (term: LinearTerm) in
      term.coefficient < 0 && self.isRestricted(term.symbol)
        && self.columns[term.symbol].isEmpty
        && self.levels.allSatisfy { $0.costs[term.symbol] == 0 }
    }
    if let new = row.terms.first(where: isUnused) { return new.symbol }
    // Says nothing new and contradicts nothing.
    if row.constant <= Self.tolerance, kinds[installed.marker] == .dummy,
      row.terms.allSatisfy({ kinds[$0.symbol] == .dummy })
    {
      return installed.marker
    }
    return nil
  }
}
