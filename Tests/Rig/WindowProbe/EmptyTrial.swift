import DisplayList
import Foundation
import GTKHost

/// What a window costs that shows nothing: the base line for the browser's memory.
@MainActor
final class EmptyTrial {
  func run() {
    exit(openWindow("Empty", textures: NoTextures()) { Content(host: $0) })
  }

  private final class Content: ProbeContent {
    private var hasBegun = false

    override func frame(at time: Double) {
      guard !hasBegun else { return }
      hasBegun = true
      let host = host
      // The next turn of the main loop: by then this frame has been drawn.
      DispatchQueue.main.async {
        let age = Measure.age
        DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
          MainActor.assumeIsolated {
            say(
              "first frame \(Measure.text(age)) ms pss \(Measure.text(Measure.proportionalSetSize)) MiB"
            )
            host?.close()
          }
        }
      }
    }
  }
}
