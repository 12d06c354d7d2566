import DisplayList
import Foundation
import PhotoBrowserApp
import PortableUIKit
import ScrollGeometry
import TestStage
import Testing
import TilePyramid

/// Photos whose size becomes known while their page is zoomed.
@MainActor
struct LatePhotoTests {
  /// In a page that has not taken its shape yet there is no right place for it.
  @Test func itIsShownAfterAZoomThatIsUnderWay() {
    let store = FakeTileStore()
    store.states[0] = .waiting
    let screen = PhotoBrowserScreen(photos: [Photo(name: "photo.jpg", picture: 0)], store: store)
    let stage = Stage(pixelsPerPoint: 1, root: screen)
    stage.frame()
    stage.doubleTap(Point(x: 400, y: 450))
    stage.frame()
    store.states[0] = .ready(Size(width: 6000, height: 4000))
    var frames = 0
    while screen.browser.scrollView.isZoomAnimating {
      _ = store.deliver()
      screen.storeDidChange()
      stage.frame()
      guard screen.browser.scrollView.isZoomAnimating else { break }
      #expect(stage.displayList.images.isEmpty)
      frames += 1
    }
    #expect(frames > 5)
    repeat {
      #expect(stage.settle())
      screen.storeDidChange()
    } while store.deliver()
    stage.frame()
    #expect(screen.browser.zoomScale == 2.5 && !stage.displayList.images.isEmpty)
  }
}
