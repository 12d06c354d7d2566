import CGtk4
import GTKHost
import Glibc

/// A desktop that writes down what it is asked for: to show a file in its folder, to stay awake, to take a picture as its
/// background, to begin a letter.
@MainActor
enum DesktopTrial {
  private static let places = [
    ("org.freedesktop.FileManager1", "/org/freedesktop/FileManager1"),
    ("org.freedesktop.ScreenSaver", "/org/freedesktop/ScreenSaver"),
    ("org.freedesktop.portal.Desktop", "/org/freedesktop/portal/desktop"),
    ("org.freedesktop.portal.Desktop", "/org/freedesktop/portal/desktop"),
  ]
  private static let interfaces = """
    <node><interface name="org.freedesktop.FileManager1"><method name="ShowItems">\
    <arg type="as" direction="in"/><arg type="s" direction="in"/></method></interface>\
    <interface name="org.freedesktop.ScreenSaver"><method name="Inhibit">\
    <arg type="s" direction="in"/><arg type="s" direction="in"/><arg type="u" direction="out"/></method>\
    <method name="UnInhibit"><arg type="u" direction="in"/></method></interface>\
    <interface name="org.freedesktop.portal.Wallpaper"><method name="SetWallpaperFile">\
    <arg type="s" direction="in"/><arg type="h" direction="in"/><arg type="a{sv}" direction="in"/>\
    <arg type="o" direction="out"/></method></interface>\
    <interface name="org.freedesktop.portal.Email"><method name="ComposeEmail">\
    <arg type="s" direction="in"/><arg type="a{sv}" direction="in"/><arg type="o" direction="out"/>\
    </method></interface></node>
    """

  static func run() {
    guard let bus = g_bus_get_sync(G_BUS_TYPE_SESSION, nil, nil),
      let node = g_dbus_node_info_new_for_xml(interfaces, nil)
    else { return say("there is no session bus") }
    var methods = GDBusInterfaceVTable()
    methods.method_call = { _, _, _, _, method, arguments, invocation, _ in
      let method = String(cString: method!)
      let text = g_variant_print(arguments, 0)!
      MainActor.assumeIsolated {
        say(
          "\(method) \(String(cString: text))\(DesktopTrial.file(invocation).map { " \($0)" } ?? "")"
        )
      }
      g_free(text)
      var answer: [OpaquePointer?] =
        switch method {
        case "Inhibit": [g_variant_new_uint32(7)]
        case "SetWallpaperFile", "ComposeEmail": [g_variant_new_object_path("/request")]
        default: []
        }
      g_dbus_method_invocation_return_value(
        invocation, g_variant_new_tuple(&answer, gsize(answer.count)))
    }
    for (index, (_, object)) in places.enumerated() {
      g_dbus_connection_register_object(
        bus, object, node.pointee.interfaces[index], &methods, nil, nil, nil)
    }
    for (name, _) in places {
      g_bus_own_name_on_connection(
        bus, name, G_BUS_NAME_OWNER_FLAGS_NONE,
        { _, name, _ in MainActor.assumeIsolated { say("ready \(String(cString: name!))") } }, nil,
        nil,
        nil)
    }
    g_main_loop_run(g_main_loop_new(nil, 0))
  }

  /// The path of the file that came along open; nil when none did.
  private nonisolated static func file(_ invocation: OpaquePointer?) -> String? {
    guard let message = g_dbus_method_invocation_get_message(invocation),
      let list = g_dbus_message_get_unix_fd_list(message)
    else { return nil }
    var count: gint = 0
    guard let descriptors = g_unix_fd_list_peek_fds(list, &count), count > 0 else { return nil }
    var path = [UInt8](repeating: 0, count: Int(PATH_MAX))
    let length = path.withUnsafeMutableBytes {
      readlink(
        "/proc/self/fd/\(descriptors[0])", $0.assumingMemoryBound(to: CChar.self).baseAddress!,
        $0.count)
    }
    return length < 0 ? nil : String(decoding: path[..<length], as: UTF8.self)
  }
}
