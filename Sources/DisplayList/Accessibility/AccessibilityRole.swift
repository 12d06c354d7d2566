/// What kind of thing an element is.
public enum AccessibilityRole: UInt8, Hashable, Sendable {
  /// A thing without a kind, or one that only holds others.
  case group
  /// Kinds that HTML has elements of the same name for, or nearly.
  case text, heading, image, button, link, searchField
  /// A value that goes up and down.
  case slider
  /// Things of one kind, in their order.
  case list
  /// A text that a person writes.
  case textField
  /// One of the things in a list.
  case listItem
}
