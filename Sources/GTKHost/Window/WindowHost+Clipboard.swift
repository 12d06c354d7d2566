import CGtk4

// What is copied in the window, for other programs to paste.
extension WindowHost {
  private var clipboard: OpaquePointer { gdk_display_get_clipboard(gtk_widget_get_display(canvas)) }

  /// Copies words.
  public func copy(text: String) { gdk_clipboard_set_text(clipboard, text) }

  /// Copies a file so that file managers paste it, programs for pictures its picture, and others its path.
  ///
  /// - Parameter contents: all of its bytes; nil leaves the picture out.
  public func copy(file path: [UInt8], contents: [UInt8]?) {
    guard let file = DesktopFiles.file(path), let name = g_file_get_uri(file) else { return }
    let uri = String(cString: name)
    g_free(name)
    g_object_unref(UnsafeMutableRawPointer(file))
    var providers: [UnsafeMutablePointer<GdkContentProvider>?] = [
      provider("text/uri-list", Array("\(uri)\r\n".utf8)),
      // As GNOME's, Cinnamon's and MATE's file managers have it.
      provider("x-special/gnome-copied-files", Array("copy\n\(uri)".utf8)),
    ]
    if let contents, let type = DesktopFiles.type(of: path) {
      if let mime = g_content_type_get_mime_type(type) {
        providers.append(provider(String(cString: mime), contents))
        g_free(mime)
      }
      g_free(type)
    }
    providers.append(provider("text/plain;charset=utf-8", path))
    let all = gdk_content_provider_new_union(&providers, gsize(providers.count))
    gdk_clipboard_set_content(clipboard, all)
    g_object_unref(all)
  }

  private func provider(
    _ type: String, _ bytes: [UInt8]
  ) -> UnsafeMutablePointer<GdkContentProvider>? {
    let data = g_bytes_new(bytes, gsize(bytes.count))
    defer { g_bytes_unref(data) }
    return gdk_content_provider_new_for_bytes(type, data)
  }
}
