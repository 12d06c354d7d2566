import UIKit
import ScrollGeometry
import TestStage
import Testing

@testable import Clients

@MainActor
struct DelegateMultiplexerTests {
  let scrollView = UIScrollView()
  let content = UIView(frame: CGRect(x: 0, y: 0, width: 1000, height: 1000))
  let multiplexer = DelegateMultiplexer()

  init() {
    scrollView.contentSize = content.frame.size
    scrollView.maximumZoomScale = 4
    scrollView.addSubview(content)
    scrollView.delegate = multiplexer
  }

  @Test func `Every delegate hears everything, in order, and the first one that knows answers`() {
    let first = EventRecorder()
    let second = EventRecorder()
    second.zoomView = content
    multiplexer.add(first)
    multiplexer.add(second)
    let stage = Stage(size: Size(width: 300, height: 300), view: scrollView)
    stage.swipe(from: Point(x: 200, y: 200), to: Point(x: 100, y: 200), 0.1)
    #expect(stage.settle())
    stage.pinch(Point(x: 150, y: 150), 100, 300, 0.2)
    #expect(stage.settle())
    scrollView.setContentOffset(.zero, animated: true)
    #expect(stage.settle())
    #expect(first.lines == second.lines)
    #expect(scrollView.zoomScale == 2.92)
    for call in [
      "willBeginDragging", "willEndDragging", "didEndDragging(true)", "willBeginDecelerating",
      "didEndDecelerating", "willBeginZooming", "didEndZooming", "didEndScrollingAnimation",
    ] {
      #expect(first.lines.contains { $0.hasPrefix(call + " ") }, "\(call)")
    }
  }

  @Test func `A delegate that is gone is not called, and nothing keeps it`() {
    let stays = EventRecorder()
    multiplexer.add(stays)
    weak var gone: EventRecorder?
    do {
      let temporary = EventRecorder()
      multiplexer.add(temporary)
      gone = temporary
      #expect(multiplexer.all.count == 2)
    }
    #expect(gone == nil)
    scrollView.contentOffset.x = 10
    #expect(stays.calls == "didScroll")
    multiplexer.remove(stays)
    scrollView.contentOffset.x = 20
    #expect(stays.calls == "didScroll")
  }
}
