import ScrollGeometry

/// What a script says that it will see.
public enum Expectation: Equatable, Sendable {
  /// Counts from 0.
  case page(Int)
  case zoom(Double, tolerance: Double)
  /// Points; the tolerance holds for each axis.
  case offset(Point, tolerance: Double)
  case resting
}
