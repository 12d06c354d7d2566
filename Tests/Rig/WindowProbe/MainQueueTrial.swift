import CGtk4
import Dispatch
import GTKHost

/// Does work for the main thread run while GLib's main loop has it, and does the loop sleep meanwhile?
/// Needs no display.
@MainActor
final class MainQueueTrial {
  private var ticks = 0
  private var blocks = 0

  func run() {
    let loop = g_main_loop_new(nil, 0)
    let source = MainQueueSource()
    Task {
      while ticks < 9 {
        try? await Task.sleep(for: .milliseconds(20))
        ticks += 1
      }
      await Task.detached {}.value
      DispatchQueue.main.async { MainActor.assumeIsolated { self.blocks += 1 } }
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.02) {
        MainActor.assumeIsolated { self.blocks += 1 }
      }
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.05) {
        MainActor.assumeIsolated { g_main_loop_quit(loop) }
      }
    }
    // Whatever happens, the trial ends: GLib's own timer does not depend on what is tried.
    _ = g_timeout_add(
      5000,
      { loop in
        g_main_loop_quit(OpaquePointer(loop))
        return 0
      }, UnsafeMutableRawPointer(loop))
    let processor = clock()
    g_main_loop_run(loop)
    let seconds = Double(clock() - processor) / Double(CLOCKS_PER_SEC)
    source.stop()
    say("ticks \(ticks) blocks \(blocks) busy \(seconds < 0.1 ? "no" : "yes")")
  }
}

#if canImport(Glibc)
  import Glibc
#endif
