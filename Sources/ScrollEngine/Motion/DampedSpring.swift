import ScrollGeometry

/// A damped spring from 0 to 1 in closed form; times in seconds.
public struct DampedSpring: Equatable, Sendable {
  /// 1 is critical: it comes as fast as it can without swinging.
  public let dampingRatio: Double
  /// Without damping, radians per second.
  public let frequency: Double
  /// At the start, in whole ways per second; positive is towards the end.
  public let velocity: Double

  /// A spring as its equation has it: frequency in radians per second, velocity in ways per second.
  public init(dampingRatio: Double, frequency: Double, velocity: Double) {
    self.dampingRatio = dampingRatio
    self.frequency = frequency
    self.velocity = velocity
  }

  /// Settles within `duration` seconds.
  public init(dampingRatio: Double, duration: Double, velocity: Double) {
    let ratio = Swift.max(dampingRatio, Tunables.leastDampingRatio)
    func spring(_ frequency: Double) -> DampedSpring {
      DampedSpring(dampingRatio: ratio, frequency: frequency, velocity: velocity)
    }
    self = spring(Self.first(from: 1 / duration) { !(spring($0).settlingTime > duration) })
  }

  /// Takes `perceptualDuration` seconds as eyes see it. Bounce −1…1: 0 does not swing, 1 for ever.
  /// The documented relation: stiffness (2π/duration)², damping 1 − bounce or, for
  /// flat springs, 1/(1 + bounce).
  public init(perceptualDuration: Double, bounce: Double, velocity: Double) {
    let most = Tunables.greatestSpringBounce
    let bounce = Swift.min(Swift.max(bounce, -most), most)
    self.init(
      dampingRatio: bounce < 0 ? 1 / (1 + bounce) : 1 - bounce,
      frequency: 2 * Double.pi / Swift.max(perceptualDuration, Tunables.shortestSpringDuration),
      velocity: velocity)
  }

  /// How much of the way is done after `t` seconds.
  public func value(at t: Double) -> Double {
    guard t > 0 else { return 0 }
    let decay = dampingRatio * frequency
    if dampingRatio < 1 {
      let swing = frequency * (1 - dampingRatio * dampingRatio).squareRoot()
      let rest =
        DeterministicMath.cos(swing * t)
        + (decay - velocity) / swing * DeterministicMath.sin(swing * t)
      return 1 - DeterministicMath.exp(-decay * t) * rest
    }
    if dampingRatio == 1 {
      return 1 - DeterministicMath.exp(-frequency * t) * (1 + (frequency - velocity) * t)
    }
    let spread = frequency * (dampingRatio * dampingRatio - 1).squareRoot()
    let slow = spread - decay
    let fast = -spread - decay
    let share = (-velocity - fast) / (slow - fast)
    return 1 - share * DeterministicMath.exp(slow * t)
      - (1 - share) * DeterministicMath.exp(fast * t)
  }

  /// Seconds until its envelope is negligible for good.
  public var settlingTime: Double {
    let decay = dampingRatio * frequency
    if dampingRatio < 1 {
      let swing = frequency * (1 - dampingRatio * dampingRatio).squareRoot()
      let amplitude = 1 + ((decay - velocity) / swing).magnitude
      return DeterministicMath.log(amplitude / Tunables.springRemainder) / decay
    }
    return Self.first(from: 1 / frequency) { !(envelope(at: $0) > Tunables.springRemainder) }
  }

  /// Where a condition that goes on holding begins: `guess` is looked at first.
  private static func first(from guess: Double, _ holds: (Double) -> Bool) -> Double {
    SettlingTime.first(
      from: guess, upTo: Tunables.springSearchEnd, halvings: Tunables.springHalvings, holds)
  }

  /// Of a spring that does not swing: falls, and is never less than what is left of the way.
  private func envelope(at t: Double) -> Double {
    if dampingRatio == 1 {
      return (1 + (frequency - velocity).magnitude * t) * DeterministicMath.exp(-frequency * t)
    }
    let decay = dampingRatio * frequency
    let spread = frequency * (dampingRatio * dampingRatio - 1).squareRoot()
    let share = (decay + spread - velocity) / (2 * spread)
    return share.magnitude * DeterministicMath.exp((spread - decay) * t)
      + (1 - share).magnitude * DeterministicMath.exp((-spread - decay) * t)
  }
}
