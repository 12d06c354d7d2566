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
  /// When the last finger was lifted, seconds.
  private var lastTouch = -Double.infinity

  /// No flick yet.
  public init() {}

  /// A touch came down at `time` seconds, whether or not it will drag: a pause before it ends the streak.
  public mutating func beginTouch(at time: Double) {
    if time - lastTouch > Tunables.streakPause { reset() }
  }

  /// The last finger was lifted at `time` seconds.
  public mutating func endTouch(at time: Double) { lastTouch = time }

  /// A drag goes on at `speed`, pt/ms: a slow one ends the streak.
  public mutating func drag(speed: Double) {
    if speed < Tunables.streakDragSpeed { reset() }
  }

  /// A drag over `distance` was released at `time` seconds with `velocity`, pt/ms.
  ///
  /// Returns the factor by which the motion's distance grows, 1 or more.
  /// - Parameters:
  ///   - bounces: it was released past an edge, which ends the streak.
  ///   - pages: the motion goes to a page; such releases neither count nor grow.
  public mutating func endDrag(
    at time: Double, velocity: Vector, distance: Vector, bounces: Bool = false, pages: Bool = false
  ) -> Double {
    guard !bounces, !pages, velocity.length >= Tunables.streakReleaseSpeed else {
      reset()
      return 1
    }
    if velocity.dot(lastVelocity) < 0 { reset() }
    if count >= Tunables.streakLength {
      let growth = 1 + Double(count - Tunables.streakLength) * Tunables.streakStepGrowth
      let share = Swift.min(
        distance.length / Tunables.streakDragDistance, Tunables.streakLargestStep)
      multiplier = Swift.min(multiplier + growth * share, Tunables.streakLargestMultiplier)
    }
    count += 1
    lastVelocity = velocity
    lastTouch = time
    return multiplier
  }

  /// The streak ends: the motion bounced, or something other than a flick moved the content.
  public mutating func reset() { self = FlickStreak() }
}
