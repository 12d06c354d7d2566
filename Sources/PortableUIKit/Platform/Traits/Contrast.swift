#if hasFeature(Embedded)
  /// Pages leave it to the browser.
  package enum Contrast {
    package static var isHigh: Bool { false }
  }
#else
  /// Whether the person wants to see better what can hardly be seen, on any thread. The host says it.
  package enum Contrast {
    private static let lock = ThreadLock()
    /// Under the lock.
    nonisolated(unsafe) private static var now = false

    package static var isHigh: Bool { lock.locked { now } }

    static func set(_ isHigh: Bool) { lock.locked { now = isHigh } }
  }
#endif
