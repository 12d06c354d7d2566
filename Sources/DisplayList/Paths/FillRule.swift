/// What lies inside a path that crosses itself.
public enum FillRule: UInt8, Sendable {
  /// What the path goes around, in sum.
  case winding
  /// What it goes around an odd number of times.
  case evenOdd
}
