import ScrollGeometry

/// Exponential decay: what is left of something after a time.
public struct Decay: Equatable, Sendable {
  /// What is left after one millisecond, as a factor within the limits of `Tunables`.
  public let rate: Double
  /// |ln rate|, per millisecond: β or α of the formulas.
  public let logarithm: Double

  /// A rate outside the limits becomes the nearest limit; one that is no number, the normal rate.
  public init(rate: Double) {
    let proper = rate.isNaN ? Tunables.normalDecelerationRate : rate
    self.rate = Swift.min(
      Swift.max(proper, Tunables.minimumDecelerationRate), Tunables.maximumDecelerationRate)
    logarithm = -DeterministicMath.log(self.rate)
  }

  /// Given |ln rate| per millisecond, not negative; no limits apply.
  init(logarithm: Double) {
    self.rate = DeterministicMath.exp(-logarithm)
    self.logarithm = logarithm
  }

  /// `rate` to the power `t`, t in milliseconds.
  public func factor(at t: Double) -> Double { DeterministicMath.exp(-logarithm * t) }

  /// After how many milliseconds the factor is left, in 0…1.
  public func time(ofFactor factor: Double) -> Double {
    -DeterministicMath.log(factor) / logarithm
  }
}
