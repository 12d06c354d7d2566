/// Where a screen reader asks to scroll; the values are UIKit's.
public enum UIAccessibilityScrollDirection: Int, Sendable {
  case right = 1
  case left, up, down, next, previous
}
