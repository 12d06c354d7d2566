/// What a scroll view says of itself, at rest and inside every callback.
public struct ScrollFlags: OptionSet, Hashable, Sendable {
  public let rawValue: UInt8
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// A finger is down, or a trackpad pans.
  public static let tracking = ScrollFlags(rawValue: 1)
  /// From the beginning of a drag until what it set in motion has come to rest.
  public static let dragging = ScrollFlags(rawValue: 2)
  /// It goes on by itself after a drag.
  public static let decelerating = ScrollFlags(rawValue: 4)
  /// Fingers are pinching.
  public static let zooming = ScrollFlags(rawValue: 8)
  /// Zoomed past a limit and on the way back.
  public static let zoomBouncing = ScrollFlags(rawValue: 16)
  /// A programmatic scroll animates.
  public static let scrollAnimating = ScrollFlags(rawValue: 32)
  /// A programmatic zoom animates.
  public static let zoomAnimating = ScrollFlags(rawValue: 64)
}
