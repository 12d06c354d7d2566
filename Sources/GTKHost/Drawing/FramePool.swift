import CGtk4
import Glibc

/// Keeps the memory that frames share with an X server.
///
/// GTK's cairo renderer makes a new surface of the window for every frame, and with it cairo makes a pool of shared
/// memory, eight times the size of a frame; both sides map it, clear it and let it go. A pool stays as long as an image
/// lies in it: so a small one is put there, and kept.
@MainActor
struct FramePool {
  private typealias DisplayOf = @convention(c) (OpaquePointer) -> OpaquePointer
  private typealias WindowOf = @convention(c) (OpaquePointer) -> UInt
  private typealias DefaultScreen = @convention(c) (OpaquePointer) -> Int32
  private typealias DefaultVisual = @convention(c) (OpaquePointer, Int32) -> OpaquePointer
  private typealias CreateSurface =
    @convention(c) (OpaquePointer, UInt, OpaquePointer, Int32, Int32) -> OpaquePointer

  private var pin: OpaquePointer?
  /// The pool of `pin` has room for frames of up to 2 to the power of this, bytes; nil before the first frame.
  private var sizeClass: Int?

  /// Keeps memory for frames of `width` × `height` device pixels. To be called when the window has its surface; does
  /// nothing where frames go another way (Wayland, an X server that shares no memory).
  mutating func keep(width: Int, height: Int, of window: UnsafeMutablePointer<GtkWindow>) {
    // cairo rounds the size of a pool's largest image up to a power of two.
    // derivation: bytes of a pixel.
    let bytes = max(width * height * 4, 2)
    let sizeClass = Int.bitWidth - (bytes - 1).leadingZeroBitCount
    guard sizeClass != self.sizeClass else { return }
    release()
    self.sizeClass = sizeClass
    guard let surface = Self.surface(of: window) else { return }
    // The first image decides how large the pool is; the second one lies in it.
    let frame = cairo_surface_create_similar_image(
      surface, CAIRO_FORMAT_ARGB32, Int32(width), Int32(height))
    pin = cairo_surface_create_similar_image(
      surface, CAIRO_FORMAT_ARGB32, WindowTunables.pinSide, WindowTunables.pinSide)
    cairo_surface_destroy(frame)
    cairo_surface_destroy(surface)
  }

  /// To be called before the window goes.
  mutating func release() {
    cairo_surface_destroy(pin)
    pin = nil
    sizeClass = nil
  }

  /// The window as cairo sees it; nil when it is not on an X server. A GTK that was built without X11 has none of these
  /// functions, so they are looked up.
  private static func surface(of window: UnsafeMutablePointer<GtkWindow>) -> OpaquePointer? {
    guard DesktopIdentity.isOnX11,
      let native = gtk_native_get_surface(OpaquePointer(window)),
      let displayOf = dlsym(nil, "gdk_x11_display_get_xdisplay"),
      let windowOf = dlsym(nil, "gdk_x11_surface_get_xid"),
      let defaultScreen = dlsym(nil, "XDefaultScreen"),
      let defaultVisual = dlsym(nil, "XDefaultVisual"),
      let createSurface = dlsym(nil, "cairo_xlib_surface_create")
    else { return nil }
    let display = unsafeBitCast(displayOf, to: DisplayOf.self)(gdk_display_get_default())
    let screen = unsafeBitCast(defaultScreen, to: DefaultScreen.self)(display)
    let visual = unsafeBitCast(defaultVisual, to: DefaultVisual.self)(display, screen)
    let identifier = unsafeBitCast(windowOf, to: WindowOf.self)(native)
    return unsafeBitCast(createSurface, to: CreateSurface.self)(display, identifier, visual, 1, 1)
  }
}
