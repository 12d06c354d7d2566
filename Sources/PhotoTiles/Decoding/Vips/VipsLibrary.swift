import CVips

/// libvips, started when the first picture needs it: that costs as much as decoding a small photo.
enum VipsLibrary {
  static let isRunning: Bool = {
    guard vips_init("PhotoTiles") == 0 else { return false }
    // Every decoding thread pulls its own rows through, and nothing is asked for twice.
    vips_concurrency_set(1)
    vips_cache_set_max(0)
    // Its remarks on odd files would otherwise end up in the terminal.
    g_log_set_handler("VIPS", G_LOG_LEVEL_MASK, { _, _, _, _ in }, nil)
    return true
  }()
}
