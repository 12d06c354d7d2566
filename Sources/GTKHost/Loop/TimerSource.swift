import CGtk4
import Foundation

/// Lets Foundation's timers fire while GLib's main loop has the main thread.
@MainActor
final class TimerSource {
  /// Called when timers may have fired.
  var onFire: (() -> Void)?
  private var source: UInt32 = 0

  /// Fires what is due, and waits for what comes next: to be called whenever a timer may have been made.
  func look() {
    stop()
    guard let date = RunLoop.main.limitDate(forMode: .default) else { return }
    let milliseconds = (date.timeIntervalSinceNow * 1000).rounded(.up)
    source = g_timeout_add_full(
      G_PRIORITY_DEFAULT, UInt32(max(1, min(milliseconds, WindowTunables.longestWait))),
      { timers in
        let timers = Unmanaged<TimerSource>.fromOpaque(timers!).takeUnretainedValue()
        MainActor.assumeIsolated { timers.fire() }
        return 0  // once
      }, Unmanaged.passUnretained(self).toOpaque(), nil)
  }

  private func fire() {
    // GLib takes it away itself.
    source = 0
    look()
    onFire?()
  }

  func stop() {
    if source != 0 { g_source_remove(source) }
    source = 0
  }
}
