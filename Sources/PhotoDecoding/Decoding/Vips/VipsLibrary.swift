import CVips
import Glibc

/// libvips, started when the first picture needs it: that costs as much as decoding a small photo.
package enum VipsLibrary {
  private static let monitor = Monitor()
  // Inside the monitor only.
  nonisolated(unsafe) private static var users = 0
  nonisolated(unsafe) private static var isEnding = false

  private static let isRunning: Bool = {
    guard vips_init("PhotoTiles") == 0 else { return false }
    // Every decoding thread pulls its own rows through, and nothing is asked for twice.
    vips_concurrency_set(1)
    vips_cache_set_max(0)
    // Its remarks on odd files would otherwise end up in the terminal.
    g_log_set_handler("VIPS", G_LOG_LEVEL_MASK, { _, _, _, _ in }, nil)
    // Some of its formats' libraries crash when the program ends while they work.
    atexit { VipsLibrary.end() }
    return true
  }()

  /// In a process that may never need one of the formats that are modules of libvips: to be said before it has a
  /// second thread.
  static func setModulesAside() { cvips_set_modules_aside() }

  /// The formats that may be modules.
  static let modules: Void = {
    // Neither ImageMagick's hundreds of formats nor whole-slide images are used.
    for name in ["heif", "jxl", "poppler"] { cvips_load_module(name) }
  }()

  /// Whoever uses libvips does it in here, on any thread.
  package static func using<Value>(
    _ body: () throws(PictureError) -> Value
  ) throws(PictureError) -> Value {
    guard isRunning else { throw .outOfMemory }
    monitor.locked {
      // The program is about to be gone, and this thread with it.
      while isEnding { monitor.wait() }
      users += 1
    }
    defer {
      monitor.locked {
        users -= 1
        monitor.changed()
      }
    }
    return try body()
  }

  /// The program ends: whoever uses libvips had better stop.
  static var hasEnded: Bool { monitor.locked { isEnding } }

  private static func end() {
    monitor.locked {
      isEnding = true
      while users > 0 { monitor.wait() }
    }
  }
}
