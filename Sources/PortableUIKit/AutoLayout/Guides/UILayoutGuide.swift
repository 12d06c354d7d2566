import ScrollGeometry

/// A rectangle of a view that constraints can refer to, and that shows nothing.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
open class UILayoutGuide: NSObject {
  final var box = LayoutBox(.guide)
  open var identifier: String = ""

  public override init() {
    super.init()
    box.guide = self
  }

  public required init?(coder: NSCoder) {
    super.init()
    box.guide = self
  }

  deinit {
    clearByHand { box.guide = nil }
  }

  static func ofSystem(_ role: LayoutRole) -> UILayoutGuide {
    let guide = UILayoutGuide()
    guide.box = LayoutBox(role)
    guide.box.guide = guide
    return guide
  }

  open var owningView: UIView? {
    get { box.view }
    set {
      guard newValue !== box.view else { return }
      box.view?.removeLayoutGuide(self)
      newValue?.addLayoutGuide(self)
    }
  }

  /// In the coordinates of the owning view, points; of a guide that a program made, as it was
  /// after the last layout.
  open var layoutFrame: CGRect { frameInOwner }

  open func constraintsAffectingLayout(
    for axis: NSLayoutConstraint.Axis
  ) -> [NSLayoutConstraint] {
    box.activeConstraints.filter { $0.first.attribute.axis == axis }
  }

  open var hasAmbiguousLayout: Bool { box.isAmbiguous }

  open var leadingAnchor: NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor().of(LayoutOperand(box, .leading))
  }
  open var trailingAnchor: NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor().of(LayoutOperand(box, .trailing))
  }
  open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor().of(LayoutOperand(box, .left)) }
  open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor().of(LayoutOperand(box, .right)) }
  open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor().of(LayoutOperand(box, .top)) }
  open var bottomAnchor: NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor().of(LayoutOperand(box, .bottom))
  }
  open var widthAnchor: NSLayoutDimension { NSLayoutDimension().of(LayoutOperand(box, .width)) }
  open var heightAnchor: NSLayoutDimension { NSLayoutDimension().of(LayoutOperand(box, .height)) }
  open var centerXAnchor: NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor().of(LayoutOperand(box, .centerX))
  }
  open var centerYAnchor: NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor().of(LayoutOperand(box, .centerY))
  }
}
