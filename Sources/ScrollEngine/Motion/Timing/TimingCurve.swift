import ScrollGeometry

/// How an animation goes through its course: a share of the change for a share of the time.
///
/// The curves are cubic Béziers from (0, 0) to (1, 1) with the control points that CSS and Core
/// Animation give these names.
public enum TimingCurve: Equatable, Sendable {
  /// Evenly.
  case linear
  /// Slowly at first.
  case easeIn
  /// Slowly at the end.
  case easeOut
  /// Slowly at both ends.
  case easeInOut
  /// Any other cubic Bézier from (0, 0) to (1, 1): its control points, the abscissas in 0…1.
  case bezier(Point, Point)

  /// The share of the change after a share of the time; 0 and 1 are exact, outside nothing moves.
  public func value(at fraction: Double) -> Double {
    guard fraction > 0 else { return 0 }
    guard fraction < 1 else { return 1 }
    switch self {
    case .linear: return fraction
    case .easeIn, .easeOut, .easeInOut, .bezier:
      return ordinates.value(at: abscissas.parameter(of: fraction))
    }
  }

  /// The change per time after a share of the time; 0 outside.
  public func slope(at fraction: Double) -> Double {
    guard fraction >= 0, fraction <= 1 else { return 0 }
    switch self {
    case .linear: return 1
    case .easeIn, .easeOut, .easeInOut, .bezier:
      let parameter = abscissas.parameter(of: fraction)
      let time = abscissas.slope(at: parameter)
      if time > 0 { return ordinates.slope(at: parameter) / time }
      // A control point lies on the end point: the second derivatives tell the direction.
      return ordinates.bend(at: parameter) / abscissas.bend(at: parameter)
    }
  }

  private var abscissas: BezierOrdinate {
    switch self {
    // derivation: CSS Easing Functions, ease-in is cubic-bezier(0.42, 0, 1, 1), ease-out its mirror.
    case .linear: BezierOrdinate(first: 0, second: 1)
    case .easeIn: BezierOrdinate(first: Self.lead, second: 1)
    case .easeOut: BezierOrdinate(first: 0, second: 1 - Self.lead)
    case .easeInOut: BezierOrdinate(first: Self.lead, second: 1 - Self.lead)
    case .bezier(let first, let second): BezierOrdinate(first: first.x, second: second.x)
    }
  }

  private var ordinates: BezierOrdinate {
    switch self {
    case .linear, .easeIn, .easeOut, .easeInOut: BezierOrdinate(first: 0, second: 1)
    case .bezier(let first, let second): BezierOrdinate(first: first.y, second: second.y)
    }
  }

  // derivation: the 0.42 of CSS Easing Functions.
  private static let lead = 0.42
}
