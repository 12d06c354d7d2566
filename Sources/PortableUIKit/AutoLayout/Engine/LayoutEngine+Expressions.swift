import LinearSolving
import ScrollGeometry

// Constraints as equations between unknowns. A view's unknowns say where it is in its superview,
// so moving a view leaves everything inside it alone.
extension LayoutEngine {
  /// What stands in relation to zero.
  func expression(of constraint: NSLayoutConstraint) -> LinearExpression {
    guard let holder = constraint.holder else { return LinearExpression() }
    let isDirectional =
      constraint.first.isDirectional || constraint.second?.isDirectional == true
    let isMirrored =
      isDirectional && holder.effectiveUserInterfaceLayoutDirection == .rightToLeft
    var result = expression(of: constraint.first, in: holder, isMirrored: isMirrored)
    if let second = constraint.second {
      result.add(
        expression(of: second, in: holder, isMirrored: isMirrored),
        times: -constraint.multiplier.native)
    }
    result.constant -= constraint.constant.native
    return result
  }

  private func expression(
    of operand: LayoutOperand, in holder: UIView, isMirrored: Bool
  ) -> LinearExpression {
    if operand.attribute.isSize {
      return length(of: operand.box, operand.attribute.axis)
    }
    var result = place(
      of: operand.box, operand.attribute, in: holder, isMirrored: isMirrored)
    if let origin = operand.origin {
      result.add(
        place(of: origin.box, origin.attribute, in: holder, isMirrored: isMirrored), times: -1)
    }
    return result
  }

  private func length(of box: LayoutBox, _ axis: NSLayoutConstraint.Axis) -> LinearExpression {
    let insets = alignmentInsets(of: box, axis)
    return LinearExpression(
      variables(of: box).length(axis), plus: -insets.start - insets.end)
  }

  /// From the holder's top left corner; where text runs from right to left and leading or
  /// trailing is asked for, from its left edge leftwards.
  private func place(
    of box: LayoutBox, _ attribute: NSLayoutConstraint.Attribute, in holder: UIView,
    isMirrored: Bool
  ) -> LinearExpression {
    if let inner = attribute.withinMargins, let view = box.view {
      return place(
        of: view.layoutMarginsGuide.box, inner, in: holder, isMirrored: isMirrored)
    }
    let axis = attribute.axis
    var result: LinearExpression
    if box.role == .view, box.view === holder {
      result = inside(box, attribute, axis, isMirrored: isMirrored)
    } else {
      result = outside(box, attribute, axis, isMirrored: isMirrored)
      climb(&result, from: box.container, to: holder, axis)
    }
    if isMirrored, axis == .horizontal { result.scale(by: -1) }
    return result
  }

  /// In the coordinates of what contains the box.
  private func outside(
    _ box: LayoutBox, _ attribute: NSLayoutConstraint.Attribute,
    _ axis: NSLayoutConstraint.Axis, isMirrored: Bool
  ) -> LinearExpression {
    let variables = variables(of: box)
    let insets = alignmentInsets(of: box, axis)
    let (part, offset) = place(of: attribute, in: box, isMirrored: isMirrored)
    let scale = layoutScale(of: box)
    var result = LinearExpression(variables.start(axis))
    result.add(variables.length(axis), times: part * scale)
    result.constant +=
      (insets.start * (1 - part) - insets.end * part + offset) * scale
    return result
  }

  /// In the coordinates that its subviews have.
  private func inside(
    _ box: LayoutBox, _ attribute: NSLayoutConstraint.Attribute,
    _ axis: NSLayoutConstraint.Axis, isMirrored: Bool
  ) -> LinearExpression {
    let insets = alignmentInsets(of: box, axis)
    let (part, offset) = place(of: attribute, in: box, isMirrored: isMirrored)
    var length = variables(of: box).length(axis)
    // A scroll view's edges are its content's, its centre is its own.
    if part == 1, let view = box.view, view.scrolling != nil {
      length = variables(of: view.systemGuide(.content).box).length(axis)
    }
    return LinearExpression(
      length, times: part,
      plus: insets.start * (1 - part) - insets.end * part + offset)
  }

  /// Adds the way from one view's coordinates to those of another one around it.
  private func climb(
    _ result: inout LinearExpression, from start: UIView?, to holder: UIView,
    _ axis: NSLayoutConstraint.Axis
  ) {
    var container = start
    while let view = container, view !== holder {
      let box = view.autoLayout.box
      if view.scrolling != nil {
        let visible = variables(of: view.systemGuide(.frame).box)
        result.add(visible.start(axis), times: -1)
      }
      result.scale(by: layoutScale(of: box))
      result.add(variables(of: box).start(axis))
      container = view.superview
    }
  }

  /// The part of the length, 0 at the left or top edge, 1 at the right or bottom one, and points from there.
  private func place(
    of attribute: NSLayoutConstraint.Attribute, in box: LayoutBox, isMirrored: Bool
  ) -> (part: Double, offset: Double) {
    if attribute.isBaseline, box.role == .view, let view = box.view {
      let baseline = view.baseline(isFirst: attribute == .firstBaseline)
      return (baseline.share, baseline.offset)
    }
    return (share(of: attribute, isMirrored: isMirrored), 0)
  }

  private func share(
    of attribute: NSLayoutConstraint.Attribute, isMirrored: Bool
  ) -> Double {
    switch attribute {
    case .right, .bottom, .lastBaseline: 1
    case .trailing: isMirrored ? 0 : 1
    case .leading: isMirrored ? 1 : 0
    case .centerX, .centerY: 0.5
    default: 0
    }
  }

  private func alignmentInsets(
    of box: LayoutBox, _ axis: NSLayoutConstraint.Axis
  ) -> (start: Double, end: Double) {
    guard box.role == .view, let view = box.view else { return (0, 0) }
    let insets = Insets(view.alignmentRectInsets)
    return axis == .horizontal ? (insets.left, insets.right) : (insets.top, insets.bottom)
  }

  /// A zoomed view takes up as much room as it shows in, but keeps its own size and what is in it.
  private func layoutScale(of box: LayoutBox) -> Double {
    box.role == .view ? box.view?.layoutZoom ?? 1 : 1
  }
}
