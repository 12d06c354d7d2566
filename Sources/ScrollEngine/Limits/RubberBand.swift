/// What is shown of a movement past an edge: `f(d) = R·(1 − 1/(1 + c·d/R))`, odd in d.
///
/// Always a function of the whole excess, never of one event's part of it. Points.
public struct RubberBand: Equatable, Sendable {
  /// R: length of the bounds on this axis, points; what is shown stays below it.
  public let length: Double
  /// c: what is passed on right at the edge.
  public let coefficient: Double

  /// Without a positive length nothing is shown; an endless one shows `c·d`.
  public init(length: Double, coefficient: Double) {
    self.length = length > 0 ? length : 0
    self.coefficient = coefficient
  }

  /// Points beyond the edge to show when a finger asks for `excess`.
  public func shown(_ excess: Double) -> Double {
    guard length > 0, !excess.isNaN else { return 0 }
    let pulled = coefficient * excess.magnitude
    let ratio = pulled / length
    let shown: Double
    if length == .infinity {
      shown = pulled
    } else {
      shown = ratio == .infinity ? length : length * (ratio / (1 + ratio))
    }
    return excess < 0 ? -shown : shown
  }

  /// The excess that a finger would have to ask for to show `shown` points.
  ///
  /// More than the band can show, which a bounce may reach, counts as almost all that it can.
  public func raw(_ shown: Double) -> Double {
    guard length > 0, !shown.isNaN else { return 0 }
    guard length < .infinity else { return shown / coefficient }
    let visible = Swift.min(shown.magnitude, length * Tunables.rubberBandInvertibleShare)
    let raw = length * visible / (coefficient * (length - visible))
    return shown < 0 ? -raw : raw
  }
}
