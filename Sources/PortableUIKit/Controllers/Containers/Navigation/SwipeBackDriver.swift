import ScrollEngine

/// Moves a pop as a finger does, and lets it go on at the finger's speed.
final class SwipeBackDriver: UIPercentDrivenInteractiveTransition {
  /// A quick finger says where to; a slow one where it has come to.
  ///
  /// - Parameters:
  ///   - speed: towards the end, points per second.
  ///   - width: of the whole way, points.
  func end(_ speed: CGFloat, over width: CGFloat) {
    let finishes =
      speed.magnitude > NavigationTunables.flick
      ? speed > 0 : percentComplete > NavigationTunables.halfway
    // derivation: less than a hundredth of the way is none, and nothing is divided by it.
    let left = max(finishes ? 1 - percentComplete : percentComplete, 0.01)
    let ways = speed.isFinite ? (finishes ? speed : -speed).native / (width * left).native : 0
    // A spring that does not swing goes past its end when it is thrown faster than its frequency: then it is a stiffer one.
    let calm = DampedSpring(dampingRatio: 1, duration: NavigationTunables.duration, velocity: 0)
    let seconds = NavigationTunables.duration * min(1, calm.frequency / max(ways, calm.frequency))
    timingCurve = UISpringTimingParameters(
      dampingRatio: 1, initialVelocity: CGVector(dx: ways, dy: 0))
    completionSpeed = left * CGFloat(NavigationTunables.duration / seconds)
    if finishes { finish() } else { cancel() }
  }
}
