/// What an observer wants to be told.
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let new = NSKeyValueObservingOptions(rawValue: 1 << 0)
  public static let old = NSKeyValueObservingOptions(rawValue: 1 << 1)
  /// At once, too, with what the value is.
  public static let initial = NSKeyValueObservingOptions(rawValue: 1 << 2)
  /// Kept only, which is said once: nothing here is told before a change.
  public static let prior = NSKeyValueObservingOptions(rawValue: 1 << 3)
}
