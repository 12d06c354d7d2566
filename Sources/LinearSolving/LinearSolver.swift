/// Finds the values that satisfy all required constraints, and then the others as well as can be.
///
/// An incremental simplex in the manner of Badros, Borning and Stuckey, "The Cassowary Linear
/// Arithmetic Constraint Solving Algorithm" (2001). Priorities are compared in order: whatever
/// lower ones would gain, a higher one loses nothing for them. That is why there is one row of
/// costs for each priority in use, instead of one row with weights. Within a priority the sum of
/// the deviations is least.
///
/// Everything is indexed by small whole numbers and visited in their order: the same calls give
/// the same values on every machine.
package struct LinearSolver {
  enum Kind: UInt8 {
    /// A variable that may have any value.
    case free
    /// A variable that is never below zero.
    case nonNegative
    /// How far an inequality is from its limit.
    case slack
    /// How far a constraint that need not hold is from holding, in one direction.
    case error
    /// Marks a required equation; always zero.
    case dummy
    /// A slack that a new required constraint is first given, and must lose.
    case artificial
    case unused
  }

  /// What makes up the costs of one priority.
  struct Level {
    let priority: Float
    var users = 0
    /// By symbol. What the sum of the errors grows by when the symbol does.
    var costs: [Double]
  }

  struct Installed {
    /// The symbol whose column says how everything depends on the constraint's constant.
    let marker: Int
    /// The error in the other direction, or of an inequality.
    var other: Int?
    /// The marker's factor in the constraint.
    let sign: Double
    var constant: Double
    let priority: Float
  }

  /// Constraints of this priority must hold.
  package static var required: Float { 1000 }
  /// Coefficients and costs below it are rounding errors of zero.
  static var negligible: Double { 1e-10 }
  /// Values that differ by less are the same; the hundred-thousandth part of a pixel.
  package static var tolerance: Double { 1e-6 }
  /// Pivots in one go after which something must be wrong with the numbers.
  static var pivotLimit: Int { 100_000 }

  var kinds: [Kind] = []
  /// By symbol: the constraint that it was made for.
  var owners: [Int?] = []
  /// By symbol: the row that it is basic in.
  var rowOf: [Int?] = []
  /// By symbol: the rows that have it as a term.
  var columns: [[Int]] = []
  var rows: [SolverRow] = []
  var constraints: [Installed?] = []
  /// The highest priority first.
  var levels: [Level] = []
  /// Symbols whose costs may have become negative.
  var candidates: [Int] = []
  var isCandidate: [Bool] = []
  /// Rows that an edit has made negative.
  var infeasible: [Int] = []
  private var unusedSymbols: [Int] = []
  private var unusedRows: [Int] = []
  private var unusedConstraints: [Int] = []
  var sums = TermSum()
  /// Room for a row that is being written.
  var spare: [LinearTerm] = []

  package init() {}

  // MARK: Variables

  package mutating func makeVariable(nonNegative: Bool = false) -> LinearVariable {
    LinearVariable(symbol: makeSymbol(nonNegative ? .nonNegative : .free, owner: nil))
  }

  /// No constraint may use it any more.
  package mutating func remove(_ variable: LinearVariable) {
    discard(variable.symbol)
  }

  package func value(of variable: LinearVariable) -> Double {
    rowOf[variable.symbol].map { rows[$0].constant } ?? 0
  }

  /// Another value of the variable would be just as good. Call it when optimal.
  package func isAmbiguous(_ variable: LinearVariable) -> Bool {
    guard let slot = rowOf[variable.symbol] else { return isWithoutCost(variable.symbol) }
    return rows[slot].terms.contains { kinds[$0.symbol] != .dummy && isWithoutCost($0.symbol) }
  }

  private func isWithoutCost(_ symbol: Int) -> Bool {
    levels.allSatisfy { $0.costs[symbol].magnitude <= Self.negligible }
  }

  // MARK: Numbers for symbols, rows and constraints

  mutating func makeSymbol(_ kind: Kind, owner: Int?) -> Int {
    if let symbol = unusedSymbols.popLast() {
      kinds[symbol] = kind
      owners[symbol] = owner
      return symbol
    }
    kinds.append(kind)
    owners.append(owner)
    rowOf.append(nil)
    columns.append([])
    isCandidate.append(false)
    sums.addSymbol()
    for index in levels.indices { levels[index].costs.append(0) }
    return kinds.count - 1
  }

  /// What is left of it in the tableau is rounding errors.
  mutating func discard(_ symbol: Int) {
    if let slot = rowOf[symbol] { dropRow(slot) }
    for slot in columns[symbol] {
      if let index = rows[slot].index(of: symbol) { rows[slot].terms.remove(at: index) }
    }
    columns[symbol].removeAll(keepingCapacity: true)
    for index in levels.indices { levels[index].costs[symbol] = 0 }
    kinds[symbol] = .unused
    owners[symbol] = nil
    unusedSymbols.append(symbol)
  }

  mutating func insertRow(_ row: SolverRow) -> Int {
    let slot: Int
    if let unused = unusedRows.popLast() {
      slot = unused
      rows[slot] = row
    } else {
      slot = rows.count
      rows.append(row)
    }
    for term in row.terms { columns[term.symbol].append(slot) }
    if let basic = row.basic { rowOf[basic] = slot }
    return slot
  }

  mutating func dropRow(_ slot: Int) {
    for term in rows[slot].terms { removeFromColumn(term.symbol, row: slot) }
    if let basic = rows[slot].basic { rowOf[basic] = nil }
    rows[slot].terms.removeAll(keepingCapacity: true)
    rows[slot].basic = nil
    rows[slot].constant = 0
    unusedRows.append(slot)
  }

  mutating func removeFromColumn(_ symbol: Int, row: Int) {
    if let index = columns[symbol].firstIndex(of: row) { columns[symbol].remove(at: index) }
  }

  mutating func makeConstraintNumber() -> Int {
    if let number = unusedConstraints.popLast() { return number }
    constraints.append(nil)
    return constraints.count - 1
  }

  mutating func discardConstraint(_ number: Int) {
    constraints[number] = nil
    unusedConstraints.append(number)
  }

  /// Never below zero.
  func isRestricted(_ symbol: Int) -> Bool {
    switch kinds[symbol] {
    case .nonNegative, .slack, .error, .artificial: true
    case .free, .dummy, .unused: false
    }
  }
}
