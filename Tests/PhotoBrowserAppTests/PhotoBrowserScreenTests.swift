import DisplayList
import Foundation
import PhotoBrowserApp
import PortableUIKit
import ScrollEngine
import ScrollGeometry
import TestStage
import Testing
import TilePyramid

@MainActor
struct PhotoBrowserScreenTests {
  let store = FakeTileStore()

  func makeScreen(_ count: Int, size: Size = Size(width: 6000, height: 4000))
    -> PhotoBrowserScreen
  {
    for picture in 0..<count { store.states[Int32(picture)] = .ready(size) }
    return PhotoBrowserScreen(
      photos: (0..<count).map { Photo(name: "photo \($0).jpg", picture: Int32($0)) }, store: store)
  }

  /// Settles with everything delivered.
  func settle(_ stage: Stage, _ screen: PhotoBrowserScreen) {
    repeat {
      #expect(stage.settle())
      screen.storeDidChange()
    } while store.deliver()
    stage.frame()
  }

  /// What can be seen is covered, by tiles whose level is within one of the ideal.
  func expectSharp(
    _ stage: Stage, _ picture: Int32, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let images = stage.displayList.images.filter { !$0.visibleRect.isEmpty }
    #expect(!images.isEmpty, sourceLocation: sourceLocation)
    for image in images {
      #expect(image.texture.picture == picture, sourceLocation: sourceLocation)
      #expect(
        image.scale <= 2 && image.scale > 0.25
          || image.texture.level == 0 && image.scale > 1,
        "\(image.texture) at \(image.scale)", sourceLocation: sourceLocation)
      #expect(
        image.source.size.width <= 512 && image.source.size.height <= 512,
        sourceLocation: sourceLocation)
    }
  }

  func coveredArea(_ stage: Stage) -> Double {
    stage.displayList.images.reduce(0) {
      $0 + $1.visibleRect.size.width * $1.visibleRect.size.height
    }
  }

  func texts(_ stage: Stage) -> [String] {
    stage.displayList.items.compactMap { item -> String? in
      if case .text(let run) = item { run.text } else { nil }
    }
  }

  @Test(arguments: [1.0, 2.0]) func everythingIsSharpOnceItHasSettled(pixelsPerPoint: Double) {
    let screen = makeScreen(5)
    let stage = Stage(pixelsPerPoint: pixelsPerPoint, root: screen)
    settle(stage, screen)
    expectSharp(stage, 0)
    stage.swipe(from: Point(x: 800, y: 400), to: Point(x: 200, y: 400), 0.2)
    settle(stage, screen)
    #expect(screen.browser.page == 1)
    expectSharp(stage, 1)
    stage.pinch(Point(x: 512, y: 384), 100, 258, 0.3)
    settle(stage, screen)
    #expect(abs(Double(screen.browser.zoomScale) - 2.5) < 0.001)
    expectSharp(stage, 1)
    // The window is filled, without a hole and without drawing a place twice.
    #expect(abs(coveredArea(stage) - 1024 * 768 * pixelsPerPoint * pixelsPerPoint) < 4000)
    stage.pinch(Point(x: 300, y: 300), 100, 500, 0.3)
    settle(stage, screen)
    expectSharp(stage, 1)
    stage.pinch(Point(x: 512, y: 384), 600, 20, 0.4)
    settle(stage, screen)
    #expect(screen.browser.zoomScale == 1)
    expectSharp(stage, 1)
  }

  @Test func aZoomLimitHoldsForEveryPhotoAtOnce() {
    let screen = makeScreen(2)
    let stage = Stage(pixelsPerPoint: 1, root: screen)
    settle(stage, screen)
    screen.browser.zoomLimit = 3
    #expect(screen.browser.maximumZoomScale == 3)
    screen.browser.setZoomScale(100, animated: false)
    settle(stage, screen)
    #expect(screen.browser.zoomScale == 3)
    screen.browser.zoomLimit = 2
    settle(stage, screen)
    #expect(screen.browser.zoomScale == 2)
    screen.browser.zoomLimit = nil
    #expect(screen.browser.maximumZoomScale > 4)
  }

  @Test func whileTilesArriveThereIsNeverAHole() {
    let screen = makeScreen(3)
    let stage = Stage(root: screen)
    settle(stage, screen)
    let full = 1024 * 768.0
    stage.onFrame = {
      _ = store.deliver(1)
      guard screen.browser.zoomScale >= 2 else { return }
      #expect(coveredArea(stage) > full - 4000)
    }
    stage.pinch(Point(x: 512, y: 384), 100, 258, 0.3)
    #expect(stage.settle())
    stage.swipe(from: Point(x: 700, y: 500), to: Point(x: 400, y: 300), 0.3, hold: 0.1)
    #expect(stage.settle())
    #expect(screen.browser.zoomScale > 2)
  }

  @Test func noNeighbourIsSeenWhileAZoomedPhotoIsMovedInsideItsEdges() {
    let screen = makeScreen(5)
    let stage = Stage(root: screen)
    settle(stage, screen)
    screen.browser.page = 2
    settle(stage, screen)
    stage.doubleTap(Point(x: 500, y: 400))
    settle(stage, screen)
    stage.onFrame = {
      _ = store.deliver()
      for image in stage.displayList.images where !image.visibleRect.isEmpty {
        #expect(image.texture.picture == 2)
      }
    }
    stage.swipe(from: Point(x: 200, y: 400), to: Point(x: 900, y: 400), 0.4, hold: 0.1)
    #expect(stage.settle())
    stage.swipe(from: Point(x: 900, y: 400), to: Point(x: 100, y: 400), 0.4, hold: 0.1)
    #expect(stage.settle())
    #expect(screen.browser.zoomScale > 2)
  }

  @Test func aSizeThatBecomesKnownLaterFitsThePage() {
    let screen = makeScreen(2)
    store.states[0] = .waiting
    let stage = Stage(root: screen)
    #expect(stage.settle())
    #expect(stage.displayList.images.isEmpty)
    store.states[0] = .ready(Size(width: 2000, height: 4000))
    screen.storeDidChange()
    settle(stage, screen)
    expectSharp(stage, 0)
    let left = stage.displayList.images.map(\.visibleRect.minX).min() ?? 0
    let right = stage.displayList.images.map(\.visibleRect.maxX).max() ?? 0
    // 384 × 768 in the middle of 1024 × 768.
    #expect(abs(left - 320) < 0.5)
    #expect(abs(right - 704) < 0.5)
  }
}
