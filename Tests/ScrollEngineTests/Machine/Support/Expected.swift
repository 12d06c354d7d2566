import Foundation

/// What the contract says, written a second time with the system's own mathematics. Points, milliseconds.
enum Expected {
  private static let decay = -log(0.998)
  private static let pull = -log(0.99)

  /// The way of free motion after `t`.
  static func way(_ velocity: Double, after t: Double) -> Double {
    velocity * (1 - exp(-decay * t)) / decay
  }

  /// The whole of it.
  static func way(_ velocity: Double) -> Double {
    (abs(velocity) - 0.01) / decay * (velocity < 0 ? -1 : 1)
  }

  /// When free motion has gone so far.
  static func time(toGo way: Double, at velocity: Double) -> Double {
    -log(1 - decay * way / velocity) / decay
  }

  /// Velocity of free motion after `t`.
  static func velocity(_ velocity: Double, after t: Double) -> Double {
    velocity * exp(-decay * t)
  }

  /// How far beyond an edge, `t` after it was `excess` beyond with this carried velocity.
  static func bounce(_ excess: Double, _ velocity: Double, after t: Double) -> Double {
    exp(-pull * t) * (excess + way(velocity, after: t))
  }

  /// The carried velocity meanwhile.
  static func carried(_ velocity: Double, after t: Double) -> Double {
    velocity * exp(-(pull + decay) * t)
  }

  /// What is shown of a pull past an edge.
  static func band(_ pull: Double, length: Double = 460) -> Double {
    length * (1 - 1 / (1 + 0.55 * pull / length))
  }

  /// The pull of which so much is shown.
  static func pull(_ shown: Double, length: Double = 460) -> Double {
    length * shown / (0.55 * (length - shown))
  }

  /// A critically damped spring, 17 rad/s: what is left of `distance` after `t`, both from the target on.
  static func spring(_ distance: Double, _ velocity: Double, after t: Double) -> Double {
    (distance + (velocity + 0.017 * distance) * t) * exp(-0.017 * t)
  }
}
