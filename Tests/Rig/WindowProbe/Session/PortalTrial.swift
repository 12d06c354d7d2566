import CGtk4
import GTKHost
import Glibc

/// A desktop's portal that wants all programs to be dark, as version 1 of its interface says it: in two variants. At each SIGUSR1
/// it changes its mind: no wish, dark, light.
@MainActor
enum PortalTrial {
  private static let interface = """
    <node><interface name="org.freedesktop.portal.Settings"><method name="Read">\
    <arg type="s" direction="in"/><arg type="s" direction="in"/><arg type="v" direction="out"/>\
    </method></interface></node>
    """

  private static var bus: OpaquePointer?
  /// None, dark and light (documentation of the portal).
  private static var wishes: [UInt32] = [0, 1, 2]

  private static func changeMind() {
    guard !wishes.isEmpty else { return }
    var words = [
      g_variant_new_string("org.freedesktop.appearance"), g_variant_new_string("color-scheme"),
      g_variant_new_variant(g_variant_new_uint32(wishes.removeFirst())),
    ]
    g_dbus_connection_emit_signal(
      bus, nil, "/org/freedesktop/portal/desktop", "org.freedesktop.portal.Settings",
      "SettingChanged", g_variant_new_tuple(&words, 3), nil)
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
    methods.method_call = { _, _, _, _, _, _, invocation, _ in
      let dark = g_variant_new_variant(g_variant_new_variant(g_variant_new_uint32(1)))
      var answer: [OpaquePointer?] = [dark]
      g_dbus_method_invocation_return_value(invocation, g_variant_new_tuple(&answer, 1))
    }
    g_dbus_connection_register_object(
      bus, "/org/freedesktop/portal/desktop", node.pointee.interfaces[0], &methods, nil, nil, nil)
    g_bus_own_name_on_connection(
      bus, "org.freedesktop.portal.Desktop", G_BUS_NAME_OWNER_FLAGS_NONE,
      { _, _, _ in MainActor.assumeIsolated { say("ready") } }, nil, nil, nil)
    g_main_loop_run(g_main_loop_new(nil, 0))
  }
}
