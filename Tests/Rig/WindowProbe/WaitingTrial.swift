import DisplayList
import Foundation
import GTKHost
import ScrollGeometry

/// Waits for some frames in which nothing changes, then changes: how many frames does GTK make meanwhile?
@MainActor
final class WaitingTrial {
  func run() {
    exit(openWindow("Waiting", textures: NoTextures()) { Content(host: $0) })
  }

  private final class Content: ProbeContent {
    /// The first frames belong to a window that opens.
    private static let opening = 30
    private static let waiting = 60
    private var count = 0
    private var madeBefore: Int64 = 0

    override var needsFrame: Bool { count < Self.opening + Self.waiting }

    override func frame(at time: Double) {
      count += 1
      guard let host else { return }
      if count == Self.opening { madeBefore = host.frameCount }
      guard count == Self.opening + Self.waiting else { return }
      say("waited \(Self.waiting), made \(host.frameCount - madeBefore)")
      displayList.items = [
        .fill(
          Rect(origin: .zero, size: displayList.size), radius: 0,
          Color(red: 0.1, green: 0.2, blue: 0.3))
      ]
      host.whenFirstDrawn { [weak host] in
        say("drawn")
        host?.close()
      }
    }
  }
}
