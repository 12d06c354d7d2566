import CGtk4
import GTKHost
import Glibc

/// A desktop's portal that wants all programs to be dark, of high contrast and green, as version 1 of its interface says it: in
/// two variants. At each SIGUSR1 it changes its mind: no wish, dark, light; no contrast; orange, no colour.
@MainActor
enum PortalTrial {
  private static let interface = """
    <node><interface name="org.freedesktop.portal.Settings"><method name="Read">\
    <arg type="s" direction="in"/><arg type="s" direction="in"/><arg type="v" direction="out"/>\
    </method></interface></node>
    """

  private static var bus: OpaquePointer?
  // Values are those of the portal's documentation; a colour that is none has components that none has.
  private static var wishes: [(key: String, value: Value)] = [
    ("color-scheme", .number(0)), ("color-scheme", .number(1)), ("color-scheme", .number(2)),
    ("contrast", .number(0)), ("accent-color", .color(0.9, 0.4, 0)),
    ("accent-color", .color(-1, -1, -1)),
  ]
  private nonisolated static let answers: [String: Value] = [
    "color-scheme": .number(1), "contrast": .number(1), "accent-color": .color(0.2, 0.6, 0.2),
  ]

  private enum Value: Sendable {
    case number(UInt32)
    case color(Double, Double, Double)

    var variant: OpaquePointer? {
      switch self {
      case .number(let number): return g_variant_new_uint32(number)
      case .color(let red, let green, let blue):
        var parts = [red, green, blue].map { g_variant_new_double($0) }
        return g_variant_new_tuple(&parts, gsize(parts.count))
      }
    }
  }

  private static func changeMind() {
    guard !wishes.isEmpty else { return }
    let wish = wishes.removeFirst()
    var words = [
      g_variant_new_string("org.freedesktop.appearance"), g_variant_new_string(wish.key),
      g_variant_new_variant(wish.value.variant),
    ]
    g_dbus_connection_emit_signal(
      bus, nil, "/org/freedesktop/portal/desktop", "org.freedesktop.portal.Settings",
      "SettingChanged", g_variant_new_tuple(&words, 3), nil)
  }

  private nonisolated static func answer(
    _ parameters: OpaquePointer?, _ invocation: OpaquePointer?
  ) {
    // Namespace and key.
    guard let key = g_variant_get_child_value(parameters, 1) else { return }
    defer { g_variant_unref(key) }
    guard let value = answers[String(cString: g_variant_get_string(key, nil))] else {
      return g_dbus_method_invocation_return_dbus_error(
        invocation, "org.freedesktop.portal.Error.NotFound", "no such setting")
    }
    var answer: [OpaquePointer?] = [g_variant_new_variant(g_variant_new_variant(value.variant))]
    g_dbus_method_invocation_return_value(invocation, g_variant_new_tuple(&answer, 1))
  }

  static func run() {
    guard let bus = g_bus_get_sync(G_BUS_TYPE_SESSION, nil, nil),
      let node = g_dbus_node_info_new_for_xml(interface, nil)
    else { return say("there is no session bus") }
    self.bus = bus
    g_unix_signal_add(
      SIGUSR1,
      { _ in
        MainActor.assumeIsolated { PortalTrial.changeMind() }
        return 1
      }, nil)
    var methods = GDBusInterfaceVTable()
    methods.method_call = { _, _, _, _, _, parameters, invocation, _ in
      PortalTrial.answer(parameters, invocation)
    }
    g_dbus_connection_register_object(
      bus, "/org/freedesktop/portal/desktop", node.pointee.interfaces[0], &methods, nil, nil, nil)
    g_bus_own_name_on_connection(
      bus, "org.freedesktop.portal.Desktop", G_BUS_NAME_OWNER_FLAGS_NONE,
      { _, _, _ in MainActor.assumeIsolated { say("ready") } }, nil, nil, nil)
    g_main_loop_run(g_main_loop_new(nil, 0))
  }
}
