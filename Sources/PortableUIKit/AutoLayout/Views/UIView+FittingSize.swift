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
      size = engine.fittingSize(of: self, inside, goal, horizontal, vertical)
    } else {
      size = unconstrainedFittingSize(goal, horizontal, vertical)
    }
    return CGSize(
      Size(
        width: max(0, size.width - insets.left - insets.right),
        height: max(0, size.height - insets.top - insets.bottom)))
  }

  /// The same without constraints: the content's length against the goal, each with its priority.
  private func unconstrainedFittingSize(
    _ goal: Size, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
  ) -> Size {
    let insets = Insets(alignmentRectInsets)
    let width = fittingLength(
      intrinsicContentSize.width.native, insets.left + insets.right, goal.width, horizontal,
      .horizontal)
    let measured = translatesAutoresizingMaskIntoConstraints ? nil : width
    let height = fittingLength(
      intrinsicContentSize(measuredFor: measured).height.native, insets.top + insets.bottom,
      goal.height, vertical, .vertical)
    return Size(width: width, height: height)
  }

  private func fittingLength(
    _ content: Double, _ inset: Double, _ goal: Double, _ priority: UILayoutPriority,
    _ axis: NSLayoutConstraint.Axis
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
