import LinearSolving
import ScrollGeometry

/// Solves the constraints of one tree of views; the outermost view keeps it.
///
/// What changes is noted and solved in one go, before the next layout that needs the result.
#if !hasFeature(Embedded)
  @MainActor
#endif
final class LayoutEngine: LayoutTree {
  /// Who brought an equation into the solver.
  enum Owner {
    case constraint(NSLayoutConstraint)
    case box(LayoutBox)
  }

  @Weak var root: UIView?
  /// The root's size is what is asked for, instead of given.
  let isFitting: Bool
  var solver = LinearSolver()
  /// By number in the solver.
  var owners: [Owner?] = []
  var boxes: [LayoutBox] = []
  /// The active constraints of the tree.
  var constraints: [NSLayoutConstraint] = []
  /// Constraints that are not in the solver yet.
  var waiting: [NSLayoutConstraint] = []
  /// Constraints with a new constant.
  var edited: [NSLayoutConstraint] = []
  /// Boxes whose equations may be out of date.
  var stale: [LayoutBox] = []
  /// Something was taken away or moved: what was broken may hold now.
  var mayMend = false
  var isSolving = false
  private var lastSequence = 0

  init(root: UIView, isFitting: Bool = false) {
    self.root = root
    self.isFitting = isFitting
    super.init()
  }

  deinit {
    clearByHand { for box in boxes { box.engine = nil } }
  }

  // MARK: Constraints

  override func add(_ constraint: NSLayoutConstraint) {
    lastSequence += 1
    constraint.sequence = lastSequence
    constraints.append(constraint)
    waiting.append(constraint)
    needLayout(of: constraint)
  }

  /// It is no longer active.
  override func remove(_ constraint: NSLayoutConstraint) {
    uninstall(constraint)
    constraints.removeAll { $0 === constraint }
    waiting.removeAll { $0 === constraint }
    edited.removeAll { $0 === constraint }
    needLayout(of: constraint)
  }

  /// Many at once, in one go through the lists.
  func remove(_ leaving: [NSLayoutConstraint]) {
    for constraint in leaving {
      uninstall(constraint)
      constraint.isLeaving = true
    }
    constraints.removeAll { $0.isLeaving }
    waiting.removeAll { $0.isLeaving }
    edited.removeAll { $0.isLeaving }
    for constraint in leaving { constraint.isLeaving = false }
  }

  override func constantChanged(of constraint: NSLayoutConstraint) {
    guard constraint.number != nil else { return reinstall(constraint) }
    if !edited.contains(where: { $0 === constraint }) { edited.append(constraint) }
    needLayout(of: constraint)
  }

  override func reinstall(_ constraint: NSLayoutConstraint) {
    uninstall(constraint)
    constraint.isBroken = false
    if !waiting.contains(where: { $0 === constraint }) { waiting.append(constraint) }
    needLayout(of: constraint)
  }

  func uninstall(_ constraint: NSLayoutConstraint) {
    guard let number = constraint.number else { return }
    solver.remove(number)
    owners[number] = nil
    constraint.number = nil
    mayMend = true
    needsSolving = true
  }

  private func needLayout(of constraint: NSLayoutConstraint) {
    needsSolving = true
    constraint.holder?.layer.markSubtree()
  }

  // MARK: Boxes

  /// The unknowns of a box, which takes part from now on.
  func variables(of box: LayoutBox) -> BoxVariables {
    if box.engine === self, let variables = box.variables { return variables }
    // Insets may be larger than what they are taken from.
    let isPositive = !box.role.isInset
    let variables = BoxVariables(
      x: solver.makeVariable(), y: solver.makeVariable(),
      width: solver.makeVariable(nonNegative: isPositive),
      height: solver.makeVariable(nonNegative: isPositive))
    box.leaveEngine()
    box.engine = self
    box.variables = variables
    boxes.append(box)
    if box.role == .view { _ = box.view?.superview?.autoLayout }
    install(equations(of: box), of: box)
    return variables
  }

  override func removeLeavingBoxes() {
    boxes.removeAll { box in
      guard box.isLeaving else { return false }
      removeEquations(of: box)
      if let variables = box.variables {
        for variable in [variables.x, variables.y, variables.width, variables.height] {
          solver.remove(variable)
        }
      }
      box.leaveEngine()
      return true
    }
    stale.removeAll { $0.isLeaving }
  }

  override func markStale(_ box: LayoutBox) {
    guard box.engine === self, !box.isStale else { return }
    box.isStale = true
    stale.append(box)
    needsSolving = true
    box.view?.layer.markSubtree()
  }

  func removeEquations(of box: LayoutBox) {
    for equation in box.equations {
      guard let number = equation.number else { continue }
      solver.remove(number)
      owners[number] = nil
    }
    box.equations.removeAll()
    mayMend = true
  }

  // MARK: The layout pass

  override func solve() { solve(for: nil) }

  override func solve(for view: UIView, _ layout: ViewLayout) {
    for box in layout.boxes where box.engine === self { lookAgain(at: box) }
    if view.scrolling != nil { rescale(in: view) }
    solve(for: view)
  }

  override func refreshInsets() {
    for box in boxes where box.role.isInset { refresh(box) }
  }

  // MARK: Trees

  override func join(_ root: UIView) {
    let engine = Self.engine(of: root)
    for box in boxes { box.leaveEngine() }
    boxes.removeAll()
    for constraint in constraints {
      constraint.number = nil
      constraint.isBroken = false
      engine.add(constraint)
    }
  }

  override func release(_ view: UIView) {
    let moved = detach(view)
    guard !moved.isEmpty else { return }
    let own = LayoutEngine(root: view)
    view.autoLayout.engine = own
    for constraint in moved { own.add(constraint) }
  }

  // MARK: Fitting

  override func isAmbiguous(_ variable: LinearVariable) -> Bool { solver.isAmbiguous(variable) }

  /// Works on the boxes in and below the view with an engine of its own, and leaves them as they
  /// were.
  override func fittingSize(
    of view: UIView, constraints inside: [NSLayoutConstraint], near target: Size,
    horizontal: UILayoutPriority, vertical: UILayoutPriority
  ) -> Size {
    var boxes: [LayoutBox] = []
    _ = view.autoLayout
    view.collectLayoutBoxes(into: &boxes)
    let states = boxes.map { BoxState($0) }
    let constraintStates = inside.map { ConstraintState($0) }
    for box in boxes { box.leaveEngine() }
    let engine = LayoutEngine(root: view, isFitting: true)
    let size = engine.solve(
      inside, near: target, for: view.autoLayout.box, horizontal: horizontal, vertical: vertical)
    for box in engine.boxes { box.leaveEngine() }
    engine.boxes.removeAll()
    for state in states { state.restore() }
    for state in constraintStates { state.restore() }
    return size
  }
}
