import LinearSolving

/// "`expression` `relation` 0": what a box brings along.
struct OwnEquation {
  var expression: LinearExpression
  var relation = LinearRelation.equal
  var priority: Float = LinearSolver.required
  /// In the solver; nil when it could not hold there.
  var number: Int?

  /// The same but for the constant.
  func hasForm(of other: OwnEquation) -> Bool {
    relation == other.relation && priority == other.priority
      && expression.terms == other.expression.terms
  }
}
