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
}
