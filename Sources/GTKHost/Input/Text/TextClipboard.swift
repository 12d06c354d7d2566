import CGtk4

/// Words that are copied and pasted.
@MainActor
final class TextClipboard {
  private let canvas: Canvas.Widget
  private let receive: @MainActor (String) -> Void

  /// - Parameter receive: gets what the clipboard had when it was asked; not called where it has no words.
  init(_ canvas: Canvas.Widget, _ receive: @escaping @MainActor (String) -> Void) {
    self.canvas = canvas
    self.receive = receive
  }

  private var clipboard: OpaquePointer { gdk_display_get_clipboard(gtk_widget_get_display(canvas)) }

  func copy(_ text: String) { gdk_clipboard_set_text(clipboard, text) }

  func read() {
    gdk_clipboard_read_text_async(
      clipboard, nil,
      { clipboard, result, box in
        let own = Unmanaged<TextClipboard>.fromOpaque(box!).takeRetainedValue()
        let text = gdk_clipboard_read_text_finish(clipboard.map(OpaquePointer.init), result, nil)
        defer { g_free(text) }
        guard let text else { return }
        let string = String(cString: text)
        MainActor.assumeIsolated { own.take(string) }
      }, Unmanaged.passRetained(self).toOpaque())
  }

  private func take(_ string: String) {
    receive(String(string.prefix(WindowTunables.longestPastedText)))
  }
}
