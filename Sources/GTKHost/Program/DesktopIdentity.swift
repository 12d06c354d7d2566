import CGtk4
import Glibc

/// The one word by which window managers and docks know a window's program.
enum DesktopIdentity {
  private typealias SetProgramClass = @convention(c) (OpaquePointer, UnsafePointer<CChar>) -> Void

  /// Before GTK begins. Wayland's `app_id` and the first half of X11's WM_CLASS.
  static func prepare(_ name: String) { g_set_prgname(name) }

  /// Before there is a window. The second half of WM_CLASS: GTK would write its first letter as a capital.
  static func apply() {
    guard isOnX11, let display = gdk_display_get_default(), let name = g_get_prgname(),
      // A GTK that was built without X11 has no such function.
      let symbol = dlsym(nil, "gdk_x11_display_set_program_class")
    else { return }
    unsafeBitCast(symbol, to: SetProgramClass.self)(display, name)
  }

  /// Windows are an X server's, not a Wayland compositor's.
  static var isOnX11: Bool {
    guard let display = gdk_display_get_default() else { return false }
    return String(cString: g_type_name_from_instance(GObjects.cast(display))) == "GdkX11Display"
  }
}
