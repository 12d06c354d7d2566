import CGtk4

/// A theme's colour behind the canvas, which is never seen and painted in every frame; what is worse, it lies below the first
/// node then (see `Ground`).
///
/// Only X servers are spared it: on Wayland a window draws its own frame and shadow before all else.
@MainActor
struct WindowBackground {
  private var opaque: cairo_rectangle_int_t?

  /// The style class stays: letters of a title bar have their colour from it.
  static func remove(from window: UnsafeMutablePointer<GtkWindow>) {
    guard DesktopIdentity.isOnX11, let provider = gtk_css_provider_new() else { return }
    gtk_css_provider_load_from_data(provider, "window { background: none; }", -1)
    gtk_style_context_add_provider(
      gtk_widget_get_style_context(GObjects.cast(window)), OpaquePointer(provider),
      guint(GTK_STYLE_PROVIDER_PRIORITY_APPLICATION))
    g_object_unref(provider)
  }

  /// To be called in each frame. Without a colour GTK says of a window that it is see-through, and a desktop that mixes windows
  /// would mix this one, too: the canvas covers all of its place.
  mutating func declareOpaque(
    _ canvas: UnsafeMutablePointer<GtkWidget>, in window: UnsafeMutablePointer<GtkWindow>
  ) {
    guard DesktopIdentity.isOnX11, let surface = gtk_native_get_surface(OpaquePointer(window))
    else { return }
    var (x, y, shiftX, shiftY) = (0.0, 0.0, 0.0, 0.0)
    gtk_widget_translate_coordinates(canvas, GObjects.cast(window), 0, 0, &x, &y)
    gtk_native_get_surface_transform(OpaquePointer(window), &shiftX, &shiftY)
    var area = cairo_rectangle_int_t(
      x: Int32(x + shiftX), y: Int32(y + shiftY), width: gtk_widget_get_width(canvas),
      height: gtk_widget_get_height(canvas))
    if let opaque, opaque.x == area.x, opaque.y == area.y, opaque.width == area.width,
      opaque.height == area.height
    {
      return
    }
    opaque = area
    let region = cairo_region_create_rectangle(&area)
    gdk_surface_set_opaque_region(surface, region)
    cairo_region_destroy(region)
  }
}
