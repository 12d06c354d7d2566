import CGtk4
import Glibc

/// The bus by which programs of a session, and screen readers, reach each other.
enum SessionBus {
  /// An address behind which there is no bus, as GLib's own tests write it.
  private static let noAddress = "disabled:"

  /// Before GTK begins. What is found here is what GTK will ask for itself.
  ///
  /// Where there is none, GLib would start a process for each question after it, which looks for one again and takes 5 ms;
  /// and GTK would warn on standard error, of which nobody has anything.
  static func prepare() {
    if let bus = g_bus_get_sync(G_BUS_TYPE_SESSION, nil, nil) {
      // A bus that ends is no reason to end.
      g_dbus_connection_set_exit_on_close(bus, 0)
    } else {
      setenv("DBUS_SESSION_BUS_ADDRESS", noAddress, 0)
      setenv("GTK_A11Y", "none", 0)
    }
  }
}
