/// How a bar looks where nothing else is set.
public enum UIBarStyle: Int, Sendable {
  case `default`
  /// A black ground, and white letters.
  case black
}
