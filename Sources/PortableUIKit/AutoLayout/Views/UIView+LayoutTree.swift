// Views with constraints that join and leave trees.
extension UIView {
  /// Its superview is new, or it is the root of a new tree: constraints inside it go on there.
  func joinLayoutTree() {
    noteConstraintMarks()
    if type(of: self).requiresConstraintBasedLayout {
      layoutRoot.autoLayout.updatesConstraints = true
    }
    guard let viewLayout, superview != nil else { return }
    if viewLayout.updatesConstraints {
      viewLayout.updatesConstraints = false
      layoutRoot.autoLayout.updatesConstraints = true
    }
    if let engine = viewLayout.engine {
      viewLayout.engine = nil
      engine.join(layoutRoot)
    }
  }

  /// It is about to lose its superview.
  func leaveLayoutTree() {
    if superview != nil { layoutRoot.viewLayout?.engine?.release(self) }
  }

  /// All boxes in and below the view.
  func collectLayoutBoxes(into boxes: inout [LayoutBox]) {
    if let viewLayout { boxes += viewLayout.boxes }
    for view in subviews { view.collectLayoutBoxes(into: &boxes) }
  }
}
