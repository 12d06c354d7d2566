import ScrollGeometry

/// One thing that a host has to report, in window coordinates (points, y down).
///
/// A host thins them (`InputQueue`): of positions that only passed a frame gets the latest, of what begins or ends
/// something it gets all. A recording is a list of these and of frame times, and nothing else.
public struct InputEvent: Equatable, Sendable {
  /// When it happened, in seconds on the host's own clock (any origin).
  public var time: Double
  /// What happened.
  public var kind: Kind

  /// Something that happened at `time`, seconds.
  public init(time: Double, kind: Kind) {
    self.time = time
    self.kind = kind
  }

  /// What a host can report.
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
    /// A key of the keyboard, or the pointer's second button.
    case key(KeySample)
    /// Apart from the other events, which are no larger for it.
    indirect case text(TextSample)
    /// The window's size in points, and its device pixels per point.
    case resize(Size, pixelsPerPoint: Double)
    /// A preference is on now, or off.
    case setting(Setting, Bool)
    /// What is shown is to look so.
    case appearance(Appearance)
  }

  /// Preferences of the person or of the system that change while the program runs.
  public enum Setting: Hashable, Sendable {
    /// The language is read from right to left.
    case rightToLeft
    /// Large motions are not wanted.
    case reducedMotion
    /// Dark colours are wanted.
    case dark
    /// Somebody hears what is on screen.
    case screenReader
    /// What can hardly be seen is to be seen better.
    case highContrast
  }

  /// Preferences that are no yes or no.
  public enum Appearance: Hashable, Sendable {
    /// Texts are so many times as large as usual. Said again where they are in another font.
    case textSize(Double)
    /// The colour of what one can touch, `0xRRGGBB`; nil: the program's own.
    case accent(UInt32?)
  }
}
