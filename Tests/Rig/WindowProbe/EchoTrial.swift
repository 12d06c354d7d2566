import DisplayList
import Foundation
import GTKHost
import ScrollEngine
import ScrollGeometry

/// Prints what the window sends, one line an event or frame, and shows where the contacts are.
/// The key S saves the window's picture.
@MainActor
final class EchoTrial {
  private let screenshot: String?

  init(screenshot: String?) { self.screenshot = screenshot }

  func run() {
    exit(
      openWindow("Echo", textures: NoTextures()) { Content(host: $0, screenshot: screenshot) })
  }

  private final class Content: ProbeContent {
    private let screenshot: String?
    private var places: [Int32: Point] = [:]

    init(host: WindowHost, screenshot: String?) {
      self.screenshot = screenshot
      super.init(host: host)
    }

    override func send(_ event: InputEvent) {
      super.send(event)
      say(EventText.line(event))
      switch event.kind {
      case .touches(let samples):
        for sample in samples {
          let isGone = sample.phase == .up || sample.phase == .cancel
          places[sample.id] = isGone ? nil : sample.position
        }
      case .key(let key) where key.phase == .down && key.key == .character(0x73):
        guard let screenshot else { return }
        do {
          try host?.saveScreenshot(to: screenshot)
          say("saved \(screenshot)")
        } catch {
          say("\(error)")
        }
      default: break
      }
    }

    override func frame(at time: Double) {
      say("frame \(time)")
      let size = displayList.size
      displayList.items = [
        .fill(
          Rect(origin: .zero, size: size), radius: 0, Color(red: 0.1, green: 0.2, blue: 0.3))
      ]
      for (_, place) in places.sorted(by: { $0.key < $1.key }) {
        displayList.items.append(
          .fill(
            Rect(x: place.x - 30, y: place.y - 30, width: 60, height: 60), radius: 30,
            Color(red: 1, green: 0.8, blue: 0.2)))
      }
    }
  }
}
