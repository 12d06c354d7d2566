import CVips
import Glibc

/// What can be made again is kept here (XDG Base Directory Specification).
enum CacheFolder {
  /// Nil when the person has none.
  static var path: String? {
    path("XDG_CACHE_HOME") ?? path("HOME").map { $0 + "/.cache" }
  }

  private static func path(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }.flatMap { $0.hasPrefix("/") ? $0 : nil }
  }

  /// Writes a file that nobody else may read, and its folder where there is none. Whoever opens it has all of it or what was
  /// there before; what cannot be written is made again another time.
  static func write(_ bytes: [UInt8], _ name: String, in folder: String) {
    guard g_mkdir_with_parents(folder, 0o700) == 0 else { return }
    // Into a file beside it that is renamed.
    _ = bytes.withUnsafeBytes {
      g_file_set_contents_full(
        folder + "/" + name, $0.baseAddress?.assumingMemoryBound(to: CChar.self), $0.count,
        G_FILE_SET_CONTENTS_CONSISTENT, 0o600, nil)
    }
  }
}
