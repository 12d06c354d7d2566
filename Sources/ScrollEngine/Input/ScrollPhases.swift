import ScrollGeometry

/// Finds where a trackpad's scroll begins and ends: the system only sends steps, sometimes a stop.
public struct ScrollPhases: Equatable, Sendable {
  private enum State: Equatable {
    case idle
    /// The last step was at that time, seconds.
    case scrolling(since: Double)
  }

  private var state = State.idle

  /// One whose trackpad rests.
  public init() {}

  /// Fingers move the content, as far as anyone knows.
  public var isOpen: Bool {
    switch state {
    case .idle: false
    case .scrolling: true
    }
  }

  /// The phase of a step at `time`, seconds; nil for a step of nothing before any other, with which a device only
  /// says where its axes stand.
  public mutating func step(_ delta: Vector, at time: Double) -> ScrollSample.Phase? {
    switch state {
    case .idle:
      guard delta != .zero else { return nil }
      state = .scrolling(since: time)
      return .began
    case .scrolling:
      state = .scrolling(since: time)
      return .changed
    }
  }

  /// The phase with which the fingers leave; nil when nothing had begun.
  public mutating func end(cancelled: Bool = false) -> ScrollSample.Phase? {
    guard isOpen else { return nil }
    state = .idle
    return cancelled ? .cancelled : .ended
  }

  /// Ends a scroll that has been silent for too long.
  public mutating func advance(to time: Double) -> ScrollSample.Phase? {
    switch state {
    case .idle: return nil
    case .scrolling(let since):
      return time - since >= Tunables.trackpadEndTimeout ? end() : nil
    }
  }
}
