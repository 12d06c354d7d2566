/// How it is with a cell: what its content may depend on.
public struct UICellConfigurationState {
  public var traitCollection: UITraitCollection
  public var isSelected = false
  public var isHighlighted = false
  public var isEditing = false
  public var isDisabled = false
  /// A swipe has moved it.
  public var isSwiped = false
  public var isExpanded = false
  public var isReordering = false
  public var isFocused = false
  /// What a program adds of its own.
  var custom = CustomStates()

  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }
}
