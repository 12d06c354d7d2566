import CGtk4

#if canImport(Glibc)
  import Glibc
#endif

/// Which of GTK's renderers to use where GTK itself chooses badly.
enum RendererChoice {
  /// Without a graphics processor GTK takes OpenGL in software, which needs twice the time for a
  /// frame and 60 MiB more than cairo (`Scripts/tour-window figures`). Must come before GTK is
  /// initialised; a choice made by the person stays.
  static func prepare() {
    guard !hasGraphicsProcessor else { return }
    setenv("GSK_RENDERER", "cairo", 0)
    if text("GSK_RENDERER") == "cairo" { leaveOpenGLAlone() }
  }

  /// To choose a visual GTK asks what OpenGL there is, even when nobody draws with it: Mesa and LLVM are loaded for that,
  /// which is half of the time until an empty window is drawn, and half of its memory.
  private static func leaveOpenGLAlone() {
    // derivation: since 4.16 what is switched off is no debugging flag any more, and GTK complains of unknown ones.
    if gtk_get_minor_version() < 16 {
      add("gl-disable", to: "GDK_DEBUG")
    } else {
      add("gl", to: "GDK_DISABLE")
    }
  }

  private static func add(_ word: String, to variable: String) {
    setenv(variable, text(variable).map { "\($0),\(word)" } ?? word, 1)
  }

  private static func text(_ variable: String) -> String? {
    getenv(variable).map { String(cString: $0) }
  }

  private static var hasGraphicsProcessor: Bool {
    // derivation: the kernel counts these from 128; who has more than four has the first.
    let devices = (128..<132).map { "/dev/dri/renderD\($0)" } + ["/dev/nvidiactl", "/dev/dxg"]
    return devices.contains { access($0, F_OK) == 0 }
  }
}
