/// An edge, a centre or a size of a view or a guide, from which constraints are made. The type
/// argument keeps axes and sizes apart.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
  /// Set before anybody sees the anchor: an initialiser that is not public comes out twice in an
  /// Embedded link.
  final var operand = LayoutOperand(LayoutBox(.guide), .notAnAttribute)

  final func of(_ operand: LayoutOperand) -> Self {
    self.operand = operand
    return self
  }

  /// The view or guide.
  open var item: AnyObject? { operand.box.item }
  open var name: String { operand.attribute.name }

  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    relate(.equal, to: anchor, constant: 0)
  }

  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>
  ) -> NSLayoutConstraint {
    relate(.greaterThanOrEqual, to: anchor, constant: 0)
  }

  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>
  ) -> NSLayoutConstraint {
    relate(.lessThanOrEqual, to: anchor, constant: 0)
  }

  open func constraint(
    equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint {
    relate(.equal, to: anchor, constant: c)
  }

  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint {
    relate(.greaterThanOrEqual, to: anchor, constant: c)
  }

  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint {
    relate(.lessThanOrEqual, to: anchor, constant: c)
  }

  /// The value is not the only one that the constraints allow.
  open var hasAmbiguousLayout: Bool { operand.box.isAmbiguous(operand.attribute) }

  open var constraintsAffectingLayout: [NSLayoutConstraint] {
    operand.box.activeConstraints.filter { $0.first.attribute.axis == operand.attribute.axis }
  }

  final func relate(
    _ relation: NSLayoutConstraint.Relation, to anchor: NSLayoutAnchor<AnchorType>,
    multiplier: CGFloat = 1, constant: CGFloat
  ) -> NSLayoutConstraint {
    .make(operand, relation, anchor.operand, multiplier: multiplier, constant: constant)
  }

  /// The way from this anchor to another one.
  final func way(to other: NSLayoutAnchor<AnchorType>) -> NSLayoutDimension {
    var way = other.operand
    way.origin = (operand.box, operand.attribute)
    return NSLayoutDimension().of(way)
  }
}
