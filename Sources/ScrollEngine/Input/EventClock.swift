/// Makes times that only go on of what a host's clock says. Seconds.
///
/// A clock that is set back stands still for one frame and goes on from there; a time stamp that is far from
/// its frame counts as the frame's. A clock that is right is handed on to the bit.
public struct EventClock: Equatable, Sendable {
  /// What the host's clock said at the last frame.
  private var hostTime: Double?
  /// By how much it has been set back so far.
  private var lag = 0.0
  /// The times of the frame in hand, and of the one before it; before the first there is none.
  private var frameTime = 0.0
  private var previousFrameTime = -Double.infinity

  /// One that has seen no frame.
  public init() {}

  /// The time of a frame that the host says is at `time`.
  public mutating func frame(at time: Double) -> Double {
    previousFrameTime = hostTime == nil ? -Double.infinity : frameTime
    guard time.magnitude <= Tunables.latestTime else { return frameTime }
    if let last = hostTime, time < last { lag += last - time }
    hostTime = time
    frameTime = lag == 0 ? time : time + lag
    return frameTime
  }

  /// The time of an event that the frame in hand brings and that the host says was at `time`.
  public func event(at time: Double) -> Double {
    let stamp = lag == 0 ? time : time + lag
    let isPlausible =
      stamp >= previousFrameTime - Tunables.longestDelay
      && stamp <= frameTime + Tunables.longestDelay && stamp.isFinite
    return isPlausible ? stamp : frameTime
  }
}
