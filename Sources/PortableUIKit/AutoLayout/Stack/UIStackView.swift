/// Arranges views in a row or a column, with constraints that it keeps up to date itself.
open class UIStackView: UIView {
  /// In the order in which they are arranged. Hidden ones take up no room.
  open internal(set) var arrangedSubviews: [UIView] = []
  open var axis = NSLayoutConstraint.Axis.horizontal {
    didSet { if axis != oldValue { arrangementChanged() } }
  }
  open var distribution = Distribution.fill {
    didSet { if distribution != oldValue { arrangementChanged() } }
  }
  open var alignment = Alignment.fill {
    didSet { if alignment != oldValue { arrangementChanged() } }
  }
  /// Points between neighbours; the least where distances are to be equal.
  open var spacing: CGFloat = 0 {
    didSet { if spacing != oldValue { arrangementChanged() } }
  }
  open var isBaselineRelativeArrangement = false {
    didSet { if isBaselineRelativeArrangement != oldValue { arrangementChanged() } }
  }
  /// The views lie inside the layout margins.
  open var isLayoutMarginsRelativeArrangement = false {
    didSet { if isLayoutMarginsRelativeArrangement != oldValue { arrangementChanged() } }
  }
  /// Spaces after certain views.
  final var customSpacings: [CustomSpacing] = []
  /// What arranges the views now.
  final var arrangement: [NSLayoutConstraint] = []
  final var isArrangementStale = true

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Nothing is read.
  public required init(coder: NSCoder) {
    super.init(frame: .zero)
  }

  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  open func addArrangedSubview(_ view: UIView) {
    arrange(view, at: arrangedSubviews.contains { $0 === view } ? nil : arrangedSubviews.count)
  }

  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    arrange(view, at: stackIndex)
  }

  /// Takes the view out of the arrangement; it stays a subview.
  open func removeArrangedSubview(_ view: UIView) {
    guard arrangedSubviews.contains(where: { $0 === view }) else { return }
    arrangedSubviews.removeAll { $0 === view }
    customSpacings.removeAll { $0.view === view }
    arrangementChanged()
  }

  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    guard spacing != customSpacing(after: arrangedSubview) else { return }
    customSpacings.removeAll { $0.view === arrangedSubview }
    if spacing != UIStackView.spacingUseDefault {
      customSpacings.append(CustomSpacing(view: arrangedSubview, points: spacing))
    }
    arrangementChanged()
  }

  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    customSpacings.first { $0.view === arrangedSubview }?.points ?? UIStackView.spacingUseDefault
  }

  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    removeArrangedSubview(subview)
  }

  /// Closes the gap of a view that is hidden.
  package override func subviewChanged(_ change: SubviewChange) {
    if change == .visibility || distribution == .fillProportionally { arrangementChanged() }
  }

  open override func updateConstraints() {
    updateArrangement()
    super.updateConstraints()
  }

  open override var forFirstBaselineLayout: UIView { arrangedSubviews.first ?? self }
  open override var forLastBaselineLayout: UIView {
    (axis == .vertical ? arrangedSubviews.last : arrangedSubviews.first) ?? self
  }
}
