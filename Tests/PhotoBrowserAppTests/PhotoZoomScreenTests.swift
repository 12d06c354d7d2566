import Foundation
import PhotoBrowserApp
import PortableUIKit
import ScrollGeometry
import TestStage
import Testing
import TilePyramid

@MainActor
struct PhotoZoomScreenTests {
  let store = FakeTileStore()
  let screen: PhotoZoomScreen

  init() {
    screen = PhotoZoomScreen(photo: Photo(name: "map.jpg", picture: 0), store: store)
  }

  @Test func aPhotoWhoseSizeBecomesKnownIsShownWhole() {
    let stage = Stage(pixelsPerPoint: 1, root: screen)
    #expect(stage.settle())
    store.states[0] = .ready(Size(width: 2048, height: 1024))
    screen.storeDidChange()
    #expect(stage.settle())
    #expect(screen.scrollView.zoomScale == 1)
    #expect(screen.scrollView.contentSize == CGSize(width: 1024, height: 512))
    // In the middle of 768 points.
    #expect(screen.scrollView.contentInset.top == 128)
  }

  @Test func aDoubleTapGoesAsFarAsInABrowserAndNotToSinglePixels() {
    store.states[0] = .ready(Size(width: 32768, height: 16384))
    let stage = Stage(pixelsPerPoint: 1, root: screen)
    #expect(stage.settle())
    for (limit, scale) in [(nil, 2.5), (2, 2), (8, 2.5)] as [(CGFloat?, CGFloat)] {
      screen.scrollView.fixedMaximumZoomScale = limit
      stage.doubleTap(Point(x: 512, y: 384))
      #expect(stage.settle())
      #expect(screen.scrollView.zoomScale == scale)
      stage.doubleTap(Point(x: 512, y: 384))
      #expect(stage.settle())
      #expect(screen.scrollView.zoomScale == 1)
    }
  }

  @Test func chosenLimitsHoldAndComputedOnesComeBack() {
    store.states[0] = .ready(Size(width: 8192, height: 4096))
    let stage = Stage(pixelsPerPoint: 1, root: screen)
    #expect(stage.settle())
    let scrollView = screen.scrollView
    #expect(scrollView.maximumZoomScale == 8)
    scrollView.fixedMaximumZoomScale = 2
    scrollView.fixedMinimumZoomScale = 0.5
    #expect(scrollView.maximumZoomScale == 2)
    scrollView.setZoomScale(0.1, animated: false)
    #expect(scrollView.zoomScale == 0.5)
    scrollView.fixedMinimumZoomScale = nil
    #expect(scrollView.zoomScale == 1)
    scrollView.fixedMaximumZoomScale = nil
    #expect(scrollView.maximumZoomScale == 8)
  }
}
