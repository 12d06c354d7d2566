/// How it is with a header or a footer: what its content may depend on.
public struct UIViewConfigurationState {
  public var traitCollection: UITraitCollection
  public var isSelected = false
  public var isHighlighted = false
  public var isDisabled = false
  public var isFocused = false
  /// What a program adds of its own.
  var custom = CustomStates()

  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }
}
