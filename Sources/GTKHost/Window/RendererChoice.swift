#if canImport(Glibc)
  import Glibc
#endif

/// Which of GTK's renderers to use where GTK itself chooses badly.
enum RendererChoice {
  /// Without a graphics processor GTK takes OpenGL in software, which needs twice the time for a
  /// frame and 60 MiB more than cairo (`Scripts/tour-window figures`). Must come before GTK is
  /// initialised; a choice made by the person stays.
  static func prepare() {
    if !hasGraphicsProcessor { setenv("GSK_RENDERER", "cairo", 0) }
  }

  private static var hasGraphicsProcessor: Bool {
    // derivation: the kernel counts these from 128; who has more than four has the first.
    let devices = (128..<132).map { "/dev/dri/renderD\($0)" } + ["/dev/nvidiactl", "/dev/dxg"]
    return devices.contains { access($0, F_OK) == 0 }
  }
}
