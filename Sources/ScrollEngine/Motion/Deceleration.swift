import ScrollGeometry

/// Free motion after a release: `x(t) = x₀ + v·(1 − r^t)/β`, `v(t) = v·r^t`, β = |ln r|.
///
/// It stops when its speed has fallen to `Tunables.restSpeed`; that is exactly on `target`.
/// Times in milliseconds since it began, positions in points, velocities in pt/ms.
public struct Deceleration: Equatable, Sendable {
  /// Where it begins, points.
  public let position: Double
  /// How fast it begins, pt/ms.
  public let velocity: Double
  /// How the velocity fades.
  public let decay: Decay
  /// Milliseconds until it rests.
  public let duration: Double
  /// Where it rests, points.
  public let target: Double

  /// `rate` is the share of the velocity that is left after a millisecond.
  public init(position: Double, velocity: Double, rate: Double) {
    self.position = position
    self.velocity = velocity
    decay = Decay(rate: rate)
    let speed = velocity.magnitude
    if speed > Tunables.restSpeed {
      duration = decay.time(ofFactor: Tunables.restSpeed / speed)
      let distance = (speed - Tunables.restSpeed) / decay.logarithm
      target = position + (velocity < 0 ? -distance : distance)
    } else {
      duration = 0
      target = position
    }
  }

  /// Where it is after `t` milliseconds.
  public func position(at t: Double) -> Double {
    guard t < duration else { return target }
    return position + velocity * (1 - decay.factor(at: t)) / decay.logarithm
  }

  /// How fast it is after `t` milliseconds, pt/ms; 0 at rest.
  public func velocity(at t: Double) -> Double {
    guard t < duration else { return 0 }
    return velocity * decay.factor(at: t)
  }

  /// The deceleration has stopped.
  public func isAtRest(at t: Double) -> Bool { t >= duration }

  /// When it comes to `place`, milliseconds; nil when it never does.
  public func timeReaching(_ place: Double) -> Double? {
    let distance = place - position
    if distance == 0 { return 0 }
    guard velocity != 0, distance / (target - position) <= 1, (distance < 0) == (velocity < 0)
    else { return nil }
    let factor = 1 - decay.logarithm * distance / velocity
    guard factor > 0 else { return duration }
    return Swift.min(decay.time(ofFactor: factor), duration)
  }
}
