import DisplayList
import Foundation
import PhotoBrowserApp
import PortableUIKit
import ScrollEngine
import ScrollGeometry
import TilePyramid

/// The photo browser over a folder of 100 000 photos of 24 megapixels, all of whose tiles are there.
@MainActor
final class BrowsingWindow {
  private let screen: PhotoBrowserScreen
  private let loop: FrameLoop
  private var time = 0.0

  init() {
    let photos = (0..<100_000).map { Photo(name: "photo \($0).jpg", picture: Int32($0)) }
    screen = PhotoBrowserScreen(photos: photos, store: FullStore())
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 1280, height: 800))
    window.rootViewController = screen
    window.makeKeyAndVisible()
    loop = FrameLoop(window: window)
    loop.send(
      InputEvent(
        time: 0, kind: .resize(Size(width: 1280, height: 800), pixelsPerPoint: 2)))
    for _ in 0..<10 { frame([]) }
  }

  /// One frame in which a finger drags two pages past each other.
  func drag(_ index: Int) {
    frame([(1, index == 0 ? .down : .move, 1000 - Double(index % 100) * 9, 400)])
  }

  /// One frame in which two fingers zoom in and out.
  func pinch(_ index: Int) {
    let spread = 100 + Double(index % 200) * 2
    let phase: TouchSample.Phase = index == 0 ? .down : .move
    frame([(1, phase, 640 - spread, 400), (2, phase, 640 + spread, 410)])
  }

  private func frame(_ fingers: [(id: Int32, phase: TouchSample.Phase, x: Double, y: Double)]) {
    time += 1 / 120
    if !fingers.isEmpty {
      let samples = fingers.map {
        TouchSample(
          id: $0.id, phase: $0.phase, position: Point(x: $0.x, y: $0.y), time: time)
      }
      loop.send(InputEvent(time: time, kind: .touches(samples)))
    }
    loop.frame(at: time)
  }
}

/// Every picture is known, and every tile of it is in memory.
private final class FullStore: TileStore {
  let generation = 0
  func state(of picture: Int32) -> PictureState { .ready(Size(width: 6000, height: 4000)) }
  func isLoaded(_ tile: TextureID) -> Bool { true }
  func want(_ tiles: [TextureID], visibleCount: Int) {}
}
