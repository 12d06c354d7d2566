import ScrollGeometry

/// Repeated flicks go further and further.
///
/// With n fast releases before this one, from n = 3 on the distance is multiplied by
/// `m = min(mStart + (1 + (n − 3)/2)·min(drag/240, 0.9), 16)`, mStart being the multiplier in force
/// at touch-down. Not for paging. Points, pt/ms, **seconds**.
public struct FlickStreak: Equatable, Sendable {
  /// Fast releases so far.
  private var count = 0
  /// The multiplier in force, 1 at first.
  public private(set) var multiplier = 1.0
  private var lastVelocity = Vector.zero
  private var lastRelease = -Double.infinity

  public init() {}

  /// A touch came down at `time` seconds: a pause before it ends the streak.
  public mutating func beginDrag(at time: Double) {
    if time - lastRelease > Tunables.streakPause { reset() }
  }

  /// A drag goes on at `speed`, pt/ms: a slow one ends the streak.
  public mutating func drag(speed: Double) {
    if speed < Tunables.streakDragSpeed { reset() }
  }

  /// A drag over `distance` points was released with `velocity` (pt/ms) at `time` seconds.
  ///
  /// Returns the factor by which the motion's distance grows, 1 or more.
  public mutating func endDrag(velocity: Vector, distance: Double, at time: Double) -> Double {
    guard velocity.length >= Tunables.streakReleaseSpeed else {
      reset()
      return 1
    }
    if velocity.dot(lastVelocity) < 0 { reset() }
    if count >= Tunables.streakLength {
      let growth = 1 + Double(count - Tunables.streakLength) * Tunables.streakStepGrowth
      let share = Swift.min(
        distance.magnitude / Tunables.streakDragDistance, Tunables.streakLargestStep)
      multiplier = Swift.min(multiplier + growth * share, Tunables.streakLargestMultiplier)
    }
    count += 1
    lastVelocity = velocity
    lastRelease = time
    return multiplier
  }

  /// The streak ends: the content bounced, or something other than a flick moved it.
  public mutating func reset() { self = FlickStreak() }

  /// The velocity (pt/ms) with which free motion goes `multiplier` times as far.
  public static func velocity(_ velocity: Double, multipliedBy multiplier: Double) -> Double {
    let excess = velocity.magnitude - Tunables.restSpeed
    guard multiplier != 1, excess > 0 else { return velocity }
    let speed = excess * multiplier + Tunables.restSpeed
    return velocity < 0 ? -speed : speed
  }
}
