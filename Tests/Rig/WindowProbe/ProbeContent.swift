import DisplayList
import GTKHost
import ScrollEngine
import ScrollGeometry

/// A frame source for trials: keeps the window's size; the rest is for subclasses.
@MainActor
class ProbeContent: FrameSource {
  var displayList = DisplayList()
  var needsFrame: Bool { false }
  private(set) weak var host: WindowHost?

  init(host: WindowHost) { self.host = host }

  func send(_ event: InputEvent) {
    guard case .resize(let size, let pixelsPerPoint) = event.kind else { return }
    displayList.size = size
    displayList.pixelsPerPoint = pixelsPerPoint
  }

  func frame(at time: Double) {}
}

/// Runs a window and says why not if it cannot.
@MainActor
func openWindow(
  _ title: String, textures: any TextureProvider,
  _ makeContent: (WindowHost) -> ProbeContent
) -> Int32 {
  do {
    return try WindowHost.run(
      title: title, size: Size(width: 1280, height: 800), textures: textures,
      makeContent: { makeContent($0) })
  } catch {
    say("\(error)")
    return 1
  }
}
