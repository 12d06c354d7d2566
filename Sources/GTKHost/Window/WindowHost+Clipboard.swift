import CGtk4

// What is copied in the window, for other programs to paste.
extension WindowHost {
  private var clipboard: OpaquePointer { gdk_display_get_clipboard(gtk_widget_get_display(canvas)) }

  /// Copies words.
  public func copy(text: String) { gdk_clipboard_set_text(clipboard, text) }

  /// Copies files so that file managers paste them, programs for pictures the picture, and others the paths.
  ///
  /// - Parameter contents: all bytes of the only file; nil leaves the picture out.
  public func copy(files paths: [[UInt8]], contents: [UInt8]?) {
    let uris = paths.compactMap(DesktopFiles.uri)
    guard let path = paths.first, !uris.isEmpty else { return }
    var providers: [UnsafeMutablePointer<GdkContentProvider>?] = [
      provider("text/uri-list", Array(uris.map { "\($0)\r\n" }.joined().utf8)),
      // As GNOME's, Cinnamon's and MATE's file managers have it.
      provider(
        "x-special/gnome-copied-files", Array("copy\n\(uris.joined(separator: "\n"))".utf8)),
    ]
    if let contents, let type = DesktopFiles.type(of: path) {
      if let mime = g_content_type_get_mime_type(type) {
        providers.append(provider(String(cString: mime), contents))
        g_free(mime)
      }
      g_free(type)
    }
    providers.append(
      provider("text/plain;charset=utf-8", Array(paths.joined(separator: [UInt8(ascii: "\n")]))))
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
