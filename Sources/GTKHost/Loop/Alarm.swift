import CGtk4

/// Calls back once after some time, from GLib's main loop.
@MainActor
final class Alarm {
  private let ring: () -> Void
  private var source: UInt32 = 0

  init(_ ring: @escaping () -> Void) { self.ring = ring }

  var isSet: Bool { source != 0 }

  /// In so many milliseconds, and not when it was to ring before.
  func set(_ milliseconds: UInt32) {
    stop()
    source = g_timeout_add_full(
      G_PRIORITY_DEFAULT, milliseconds,
      { alarm in
        let alarm = Unmanaged<Alarm>.fromOpaque(alarm!).takeUnretainedValue()
        MainActor.assumeIsolated {
          // GLib takes it away itself.
          alarm.source = 0
          alarm.ring()
        }
        return 0  // once
      },
      Unmanaged.passRetained(self).toOpaque(),
      { Unmanaged<Alarm>.fromOpaque($0!).release() })
  }

  func stop() {
    if isSet { g_source_remove(source) }
    source = 0
  }
}
