import ScrollGeometry
import TestStage
import Testing
import UIKit

@testable import ClientsSwift6

@MainActor
struct Swift6ClientTests {
  @Test func `Pictures are loaded for what is in sight, and for nothing else`() async {
    let strip = ThumbnailStrip(count: 100) { index in
      .init(name: "\(index)", brightness: Double(index) / 100)
    }
    let stage = Stage(size: Size(width: 400, height: 80), view: strip)
    #expect(strip.shown.keys.sorted() == [0, 1, 2, 3, 4])
    await strip.finishLoading()
    #expect(strip.loaded.keys.sorted() == [0, 1, 2, 3, 4])
    stage.swipe(from: Point(x: 350, y: 40), to: Point(x: 50, y: 40), 0.1)
    #expect(stage.settle())
    await strip.finishLoading()
    let first = Int(strip.contentOffset.x / 80)
    #expect(first > 8)
    #expect(strip.shown.keys.sorted() == Array(first...(first + 5)))
    #expect(strip.loaded[first + 2]?.name == "\(first + 2)")
  }

  @Test func `A controller written for Swift 6 hears its zoom`() {
    var ends: [CGFloat] = []
    let controller = ZoomController { ends.append($0) }
    let stage = Stage(size: Size(width: 300, height: 300), root: controller)
    stage.pinch(Point(x: 150, y: 150), 100, 208, 0.2)
    #expect(stage.settle())
    #expect(ends == [2])
    #expect(controller.events.last == .ended(2))
    #expect(controller.events.contains(.zoomed(2)))
  }
}
