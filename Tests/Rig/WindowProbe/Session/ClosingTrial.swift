import DisplayList
import Foundation
import GTKHost
import ScrollGeometry

/// Two windows that close in the same turn of the main loop, as when a session ends: the program ends with them.
@MainActor
enum ClosingTrial {
  static func run() {
    do {
      let program = try DesktopProgram()
      var drawn = 0
      for title in ["First", "Second"] {
        let host = try program.openWindow(
          title: title, size: Size(width: 640, height: 480), textures: NoTextures(),
          makeContent: { ProbeContent(host: $0) })
        host.whenFirstDrawn {
          drawn += 1
          guard drawn == 2 else { return }
          for window in program.windows { window.close() }
        }
      }
      say("ended \(program.run())")
    } catch {
      say("\(error)")
    }
  }
}
