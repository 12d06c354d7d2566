/// The side on which lines begin, or that nobody has said so; the values are UIKit's.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  case unspecified = -1
  case leftToRight, rightToLeft
}
