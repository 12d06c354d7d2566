/// How buttons in a bar look, in each of their states.
open class UIBarButtonItemAppearance: LookObject {
  public final let normal = UIBarButtonItemStateAppearance()
  /// What it and the following ones do not say is as in `normal`.
  public final let highlighted = UIBarButtonItemStateAppearance()
  public final let disabled = UIBarButtonItemStateAppearance()
  /// Kept only: bars look the same with the keys.
  public final let focused = UIBarButtonItemStateAppearance()

  public init(style: UIBarButtonItem.Style) {
    super.init()
    for state in states { state.holder = self }
  }

  public override convenience init() { self.init(style: .plain) }

  deinit {
    clearByHand { for state in states { state.holder = nil } }
  }

  private final var states: [UIBarButtonItemStateAppearance] {
    [normal, highlighted, disabled, focused]
  }

  /// As buttons are by themselves.
  open func configureWithDefault(for style: UIBarButtonItem.Style) {
    let plain = UIBarButtonItemStateAppearance()
    for state in states { state.take(plain) }
  }

  final func take(_ other: UIBarButtonItemAppearance) {
    if other === self { return }
    for (mine, others) in zip(states, other.states) { mine.take(others) }
  }

  override func duplicate() -> CopiedLook {
    let made = UIBarButtonItemAppearance()
    made.take(self)
    return made
  }

  final var saysNothing: Bool {
    states.allSatisfy { $0.titleStyle == nil && $0.titlePositionAdjustment == .zero }
  }

  /// How the text is set, and by how much it is moved.
  final func text(_ use: BarButtonUse) -> (style: (any TextStyle)?, offset: UIOffset) {
    let state = !use.isEnabled ? disabled : use.isHighlighted ? highlighted : normal
    let moves = state.titlePositionAdjustment != .zero
    return (
      state.titleStyle ?? normal.titleStyle,
      moves ? state.titlePositionAdjustment : normal.titlePositionAdjustment
    )
  }
}
