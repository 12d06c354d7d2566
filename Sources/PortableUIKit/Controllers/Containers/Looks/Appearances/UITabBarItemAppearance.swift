/// How the tabs of a bar look, in each of their states.
open class UITabBarItemAppearance: LookObject {
  /// Where titles lie; the values are UIKit's.
  public enum Style: Int, Sendable {
    case stacked, inline, compactInline
  }

  public final let normal = UITabBarItemStateAppearance()
  /// What it and the following ones do not say is as in `normal`, but for colours.
  public final let selected = UITabBarItemStateAppearance()
  public final let disabled = UITabBarItemStateAppearance()
  /// Kept only: bars look the same with the keys.
  public final let focused = UITabBarItemStateAppearance()

  public init(style: Style) {
    super.init()
    for state in states { state.holder = self }
  }

  public override convenience init() { self.init(style: .stacked) }

  deinit {
    clearByHand { for state in states { state.holder = nil } }
  }

  private final var states: [UITabBarItemStateAppearance] {
    [normal, selected, disabled, focused]
  }

  /// As tabs are by themselves.
  open func configureWithDefault(for style: Style) {
    let plain = UITabBarItemStateAppearance()
    for state in states { state.take(plain) }
  }

  final func take(_ other: UITabBarItemAppearance) {
    if other === self { return }
    for (mine, others) in zip(states, other.states) { mine.take(others) }
  }

  override func duplicate() -> CopiedLook {
    let made = UITabBarItemAppearance()
    made.take(self)
    return made
  }
}
