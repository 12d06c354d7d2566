import CGtk4

/// GTK's own title bar, where a desktop leaves that to programs: dark whatever its theme is, for what is shown on black.
@MainActor
enum DarkTitleBar {
  private static let style = "zoomscroll-dark-title"
  /// Of a window that has the keyboard, and letters of one that has not.
  private static let sheet = """
    window.\(style) > .titlebar {
      background: #141414; color: #e8e8e8; border-color: #141414; box-shadow: none; text-shadow: none;
    }
    window.\(style) > .titlebar:backdrop { color: #8c8c8c; }
    """
  private static var isKnown = false

  static func set(_ isOn: Bool, for window: UnsafeMutablePointer<GtkWindow>) {
    let widget: UnsafeMutablePointer<GtkWidget> = GObjects.cast(window)
    guard isOn else { return gtk_widget_remove_css_class(widget, style) }
    gtk_widget_add_css_class(widget, style)
    guard !isKnown, let provider = gtk_css_provider_new() else { return }
    isKnown = true
    gtk_css_provider_load_from_data(provider, sheet, -1)
    gtk_style_context_add_provider_for_display(
      gtk_widget_get_display(widget), OpaquePointer(provider),
      guint(GTK_STYLE_PROVIDER_PRIORITY_APPLICATION))
    g_object_unref(provider)
  }
}
