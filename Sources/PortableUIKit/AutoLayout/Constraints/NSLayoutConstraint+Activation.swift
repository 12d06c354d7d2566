extension NSLayoutConstraint {
  final var engine: LayoutTree? { holder?.layoutRoot.viewLayout?.engine }

  /// Those that it names; one twice is one.
  final var boxes: [LayoutBox] {
    var boxes = [first.box]
    for box in [first.origin?.box, second?.box, second?.origin?.box] {
      if let box, !boxes.contains(where: { $0 === box }) { boxes.append(box) }
    }
    return boxes
  }

  static func make(
    _ first: LayoutOperand, _ relation: Relation, _ second: LayoutOperand?, multiplier: CGFloat,
    constant: CGFloat
  ) -> NSLayoutConstraint {
    let constraint = NSLayoutConstraint()
    constraint.set(first, relation, second, multiplier: multiplier, constant: constant)
    return constraint
  }

  final func set(
    _ first: LayoutOperand, _ relation: Relation, _ second: LayoutOperand?, multiplier: CGFloat,
    constant: CGFloat
  ) {
    self.first = first
    self.relation = relation
    self.second = second
    self.multiplier = multiplier
    self.constant = constant
    checkPairing()
  }

  static func box(of item: AnyObject) -> LayoutBox {
    if let view = item as? UIView { return view.autoLayout.box }
    if let guide = item as? UILayoutGuide { return guide.box }
    preconditionFailure("A constraint's items are views and layout guides.")
  }

  final func activate() {
    guard holder == nil else { return }
    var common = first.box.view
    for box in boxes.dropFirst() {
      guard let view = box.view else { common = nil; break }
      common = common?.commonAncestor(with: view)
    }
    guard let common else {
      preconditionFailure(
        "A constraint cannot be activated: its items have no common ancestor.")
    }
    hold(in: common)
  }

  final func hold(in view: UIView) {
    guard holder !== view else { return }
    deactivate()
    holder = view
    view.autoLayout.constraints.append(self)
    for box in boxes { box.constraints.append(ConstraintReference(constraint: self)) }
    LayoutEngine.engine(of: view.layoutRoot).add(self)
  }

  final func deactivate() {
    guard let holder else { return }
    engine?.remove(self)
    holder.viewLayout?.constraints.removeAll { $0 === self }
    forgetHolder()
  }

  /// It is held no longer.
  final func forgetHolder() {
    holder = nil
    number = nil
    isBroken = false
    isReported = false
    for box in boxes {
      box.constraints.removeAll { $0.constraint == nil || $0.constraint === self }
    }
  }

  final func checkPairing() {
    guard let second else {
      precondition(
        first.isSize, "A constraint of a place needs a second item.")
      return
    }
    precondition(
      first.isSize == second.isSize
        && (first.isSize || first.attribute.axis == second.attribute.axis),
      "A constraint cannot pair a place with a size, or with a place on the other axis.")
  }
}
