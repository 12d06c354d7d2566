import ScrollGeometry

/// An animated change of the zoom scale. Times in milliseconds since it began.
///
/// Scale and offset go by the same share: an offset that keeps a point in place,
/// `(o + a)·s'/s − a`, is linear in the scale, so that the point stays in place all the way.
public struct ZoomAnimation: Equatable, Sendable {
  /// The scale at its beginning.
  public let fromScale: Double
  /// The scale at its end.
  public let toScale: Double
  /// The content offset at its beginning, points.
  public private(set) var fromOffset: Point
  /// The content offset at its end, points.
  public private(set) var toOffset: Point
  /// Milliseconds; nothing moves when it is not positive: the end is there at once.
  public let duration: Double
  /// How it goes through its time.
  public let curve: TimingCurve

  /// From one scale and offset, points, to others in `duration` milliseconds.
  public init(
    fromScale: Double, toScale: Double, fromOffset: Point, toOffset: Point, duration: Double,
    curve: TimingCurve
  ) {
    self.fromScale = fromScale
    self.toScale = toScale
    self.fromOffset = fromOffset
    self.toOffset = toOffset
    self.duration = duration
    self.curve = curve
  }

  /// Milliseconds of the way back from a scale past a limit; both positive.
  public static func bounceDuration(from scale: Double, to limit: Double) -> Double {
    let excess = DeterministicMath.log(scale / limit).magnitude
    let duration = Tunables.zoomBounceDurationPerLog * excess + Tunables.zoomBounceLeastDuration
    // NaN and infinity, from scales that are not positive, end here too.
    return duration < Tunables.zoomBounceGreatestDuration
      ? duration : Tunables.zoomBounceGreatestDuration
  }

  /// Moves the end after `t` milliseconds, as when the limits move: nothing jumps, the rest of the
  /// way bends.
  public mutating func retarget(to target: Point, at t: Double) {
    guard target != toOffset else { return }
    let here = offset(at: t)
    toOffset = target
    guard t < duration else { return }
    let left = 1 - share(at: t)
    // The beginning of a way through here to the new end.
    if left > 0 { fromOffset = target + (here - target) / left }
  }

  /// The same from its beginning on, to another offset.
  func going(to target: Point) -> ZoomAnimation {
    ZoomAnimation(
      fromScale: fromScale, toScale: toScale, fromOffset: fromOffset, toOffset: target,
      duration: duration, curve: curve)
  }

  /// Scale and offset after `t` milliseconds; exactly those of the end at the end.
  public func shown(at t: Double) -> (scale: Double, offset: Point) {
    guard t < duration else { return (toScale, toOffset) }
    let share = share(at: t)
    return (
      fromScale + (toScale - fromScale) * share,
      fromOffset.interpolated(to: toOffset, share: share)
    )
  }

  /// The scale after `t` milliseconds; exactly `toScale` at the end.
  public func scale(at t: Double) -> Double { shown(at: t).scale }

  /// The offset after `t` milliseconds; exactly `toOffset` at the end.
  public func offset(at t: Double) -> Point { shown(at: t).offset }

  /// The animation is at its end.
  public func isAtRest(at t: Double) -> Bool { t >= duration }

  /// The share of the way after `t` milliseconds.
  func share(at t: Double) -> Double { curve.value(at: t / duration) }
}
