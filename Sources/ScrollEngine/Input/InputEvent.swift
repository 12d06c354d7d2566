import ScrollGeometry

/// One thing that a host has to report, in window coordinates (points, y down).
///
/// A host thins them (`InputQueue`): of positions that only passed a frame gets the latest, of what begins or ends
/// something it gets all. A recording is a list of these and of frame times, and nothing else.
public struct InputEvent: Equatable, Sendable {
  /// When it happened, in seconds on the host's own clock (any origin).
  public var time: Double
  public var kind: Kind

  public init(time: Double, kind: Kind) {
    self.time = time
    self.kind = kind
  }

  public enum Kind: Equatable, Sendable {
    /// Every finger, mouse button or pen tip that changed since the last event.
    case touches([TouchSample])
    /// A continuous two-finger pan of a trackpad, with phases.
    case scroll(ScrollSample)
    /// A trackpad pinch.
    case magnify(MagnifySample)
    /// Notches of a mouse wheel.
    case wheel(WheelSample)
    /// The pointer moved with no button down.
    case hover(Point)
    case key(KeySample)
    /// Apart from the other events, which are no larger for it.
    indirect case text(TextSample)
    /// The window's size in points, and its device pixels per point.
    case resize(Size, pixelsPerPoint: Double)
    case setting(Setting, Bool)
  }

  /// Preferences of the person or of the system that change while the program runs.
  public enum Setting: Hashable, Sendable {
    case rightToLeft
    case reducedMotion
    case dark
    /// Somebody hears what is on screen.
    case screenReader
  }
}
