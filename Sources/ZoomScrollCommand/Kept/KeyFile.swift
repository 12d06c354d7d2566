import CGio
import Glibc

/// A file of groups, each with `key=value` lines, as freedesktop.org's programs keep their settings (GKeyFile). What stands in
/// it for people, comments and the order of lines, stays when it is written again.
final class KeyFile {
  let path: String
  private let file = g_key_file_new()!

  /// What was there and of no use lies here now; nil when there was nothing of the kind.
  private(set) var setAside: String?

  /// Reads it; what is not there is empty. A file that cannot be understood is moved beside, so that nothing is lost of it.
  init(_ path: String) {
    self.path = path
    var error: UnsafeMutablePointer<GError>?
    let flags = GKeyFileFlags(
      rawValue: G_KEY_FILE_KEEP_COMMENTS.rawValue | G_KEY_FILE_KEEP_TRANSLATIONS.rawValue)
    guard g_key_file_load_from_file(file, path, flags, &error) == 0, let error else { return }
    let isMissing = g_error_matches(error, g_file_error_quark(), gint(G_FILE_ERROR_NOENT.rawValue))
    g_error_free(error)
    if isMissing == 0 { moveAside() }
  }

  deinit { g_key_file_unref(file) }

  /// What is there lies beside it from now on, never over what lies there already; where that cannot be, it stays.
  func moveAside() {
    for number in 0... {
      let other = path + ".broken" + (number == 0 ? "" : "-\(number)")
      let (from, to) = (g_file_new_for_path(path), g_file_new_for_path(other))
      defer {
        g_object_unref(UnsafeMutableRawPointer(from))
        g_object_unref(UnsafeMutableRawPointer(to))
      }
      var error: UnsafeMutablePointer<GError>?
      guard g_file_move(from, to, G_FILE_COPY_NONE, nil, nil, nil, &error) == 0 else {
        setAside = other
        return
      }
      let isTaken = g_error_matches(error, g_io_error_quark(), gint(G_IO_ERROR_EXISTS.rawValue))
      g_clear_error(&error)
      guard isTaken != 0 else { return }
    }
  }

  /// Nil where there is none, and where what stands there is no text.
  func text(_ key: String, in group: String) -> String? {
    guard let text = g_key_file_get_string(file, group, key, nil) else { return nil }
    defer { g_free(text) }
    return String(cString: text)
  }

  func texts(_ key: String, in group: String) -> [String] {
    var count: gsize = 0
    guard let list = g_key_file_get_string_list(file, group, key, &count, nil) else { return [] }
    defer { g_strfreev(list) }
    return (0..<Int(count)).compactMap { list[$0].map { String(cString: $0) } }
  }

  /// In the order of the file.
  var groups: [String] {
    var count: gsize = 0
    guard let list = g_key_file_get_groups(file, &count) else { return [] }
    defer { g_strfreev(list) }
    return (0..<Int(count)).compactMap { list[$0].map { String(cString: $0) } }
  }

  /// No other process that asks for the same changes it meanwhile, where the folder lets itself be written into.
  static func changing<Result>(_ path: String, _ change: () -> Result) -> Result {
    let folder = path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "."
    g_mkdir_with_parents(folder, 0o700)
    let lock = Glibc.open(path + ".lock", O_CREAT | O_RDWR | O_CLOEXEC, 0o600)
    defer { if lock >= 0 { close(lock) } }
    if lock >= 0 { flock(lock, LOCK_EX) }
    return change()
  }

  func remove(group: String) { g_key_file_remove_group(file, group, nil) }

  func set(_ text: String?, _ key: String, in group: String) {
    if let text {
      g_key_file_set_string(file, group, key, text)
    } else {
      g_key_file_remove_key(file, group, key, nil)
    }
  }

  func set(_ texts: [String], _ key: String, in group: String) {
    let copies = texts.map { strdup($0) }
    defer { for copy in copies { free(copy) } }
    let list = copies.map { UnsafePointer($0) }
    list.withUnsafeBufferPointer {
      g_key_file_set_string_list(file, group, key, $0.baseAddress, gsize(texts.count))
    }
  }

  /// Writes it whole, or leaves the old one as it is. Where it is a link, as of people who keep such files elsewhere, that
  /// is written which it leads to.
  ///
  /// - Returns: whether it is written.
  @discardableResult
  func save() -> Bool {
    let folder = path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "."
    // derivation: nobody else's, as the XDG Base Directory Specification wants it.
    guard g_mkdir_with_parents(folder, 0o700) == 0 else { return false }
    let real = realpath(path, nil)
    defer { free(real) }
    return g_key_file_save_to_file(file, real.map { String(cString: $0) } ?? path, nil) != 0
  }
}
