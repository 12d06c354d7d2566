import UIKit
import ScrollGeometry
import TestStage
import Testing

@testable import Clients

@MainActor
struct NestedScrollTests {
  let controller = NestedScrollController()
  let stage: Stage

  init() { stage = Stage(size: Size(width: 400, height: 800), root: controller) }

  @Test func `Sideways the strip moves, and the page rests`() {
    stage.swipe(from: Point(x: 300, y: 180), to: Point(x: 100, y: 184), 0.15)
    #expect(stage.settle())
    #expect(controller.log == ["strip begins", "strip flies", "strip rests"])
    #expect(controller.strip.contentOffset.x > 200)
    #expect(controller.page.contentOffset == .zero)
  }

  @Test func `Up and down the page moves, though the finger is on the strip`() {
    stage.swipe(from: Point(x: 300, y: 200), to: Point(x: 296, y: 60), 0.15)
    #expect(stage.settle())
    #expect(controller.log == ["page begins", "page flies", "page rests"])
    #expect(controller.page.contentOffset.y > 150)
    #expect(controller.strip.contentOffset == .zero)
  }

  @Test func `A strip thrown by one finger and a page dragged by the next`() {
    stage.swipe(from: Point(x: 300, y: 180), to: Point(x: 100, y: 180), 0.1)
    #expect(controller.strip.isDecelerating)
    stage.swipe(from: Point(x: 300, y: 600), to: Point(x: 300, y: 400), 0.3, hold: 0.2)
    #expect(stage.settle())
    #expect(
      controller.log
        == ["strip begins", "strip flies", "page begins", "page stops", "strip rests"])
    #expect(controller.page.contentOffset.y == 190)
  }
}
