import DisplayList
import PhotoBrowserApp
import PortableUIKit
import ScrollGeometry
import TestStage
import Testing

extension PhotoBrowserScreenTests {
  /// Device pixels for a pixel of the photo, with how it is drawn.
  private func tiles(_ stage: Stage) -> [(scale: Double, sampling: Sampling)] {
    stage.displayList.items.compactMap { item -> Sampling? in
      if case .image(_, _, _, let sampling) = item { sampling } else { nil }
    }.enumerated().map { (stage.displayList.images[$0.offset].scale, $0.element) }
  }

  @Test(arguments: [1.0, 2.0]) func muchEnlargedPixelsAreShownOnRequest(pixelsPerPoint: Double) {
    let screen = makeScreen(2, size: Size(width: 900, height: 600))
    screen.browser.pixelMagnification = 20
    let stage = Stage(pixelsPerPoint: pixelsPerPoint, root: screen)
    settle(stage, screen)
    let scroller = screen.browser
    let unit = tiles(stage)[0].scale / Double(scroller.zoomScale)
    var seen: Set<Sampling> = []
    for scale in [2.5, 3.9, 4.001, 6, 3.9] where scale / unit <= Double(scroller.maximumZoomScale) {
      scroller.setZoomScale(CGFloat(scale / unit), animated: false)
      settle(stage, screen)
      for isWanted in [false, true, false, true] {
        screen.showsPixels = isWanted
        stage.frame()
        let tiles = tiles(stage)
        #expect(!tiles.isEmpty)
        for tile in tiles {
          #expect(abs(tile.scale - scale) < 1e-6)
          #expect(tile.sampling == (isWanted && scale >= 4 ? .nearest : .smooth), "\(scale)")
          seen.insert(tile.sampling)
        }
      }
    }
    #expect(seen == [.smooth, .nearest])
  }

  @Test func photosThatComeLaterShowTheirPixels() {
    let screen = makeScreen(2, size: Size(width: 30, height: 20))
    screen.showsPixels = true
    let stage = Stage(pixelsPerPoint: 1, root: screen)
    settle(stage, screen)
    stage.key(.right)
    settle(stage, screen)
    let scroller = screen.browser
    scroller.setZoomScale(scroller.maximumZoomScale, animated: false)
    settle(stage, screen)
    #expect(screen.browser.page == 1 && tiles(stage).allSatisfy { $0.scale >= 4 })
    #expect(!tiles(stage).isEmpty && tiles(stage).allSatisfy { $0.sampling == .nearest })
  }
}
