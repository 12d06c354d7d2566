import CGtk4
import ScrollEngine

/// How the desktop's programs look, as GTK's settings say it.
@MainActor
enum DesktopLook {
  /// The settings that say it: whoever watches these hears of all of it.
  static let properties = [fontName, resolution, themeName]

  private static let fontName = "gtk-font-name"
  private static let resolution = "gtk-xft-dpi"
  private static let themeName = "gtk-theme-name"

  /// How many times as large as usual texts are: by the desktop's factor for them, which GTK has as a resolution, and by the
  /// size of its font.
  static var textSize: Double {
    let dots = integer(resolution)
    let factor = dots > 0 ? Double(dots) / WindowTunables.usualResolution : 1
    let size = factor * factorOfFont
    return min(max(size, Tunables.smallestText), Tunables.largestText)
  }

  private static var factorOfFont: Double {
    let points = withFont { font in
      let size = Double(pango_font_description_get_size(font)) / Double(PANGO_SCALE)
      return pango_font_description_get_size_is_absolute(font) == 0 ? size : 0
    }
    guard let points, points > 0 else { return 1 }
    let usual = WindowTunables.usualFontSizes
    return points / min(max(points, usual.lowerBound), usual.upperBound)
  }

  /// Of the desktop's font; nil where it has none.
  static var family: String? {
    let name = withFont { font in
      pango_font_description_get_family(font).map { String(cString: $0) }
    }
    return name ?? nil
  }

  /// A theme for it stands for the wish where no portal says it.
  static var hasHighContrast: Bool { text(themeName)?.contains("HighContrast") ?? false }

  /// Desktops without the portal have nothing but a theme to be dark by.
  static var hasDarkTheme: Bool { text(themeName).map(isDark(theme:)) ?? false }

  nonisolated static func isDark(theme: String) -> Bool {
    ["-dark", "-darker"].contains(where: theme.lowercased().hasSuffix)
  }

  /// A theme's colour for what is chosen, `0xRRGGBB`; nil for GTK's own themes, whose blue is nobody's wish.
  static func accent(of widget: UnsafeMutablePointer<GtkWidget>) -> UInt32? {
    guard let theme = text(themeName), !hasHighContrast,
      !["Adwaita", "Adwaita-dark", "Default", "Default-dark", "Empty"].contains(theme)
    else { return nil }
    let style = gtk_widget_get_style_context(widget)
    for name in ["accent_bg_color", "theme_selected_bg_color"] {
      var color = GdkRGBA()
      guard gtk_style_context_lookup_color(style, name, &color) != 0 else { continue }
      return [color.red, color.green, color.blue].reduce(0) {
        $0 << 8 | UInt32((min(max($1, 0), 1) * 255).rounded())  // derivation: 8 bits each
      }
    }
    return nil
  }

  // MARK: - GTK's settings

  private static func withFont<Value>(_ body: (OpaquePointer) -> Value) -> Value? {
    guard let name = text(fontName), let font = pango_font_description_from_string(name) else {
      return nil
    }
    defer { pango_font_description_free(font) }
    return body(font)
  }

  private static func text(_ property: String) -> String? {
    read(property, GType(16 << 2)) { value in  // derivation: G_TYPE_STRING
      g_value_get_string(&value).map { String(cString: $0) }
    } ?? nil
  }

  private static func integer(_ property: String) -> Int {
    read(property, GType(6 << 2)) { Int(g_value_get_int(&$0)) } ?? 0  // derivation: G_TYPE_INT
  }

  private static func read<Value>(
    _ property: String, _ type: GType, _ body: (inout GValue) -> Value
  ) -> Value? {
    guard let settings = gtk_settings_get_default() else { return nil }
    var value = GValue()
    g_value_init(&value, type)
    defer { g_value_unset(&value) }
    g_object_get_property(GObjects.cast(settings), property, &value)
    return body(&value)
  }
}
