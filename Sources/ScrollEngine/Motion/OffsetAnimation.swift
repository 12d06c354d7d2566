import ScrollGeometry

/// An animated change of the offset. Times in milliseconds since it began.
public struct OffsetAnimation: Equatable, Sendable {
  /// Where it begins, points.
  public let from: Point
  /// Where it ends, points.
  public let to: Point
  /// Milliseconds; nothing moves when it is not positive: the end is there at once.
  public let duration: Double
  /// How it goes through its time.
  public let curve: TimingCurve

  /// From one offset to another in `duration` milliseconds.
  public init(from: Point, to: Point, duration: Double, curve: TimingCurve) {
    self.from = from
    self.to = to
    self.duration = duration
    self.curve = curve
  }

  /// Where it is after `t` milliseconds; exactly `to` at the end.
  public func position(at t: Double) -> Point {
    guard t < duration else { return to }
    return from.interpolated(to: to, share: curve.value(at: t / duration))
  }

  /// How fast it is after `t` milliseconds, pt/ms; 0 at rest.
  public func velocity(at t: Double) -> Vector {
    guard t < duration else { return .zero }
    return (to - from) * (curve.slope(at: t / duration) / duration)
  }

  /// The animation is at its end.
  public func isAtRest(at t: Double) -> Bool { t >= duration }
}
