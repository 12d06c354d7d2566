extension LinearSolver {
  /// Gives a constraint another constant, and brings the values up to date. False when it cannot
  /// hold with that one; then nothing has changed. Call it when optimal.
  package mutating func setConstant(of number: Int, to constant: Double) -> Bool {
    guard let old = constraints[number]?.constant, old != constant else { return true }
    shift(number, to: constant)
    if restoreFeasibility() == nil { return true }
    shift(number, to: old)
    _ = restoreFeasibility()
    return false
  }

  /// The marker takes up the difference wherever it is.
  private mutating func shift(_ number: Int, to constant: Double) {
    guard let installed = constraints[number] else { return }
    let change = installed.sign * (constant - installed.constant)
    constraints[number]?.constant = constant
    if let slot = rowOf[installed.marker] {
      rows[slot].constant -= change
      noteIfInfeasible(slot)
      return
    }
    for slot in columns[installed.marker] {
      rows[slot].constant += change * rows[slot].coefficient(of: installed.marker)
      noteIfInfeasible(slot)
    }
  }
}
