import ScrollGeometry

/// What one axis runs on: where it may rest, and how it behaves at the ends.
struct AxisRail: Equatable, Sendable {
  var lower: Double
  var upper: Double
  var bounces: Bool
  /// Velocity left after a millisecond, as a factor.
  var rate: Double
  /// Closer than this is the same place, points.
  var tolerance: Double

  func clamped(_ position: Double) -> Double {
    position < lower ? lower : position > upper ? upper : position
  }

  /// What a velocity is worth outside the limits. An axis that does not bounce can be there too, when
  /// a pinch put it there: it goes straight back.
  func kept(_ velocity: Double, at place: Double) -> Double {
    let isOutward = (velocity < 0) == (place < lower)
    return bounces || !isOutward ? velocity : 0
  }
}

extension ScrollMetrics {
  /// What both axes run on.
  var rails: (x: AxisRail, y: AxisRail) {
    let limits = limits
    let tolerance = tolerance
    return (
      AxisRail(
        lower: limits.minimum.x, upper: limits.maximum.x, bounces: bouncesHorizontally,
        rate: behavior.decelerationRate, tolerance: tolerance),
      AxisRail(
        lower: limits.minimum.y, upper: limits.maximum.y, bounces: bouncesVertically,
        rate: behavior.decelerationRate, tolerance: tolerance)
    )
  }
}
