import ScrollGeometry

/// One thing that a screen reader can stop at.
public struct AccessibilityElement: Equatable, Sendable {
  /// Names the element in what the host sends back; the same as long as its view lives.
  public var id: Int32
  public var role: AccessibilityRole
  public var label: String?
  public var value: String?
  public var hint: String?
  /// Window coordinates, points.
  public var frame: Rect
  public var isSelected: Bool
  public var isEnabled: Bool
  /// The keyboard means it.
  public var isFocused: Bool
  public var actions: [AccessibilityAction]
  /// What lies inside it; empty for most.
  public var children: [AccessibilityElement]

  public init(
    id: Int32, role: AccessibilityRole, label: String? = nil, value: String? = nil,
    hint: String? = nil, frame: Rect, isSelected: Bool = false, isEnabled: Bool = true,
    isFocused: Bool = false, actions: [AccessibilityAction] = [],
    children: [AccessibilityElement] = []
  ) {
    self.id = id
    self.role = role
    self.label = label
    self.value = value
    self.hint = hint
    self.frame = frame
    self.isSelected = isSelected
    self.isEnabled = isEnabled
    self.isFocused = isFocused
    self.actions = actions
    self.children = children
  }
}
