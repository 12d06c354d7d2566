import CGtk4
import Glibc

/// What a desktop does with a file of this computer.
@MainActor
public enum DesktopFiles {
  /// Shows files, chosen, in a window of the file manager; without one that can do this, the folder of the first in the program
  /// for folders.
  ///
  /// - Parameter receiver: hears whether somebody has taken it on.
  public static func showInFolder(
    _ paths: [[UInt8]], then receiver: @escaping @MainActor (_ isDone: Bool) -> Void
  ) {
    guard let path = paths.first else { return receiver(false) }
    let names = paths.compactMap(uri).map { strdup($0) }
    defer { for name in names { free(name) } }
    var uris = names.map { UnsafePointer<CChar>($0) }
    BusCall(
      service: "org.freedesktop.FileManager1", object: "/org/freedesktop/FileManager1",
      interface: "org.freedesktop.FileManager1", method: "ShowItems"
    ).send(BusCall.tuple(g_variant_new_strv(&uris, gssize(uris.count)), g_variant_new_string(""))) {
      answer in
      receiver(answer != nil || openFolder(of: path))
    }
  }

  static func uri(_ path: [UInt8]) -> String? {
    guard let file = file(path), let uri = g_file_get_uri(file) else { return nil }
    defer {
      g_free(uri)
      g_object_unref(UnsafeMutableRawPointer(file))
    }
    return String(cString: uri)
  }

  /// Of addresses; those of what is on no disk are left out.
  static func paths(_ uris: some Sequence<String>) -> [[UInt8]] {
    uris.compactMap { uri in
      guard let name = g_filename_from_uri(uri, nil, nil) else { return nil }
      defer { g_free(name) }
      return Array(UnsafeRawBufferPointer(start: name, count: strlen(name)))
    }
  }

  /// What stands for a file under a pointer that drags it: its thumbnail, or what files of its kind look like. Owned.
  static func icon(
    of path: [UInt8], for widget: UnsafeMutablePointer<GtkWidget>
  ) -> OpaquePointer? {
    if let uri = uri(path), let sum = g_compute_checksum_for_string(G_CHECKSUM_MD5, uri, -1) {
      defer { g_free(sum) }
      // As the Thumbnail Managing Standard has them.
      for size in ["normal", "large"] {
        let thumbnail =
          "\(String(cString: g_get_user_cache_dir()))/thumbnails/\(size)/\(String(cString: sum)).png"
        if let texture = gdk_texture_new_from_filename(thumbnail, nil) { return texture }
      }
    }
    guard let type = type(of: path) else { return nil }
    defer { g_free(type) }
    let icon = g_content_type_get_icon(type)
    defer { g_object_unref(icon.map { UnsafeMutableRawPointer($0) }) }
    let theme = gtk_icon_theme_get_for_display(gtk_widget_get_display(widget))
    let side: Int32 = 64  // derivation: points, as file managers have them on desktops
    return gtk_icon_theme_lookup_by_gicon(
      theme, icon, side, gtk_widget_get_scale_factor(widget), GTK_TEXT_DIR_NONE,
      GtkIconLookupFlags(rawValue: 0))
  }

  private static func openFolder(of path: [UInt8]) -> Bool {
    guard let file = file(path) else { return false }
    defer { g_object_unref(UnsafeMutableRawPointer(file)) }
    guard let folder = g_file_get_parent(file), let uri = g_file_get_uri(folder) else {
      return false
    }
    defer {
      g_free(uri)
      g_object_unref(UnsafeMutableRawPointer(folder))
    }
    return g_app_info_launch_default_for_uri(uri, nil, nil) != 0
  }

  /// Asks the desktop to make the picture its background; it asks back.
  ///
  /// - Parameter receiver: hears whether it can.
  public static func setWallpaper(
    _ path: [UInt8], then receiver: @escaping @MainActor (_ isDone: Bool) -> Void
  ) {
    let descriptor = (path + [0]).withUnsafeBytes {
      open($0.assumingMemoryBound(to: CChar.self).baseAddress!, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    }
    guard descriptor >= 0 else { return receiver(false) }
    var option: OpaquePointer? = g_variant_new_dict_entry(
      g_variant_new_string("show-preview"), g_variant_new_variant(g_variant_new_boolean(1)))
    let options = g_variant_new_array(nil, &option, 1)
    BusCall(
      service: "org.freedesktop.portal.Desktop", object: "/org/freedesktop/portal/desktop",
      interface: "org.freedesktop.portal.Wallpaper", method: "SetWallpaperFile"
    ).send(
      BusCall.tuple(g_variant_new_string(""), g_variant_new_handle(0), options),
      files: [descriptor]
    ) { receiver($0 != nil) }
  }

  /// The programs that open such files, but this one, the usual one first.
  public static func openers(of path: [UInt8]) -> [FileOpener] {
    guard let type = type(of: path) else { return [] }
    defer { g_free(type) }
    return openers(ofType: type)
  }

  /// Those that open such addresses.
  static func openers(ofAddress address: String) -> [FileOpener] {
    guard let scheme = g_uri_parse_scheme(address) else { return [] }
    defer { g_free(scheme) }
    return openers(ofType: "x-scheme-handler/\(String(cString: scheme))")
  }

  static func openers(ofType type: UnsafePointer<CChar>) -> [FileOpener] {
    let usual = g_app_info_get_default_for_type(type, 0).map(FileOpener.init)
    var openers = usual.map { [$0] } ?? []
    let all = g_app_info_get_all_for_type(type)
    defer { g_list_free(all) }
    var next = all
    while let link = next {
      let opener = FileOpener(OpaquePointer(link.pointee.data))
      if !openers.contains(where: { $0.isSame(as: opener) }) { openers.append(opener) }
      next = link.pointee.next
    }
    return openers.filter { !$0.isThisProgram }
  }

  /// By its name: nothing is read. To be freed.
  static func type(of path: [UInt8]) -> UnsafeMutablePointer<CChar>? {
    (path + [0]).withUnsafeBytes {
      g_content_type_guess($0.assumingMemoryBound(to: CChar.self).baseAddress!, nil, 0, nil)
    }
  }

  /// The same as MIME names it; nil where that says nothing.
  static func mimeType(of path: [UInt8]) -> String? {
    guard let type = type(of: path) else { return nil }
    defer { g_free(type) }
    guard let mime = g_content_type_get_mime_type(type) else { return nil }
    defer { g_free(mime) }
    return String(cString: mime)
  }

  static func file(_ path: [UInt8]) -> OpaquePointer? {
    (path + [0]).withUnsafeBytes {
      g_file_new_for_path($0.assumingMemoryBound(to: CChar.self).baseAddress!)
    }
  }
}
