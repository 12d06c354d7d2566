import ScrollGeometry

/// A damped spring from 0 to 1 in closed form; times in seconds.
struct DampedSpring: Equatable {
  /// The rest of the way that counts as none, as a share of it.
  // derivation: `CASpringAnimation`'s documented default, mass 1, stiffness 100 and damping 10,
  // settles after 1.4727 s: where 1 + ζω/ω_d times the decay has come down to this.
  static let negligible = 0.001

  /// 1 is critical: it comes as fast as it can without swinging.
  let dampingRatio: Double
  /// Without damping, radians per second.
  let frequency: Double
  /// At the start, in whole ways per second; positive is towards the end.
  let velocity: Double

  init(dampingRatio: Double, frequency: Double, velocity: Double) {
    self.dampingRatio = dampingRatio
    self.frequency = frequency
    self.velocity = velocity
  }

  /// Settles within `duration` seconds.
  init(dampingRatio: Double, duration: Double, velocity: Double) {
    let ratio = max(dampingRatio, 0.01)
    var low = 0.0
    var high = 1 / duration
    func spring(_ frequency: Double) -> DampedSpring {
      DampedSpring(dampingRatio: ratio, frequency: frequency, velocity: velocity)
    }
    while spring(high).settlingTime > duration, high < 1e9 {
      low = high
      high *= 2
    }
    for _ in 0..<50 {
      let middle = (low + high) / 2
      if spring(middle).settlingTime > duration { low = middle } else { high = middle }
    }
    self = spring(high)
  }

  /// Takes `perceptualDuration` seconds as eyes see it. Bounce −1…1: 0 does not swing, 1 for ever.
  // derivation: the documented relation, stiffness (2π/duration)², damping 1 − bounce or, for
  // flat springs, 1/(1 + bounce).
  init(perceptualDuration: Double, bounce: Double, velocity: Double) {
    let bounce = min(max(bounce, -0.99), 0.99)
    self.init(
      dampingRatio: bounce < 0 ? 1 / (1 + bounce) : 1 - bounce,
      frequency: 2 * 3.141592653589793 / max(perceptualDuration, 1e-6), velocity: velocity)
  }

  /// How much of the way is done after `t` seconds.
  func value(at t: Double) -> Double {
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
  var settlingTime: Double {
    let decay = dampingRatio * frequency
    if dampingRatio < 1 {
      let swing = frequency * (1 - dampingRatio * dampingRatio).squareRoot()
      let amplitude = 1 + ((decay - velocity) / swing).magnitude
      return DeterministicMath.log(amplitude / Self.negligible) / decay
    }
    var low = 0.0
    var high = 1 / frequency
    while envelope(at: high) > Self.negligible, high < 1e9 {
      low = high
      high *= 2
    }
    for _ in 0..<50 {
      let middle = (low + high) / 2
      if envelope(at: middle) > Self.negligible { low = middle } else { high = middle }
    }
    return high
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
