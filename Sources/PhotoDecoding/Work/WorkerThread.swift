import Glibc

/// A thread of its own, for work that blocks.
package enum WorkerThread {
  private final class Body {
    let run: @Sendable () -> Void
    init(_ run: @escaping @Sendable () -> Void) { self.run = run }
  }

  /// - Parameter yields: it runs behind the threads of normal priority.
  /// - Returns: false when the system refuses another thread.
  package static func start(yields: Bool, _ run: @escaping @Sendable () -> Void) -> Bool {
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    pthread_attr_setdetachstate(&attributes, Int32(PTHREAD_CREATE_DETACHED))
    defer { pthread_attr_destroy(&attributes) }
    var thread = pthread_t()
    let body = Body {
      if yields { Niceness.standBehindMainThread() }
      run()
    }
    let argument = Unmanaged.passRetained(body)
    let result = pthread_create(
      &thread, &attributes,
      { argument in
        Unmanaged<Body>.fromOpaque(argument!).takeRetainedValue().run()
        return nil
      }, argument.toOpaque())
    if result != 0 { argument.release() }
    return result == 0
  }
}
