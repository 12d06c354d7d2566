import CGtk4
import Foundation

/// A window of GTK alone, without a line of ours, until it is ended: what the toolkit itself costs.
@MainActor
enum PlainTrial {
  static func run() {
    // As our program where there is no graphics processor.
    setenv("GSK_RENDERER", "cairo", 0)
    guard gtk_init_check() != 0 else {
      say("no display")
      exit(1)
    }
    let window = UnsafeMutableRawPointer(gtk_window_new()!).assumingMemoryBound(to: GtkWindow.self)
    gtk_window_set_default_size(window, 1280, 800)
    gtk_window_present(window)
    while true { g_main_context_iteration(nil, 1) }
  }
}
