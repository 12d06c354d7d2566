import ScrollGeometry

/// Finds where a trackpad's scroll begins and ends: the system only sends steps, sometimes a stop.
public struct ScrollPhases: Equatable, Sendable {
  private enum State: Equatable {
    case idle
    /// Fingers lie on the pad and have not moved.
    case resting
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
    case .resting, .scrolling: true
    }
  }

  /// It ends when nothing is heard of it for long enough.
  public var endsBySilence: Bool { isOpen && state != .resting }

  /// The phase of a step at `time`, seconds; nil for a step of nothing before any other, with which a device only
  /// says where its axes stand.
  public mutating func step(_ delta: Vector, at time: Double) -> ScrollSample.Phase? {
    switch state {
    case .idle:
      guard delta != .zero else { return nil }
      state = .scrolling(since: time)
      return .began
    case .resting, .scrolling:
      state = .scrolling(since: time)
      return .changed
    }
  }

  /// The phase of fingers that lie down on the pad, where a system says so; nil when they are believed to be there.
  public mutating func rest() -> ScrollSample.Phase? {
    guard !isOpen else { return nil }
    state = .resting
    return .began
  }

  /// Fingers that rested move, at `time`, seconds: what follows is a scroll, or silence if it is something else.
  public mutating func stir(at time: Double) {
    if state == .resting { state = .scrolling(since: time) }
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
    case .idle, .resting: return nil
    case .scrolling(let since):
      return time - since >= Tunables.trackpadEndTimeout ? end() : nil
    }
  }
}
