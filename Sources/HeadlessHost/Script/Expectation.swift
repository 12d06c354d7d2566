import ScrollGeometry

/// What a script says that it will see.
public enum Expectation: Equatable, Sendable {
  /// Counts from 0.
  case page(Int)
  case zoom(Double, tolerance: Double)
  /// Points; the tolerance holds for each axis.
  case offset(Point, tolerance: Double)
  case resting
  /// What is shown, by a name that the view gives it: "grid".
  case screen(String)
  /// Somebody can read or hear it on the screen, as all or a part of a text.
  case text(String)
}
