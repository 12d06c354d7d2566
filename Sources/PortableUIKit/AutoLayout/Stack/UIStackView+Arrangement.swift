extension UIStackView {
  final func arrange(_ view: UIView, at index: Int?) {
    guard let index else { return }
    var views = arrangedSubviews
    views.removeAll { $0 === view }
    views.insert(view, at: max(0, min(index, views.count)))
    view.translatesAutoresizingMaskIntoConstraints = false
    if view.superview !== self { addSubview(view) }
    arrangedSubviews = views
    arrangementChanged()
  }

  /// The constraints are made anew before the next layout.
  final func arrangementChanged() {
    isArrangementStale = true
    setNeedsUpdateConstraints()
  }

  final func updateArrangement() {
    guard isArrangementStale else { return }
    isArrangementStale = false
    NSLayoutConstraint.deactivate(arrangement)
    let canvas = isLayoutMarginsRelativeArrangement ? layoutMarginsGuide.box : autoLayout.box
    var plan = StackPlan(
      canvas: canvas, axis: axis, views: arrangedSubviews.filter { !$0.isHidden },
      spaces: arrangedSubviews.filter { !$0.isHidden }.map { space(after: $0) })
    plan.distribute(distribution)
    plan.align(alignment)
    for (index, view) in arrangedSubviews.enumerated() where view.isHidden {
      plan.collapse(view, after: arrangedSubviews[..<index].last { !$0.isHidden }, alignment)
    }
    arrangement = plan.constraints
    NSLayoutConstraint.activate(arrangement)
  }

  private func space(after view: UIView) -> CGFloat {
    let own = customSpacing(after: view)
    let points = own == UIStackView.spacingUseDefault ? spacing : own
    return points == UIStackView.spacingUseSystem ? LayoutMetrics.systemSpacing : points
  }
}
