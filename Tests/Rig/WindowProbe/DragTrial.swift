import CGtk4

/// A window that files may be dragged out of, as out of a file manager's. It says whether what lies below would take them, and how each drag ends.
@MainActor
final class DragTrial {
  private static let side: Int32 = 120

  private let type: String
  private let content: String

  /// - Parameter paths: of the files, absolute.
  init(paths: some Sequence<String>) {
    type = "text/uri-list"
    content = paths.map { path in
      let address = g_filename_to_uri(path, nil, nil)
      defer { g_free(address) }
      // How the type that all desktops exchange ends its lines.
      return address.map { String(cString: $0) + "\r\n" } ?? ""
    }.joined()
  }

  /// - Parameter text: of some program that knows of no files.
  init(text: String) {
    type = "text/plain;charset=utf-8"
    content = text
  }

  func run() {
    guard gtk_init_check() != 0 else { return say("no display") }
    let label: UnsafeMutablePointer<GtkWidget> = gtk_label_new("files")
    let bytes = content.withCString { g_bytes_new($0, UInt(content.utf8.count)) }
    let source: OpaquePointer = gtk_drag_source_new()
    gtk_drag_source_set_content(source, gdk_content_provider_new_for_bytes(type, bytes))
    sayWishes(of: source)
    sayEnds(of: source)
    gtk_widget_add_controller(label, source)

    let window = UnsafeMutableRawPointer(gtk_window_new()).assumingMemoryBound(to: GtkWindow.self)
    gtk_window_set_title(window, "Drag")
    gtk_window_set_default_size(window, Self.side, Self.side)
    gtk_window_set_child(window, label)
    gtk_window_present(window)
    g_main_loop_run(g_main_loop_new(nil, 0))
  }

  private func sayWishes(of source: OpaquePointer) {
    typealias Pointer = UnsafeRawPointer
    let changed: @convention(c) (OpaquePointer, Pointer, Pointer?) -> Void = { drag, _, _ in
      say(gdk_drag_get_selected_action(drag) == GdkDragAction(0) ? "unwanted" : "wanted")
    }
    let begun: @convention(c) (Pointer, UnsafeMutableRawPointer, Pointer?) -> Void = {
      _, drag, changed in
      g_signal_connect_data(
        drag, "notify::selected-action", unsafeBitCast(changed, to: GCallback?.self), nil, nil,
        GConnectFlags(rawValue: 0))
    }
    g_signal_connect_data(
      UnsafeMutableRawPointer(source), "drag-begin", unsafeBitCast(begun, to: GCallback.self),
      unsafeBitCast(changed, to: UnsafeMutableRawPointer.self), nil, GConnectFlags(rawValue: 0))
  }

  private func sayEnds(of source: OpaquePointer) {
    typealias Pointer = UnsafeRawPointer
    let refused: @convention(c) (Pointer, Pointer, UInt32, Pointer?) -> gboolean = { _, _, _, _ in
      say("refused")
      return 0
    }
    let taken: @convention(c) (Pointer, Pointer, gboolean, Pointer?) -> Void = { _, _, _, _ in
      say("ended")
    }
    let object = UnsafeMutableRawPointer(source)
    let flags = GConnectFlags(rawValue: 0)
    g_signal_connect_data(
      object, "drag-cancel", unsafeBitCast(refused, to: GCallback.self), nil, nil, flags)
    g_signal_connect_data(
      object, "drag-end", unsafeBitCast(taken, to: GCallback.self), nil, nil, flags)
  }
}
