import DisplayList
import ScrollEngine

/// One window's frames, always in the same order: events and time, gestures, scrolling, layout, display list.
///
/// A host makes one for its window, hands in what happened with `send`, and asks for `frame(at:)`
/// whenever its display is about to be drawn. Nothing in here looks at a clock.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
public final class FrameLoop {
  public let window: UIWindow
  /// What to draw after the last `frame(at:)`.
  public private(set) var displayList = DisplayList()

  public init(window: UIWindow) {
    self.window = window
  }

  /// Keeps the event for the next frame. Events are handled there in the order they were sent.
  public func send(_ event: InputEvent) {}

  /// Handles what was sent, advances all motion to `time` (seconds, the events' clock), lays out once,
  /// and makes the display list.
  public func frame(at time: Double) {}

  /// Something moves, waits for time to pass or has changed since the last frame:
  /// the host should ask for another frame.
  public var needsFrame: Bool { false }

  /// No finger is down, nothing moves, no timer is pending.
  public var isAtRest: Bool { true }
}
