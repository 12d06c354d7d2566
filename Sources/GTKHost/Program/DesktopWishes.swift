import CGtk4

/// What a person wants of all programs, where GTK 4.8 does not ask for it itself: dark or light, which the desktop's portal
/// (`org.freedesktop.portal.Settings`) says. Everything else follows GTK's settings, and these are set here.
@MainActor
final class DesktopWishes {
  private static let service = "org.freedesktop.portal.Desktop"
  private static let path = "/org/freedesktop/portal/desktop"
  private static let interface = "org.freedesktop.portal.Settings"
  private static let namespace = "org.freedesktop.appearance"
  private static let key = "color-scheme"

  private var bus: OpaquePointer?
  private var subscription: UInt32 = 0

  /// Asks, and hears of changes; nobody waits for the answer.
  func follow() {
    guard bus == nil, let bus = g_bus_get_sync(G_BUS_TYPE_SESSION, nil, nil) else { return }
    self.bus = bus
    g_dbus_connection_set_exit_on_close(bus, 0)
    subscription = g_dbus_connection_signal_subscribe(
      bus, Self.service, Self.interface, "SettingChanged", Self.path, Self.namespace,
      G_DBUS_SIGNAL_FLAGS_NONE,
      { _, _, _, _, _, parameters, _ in
        // Namespace, key, value.
        guard let name = g_variant_get_child_value(parameters, 1) else { return }
        defer { g_variant_unref(name) }
        guard String(cString: g_variant_get_string(name, nil)) == DesktopWishes.key else { return }
        DesktopWishes.take(parameters, 2)
      }, nil, nil)
    var words = [g_variant_new_string(Self.namespace), g_variant_new_string(Self.key)]
    // Version 1 of the interface, which Debian 12 has, knows only this question.
    g_dbus_connection_call(
      bus, Self.service, Self.path, Self.interface, "Read", g_variant_new_tuple(&words, 2), nil,
      G_DBUS_CALL_FLAGS_NONE, WindowTunables.portalPatience, nil,
      { bus, result, _ in
        guard let answer = g_dbus_connection_call_finish(bus.map(OpaquePointer.init), result, nil)
        else { return }
        defer { g_variant_unref(answer) }
        DesktopWishes.take(answer, 0)
      }, nil)
  }

  func stop() {
    if let bus {
      g_dbus_connection_signal_unsubscribe(bus, subscription)
      g_object_unref(UnsafeMutableRawPointer(bus))
    }
    bus = nil
  }

  /// The value lies in one variant or in two.
  private nonisolated static func take(_ tuple: OpaquePointer?, _ index: gsize) {
    guard var value = g_variant_get_child_value(tuple, index) else { return }
    while String(cString: g_variant_get_type_string(value)) == "v" {
      let inner = g_variant_get_variant(value)!
      g_variant_unref(value)
      value = inner
    }
    defer { g_variant_unref(value) }
    guard String(cString: g_variant_get_type_string(value)) == "u" else { return }
    let scheme = g_variant_get_uint32(value)
    MainActor.assumeIsolated {
      // 1 is dark and 2 light; 0 has no wish (documentation of the portal).
      if scheme == 1 || scheme == 2 { prefer(dark: scheme == 1) } else { reset(darkTheme) }
    }
  }

  // MARK: GTK's settings

  private static let darkTheme = "gtk-application-prefer-dark-theme"
  private static let animations = "gtk-enable-animations"

  static func prefer(dark: Bool) { set(darkTheme, to: dark) }

  static func prefer(animations isOn: Bool) { set(animations, to: isOn) }

  static func forgetAnimations() { reset(animations) }

  /// As GTK has it from the desktop.
  private static func reset(_ property: String) {
    guard let settings = gtk_settings_get_default() else { return }
    gtk_settings_reset_property(settings, property)
  }

  private static func set(_ property: String, to isOn: Bool) {
    guard let settings = gtk_settings_get_default() else { return }
    var value = GValue()
    g_value_init(&value, GType(5 << 2))  // derivation: G_TYPE_BOOLEAN
    defer { g_value_unset(&value) }
    g_value_set_boolean(&value, isOn ? 1 : 0)
    g_object_set_property(GObjects.cast(settings), property, &value)
  }
}
