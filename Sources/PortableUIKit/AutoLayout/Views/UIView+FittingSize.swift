import ScrollGeometry

extension UIView {
  func fittingSize(_ target: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      target, withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel)
  }

  /// The size that satisfies the constraints in and below the view and comes as near to `target`
  /// as the priorities say. Nothing moves.
  func fittingSize(
    _ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
  ) -> CGSize {
    updateConstraintTree()
    var inside: [NSLayoutConstraint] = []
    collectConstraints(into: &inside)
    let insets = Insets(alignmentRectInsets)
    var goal = Size(target)
    goal.width = goal.width + insets.left + insets.right
    goal.height = goal.height + insets.top + insets.bottom
    let size: Size
    if !inside.isEmpty, let engine = layoutRoot.viewLayout?.engine {
      size = engine.fittingSize(
        of: self, constraints: inside, near: goal, horizontal: horizontal, vertical: vertical)
    } else {
      size = unconstrainedFittingSize(goal, horizontal: horizontal, vertical: vertical)
    }
    return CGSize(
      Size(
        width: max(0, size.width - insets.left - insets.right),
        height: max(0, size.height - insets.top - insets.bottom)))
  }

  /// The size without constraints: the content's length against the goal, each with its priority.
  private func unconstrainedFittingSize(
    _ goal: Size, horizontal: UILayoutPriority, vertical: UILayoutPriority
  ) -> Size {
    let insets = Insets(alignmentRectInsets)
    let width = fittingLength(
      of: intrinsicContentSize.width.native, inset: insets.left + insets.right, near: goal.width,
      priority: horizontal, on: .horizontal)
    let measured = translatesAutoresizingMaskIntoConstraints ? nil : width
    let height = fittingLength(
      of: intrinsicContentSize(measuredFor: measured).height.native,
      inset: insets.top + insets.bottom, near: goal.height, priority: vertical, on: .vertical)
    return Size(width: width, height: height)
  }

  private func fittingLength(
    of content: Double, inset: Double, near goal: Double, priority: UILayoutPriority,
    on axis: NSLayoutConstraint.Axis
  ) -> Double {
    guard content >= 0 else { return max(0, goal) }
    let length = content + inset
    let opposing =
      goal > length
      ? contentHuggingPriority(for: axis) : contentCompressionResistancePriority(for: axis)
    return max(0, priority.rawValue > opposing.rawValue ? goal : length)
  }

  private func collectConstraints(into found: inout [NSLayoutConstraint]) {
    if let viewLayout { found += viewLayout.constraints }
    for view in subviews { view.collectConstraints(into: &found) }
  }
}
