import CGtk4
import Glibc

/// Whether somebody hears what is on screen, or a program asks for it, as the session's bus says. Nobody is asked
/// until the program runs, and nobody waits for the answer.
@MainActor
final class Assistance {
  private static let service = "org.a11y.Bus"
  private static let path = "/org/a11y/bus"
  private static let interface = "org.a11y.Status"

  /// Some program asks what is on screen: a screen reader, which only some desktops say it is.
  private(set) var isWanted = false

  private var changed: () -> Void = {}
  private var proxy: OpaquePointer?
  private let cancellable = g_cancellable_new()

  /// Asks, and hears of changes.
  func follow(_ changed: @escaping () -> Void) {
    // GTK tells nobody anything then.
    if let choice = getenv("GTK_A11Y"), String(cString: choice) == "none" { return }
    self.changed = changed
    g_dbus_proxy_new_for_bus(
      G_BUS_TYPE_SESSION, G_DBUS_PROXY_FLAGS_DO_NOT_AUTO_START, nil, Self.service, Self.path,
      Self.interface, cancellable,
      { _, result, assistance in
        // It was stopped, or there is no bus.
        guard let proxy = g_dbus_proxy_new_for_bus_finish(result, nil) else { return }
        let assistance = Unmanaged<Assistance>.fromOpaque(assistance!).takeUnretainedValue()
        nonisolated(unsafe) let found = proxy
        MainActor.assumeIsolated { assistance.take(found) }
      }, Unmanaged.passUnretained(self).toOpaque())
  }

  func stop() {
    g_cancellable_cancel(cancellable)
    if let proxy {
      let object = UnsafeMutableRawPointer(proxy)
      g_signal_handlers_disconnect_matched(
        object, G_SIGNAL_MATCH_DATA, 0, 0, nil, nil, Unmanaged.passUnretained(self).toOpaque())
      g_object_unref(object)
    }
    proxy = nil
  }

  private func take(_ found: UnsafeMutablePointer<GDBusProxy>) {
    let proxy = OpaquePointer(found)
    self.proxy = proxy
    let heard:
      @convention(c) (UnsafeRawPointer, OpaquePointer?, OpaquePointer?, UnsafeRawPointer) -> Void =
        {
          _, _, _, assistance in
          MainActor.assumeIsolated {
            Unmanaged<Assistance>.fromOpaque(assistance).takeUnretainedValue().look()
          }
        }
    g_signal_connect_data(
      UnsafeMutableRawPointer(proxy), "g-properties-changed",
      unsafeBitCast(heard, to: GCallback.self),
      Unmanaged.passUnretained(self).toOpaque(), nil, GConnectFlags(rawValue: 0))
    look()
  }

  private func look() {
    let wanted = isOn("ScreenReaderEnabled") || isOn("IsEnabled")
    guard wanted != isWanted else { return }
    isWanted = wanted
    changed()
  }

  private func isOn(_ property: String) -> Bool {
    guard let proxy, let value = g_dbus_proxy_get_cached_property(GObjects.cast(proxy), property)
    else { return false }
    defer { g_variant_unref(value) }
    return String(cString: g_variant_get_type_string(value)) == "b"
      && g_variant_get_boolean(value) != 0
  }

  isolated deinit { g_object_unref(cancellable) }
}
