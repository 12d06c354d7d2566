#if hasFeature(Embedded)
  /// There is one thread.
  struct ThreadLock {
    func locked<Value>(_ body: () -> Value) -> Value { body() }
  }
#else
  import Foundation

  /// Held by one thread at a time.
  struct ThreadLock: Sendable {
    private let lock = NSLock()

    func locked<Value>(_ body: () -> Value) -> Value { lock.withLock(body) }
  }
#endif
