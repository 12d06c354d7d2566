/// Clears references to an object that goes, from its `deinit`.
///
/// Where `weak` exists it has done so already, and a `deinit` may run on any thread; where
/// references are `unowned(unsafe)` they must be cleared by hand.
#if hasFeature(Embedded)
  @inline(__always)
  func clearByHand(_ clear: () -> Void) { clear() }
#else
  @inline(__always)
  nonisolated func clearByHand(_ clear: @MainActor () -> Void) {}
#endif
