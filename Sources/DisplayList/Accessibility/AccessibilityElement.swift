import ScrollGeometry

/// One thing that a screen reader can stop at.
public struct AccessibilityElement: Equatable, Sendable {
  /// Names the element in what the host sends back; the same as long as its view lives.
  public var id: Int32
  /// What kind of thing it is.
  public var role: AccessibilityRole
  /// What it is called.
  public var label: String?
  /// What it says now, such as a number or a state.
  public var value: String?
  /// What comes of using it.
  public var hint: String?
  /// Window coordinates, points.
  public var frame: Rect
  /// It is the one that was chosen.
  public var isSelected: Bool
  /// What is below it is shown; nil when there is never anything.
  public var isExpanded: Bool?
  /// It can be used.
  public var isEnabled: Bool
  /// It is on, or off; nil for what cannot be either. The value of what can be says the same.
  public var isOn: Bool?
  /// The keyboard means it.
  public var isFocused: Bool
  /// What can be asked of it.
  public var actions: [AccessibilityAction]
  /// Which one of its list it is, from 1 on; 0 for what is in none.
  public var position: Int
  /// How many that list has, those that are not shown among them.
  public var count: Int
  /// What lies inside it; empty for most.
  public var children: [AccessibilityElement]

  /// An element with a frame in window points; whatever is not said has nothing of its kind.
  public init(
    id: Int32, role: AccessibilityRole, label: String? = nil, value: String? = nil,
    hint: String? = nil, frame: Rect, isSelected: Bool = false, isEnabled: Bool = true,
    isExpanded: Bool? = nil, isOn: Bool? = nil, isFocused: Bool = false,
    actions: [AccessibilityAction] = [], position: Int = 0, count: Int = 0,
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
    self.isExpanded = isExpanded
    self.isOn = isOn
    self.isFocused = isFocused
    self.actions = actions
    self.position = position
    self.count = count
    self.children = children
  }
}
