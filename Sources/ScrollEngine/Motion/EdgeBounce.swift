import ScrollGeometry

/// Motion beyond an edge, y = x − edge: `y' = −α·y + v`, `v' = −(α + β)·v`.
///
/// v is the *carried* velocity: the one that a body brings across the edge, and takes along when it
/// comes back through it. Closed form with K = e^(−α·t):
/// `y(t) = K·(y + v·(1 − r^t)/β)`, `v(t) = v·K·r^t`.
/// The side on which it begins is outside; on the edge itself, the side to which it moves.
/// It is a law of the outside: from `timeOfReentry` on the motion is a `Deceleration`.
/// Times in milliseconds since it began, positions in points, velocities in pt/ms.
public struct EdgeBounce: Equatable, Sendable {
  /// Where it would rest, points.
  public let edge: Double
  /// Where it begins, points.
  public let position: Double
  /// The carried velocity at the beginning, pt/ms.
  public let carriedVelocity: Double
  /// β: of free deceleration.
  public let decay: Decay
  /// α: of the way back.
  public let pull: Decay
  /// When it comes back through the edge with an inward velocity, milliseconds; nil when it comes
  /// to rest on the edge instead.
  public let timeOfReentry: Double?

  /// - Parameter velocity: the carried one, pt/ms.
  public init(edge: Double, position: Double, velocity: Double, rate: Double) {
    self.edge = edge
    self.position = position
    carriedVelocity = velocity
    decay = Decay(rate: rate)
    pull = Decay(rate: Tunables.bounceRate)
    // y + v·(1 − r^t)/β = 0 has a solution only for a velocity inwards, and a large one.
    let factor = 1 + decay.logarithm * (position - edge) / velocity
    timeOfReentry = factor > 0 && factor < 1 ? decay.time(ofFactor: factor) : nil
  }

  /// - Parameter shownVelocity: how fast the content is seen to move, y', pt/ms.
  public init(edge: Double, position: Double, shownVelocity: Double, rate: Double) {
    let pull = Decay(rate: Tunables.bounceRate)
    self.init(
      edge: edge, position: position,
      velocity: shownVelocity + pull.logarithm * (position - edge), rate: rate)
  }

  /// Where it is after `t` milliseconds, by the law alone: it only approaches the edge.
  public func position(at t: Double) -> Double { edge + excess(at: t) }

  /// Where it is after `t` milliseconds; exactly on the edge once it has settled.
  public func position(at t: Double, tolerance: Double) -> Double {
    isAtRest(at: t, tolerance: tolerance) ? edge : position(at: t)
  }

  /// How fast the content is seen to move after `t` milliseconds, y', pt/ms.
  public func velocity(at t: Double) -> Double {
    carriedVelocity(at: t) - pull.logarithm * excess(at: t)
  }

  /// The velocity that free motion would take over after `t` milliseconds, v, pt/ms.
  public func carriedVelocity(at t: Double) -> Double {
    carriedVelocity * pull.factor(at: t) * decay.factor(at: t)
  }

  /// Points beyond the edge after `t` milliseconds, signed.
  private func excess(at t: Double) -> Double {
    let travelled = carriedVelocity * (1 - decay.factor(at: t)) / decay.logarithm
    return pull.factor(at: t) * (position - edge + travelled)
  }
}
