import CGtk4
import ScrollGeometry

/// The window of somebody who has never changed its size.
public enum FirstWindow {
  /// - Parameters:
  ///   - least: its size on screens that have room for it, and its shape, points.
  ///   - screen: points, with its bars, which are left free; nil where nobody knows.
  public static func size(atLeast least: Size, on screen: Size?) -> Size {
    guard let screen, screen.width > 0, screen.height > 0 else { return least }
    let share = WindowTunables.firstWindowShare * screen.width * screen.height
    let wanted = max(1, (share / (least.width * least.height)).squareRoot())
    let height = max(screen.height - WindowTunables.barsHeight, screen.height / 2)
    let scale = min(wanted, screen.width / least.width, height / least.height)
    return Size(
      width: (least.width * scale).rounded(), height: (least.height * scale).rounded())
  }

  /// Of the first screen, points: which one a window comes to is not known before it is there. Nil where there is none.
  @MainActor public static var screen: Size? {
    guard let display = gdk_display_get_default(), let monitors = gdk_display_get_monitors(display),
      let item = g_list_model_get_item(monitors, 0)
    else { return nil }
    defer { g_object_unref(item) }
    var place = GdkRectangle()
    gdk_monitor_get_geometry(OpaquePointer(item), &place)
    return Size(width: Double(place.width), height: Double(place.height))
  }
}
