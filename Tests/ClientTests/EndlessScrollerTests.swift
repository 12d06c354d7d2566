import UIKit
import ScrollEngine
import ScrollGeometry
import TestStage
import Testing

@testable import Clients

@MainActor
struct EndlessScrollerTests {
  let scroller = EndlessScroller(titles: ["a", "b", "c", "d", "e"])
  let listening: Listening
  let stage: Stage

  init() {
    listening = Listening(to: scroller.scrollView)
    stage = Stage(size: Size(width: 320, height: 480), view: scroller)
    listening.recorder.clear()
  }

  @Test func `A throw goes as far as it would without the jumps`() {
    let plain = UIScrollView()
    plain.contentSize = CGSize(width: 320, height: 100_000)
    let other = Stage(size: Size(width: 320, height: 480), view: plain)
    plain.contentOffset.y = 20_000
    for stage in [stage, other] {
      for _ in 0..<3 {
        stage.swipe(from: Point(x: 160, y: 450), to: Point(x: 160, y: 50), 0.1)
      }
    }
    // The same in every frame of the deceleration, jumps or not.
    while other.loop.needsFrame, !other.loop.isAtRest {
      #expect(abs(scroller.travelled - (plain.contentOffset.y - 20_000)) < 1e-6)
      stage.frame()
      other.frame()
    }
    #expect(stage.settle())
    #expect(scroller.jumps > 5)
    #expect(scroller.travelled > 2000)
    #expect(abs(scroller.travelled - (plain.contentOffset.y - 20_000)) < 1e-6)
    // Where it rests is what the distance says.
    let row = Int((scroller.travelled / 60).rounded(.down)) % 5
    #expect(scroller.topTitle == scroller.titles[row])
    #expect(
      listening.calls.hasSuffix(
        "willBeginDragging didScroll* willEndDragging didEndDragging(true) "
          + "willBeginDecelerating didScroll* didEndDecelerating"))
  }

  @Test func `A drag goes on through a jump`() {
    stage.touch((1, .down, 160, 470))
    for step in 1...46 { stage.touch((1, .move, 160, 470 - Double(step) * 10)) }
    #expect(scroller.scrollView.isDragging)
    #expect(scroller.jumps == 1)
    // All the finger's way but the ten points that began it.
    #expect(scroller.travelled == 450)
    stage.touch((1, .up, 160, 10))
    #expect(stage.settle())
  }
}
