import CGtk4
import ScrollGeometry

// Files are dragged out of the window, into other programs.
extension WindowHost {
  /// Lets files be dragged out of the window. They are copied, whatever the other program is.
  ///
  /// - Parameter files: what somebody means who drags with a mouse from a place of the window by a way, points, and holds Ctrl,
  ///   it may be; none where that drags no files.
  public func offerFiles(
    _ files:
      @escaping @MainActor (_ place: Point, _ way: Vector, _ holdsControl: Bool) -> [[UInt8]]
  ) {
    let source: OpaquePointer = gtk_drag_source_new()
    let object = UnsafeMutableRawPointer(source)
    gtk_drag_source_set_actions(source, GDK_ACTION_COPY)
    GObjects.connectPreparation(object) { [weak self] start in
      guard let self else { return nil }
      let state = gtk_event_controller_get_current_event_state(source)
      // Fingers scroll: GTK asks for theirs, too.
      let paths =
        translator.fingerCount > 0
        ? [] : files(start, translator.pointer - start, state.contains(GDK_CONTROL_MASK))
      guard !paths.isEmpty, let content = content(of: paths) else {
        // It would ask again with each step: what began as something else stays that.
        gtk_gesture_set_state(source, GTK_EVENT_SEQUENCE_DENIED)
        return nil
      }
      Self.showIcon(of: paths, on: source, for: canvas)
      return content
    }
    // Not before: the desktop may refuse.
    GObjects.connect(object, "drag-begin") { [weak self] (_: OpaquePointer) in
      // The pointer is the drag's from here on.
      self?.cancelContacts()
      self?.isDraggingOut = true
      return true
    }
    GObjects.connectEnd(object) { [weak self] in self?.isDraggingOut = false }
    gtk_widget_add_controller(canvas, source)
  }

  private func content(of paths: [[UInt8]]) -> Provider? {
    let uris = paths.compactMap(DesktopFiles.uri)
    return uris.isEmpty
      ? nil : provider(Self.uriList, Array(uris.map { "\($0)\r\n" }.joined().utf8))
  }

  /// What is under the pointer meanwhile: the first, and how many there are.
  private static func showIcon(
    of paths: [[UInt8]], on source: OpaquePointer, for widget: UnsafeMutablePointer<GtkWidget>
  ) {
    guard let picture = DesktopFiles.icon(of: paths[0], for: widget) else { return }
    defer { g_object_unref(UnsafeMutableRawPointer(picture)) }
    let numbered =
      paths.count > 1 ? DragIcon.numbered(picture, paths.count, for: widget) : nil
    defer { if let numbered { g_object_unref(UnsafeMutableRawPointer(numbered)) } }
    // derivation: beside the pointer, so that what it is over is seen.
    gtk_drag_source_set_icon(source, numbered ?? picture, -8, -8)
  }
}
