extension UIView {
  /// How often a pass goes back to views that others marked meanwhile.
  private static var updateLimit: Int { 4 }

  /// Calls `updateConstraints` of every marked view below this one and then of this one.
  func updateConstraintTree() {
    var rounds = 0
    while constraintMarks.contains(.inSubtree), rounds < Self.updateLimit {
      updateMarkedConstraints()
      rounds += 1
    }
  }

  private func updateMarkedConstraints() {
    constraintMarks.remove(.inSubtree)
    for view in subviews where view.constraintMarks.contains(.inSubtree) {
      view.updateMarkedConstraints()
    }
    guard constraintMarks.contains(.needsUpdate) else { return }
    constraintMarks.remove(.needsUpdate)
    if let viewController {
      viewController.updateViewConstraints()
    } else {
      updateConstraints()
    }
  }

  func markForConstraintUpdate() {
    constraintMarks.insert(.needsUpdate)
    constraintMarks.insert(.inSubtree)
    noteConstraintMarks()
    layoutRoot.autoLayout.updatesConstraints = true
    layer.markSubtree()
  }

  /// Tells the views around it that something below them is marked.
  func noteConstraintMarks() {
    guard constraintMarks.contains(.inSubtree) else { return }
    var view = superview
    while let current = view, current.constraintMarks.insert(.inSubtree).inserted {
      view = current.superview
    }
  }
}

/// Which views' constraints are to be brought up to date.
struct ConstraintMarks: OptionSet {
  let rawValue: UInt8

  static let needsUpdate = ConstraintMarks(rawValue: 1)
  /// This view or one below it is marked.
  static let inSubtree = ConstraintMarks(rawValue: 2)
}
