import LinearSolving
import ScrollGeometry

extension LayoutEngine {
  /// How often texts are measured again for the width that they got.
  private static var measuringLimit: Int { 3 }

  /// Brings `solved` of every box up to date, and marks for layout whose subviews have moved, but
  /// for the view that is being laid out.
  func solve(for current: UIView?) {
    guard needsSolving, !isSolving else { return }
    isSolving = true
    needsSolving = false
    refreshStale()
    applyEdits()
    installWaiting()
    mend()
    solver.optimize()
    var rounds = 0
    while rounds < Self.measuringLimit, measureTexts() {
      solver.optimize()
      rounds += 1
    }
    publish(except: current)
    isSolving = false
  }

  private func refreshStale() {
    let boxes = stale
    stale.removeAll(keepingCapacity: true)
    for box in boxes {
      box.isStale = false
      refresh(box)
    }
    if boxes.contains(where: { $0.role == .view }) { refreshLines() }
  }

  /// A text has another font, or another place in its view.
  private func refreshLines() {
    for constraint in constraints {
      guard let old = constraint.line, constraint.number != nil else { continue }
      let new = expression(of: constraint)
      if new.terms == old.terms {
        if new.constant != old.constant { edited.append(constraint) }
      } else {
        uninstall(constraint)
        waiting.append(constraint)
      }
    }
  }

  private func applyEdits() {
    let constraints = edited
    edited.removeAll(keepingCapacity: true)
    for constraint in constraints {
      guard let number = constraint.number else { continue }
      mayMend = true
      let expression = expression(of: constraint)
      if constraint.line != nil { constraint.line = expression }
      if solver.setConstant(of: number, to: expression.constant) { continue }
      uninstall(constraint)
      waiting.append(constraint)
    }
  }

  private func installWaiting() {
    var constraints = waiting.filter { $0.holder != nil }
    waiting.removeAll(keepingCapacity: true)
    constraints.sort { $0.sequence < $1.sequence }
    for constraint in constraints where constraint.number == nil { install(constraint) }
  }

  /// Tries once more what could not hold.
  private func mend() {
    guard mayMend else { return }
    mayMend = false
    for constraint in constraints where constraint.isBroken && constraint.number == nil {
      constraint.isBroken = false
      install(constraint)
    }
    mayMend = false
  }

  private func install(_ constraint: NSLayoutConstraint) {
    let expression = expression(of: constraint)
    let isLine = constraint.first.isBaseline || constraint.second?.isBaseline == true
    if isLine, !isFitting { constraint.line = expression }
    constraint.number = install(
      expression, LinearRelation(constraint.relation),
      priority: constraint.priority.rawValue, for: .constraint(constraint))
    if constraint.number != nil { constraint.isReported = false }
  }

  /// The number in the solver; nil when it cannot hold. Of those that contradict each other the
  /// program's last one goes.
  func install(
    _ expression: LinearExpression, _ relation: LinearRelation, priority: Float, for owner: Owner
  ) -> Int? {
    while true {
      switch solver.add(expression, relation, priority: priority) {
      case .added(let number):
        while owners.count <= number { owners.append(nil) }
        owners[number] = owner
        return number
      case .conflict(let numbers):
        var involved = numbers.compactMap { owners[$0] }
        involved.append(owner)
        guard let victim = lastConstraint(of: involved) else { return nil }
        breakConstraint(victim, involved)
        if case .constraint(let new) = owner, new === victim { return nil }
      }
    }
  }

  private func lastConstraint(of owners: [Owner]) -> NSLayoutConstraint? {
    var last: NSLayoutConstraint?
    for case .constraint(let constraint) in owners {
      if let current = last, current.sequence > constraint.sequence { continue }
      last = constraint
    }
    return last
  }

  private func breakConstraint(_ victim: NSLayoutConstraint, _ involved: [Owner]) {
    let mayMend = self.mayMend
    uninstall(victim)
    self.mayMend = mayMend
    victim.isBroken = true
    guard !victim.isReported, !isFitting else { return }
    victim.isReported = true
    var constraints: [NSLayoutConstraint] = []
    var boxes: [UIView] = []
    for owner in involved {
      switch owner {
      case .constraint(let constraint): constraints.append(constraint)
      case .box(let box):
        if let view = box.view, !boxes.contains(where: { $0 === view }) { boxes.append(view) }
      }
    }
    LayoutConflictReporter.shared.handler(
      LayoutConflict(constraints: constraints, views: boxes, broken: victim))
  }

  /// True when a text is higher or lower in the width that it got.
  private func measureTexts() -> Bool {
    var didChange = false
    for box in boxes {
      guard box.role == .view, let view = box.view, view.wrapsToWidth,
        !view.translatesAutoresizingMaskIntoConstraints, let variables = box.variables
      else { continue }
      let width = solver.value(of: variables.width)
      if let old = box.measuredWidth, (old - width).magnitude < LinearSolver.tolerance { continue }
      box.measuredWidth = width
      refresh(box)
      didChange = true
    }
    return didChange
  }

  private func publish(except current: UIView?) {
    for box in boxes {
      guard let variables = box.variables else { continue }
      let new = Rect(
        x: solver.value(of: variables.x), y: solver.value(of: variables.y),
        width: solver.value(of: variables.width), height: solver.value(of: variables.height))
      guard new != box.solved else { continue }
      box.solved = new
      guard !isFitting, let container = container(placing: box), container !== current
      else { continue }
      container.setNeedsLayout()
    }
  }

  /// Who writes what the engine says of the box.
  private func container(placing box: LayoutBox) -> UIView? {
    switch box.role {
    case .view:
      box.view?.translatesAutoresizingMaskIntoConstraints == true ? nil : box.view?.superview
    case .guide, .content: box.view
    case .safeArea, .margins, .readable, .frame: nil
    }
  }
}

extension LinearRelation {
  init(_ relation: NSLayoutConstraint.Relation) {
    switch relation {
    case .lessThanOrEqual: self = .lessThanOrEqual
    case .equal: self = .equal
    case .greaterThanOrEqual: self = .greaterThanOrEqual
    }
  }
}
