import ScrollGeometry

#if !hasFeature(Embedded)
  import Foundation
#endif

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
    var boxes: [LayoutBox] = []
    _ = autoLayout
    collectLayoutBoxes(into: &boxes)
    var inside: [NSLayoutConstraint] = []
    collectConstraints(into: &inside)
    let states = boxes.map { BoxState($0) }
    let constraintStates = inside.map { ConstraintState($0) }
    for box in boxes { box.leaveEngine() }
    let engine = LayoutEngine(root: self, isFitting: true)
    let size = engine.fittingSize(of: self, inside, target, horizontal, vertical)
    for box in engine.boxes { box.leaveEngine() }
    engine.boxes.removeAll()
    for state in states { state.restore() }
    for state in constraintStates { state.restore() }
    let insets = Insets(alignmentRectInsets)
    return CGSize(
      Size(
        width: max(0, size.width - insets.left - insets.right),
        height: max(0, size.height - insets.top - insets.bottom)))
  }

  private func collectConstraints(into found: inout [NSLayoutConstraint]) {
    if let viewLayout { found += viewLayout.constraints }
    for view in subviews { view.collectConstraints(into: &found) }
  }
}

extension LayoutEngine {
  fileprivate func fittingSize(
    of view: UIView, _ inside: [NSLayoutConstraint], _ target: CGSize,
    _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
  ) -> Size {
    let own = variables(of: view.autoLayout.box)
    let insets = Insets(view.alignmentRectInsets)
    let goal = Size(target)
    let width = LinearExpression(own.width, plus: -goal.width - insets.left - insets.right)
    let height = LinearExpression(own.height, plus: -goal.height - insets.top - insets.bottom)
    _ = install(width, .equal, priority: horizontal.rawValue, for: .box(view.autoLayout.box))
    _ = install(height, .equal, priority: vertical.rawValue, for: .box(view.autoLayout.box))
    for constraint in inside {
      constraint.number = nil
      constraint.isBroken = false
    }
    constraints = inside
    waiting = inside
    needsSolving = true
    solve()
    return Size(
      width: solver.value(of: own.width), height: solver.value(of: own.height))
  }
}

/// What a box is in its own engine, while another one works with it.
#if !hasFeature(Embedded)
  @MainActor
#endif
private struct BoxState {
  private let box: LayoutBox
  private let engine: LayoutEngine?
  private let variables: BoxVariables?
  private let equations: [OwnEquation]
  private let solved: Rect?
  private let measuredWidth: Double?
  private let scale: Double
  private let isStale: Bool

  init(_ box: LayoutBox) {
    self.box = box
    engine = box.engine
    variables = box.variables
    equations = box.equations
    solved = box.solved
    measuredWidth = box.measuredWidth
    scale = box.scale
    isStale = box.isStale
  }

  func restore() {
    box.engine = engine
    box.variables = variables
    box.equations = equations
    box.solved = solved
    box.measuredWidth = measuredWidth
    box.scale = scale
    box.isStale = isStale
  }
}

#if !hasFeature(Embedded)
  @MainActor
#endif
private struct ConstraintState {
  private let constraint: NSLayoutConstraint
  private let number: Int?
  private let isBroken: Bool

  init(_ constraint: NSLayoutConstraint) {
    self.constraint = constraint
    number = constraint.number
    isBroken = constraint.isBroken
  }

  func restore() {
    constraint.number = number
    constraint.isBroken = isBroken
  }
}
