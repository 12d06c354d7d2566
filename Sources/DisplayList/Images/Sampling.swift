/// How a picture is drawn larger or smaller than it is.
public enum Sampling: UInt8, Sendable {
  /// Neighbouring pixels run into each other; many become their average.
  case smooth
  /// Every pixel stays a rectangle of one colour.
  case nearest
}
