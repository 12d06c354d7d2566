import CGtk4
import Synchronization

/// Asks a window for a frame, from any thread: for whoever has decoded a picture, for example.
///
/// Asking again before the frame comes costs next to nothing; after the window has closed nothing happens.
public final class FrameRequest: Sendable {
  private let isPending = Atomic(false)
  /// What a request starts, on the main thread; empty before the window exists and after it closed.
  @MainActor var action: (() -> Void)?

  init() {}

  /// Asks for a frame.
  public func callAsFunction() {
    guard !isPending.exchange(true, ordering: .acquiringAndReleasing) else { return }
    // GLib takes this from any thread, and its main loop runs it: before redraws, after input.
    _ = g_idle_add_full(
      G_PRIORITY_HIGH_IDLE,
      { data in
        let request = Unmanaged<FrameRequest>.fromOpaque(data!).takeUnretainedValue()
        request.isPending.store(false, ordering: .releasing)
        MainActor.assumeIsolated { request.action?() }
        return 0  // once
      },
      Unmanaged.passRetained(self).toOpaque(),
      { data in Unmanaged<FrameRequest>.fromOpaque(data!).release() })
  }
}
