// Views with constraints that join and leave trees.
extension LayoutEngine {
  /// The engine of the tree whose root this is; made for the first constraint.
  static func engine(of root: UIView) -> LayoutTree {
    let layout = root.autoLayout
    if let engine = layout.engine { return engine }
    let engine = LayoutEngine(root: root)
    layout.engine = engine
    return engine
  }

  /// Takes out what is in and below a view; answers which constraints go with it.
  func detach(_ view: UIView) -> [NSLayoutConstraint] {
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
}
