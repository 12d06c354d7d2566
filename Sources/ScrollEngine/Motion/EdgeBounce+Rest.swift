import ScrollGeometry

extension EdgeBounce {
  /// When it is furthest out, milliseconds: 0 when it comes back from the start.
  public var timeOfPeak: Double {
    let outside = position - edge
    let isOutward = outside == 0 || (outside < 0) == (carriedVelocity < 0)
    guard carriedVelocity != 0, isOutward else { return 0 }
    // y' = 0, solved for r^t.
    let factor =
      pull.logarithm * (decay.logarithm * outside / carriedVelocity + 1)
      / (pull.logarithm + decay.logarithm)
    return factor < 1 ? decay.time(ofFactor: factor) : 0
  }

  /// The bounce has settled on the edge: within `tolerance` points of it (half a device pixel), with less
  /// than rest speed, and for good.
  public func isAtRest(at t: Double, tolerance: Double) -> Bool {
    // A motion that carries through the edge with more than rest speed rests elsewhere.
    let outside = timeOfReentry.map { Swift.min(t, $0) } ?? t
    guard carriedVelocity(at: outside).magnitude < Tunables.restSpeed else { return false }
    let farthest = Swift.max(outside, timeOfPeak)
    return (position(at: farthest) - edge).magnitude < tolerance
  }

  /// Milliseconds until it has settled; infinite when it carries through the edge instead.
  public func duration(tolerance: Double) -> Double {
    if let timeOfReentry, !isAtRest(at: timeOfReentry, tolerance: tolerance) { return .infinity }
    return SettlingTime.first { isAtRest(at: $0, tolerance: tolerance) }
  }
}
