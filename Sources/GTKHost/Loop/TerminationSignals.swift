import CGtk4

#if canImport(Glibc)
  import Glibc
#endif

/// Lets a program end in order when it is told to by Control-C or `kill`.
@MainActor
final class TerminationSignals {
  private let action: @MainActor (Int32) -> Void
  private var sources: [UInt32] = []

  init(action: @escaping @MainActor (Int32) -> Void) {
    self.action = action
    let context = Unmanaged.passUnretained(self).toOpaque()
    sources = [
      g_unix_signal_add(SIGINT, { TerminationSignals.receive(SIGINT, $0) }, context),
      g_unix_signal_add(SIGTERM, { TerminationSignals.receive(SIGTERM, $0) }, context),
    ]
  }

  func stop() {
    for source in sources { g_source_remove(source) }
    sources = []
  }

  private nonisolated static func receive(
    _ signal: Int32, _ context: UnsafeMutableRawPointer?
  ) -> gboolean {
    let signals = Unmanaged<TerminationSignals>.fromOpaque(context!).takeUnretainedValue()
    MainActor.assumeIsolated { signals.action(signal) }
    return 1  // again
  }
}
