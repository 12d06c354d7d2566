import LinearSolving

/// Says how two attributes of views or guides are related: first = multiplier · second + constant.
///
/// It is kept by the view that holds it: the closest ancestor of both, unless it was added to
/// another one.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
open class NSLayoutConstraint: NSObject {
  final var first = LayoutOperand(LayoutBox(.guide), .width)
  final var second: LayoutOperand?
  public internal(set) final var relation = Relation.equal
  public internal(set) final var multiplier: CGFloat = 1
  /// Points.
  open var constant: CGFloat = 0 {
    didSet { if constant != oldValue { engine?.constantChanged(of: self) } }
  }
  open var priority = UILayoutPriority.required {
    didSet { if priority != oldValue { engine?.reinstall(self) } }
  }
  /// What reports call it.
  open var identifier: String?
  /// Nothing is archived here.
  open var shouldBeArchived = false
  /// The view that keeps it while it is active.
  @Weak final var holder: UIView?
  /// Its number in the solver, while it is there.
  final var number: Int?
  /// Where it stands in the solver, when it is about lines of text: those move in their views.
  final var line: LinearExpression?
  /// It could not hold, and others went first.
  final var isBroken = false
  final var isReported = false
  /// On the way out of its engine.
  final var isLeaving = false
  /// The order in which constraints became active.
  final var sequence = 0

  public override init() {
    super.init()
  }

  /// Items are views and layout guides.
  public convenience init(
    item view1: AnyObject, attribute attr1: Attribute, relatedBy relation: Relation,
    toItem view2: AnyObject?, attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
  ) {
    let second = view2.flatMap {
      attr2 == .notAnAttribute ? nil : LayoutOperand(Self.box(of: $0), attr2)
    }
    self.init()
    set(
      LayoutOperand(Self.box(of: view1), attr1), relation, second, multiplier: multiplier,
      constant: c)
  }

  open var firstItem: AnyObject? { first.box.item }
  open var secondItem: AnyObject? { second?.box.item }
  open var firstAttribute: Attribute { first.attribute }
  open var secondAttribute: Attribute { second?.attribute ?? .notAnAttribute }

  /// An active constraint takes part in the layout.
  open var isActive: Bool {
    get { holder != nil }
    set { if newValue { activate() } else { deactivate() } }
  }

  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }
}
