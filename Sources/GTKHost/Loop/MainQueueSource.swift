import CGtk4

#if canImport(Glibc)
  import Glibc
#endif

/// Lets `DispatchQueue.main`, and with it every `@MainActor` task, run while GLib's main loop has
/// the main thread: without this nothing would ever take them.
///
/// libdispatch offers its main queue to a foreign loop as a file descriptor (an eventfd on Linux)
/// and a function; the names carry underscores because only Core Foundation was meant to use them.
/// `MainQueueTests` notices if they change their ways.
@MainActor
package final class MainQueueSource {
  private var source: UInt32 = 0
  private let onDrain: (() -> Void)?

  /// - Parameter onDrain: called when something has run.
  package init(onDrain: (() -> Void)? = nil) {
    self.onDrain = onDrain
    source = g_unix_fd_add_full(
      G_PRIORITY_DEFAULT, mainQueueHandle(), G_IO_IN,
      { handle, _, queue in
        // An eventfd stays readable until it is read, and the loop would spin.
        var count: UInt64 = 0
        _ = read(handle, &count, MemoryLayout<UInt64>.size)
        drainMainQueue(nil)
        let queue = Unmanaged<MainQueueSource>.fromOpaque(queue!).takeUnretainedValue()
        MainActor.assumeIsolated { queue.onDrain?() }
        return 1  // again
      }, Unmanaged.passUnretained(self).toOpaque(), nil)
  }

  package func stop() { g_source_remove(source) }
}

@_silgen_name("_dispatch_get_main_queue_handle_4CF")
private func mainQueueHandle() -> Int32

@_silgen_name("_dispatch_main_queue_callback_4CF")
private func drainMainQueue(_ message: UnsafeMutableRawPointer?)
