/// What is shown of a scale past a limit: `ratio' = 2 − 1/ratio`, with ratio = s/max or min/s.
///
/// Never above twice the maximum or below half the minimum; slope 1 at the limits.
public struct ZoomRubberBand: Equatable, Sendable {
  /// Where it begins to give way.
  public let limits: ZoomLimits

  /// Gives way past these limits.
  public init(limits: ZoomLimits) {
    self.limits = limits
  }

  /// Gives way past the limits that `ZoomLimits` makes of these scales.
  public init(minimum: Double, maximum: Double) {
    self.init(limits: ZoomLimits(minimum: minimum, maximum: maximum))
  }

  /// The scale to show when fingers ask for `scale`.
  public func shown(_ scale: Double) -> Double {
    if scale > limits.maximum { return limits.maximum * (2 - limits.maximum / scale) }
    if scale < limits.minimum {
      return limits.minimum / (2 - Swift.max(scale, 0) / limits.minimum)
    }
    return limits.clamped(scale)
  }

  /// The scale that fingers would have to ask for to show `shown`.
  ///
  /// More than the band can show counts as almost all that it can.
  public func raw(_ shown: Double) -> Double {
    if shown > limits.maximum {
      let past = Swift.min(shown / limits.maximum - 1, Tunables.rubberBandInvertibleShare)
      return limits.maximum / (1 - past)
    }
    if shown < limits.minimum {
      let past = shown > 0 ? limits.minimum / shown - 1 : 1
      return limits.minimum * (1 - Swift.min(past, Tunables.rubberBandInvertibleShare))
    }
    return limits.clamped(shown)
  }
}
