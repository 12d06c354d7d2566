import LinearSolving
import ScrollGeometry

// What boxes bring along without anybody having asked for it.
extension LayoutEngine {
  func equations(of box: LayoutBox) -> [OwnEquation] {
    guard let view = box.view else { return [] }
    let own = variables(of: box)
    switch box.role {
    case .view: return equations(of: view, own)
    case .guide: return []
    case .safeArea, .margins, .readable:
      return insetEquations(of: view, own, insets: view.insets(of: box.role))
    case .content:
      guard let content = view.scrolling?.contentSize else { return [] }
      let size = Size(content)
      return [
        fixed(own.x, to: 0), fixed(own.y, to: 0),
        fixed(own.width, to: size.width, priority: Self.stayPriority),
        fixed(own.height, to: size.height, priority: Self.stayPriority),
      ]
    case .frame:
      let frame = variables(of: view.autoLayout.box)
      let offset = Point(view.bounds.origin)
      return [
        fixed(own.x, to: offset.x), fixed(own.y, to: offset.y),
        same(own.width, frame.width), same(own.height, frame.height),
      ]
    }
  }

  /// Weaker than anything that a program asks for.
  static var stayPriority: Float { 0.001 }

  private func equations(of view: UIView, _ own: BoxVariables) -> [OwnEquation] {
    let isRoot = view === root
    let frame = view.layer.model.untransformedFrame
    let isFixed = view.translatesAutoresizingMaskIntoConstraints && !(isRoot && isFitting)
    if isRoot {
      var equations = [fixed(own.x, to: 0), fixed(own.y, to: 0)]
      if isFixed {
        equations += [fixed(own.width, to: frame.width), fixed(own.height, to: frame.height)]
      } else {
        equations += contentEquations(of: view, own)
        if !isFitting {
          equations += [
            fixed(own.width, to: frame.width, priority: Self.stayPriority),
            fixed(own.height, to: frame.height, priority: Self.stayPriority),
          ]
        }
      }
      return equations
    }
    guard isFixed else { return contentEquations(of: view, own) }
    return [
      fixed(own.x, to: frame.minX), fixed(own.y, to: frame.minY),
      fixed(own.width, to: frame.width), fixed(own.height, to: frame.height),
    ]
  }

  /// As large as the content: not larger, for the hugging's sake, and not smaller, against being
  /// compressed.
  private func contentEquations(of view: UIView, _ own: BoxVariables) -> [OwnEquation] {
    let size = Size(view.intrinsicContentSize(measuredFor: view.autoLayout.box.measuredWidth))
    let insets = Insets(view.alignmentRectInsets)
    var equations: [OwnEquation] = []
    func add(_ axis: NSLayoutConstraint.Axis, _ length: Double, _ inset: Double) {
      guard length >= 0 else { return }
      let expression = LinearExpression(own.length(axis), plus: -length - inset)
      equations.append(
        OwnEquation(
          expression: expression, relation: .lessThanOrEqual,
          priority: view.contentHuggingPriority(for: axis).rawValue))
      equations.append(
        OwnEquation(
          expression: expression, relation: .greaterThanOrEqual,
          priority: view.contentCompressionResistancePriority(for: axis).rawValue))
    }
    add(.horizontal, size.width, insets.left + insets.right)
    add(.vertical, size.height, insets.top + insets.bottom)
    return equations
  }

  /// A guide inside the view, or inside a scroll view's content.
  private func insetEquations(
    of view: UIView, _ own: BoxVariables, insets: Insets
  ) -> [OwnEquation] {
    let isContent = view.scrolling != nil
    let outer = variables(of: isContent ? view.systemGuide(.content).box : view.autoLayout.box)
    var width = same(own.width, outer.width)
    width.expression.constant = insets.left + insets.right
    var height = same(own.height, outer.height)
    height.expression.constant = insets.top + insets.bottom
    return [fixed(own.x, to: insets.left), fixed(own.y, to: insets.top), width, height]
  }

  private func fixed(
    _ variable: LinearVariable, to value: Double, priority: Float = LinearSolver.required
  ) -> OwnEquation {
    OwnEquation(expression: LinearExpression(variable, plus: -value), priority: priority)
  }

  private func same(_ first: LinearVariable, _ second: LinearVariable) -> OwnEquation {
    var expression = LinearExpression(first)
    expression.add(second, times: -1)
    return OwnEquation(expression: expression)
  }

  // MARK: In the solver

  func install(_ equations: [OwnEquation], of box: LayoutBox) {
    box.equations = equations
    for (index, equation) in equations.enumerated() {
      box.equations[index].number = install(
        equation.expression, equation.relation, priority: equation.priority, for: .box(box))
    }
  }

  /// Brings the equations of a box up to date; cheap when only numbers are different.
  func refresh(_ box: LayoutBox) {
    guard box.engine === self else { return }
    let new = equations(of: box)
    let hasForm =
      new.count == box.equations.count
      && new.indices.allSatisfy { new[$0].hasForm(of: box.equations[$0]) }
    guard hasForm else {
      needsSolving = true
      removeEquations(of: box)
      return install(new, of: box)
    }
    for (index, equation) in new.enumerated()
    where equation.expression.constant != box.equations[index].expression.constant {
      box.equations[index].expression = equation.expression
      mayMend = true
      needsSolving = true
      if let number = box.equations[index].number {
        if solver.setConstant(of: number, to: equation.expression.constant) { continue }
        solver.remove(number)
        owners[number] = nil
      }
      box.equations[index].number = install(
        equation.expression, equation.relation, priority: equation.priority, for: .box(box))
    }
  }
}
