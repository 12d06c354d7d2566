import CGtk4

extension WindowHost {
  /// Lets somebody choose files, in the desktop's own dialog (its portal) or GTK's.
  ///
  /// - Parameters:
  ///   - folder: where it begins; nil: where it ended.
  ///   - pictures: what the dialog calls the files that it shows first; the others are shown as `all`.
  ///   - receive: gets the paths, or addresses of what is on no disk; nobody hears of a dialog that is sent away.
  public func chooseFiles(
    title: String, folder: [UInt8]? = nil, pictures: String, all: String,
    receive: @escaping @MainActor ([String]) -> Void
  ) {
    let dialog = dialog(title, GTK_FILE_CHOOSER_ACTION_OPEN, in: folder)
    gtk_file_chooser_set_select_multiple(dialog, 1)
    addFilter(named: pictures, "image/*", to: dialog)
    addFilter(named: all, "*/*", to: dialog)
    show(dialog) { if !$0.isEmpty { receive($0) } }
  }

  /// Lets somebody choose where a file is to be; who chooses one that is there is asked by the dialog.
  ///
  /// - Parameters:
  ///   - folder: where it begins; nil: where it ended.
  ///   - name: that is proposed.
  ///   - receive: gets the path.
  ///   - cancelled: hears of a dialog that is sent away.
  public func choosePlace(
    title: String, folder: [UInt8]?, name: String,
    receive: @escaping @MainActor (String) -> Void,
    cancelled: @escaping @MainActor () -> Void = {}
  ) {
    let dialog = dialog(title, GTK_FILE_CHOOSER_ACTION_SAVE, in: folder)
    gtk_file_chooser_set_current_name(dialog, name)
    show(dialog) { $0.first.map(receive) ?? cancelled() }
  }

  private func dialog(
    _ title: String, _ action: GtkFileChooserAction, in folder: [UInt8]?
  ) -> OpaquePointer {
    let dialog = gtk_file_chooser_native_new(title, window, action, nil, nil)!
    gtk_native_dialog_set_modal(GObjects.cast(dialog), 1)
    if let file = folder.flatMap(DesktopFiles.file) {
      gtk_file_chooser_set_current_folder(dialog, file, nil)
      g_object_unref(UnsafeMutableRawPointer(file))
    }
    return dialog
  }

  /// - Parameter receive: gets none when it is sent away.
  private func show(_ dialog: OpaquePointer, _ receive: @escaping @MainActor ([String]) -> Void) {
    let answered: @convention(c) (OpaquePointer, gint, UnsafeMutableRawPointer) -> Void = {
      dialog, response, box in
      MainActor.assumeIsolated {
        let choice = Unmanaged<Choice>.fromOpaque(box).takeRetainedValue()
        choice.take(
          response == GTK_RESPONSE_ACCEPT.rawValue ? WindowHost.files(in: dialog) : [])
        g_object_unref(UnsafeMutableRawPointer(dialog))
      }
    }
    let choice = Choice { [weak self] files in
      receive(files)
      self?.somethingRan()
    }
    g_signal_connect_data(
      UnsafeMutableRawPointer(dialog), "response", unsafeBitCast(answered, to: GCallback.self),
      Unmanaged.passRetained(choice).toOpaque(), nil, GConnectFlags(rawValue: 0))
    gtk_native_dialog_show(GObjects.cast(dialog))
  }

  private func addFilter(named name: String, _ type: String, to chooser: OpaquePointer) {
    let filter = gtk_file_filter_new()!
    gtk_file_filter_set_name(filter, name)
    gtk_file_filter_add_mime_type(filter, type)
    gtk_file_chooser_add_filter(chooser, filter)
    g_object_unref(UnsafeMutableRawPointer(filter))
  }

  private static func files(in chooser: OpaquePointer) -> [String] {
    guard let list = gtk_file_chooser_get_files(chooser) else { return [] }
    defer { g_object_unref(UnsafeMutableRawPointer(list)) }
    return (0..<g_list_model_get_n_items(list)).compactMap { index in
      guard let item = g_list_model_get_item(list, index) else { return nil }
      defer { g_object_unref(item) }
      let file = OpaquePointer(item)
      guard let name = g_file_get_path(file) ?? g_file_get_uri(file) else { return nil }
      defer { g_free(name) }
      return String(cString: name)
    }
  }

  private final class Choice {
    let take: @MainActor ([String]) -> Void
    init(take: @escaping @MainActor ([String]) -> Void) { self.take = take }
  }
}
