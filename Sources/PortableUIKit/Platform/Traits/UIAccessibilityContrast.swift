#if !hasFeature(Embedded)
  /// How well things can be told apart; the values are UIKit's.
  public enum UIAccessibilityContrast: Int, Sendable {
    case unspecified = -1
    case normal, high
  }
#endif
