import ScrollGeometry

/// Free motion to a target that somebody else has chosen; it never goes past.
///
/// With d the distance: a velocity close enough to the `d·β` that would lead there is kept, and the
/// rate bent so that the motion meets rest speed on the target. Any other is replaced by `d·β`, and
/// the motion creeps to within `tolerance`. Either way `x(t) = x₀ + w·(1 − e^(−b·t))/b`.
/// Times in milliseconds since it began, positions in points, velocities in pt/ms.
public struct Glide: Equatable, Sendable {
  /// Where it begins, points.
  public let position: Double
  /// Where it rests, exactly; points.
  public let target: Double
  /// The velocity that it really begins with, pt/ms.
  public let velocity: Double
  /// How the velocity fades.
  public let decay: Decay
  /// Milliseconds until it rests.
  public let duration: Double

  /// - Parameters:
  ///   - velocity: of the release, pt/ms.
  ///   - rate: of free deceleration, per millisecond.
  ///   - tolerance: points within which a creeping motion has arrived: half a device pixel.
  public init(
    position: Double, target: Double, velocity: Double, rate: Double, tolerance: Double
  ) {
    self.position = position
    self.target = target
    let free = Decay(rate: rate)
    let distance = target - position
    let needed = distance * free.logarithm
    let pointsThere = (distance > 0 && velocity > 0) || (distance < 0 && velocity < 0)
    let speed = velocity.magnitude
    if pointsThere, speed > Tunables.restSpeed,
      (velocity - needed).magnitude < Tunables.glideVelocityTolerance
    {
      self.velocity = velocity
      decay = Decay(logarithm: (speed - Tunables.restSpeed) / distance.magnitude)
      duration = decay.time(ofFactor: Tunables.restSpeed / speed)
    } else {
      self.velocity = needed
      decay = free
      let remainder = tolerance / distance.magnitude
      duration = remainder < 1 ? decay.time(ofFactor: Swift.max(remainder, .ulpOfOne)) : 0
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

  /// The glide has arrived.
  public func isAtRest(at t: Double) -> Bool { t >= duration }
}
