import CGtk4

/// What a person wants of all programs, where GTK 4.8 does not ask for it itself: dark or light, the colour of what one can
/// touch, and high contrast, which the desktop's portal (`org.freedesktop.portal.Settings`) says. Everything else follows GTK's
/// settings, and some of these are set here.
@MainActor
final class DesktopWishes {
  private static let service = "org.freedesktop.portal.Desktop"
  private static let path = "/org/freedesktop/portal/desktop"
  private static let interface = "org.freedesktop.portal.Settings"
  private static let namespace = "org.freedesktop.appearance"

  private enum Key: String, CaseIterable {
    case scheme = "color-scheme"
    case accent = "accent-color"
    case contrast
  }

  private static weak var followed: DesktopWishes?

  private var bus: OpaquePointer?
  private var subscription: UInt32 = 0
  /// The person has said which.
  private var hasOwnScheme = false
  private var changed: () -> Void = {}

  /// `0xRRGGBB`; nil where the desktop has none, or does not say it.
  private(set) var accent: UInt32?
  /// Nil where the desktop does not say it.
  private(set) var wantsContrast: Bool?

  /// Asks, and hears of changes; nobody waits for the answer.
  ///
  /// - Parameters:
  ///   - scheme: dark or light are as the desktop wants them.
  ///   - changed: called when something else is wanted that GTK's settings do not say.
  func follow(scheme: Bool, changed: @escaping () -> Void) {
    guard bus == nil, let bus = g_bus_get_sync(G_BUS_TYPE_SESSION, nil, nil) else { return }
    self.bus = bus
    self.changed = changed
    hasOwnScheme = !scheme
    Self.followed = self
    g_dbus_connection_set_exit_on_close(bus, 0)
    subscription = g_dbus_connection_signal_subscribe(
      bus, Self.service, Self.interface, "SettingChanged", Self.path, Self.namespace,
      G_DBUS_SIGNAL_FLAGS_NONE,
      { _, _, _, _, _, parameters, _ in
        // Namespace, key, value.
        guard let name = g_variant_get_child_value(parameters, 1) else { return }
        defer { g_variant_unref(name) }
        guard let key = Key(rawValue: String(cString: g_variant_get_string(name, nil))) else {
          return
        }
        DesktopWishes.take(key, parameters, 2)
      }, nil, nil)
    ask(bus, .scheme) { bus, result, _ in DesktopWishes.take(.scheme, bus, result) }
    ask(bus, .accent) { bus, result, _ in DesktopWishes.take(.accent, bus, result) }
    ask(bus, .contrast) { bus, result, _ in DesktopWishes.take(.contrast, bus, result) }
  }

  private func ask(_ bus: OpaquePointer, _ key: Key, _ answer: GAsyncReadyCallback) {
    var words = [g_variant_new_string(Self.namespace), g_variant_new_string(key.rawValue)]
    // Version 1 of the interface, which Debian 12 has, knows only this question.
    g_dbus_connection_call(
      bus, Self.service, Self.path, Self.interface, "Read", g_variant_new_tuple(&words, 2), nil,
      G_DBUS_CALL_FLAGS_NONE, WindowTunables.portalPatience, nil, answer, nil)
  }

  func stop() {
    if let bus {
      g_dbus_connection_signal_unsubscribe(bus, subscription)
      g_object_unref(UnsafeMutableRawPointer(bus))
    }
    bus = nil
    if Self.followed === self { Self.followed = nil }
  }

  /// A portal that does not know the key says so by an error.
  private nonisolated static func take(
    _ key: Key, _ bus: UnsafeMutablePointer<GObject>?, _ result: OpaquePointer?
  ) {
    guard let answer = g_dbus_connection_call_finish(bus.map(OpaquePointer.init), result, nil)
    else { return }
    defer { g_variant_unref(answer) }
    take(key, answer, 0)
  }

  /// The value lies in one variant or in two.
  private nonisolated static func take(_ key: Key, _ tuple: OpaquePointer?, _ index: gsize) {
    guard var value = g_variant_get_child_value(tuple, index) else { return }
    while String(cString: g_variant_get_type_string(value)) == "v" {
      guard let inner = g_variant_get_variant(value) else { break }
      g_variant_unref(value)
      value = inner
    }
    defer { g_variant_unref(value) }
    let number = isNumber(value) ? g_variant_get_uint32(value) : nil
    let color = color(value)
    MainActor.assumeIsolated { followed?.take(key, number, color) }
  }

  /// Values are those of the portal's documentation.
  private func take(_ key: Key, _ number: UInt32?, _ color: UInt32?) {
    switch key {
    case .scheme:
      guard let number, !hasOwnScheme else { return }
      // 1 is dark and 2 light; 0 has no wish.
      if number == 1 || number == 2 {
        Self.prefer(dark: number == 1)
      } else {
        Self.reset(Self.darkTheme)
      }
    case .accent:
      guard color != accent else { return }
      accent = color
      changed()
    case .contrast:
      // 1 is high; 0 has no wish.
      guard let number, wantsContrast != (number == 1) else { return }
      wantsContrast = number == 1
      changed()
    }
  }

  private nonisolated static func isNumber(_ value: OpaquePointer) -> Bool {
    String(cString: g_variant_get_type_string(value)) == "u"
  }

  /// Nil where it is none: a desktop without one says so by components that no colour has.
  private nonisolated static func color(_ value: OpaquePointer) -> UInt32? {
    guard String(cString: g_variant_get_type_string(value)) == "(ddd)" else { return nil }
    var color: UInt32 = 0
    for index in 0..<3 {  // derivation: red, green and blue.
      guard let part = g_variant_get_child_value(value, gsize(index)) else { return nil }
      defer { g_variant_unref(part) }
      let share = g_variant_get_double(part)
      guard share >= 0, share <= 1 else { return nil }
      color = color << 8 | UInt32((share * 255).rounded())  // derivation: 8 bits each
    }
    return color
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
