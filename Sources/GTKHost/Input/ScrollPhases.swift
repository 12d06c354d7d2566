import ScrollEngine
import ScrollGeometry

/// Finds where a trackpad's scroll begins and ends: the system only sends steps, sometimes a stop.
struct ScrollPhases {
  private enum State {
    case idle
    case scrolling(since: Double)
  }

  private var state = State.idle

  /// Fingers move the content, as far as anyone knows.
  var isOpen: Bool {
    switch state {
    case .idle: false
    case .scrolling: true
    }
  }

  /// The phase of a step; nil for a step of nothing before any other, with which a device only
  /// says where its axes stand.
  mutating func step(_ delta: Vector, at time: Double) -> ScrollSample.Phase? {
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
  mutating func end(cancelled: Bool = false) -> ScrollSample.Phase? {
    guard isOpen else { return nil }
    state = .idle
    return cancelled ? .cancelled : .ended
  }

  /// Ends a scroll that has been silent for too long.
  mutating func advance(to time: Double) -> ScrollSample.Phase? {
    switch state {
    case .idle: return nil
    case .scrolling(let since):
      return time - since >= Tunables.trackpadEndTimeout ? end() : nil
    }
  }
}
