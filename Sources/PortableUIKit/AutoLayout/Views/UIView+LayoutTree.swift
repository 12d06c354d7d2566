// Views with constraints that join and leave trees.
extension UIView {
  /// Its superview is new, or it is the root of a new tree: constraints inside it go on there.
  func joinLayoutTree() {
    noteConstraintMarks()
    if type(of: self).requiresConstraintBasedLayout { _ = layoutRoot.ensuredLayoutEngine }
    guard let viewLayout, let engine = viewLayout.engine, superview != nil else { return }
    viewLayout.engine = nil
    layoutRoot.ensuredLayoutEngine.takeOver(engine)
  }

  /// It is about to lose its superview: constraints across its edge are no longer active, those
  /// inside go with it.
  func leaveLayoutTree() {
    guard superview != nil, let engine = layoutRoot.viewLayout?.engine else { return }
    let moved = engine.detach(self)
    guard !moved.isEmpty else { return }
    let own = LayoutEngine(root: self)
    autoLayout.engine = own
    for constraint in moved { own.add(constraint) }
  }

  /// All boxes in and below the view.
  func collectLayoutBoxes(into boxes: inout [LayoutBox]) {
    if let viewLayout { boxes += viewLayout.boxes }
    for view in subviews { view.collectLayoutBoxes(into: &boxes) }
  }
}

extension LayoutEngine {
  /// Takes out what is in and below a view; answers which constraints go with it.
  fileprivate func detach(_ view: UIView) -> [NSLayoutConstraint] {
    var leaving: [LayoutBox] = []
    view.collectLayoutBoxes(into: &leaving)
    guard !leaving.isEmpty else { return [] }
    for box in leaving { box.isLeaving = true }
    var moved: [NSLayoutConstraint] = []
    for box in leaving {
      for constraint in box.activeConstraints where !moved.contains(where: { $0 === constraint }) {
        let isInside =
          constraint.holder?.isDescendant(of: view) == true
          && constraint.boxes.allSatisfy { $0.isLeaving }
        if isInside { moved.append(constraint) } else { constraint.deactivate() }
      }
    }
    moved.sort { $0.sequence < $1.sequence }
    remove(moved)
    removeLeavingBoxes()
    for box in leaving { box.isLeaving = false }
    return moved
  }

  /// Goes on with the constraints of a tree that has been added to this one.
  fileprivate func takeOver(_ other: LayoutEngine) {
    for box in other.boxes { box.leaveEngine() }
    other.boxes.removeAll()
    for constraint in other.constraints {
      constraint.number = nil
      constraint.isBroken = false
      add(constraint)
    }
  }
}
