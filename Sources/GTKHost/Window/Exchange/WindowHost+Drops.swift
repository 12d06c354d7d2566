import CGtk4

extension WindowHost {
  /// Lets files be dropped onto the window, also by their paths as text. The pointer says that other text is refused.
  ///
  /// - Parameters:
  ///   - hover: whether some are held above it.
  ///   - receive: their paths, or addresses of what is on no disk.
  public func acceptFiles(
    hover: @escaping @MainActor (Bool) -> Void, receive: @escaping @MainActor ([String]) -> Void
  ) {
    let target: OpaquePointer = gtk_drop_target_new(gdk_file_list_get_type(), GDK_ACTION_COPY)
    var types = [gdk_file_list_get_type(), Self.textType]
    gtk_drop_target_set_gtypes(target, &types, gsize(types.count))
    // Whether a text names files is known when it has been read.
    gtk_drop_target_set_preload(target, 1)
    let object = UnsafeMutableRawPointer(target)
    GObjects.observe(object, "value") {
      guard let value = gtk_drop_target_get_value(target), Self.files(in: value).isEmpty else {
        return
      }
      gtk_drop_target_reject(target)
    }
    GObjects.observe(object, "current-drop") { [weak self] in
      guard let self, !isClosed else { return }
      hover(gtk_drop_target_get_current_drop(target) != nil && !isDraggingOut)
      somethingRan()
    }
    GObjects.connectDrop(object) { [weak self] value in
      // What somebody lets go where it came from stays there.
      guard self?.isDraggingOut == false else { return false }
      let files = Self.files(
        in: UnsafePointer(GObjects.cast(value) as UnsafeMutablePointer<GValue>))
      if !files.isEmpty { receive(files) }
      self?.somethingRan()
      return !files.isEmpty
    }
    gtk_widget_add_controller(canvas, target)
  }

  // derivation: G_TYPE_STRING, which is a macro.
  private static let textType = GType(16 << 2)

  private static func files(in value: UnsafePointer<GValue>) -> [String] {
    guard value.pointee.g_type != textType else {
      return g_value_get_string(value).map { DroppedText.paths(in: String(cString: $0)) } ?? []
    }
    guard let list = g_value_get_boxed(value) else { return [] }
    let files = gdk_file_list_get_files(OpaquePointer(list))
    defer { g_slist_free(files) }
    return sequence(first: files) { $0?.pointee.next }.prefix { $0 != nil }.compactMap { entry in
      guard let file = entry?.pointee.data.map(OpaquePointer.init),
        let name = g_file_get_path(file) ?? g_file_get_uri(file)
      else { return nil }
      defer { g_free(name) }
      return String(cString: name)
    }
  }
}
