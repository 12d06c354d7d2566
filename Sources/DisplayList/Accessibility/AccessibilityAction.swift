/// What a person can ask of an element.
public enum AccessibilityAction: Hashable, Sendable {
  /// What a tap does.
  case activate
  /// A step up or down of a value.
  case increment, decrement
  /// Towards the named side; `next` and `previous` are pages in reading order.
  case scrollLeft, scrollRight, scrollUp, scrollDown, scrollNext, scrollPrevious
  /// Close it, go back.
  case escape
}
