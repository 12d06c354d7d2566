import CGtk4
import GTKHost
import Glibc

/// A desktop's maker of thumbnails that knows the size "large" only: it says what it is asked for, and a command makes it.
@MainActor
enum ThumbnailerTrial {
  private nonisolated static let name = "org.freedesktop.thumbnails.Thumbnailer1"
  private nonisolated static let object = "/org/freedesktop/thumbnails/Thumbnailer1"
  private static let interface = """
    <node><interface name="org.freedesktop.thumbnails.Thumbnailer1"><method name="Queue">\
    <arg type="as" direction="in"/><arg type="as" direction="in"/><arg type="s" direction="in"/>\
    <arg type="s" direction="in"/><arg type="u" direction="in"/><arg type="u" direction="out"/>\
    </method></interface></node>
    """
  private static var command = ""

  /// - Parameter command: run with the file's address behind it.
  static func run(_ command: String) {
    self.command = command
    guard let bus = g_bus_get_sync(G_BUS_TYPE_SESSION, nil, nil),
      let node = g_dbus_node_info_new_for_xml(interface, nil)
    else { return say("there is no session bus") }
    var methods = GDBusInterfaceVTable()
    methods.method_call = { bus, _, _, _, _, arguments, invocation, _ in
      let words = (
        ThumbnailerTrial.text(arguments, 0, 0), ThumbnailerTrial.text(arguments, 1, 0),
        ThumbnailerTrial.text(arguments, 2, nil)
      )
      let isKnown = words.2 == "large"
      MainActor.assumeIsolated {
        say("Queue \(words.0) \(words.1) \(words.2)")
        if isKnown { _ = system("\(ThumbnailerTrial.command) '\(words.0)'") }
      }
      guard isKnown else {
        return g_dbus_method_invocation_return_dbus_error(
          invocation, ThumbnailerTrial.name + ".Error.UnsupportedFlavor", "no such size")
      }
      var handle: [OpaquePointer?] = [g_variant_new_uint32(1)]
      g_dbus_method_invocation_return_value(invocation, g_variant_new_tuple(&handle, 1))
      words.0.withCString { address in
        var list: UnsafePointer<CChar>? = address
        var news: [OpaquePointer?] = [g_variant_new_uint32(1), g_variant_new_strv(&list, 1)]
        g_dbus_connection_emit_signal(
          bus, nil, ThumbnailerTrial.object, ThumbnailerTrial.name, "Ready",
          g_variant_new_tuple(&news, 2), nil)
      }
    }
    g_dbus_connection_register_object(
      bus, object, node.pointee.interfaces[0], &methods, nil, nil, nil)
    g_bus_own_name_on_connection(
      bus, name, G_BUS_NAME_OWNER_FLAGS_NONE,
      { _, name, _ in MainActor.assumeIsolated { say("ready \(String(cString: name!))") } }, nil,
      nil, nil)
    g_main_loop_run(g_main_loop_new(nil, 0))
  }

  /// An argument, or an element of it.
  private nonisolated static func text(
    _ arguments: OpaquePointer?, _ index: gsize, _ element: gsize?
  ) -> String {
    guard let value = g_variant_get_child_value(arguments, index) else { return "" }
    defer { g_variant_unref(value) }
    guard let element else { return String(cString: g_variant_get_string(value, nil)) }
    guard let item = g_variant_get_child_value(value, element) else { return "" }
    defer { g_variant_unref(item) }
    return String(cString: g_variant_get_string(item, nil))
  }
}
