extension UIView {
  /// The constraints that the view holds.
  public var constraints: [NSLayoutConstraint] { viewLayout?.constraints ?? [] }

  /// The view or one inside it must be what the constraint is about.
  public func addConstraint(_ constraint: NSLayoutConstraint) {
    for box in constraint.boxes {
      precondition(
        box.view?.isDescendant(of: self) == true,
        "A view holds constraints of itself and what is inside it.")
    }
    constraint.hold(in: self)
  }

  public func addConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { addConstraint(constraint) }
  }

  public func removeConstraint(_ constraint: NSLayoutConstraint) {
    if constraint.holder === self { constraint.deactivate() }
  }

  public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { removeConstraint(constraint) }
  }

  public func constraintsAffectingLayout(
    for axis: NSLayoutConstraint.Axis
  ) -> [NSLayoutConstraint] {
    viewLayout?.box.activeConstraints.filter { $0.first.attribute.axis == axis } ?? []
  }

  /// The constraints allow another frame as well.
  public var hasAmbiguousLayout: Bool { viewLayout?.box.isAmbiguous ?? false }

  /// A layout is always the same here: nothing happens.
  public func exerciseAmbiguityInLayout() {}

  /// The outermost view around this one.
  var layoutRoot: UIView {
    var view = self
    while let next = view.superview { view = next }
    return view
  }

  /// What the view has of Auto Layout; made when first asked for.
  var autoLayout: ViewLayout {
    if let viewLayout { return viewLayout }
    let new = ViewLayout()
    new.box.view = self
    viewLayout = new
    return new
  }

  func setTranslatesMask(_ translates: Bool) {
    guard translates != translatesAutoresizingMaskIntoConstraints else { return }
    autoLayout.translatesMask = translates
    contentSizeChanged()
    superview?.setNeedsLayout()
  }

  /// Before the view is freed.
  func forgetLayout() {
    guard let viewLayout else { return }
    for constraint in viewLayout.constraints { constraint.forgetHolder() }
    for box in viewLayout.boxes { box.view = nil }
  }
}

extension LayoutBox {
  var activeConstraints: [NSLayoutConstraint] { constraints.compactMap { $0.constraint } }

  var isAmbiguous: Bool {
    isAmbiguous(.left) || isAmbiguous(.top) || isAmbiguous(.width) || isAmbiguous(.height)
  }

  /// As far as the engine has it: a box that is in none has its frame and no other.
  func isAmbiguous(_ attribute: NSLayoutConstraint.Attribute) -> Bool {
    view?.layoutRoot.viewLayout?.engine?.solve()
    guard let engine, let variables else { return false }
    return engine.isAmbiguous(
      attribute.isSize ? variables.length(attribute.axis) : variables.start(attribute.axis))
  }
}
