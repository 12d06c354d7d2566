/// One side of a constraint: an attribute of a view or a guide, or the way from another attribute
/// to it.
struct LayoutOperand {
  let box: LayoutBox
  let attribute: NSLayoutConstraint.Attribute
  /// Where the way begins.
  var origin: (box: LayoutBox, attribute: NSLayoutConstraint.Attribute)?

  init(_ box: LayoutBox, _ attribute: NSLayoutConstraint.Attribute) {
    self.box = box
    self.attribute = attribute
  }

  var isSize: Bool { attribute.isSize || origin != nil }

  var isBaseline: Bool { attribute.isBaseline || origin?.attribute.isBaseline == true }

  var isDirectional: Bool { attribute.isDirectional || origin?.attribute.isDirectional == true }
}
