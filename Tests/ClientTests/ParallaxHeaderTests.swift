import UIKit
import ScrollGeometry
import TestStage
import Testing

@testable import Clients

@MainActor
struct ParallaxHeaderTests {
  let view = ParallaxHeaderView()
  let stage: Stage

  init() { stage = Stage(size: Size(width: 300, height: 500), view: view) }

  @Test func `Pulled down, the header covers the gap in every frame`() {
    var stretched: CGFloat = 0
    stage.onFrame = { [view] in
      let offset = view.scrollView.contentOffset.y
      guard offset < 0 else { return }
      stretched = max(stretched, view.header.frame.height)
      #expect(view.header.frame.minY == offset)
      #expect(view.header.frame.maxY == 200)
      #expect(view.header.alpha == 1)
    }
    stage.swipe(from: Point(x: 150, y: 100), to: Point(x: 150, y: 400), 0.4, hold: 0.1)
    // UIKit's rubber band: 300 points less the ten that began it, in a view of 500.
    let share = 290 * 0.55 / 500 + 1
    let pull: Double = (1 - 1 / share) * 500
    let stretch = Double(stretched) - 200
    #expect(abs(stretch - pull) < 0.5)
    #expect(stage.settle())
    #expect(view.scrollView.contentOffset.y == 0)
    #expect(view.header.frame == CGRect(x: 0, y: 0, width: 300, height: 200))
  }

  @Test func `Pushed up, it moves at half the speed and fades`() {
    stage.swipe(from: Point(x: 150, y: 400), to: Point(x: 150, y: 290), 0.5, hold: 0.2)
    #expect(stage.settle())
    #expect(view.scrollView.contentOffset.y == 100)
    #expect(view.header.frame.minY == 50)
    #expect(view.header.alpha == 0.5)
    #expect(view.header.convert(CGPoint.zero, to: view).y == -50)
  }

  @Test func `What is drawn`() {
    stage.swipe(from: Point(x: 150, y: 400), to: Point(x: 150, y: 290), 0.5, hold: 0.2)
    #expect(stage.settle())
    // Until the indicator has faded.
    stage.wait(2)
    #expect(
      "\(stage.displayList)" == """
        300 x 500 @1
        translate 0 -100
          translate 0 50
            opacity 0.5
              fill 0 0 300 200 #007aff
          translate 0 200
            fill 0 0 300 1200 #ffffff

        """)
  }
}
