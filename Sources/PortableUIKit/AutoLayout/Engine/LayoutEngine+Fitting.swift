import LinearSolving
import ScrollGeometry

extension LayoutEngine {
  func solve(
    _ inside: [NSLayoutConstraint], near target: Size, for box: LayoutBox,
    horizontal: UILayoutPriority, vertical: UILayoutPriority
  ) -> Size {
    let own = variables(of: box)
    let width = LinearExpression(own.width, plus: -target.width)
    let height = LinearExpression(own.height, plus: -target.height)
    _ = install(width, .equal, priority: horizontal.rawValue, for: .box(box))
    _ = install(height, .equal, priority: vertical.rawValue, for: .box(box))
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
struct BoxState {
  private let box: LayoutBox
  private let engine: LayoutTree?
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
struct ConstraintState {
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
