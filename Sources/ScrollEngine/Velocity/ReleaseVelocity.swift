import ScrollGeometry

/// Second stage of the release velocity: from what a pan reported in its last two callbacks.
///
/// `0.25·(latest) + 0.75·(before)`, or the latest alone when the one before is (0, 0) or absent.
/// pt/ms throughout.
public struct ReleaseVelocity: Equatable, Sendable {
  /// What the pan reported last.
  public private(set) var latest = Vector.zero
  private var previous = Vector.zero

  /// A pan that has reported nothing.
  public init() {}

  /// A callback of the pan, with the velocity that it reports.
  public mutating func add(_ reported: Vector) {
    previous = latest
    latest = reported
  }

  /// A callback of the pan.
  public mutating func add(_ pan: PanVelocity) { add(pan.velocity) }

  /// The release velocity, whether or not it is fast enough to go on.
  public var velocity: Vector {
    if previous == .zero { return latest }
    return latest * Tunables.latestCallbackShare + previous * Tunables.previousCallbackShare
  }

  /// Speed of what the pan reported last: the one that the threshold looks at.
  public var latestSpeed: Double { latest.length }

  /// Fast enough to go on. One fast axis is enough for both.
  public var decelerates: Bool { latestSpeed >= Tunables.decelerationThreshold }
}
