/// What a person can ask of an element.
public enum AccessibilityAction: Hashable, Sendable {
  case activate
  case increment, decrement
  /// Towards the named side; `next` and `previous` are pages in reading order.
  case scrollLeft, scrollRight, scrollUp, scrollDown, scrollNext, scrollPrevious
  /// Close it, go back.
  case escape
}
