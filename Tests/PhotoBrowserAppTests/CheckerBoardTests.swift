import DisplayList
import Foundation
import PhotoBrowserApp
import PortableUIKit
import ScrollGeometry
import TestStage
import Testing
import TilePyramid

@MainActor
struct CheckerBoardTests {
  private let store = FakeTileStore()

  private func stage(_ size: Size, pixelsPerPoint: Double = 1) -> (Stage, PhotoBrowserScreen) {
    store.states[0] = .ready(size)
    let screen = PhotoBrowserScreen(photos: [Photo(name: "logo.png", picture: 0)], store: store)
    screen.ground = CheckerBoard()
    screen.browser.enlargesSmallPages = false
    let stage = Stage(
      size: Size(width: 400, height: 300), pixelsPerPoint: pixelsPerPoint, root: screen)
    return (stage, screen)
  }

  private func settle(_ stage: Stage, _ screen: PhotoBrowserScreen) {
    repeat {
      stage.settle()
      screen.storeDidChange()
    } while store.deliver()
    stage.frame()
  }

  /// Window points that the squares go around an odd number of times.
  private func squares(_ stage: Stage) -> (count: Int, bounds: Rect)? {
    for (index, item) in stage.displayList.items.enumerated() {
      guard case .fillPath(let path, .evenOdd, .color) = item else { continue }
      guard case .fill = stage.displayList.items[index - 1] else { return nil }
      return (path.verbs.count(where: { $0 == .move }), path.bounds)
    }
    return nil
  }

  @Test func whatCanBeSeenThroughLiesOnSquares() throws {
    let (stage, screen) = stage(Size(width: 100, height: 60))
    store.isTransparent = true
    #expect(squares(stage) == nil)
    settle(stage, screen)
    // Columns of 8 points, every second one: 7 of 12.5; rows: 4 of 7.5. The last of them is whole.
    #expect(try #require(squares(stage)).count == 7 + 4)
  }

  @Test func whatIsOpaqueLiesOnNothing() {
    let (stage, screen) = stage(Size(width: 100, height: 60))
    settle(stage, screen)
    #expect(squares(stage) == nil && !stage.displayList.images.isEmpty)
  }

  @Test func squaresAreAsLargeAtEveryZoom() throws {
    let (stage, screen) = stage(Size(width: 100, height: 60), pixelsPerPoint: 2)
    store.isTransparent = true
    settle(stage, screen)
    // In points it is half as large, and its pixels are whole.
    #expect(try #require(squares(stage)).count == 4 + 2)
    screen.browser.setZoomScale(4, animated: false)
    settle(stage, screen)
    #expect(try #require(squares(stage)).count == 13 + 8)
  }
}
