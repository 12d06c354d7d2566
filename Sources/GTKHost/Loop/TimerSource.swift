import Foundation

/// Lets Foundation's timers fire while GLib's main loop has the main thread.
@MainActor
final class TimerSource {
  /// Called when timers may have fired.
  var onFire: (() -> Void)?
  private lazy var alarm = Alarm { [weak self] in self?.fire() }

  /// Fires what is due, and waits for what comes next: to be called whenever a timer may have been made.
  func look() {
    stop()
    guard let date = RunLoop.main.limitDate(forMode: .default) else { return }
    let milliseconds = (date.timeIntervalSinceNow * 1000).rounded(.up)
    alarm.set(UInt32(max(1, min(milliseconds, WindowTunables.longestWait))))
  }

  private func fire() {
    look()
    onFire?()
  }

  func stop() { alarm.stop() }
}
