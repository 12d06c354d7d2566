import CGtk4
import Glibc

/// What was opened last, as all programs of the desktop know it (`recently-used.xbel`).
@MainActor
public enum RecentFiles {
  /// Somebody has opened a file or a folder.
  ///
  /// - Parameter command: by which the program is started.
  public static func add(_ path: [UInt8], command: String) {
    guard let uri = DesktopFiles.uri(path) else { return }
    let type = isFolder(path) ? strdup("inode/directory") : mimeType(of: path)
    let texts = [strdup(command), strdup(command + " %u")]
    defer { for text in texts + [type] { free(text) } }
    var data = GtkRecentData()
    data.mime_type = type
    data.app_name = texts[0]
    data.app_exec = texts[1]
    gtk_recent_manager_add_full(gtk_recent_manager_get_default(), uri, &data)
  }

  /// The paths of what this program has opened and is still there, the last first.
  ///
  /// - Parameters:
  ///   - command: by which the program is started.
  ///   - count: of them at most.
  public static func list(of command: String, _ count: Int) -> [[UInt8]] {
    let items = gtk_recent_manager_get_items(gtk_recent_manager_get_default())
    var found: [(path: [UInt8], time: gint64)] = []
    var next = items
    while let link = next {
      let info = OpaquePointer(link.pointee.data!)
      if gtk_recent_info_has_application(info, command) != 0, gtk_recent_info_exists(info) != 0,
        let uri = gtk_recent_info_get_uri(info),
        let path = DesktopFiles.paths([String(cString: uri)]).first,
        let time = gtk_recent_info_get_modified(info)
      {
        found.append((path, g_date_time_to_unix(time)))
      }
      gtk_recent_info_unref(info)
      next = link.pointee.next
    }
    g_list_free(items)
    return found.sorted { $0.time > $1.time }.prefix(count).map(\.path)
  }

  private static func isFolder(_ path: [UInt8]) -> Bool {
    var status = stat()
    let code = (path + [0]).withUnsafeBytes {
      stat($0.assumingMemoryBound(to: CChar.self).baseAddress!, &status)
    }
    return code == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  /// To be freed.
  private static func mimeType(of path: [UInt8]) -> UnsafeMutablePointer<CChar>? {
    guard let type = DesktopFiles.type(of: path) else { return strdup("application/octet-stream") }
    defer { g_free(type) }
    guard let mime = g_content_type_get_mime_type(type) else { return nil }
    defer { g_free(mime) }
    return strdup(mime)
  }
}
