import PhotoBrowserApp
import PortableUIKit
import ScrollEngine
import ScrollGeometry
import TestStage
import Testing

@testable import PhotoGrid

extension PhotoLibraryScreenTests {
  /// Two fingers on a trackpad, as one on a screen.
  @Test func aTrackpadDragsThePhotoAwayOrBack() throws {
    let (stage, library) = makeStage(12)
    let place = Point(x: 640, y: 300)
    func scroll(_ steps: Int, _ delta: Vector) throws {
      stage.trackpad(.began, .zero, at: place)
      var way = 0.0
      for _ in 0..<steps {
        stage.trackpad(.changed, delta, at: place)
        stage.wait(0.02)
        way += delta.dy
        guard way > 20 else { continue }
        guard case .held(.pull(let pull)) = library.phase else {
          Issue.record("the photo stays")
          return
        }
        #expect((pull.way.dy - way).magnitude <= 10 && pull.way.dx == 0)
        let scale = 1 - 0.4 * DeterministicMath.sin(.pi / 2 * pull.way.dy / 800)
        let shown = Rect(try #require(library.flightView).frame)
        #expect(isNear(shown, pull.frame) && (shown.height - 800 * scale).magnitude < 1e-6)
      }
    }
    try scroll(12, Vector(dx: 0, dy: 5))
    // It rests before the fingers are lifted.
    stage.wait(0.3)
    stage.trackpad(.ended, .zero, at: place)
    settle(stage, library)
    #expect(!library.showsGrid && library.photos.browser.page == 0)
    #expect(isNear(seen(0, stage), Rect(x: 40, y: 0, width: 1200, height: 800)))
    try scroll(12, Vector(dx: 0, dy: 15))
    stage.trackpad(.ended, .zero, at: place)
    #expect(library.showsGrid)
    // What the system adds afterwards moves nothing.
    stage.trackpad(.momentumBegan, Vector(dx: -30, dy: 60), at: place)
    stage.trackpad(.momentumChanged, Vector(dx: -30, dy: 60), at: place)
    stage.trackpad(.momentumEnded, .zero, at: place)
    settle(stage, library)
    #expect(library.showsGrid && library.photos.browser.page == 0)
  }

  /// Across it turns pages, zoomed it moves the photo, and a wheel is no trackpad.
  @Test func otherScrollsDoNotCloseIt() {
    let (stage, library) = makeStage(12)
    let place = Point(x: 640, y: 300)
    stage.scroll(Vector(dx: -700, dy: 60), at: place, 0.2)
    settle(stage, library)
    #expect(library.photos.browser.page == 1 && !library.showsGrid)
    stage.wheel(Vector(dx: 0, dy: 3), at: place)
    settle(stage, library)
    #expect(!library.showsGrid)
    library.photos.browser.setZoomScale(2, animated: false)
    stage.scroll(Vector(dx: 0, dy: 300), at: place, 0.2)
    settle(stage, library)
    #expect(!library.showsGrid && library.photos.browser.isZoomed)
  }
}
