import ScrollGeometry

/// One step of a `Path`.
public enum PathElement: Equatable, Sendable {
  /// Begins a subpath.
  case move(Point)
  /// A straight line to there.
  case line(Point)
  /// A quadratic Bézier curve.
  case quadratic(control: Point, end: Point)
  /// A cubic Bézier curve.
  case cubic(control1: Point, control2: Point, end: Point)
  /// A line back to where the subpath began.
  case close
}
