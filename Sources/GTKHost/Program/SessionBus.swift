import CGtk4
import Glibc

/// Screen readers are reached by the session's bus. Without one GTK warns on standard error, of which nobody has anything.
enum SessionBus {
  /// Before GTK begins. What is found here is what GTK will ask for itself.
  static func prepare() {
    guard getenv("GTK_A11Y") == nil else { return }
    if let bus = g_bus_get_sync(G_BUS_TYPE_SESSION, nil, nil) {
      // A bus that ends is no reason to end.
      g_dbus_connection_set_exit_on_close(bus, 0)
    } else {
      setenv("GTK_A11Y", "none", 1)
    }
  }
}
