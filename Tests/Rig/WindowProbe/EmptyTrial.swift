import DisplayList
import Foundation
import GTKHost
import ScrollEngine

/// What a window costs that shows nothing: the base line for the browser's memory.
@MainActor
final class EmptyTrial {
  func run() {
    exit(openWindow("Empty", textures: NoTextures()) { Content(host: $0) })
  }

  private final class Content: ProbeContent {
    override func frame(at time: Double) {
      displayList.items = []
      let age = Measure.age
      Task {
        try? await Task.sleep(for: .seconds(1))
        say(String(format: "first frame %.0f ms", age))
        say(String(format: "pss %.1f MiB", Measure.proportionalSetSize))
        host?.close()
      }
    }
  }
}
