/// Decoding and the like, as virtual time sees it: it takes none, or a fixed one.
@MainActor
public protocol PendingWork: AnyObject {
  /// Blocks until all that is due at `time` (seconds) has arrived.
  /// True when something has: a frame made now differs from one made before.
  func arrive(by time: Double) -> Bool
  /// Something that the last frame needs has not arrived yet.
  var isOutstanding: Bool { get }
}
