import CGtk4
import Glibc

/// Which colours the monitors of an X server have: ICC profiles that colord and its like leave at the root window (freedesktop.org,
/// "ICC Profiles in X Specification" 0.4).
///
/// On Wayland there is nothing of the kind: the compositor takes pixels for sRGB, and makes of them what a monitor wants.
@MainActor
final class DisplayColors {
  private typealias PrimaryMonitor = @convention(c) (OpaquePointer) -> OpaquePointer?

  /// Of the first monitor; those of the others end with their number.
  private static let property = "_ICC_PROFILE"

  private let root: RootWindow
  private var monitorsConnection: GObjects.Connection?

  /// Nil where nobody says it.
  ///
  /// - Parameter changed: called when it may be something else.
  init?(changed: @escaping @MainActor () -> Void) {
    guard let root = RootWindow() else { return nil }
    self.root = root
    root.follow(changed)
    guard let monitors = gdk_display_get_monitors(gdk_display_get_default()) else { return }
    let object = UnsafeMutableRawPointer(monitors)
    monitorsConnection = GObjects.Connection(object, GObjects.connectItems(object, changed))
  }

  /// The profile of the monitor that most of a window is on; nil where nobody says it.
  func profile(of surface: OpaquePointer) -> [UInt8]? {
    let number = number(ofMonitorBelow: surface)
    let name = number == 0 ? Self.property : "\(Self.property)_\(number)"
    return root.bytes(of: name, atMost: WindowTunables.largestProfile)
  }

  /// As Xinerama counts them: the primary one is the first.
  private func number(ofMonitorBelow surface: OpaquePointer) -> Int {
    guard let display = gdk_display_get_default(),
      let own = gdk_display_get_monitor_at_surface(display, surface)
    else { return 0 }
    var monitors: [OpaquePointer] = []
    let list = gdk_display_get_monitors(display)
    for index in 0..<g_list_model_get_n_items(list) {
      guard let item = g_list_model_get_item(list, index) else { continue }
      // The list keeps it.
      g_object_unref(item)
      monitors.append(OpaquePointer(item))
    }
    if let primary = Self.primary(of: display), let place = monitors.firstIndex(of: primary) {
      monitors.insert(monitors.remove(at: place), at: 0)
    }
    return monitors.firstIndex(of: own) ?? 0
  }

  private static func primary(of display: OpaquePointer) -> OpaquePointer? {
    guard let found = dlsym(nil, "gdk_x11_display_get_primary_monitor") else { return nil }
    return unsafeBitCast(found, to: PrimaryMonitor.self)(display)
  }
}
