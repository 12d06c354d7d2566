import ScrollTesting
import Testing
import UIKit
import Viewer

/// What the rewritten sources do, touched by hands.
@Suite(.serialized) @MainActor struct ViewerTests {
  let controller = ToolsController()
  let stage: Stage

  init() {
    stage = Stage(size: CGSize(width: 320, height: 600), root: controller)
  }

  private func tap(_ x: Double, _ y: Double) {
    stage.tap(at: CGPoint(x: x, y: y))
    stage.settle()
  }

  @Test func `Buttons send what #selector names, in each of its forms`() {
    tap(50, 20)
    tap(50, 70)
    tap(50, 120)
    tap(50, 170)
    #expect(controller.log == ["plainly", "pressed true 1", "helped", "tapped"])
  }

  @Test func `A selector of the same name takes its target away, and no other one`() {
    controller.stopSending()
    tap(50, 70)
    tap(50, 20)
    #expect(controller.log == ["plainly"])
  }

  @Test func `Recognisers and notifications call methods that nobody else sees`() {
    tap(100, 400)
    NotificationCenter.default.post(name: Notification.Name("tools"), object: nil)
    #expect(controller.log == ["recognised true", "heard tools"])
  }

  @Test func `Who has a method says so`() {
    #expect(controller.knows == [true, false, true])
    #expect(controller.path == "contentOffset")
    #expect(controller.refresh.description == "plainly")
  }

  @Test func `Extensions override, and what they have is overridden`() {
    let special = SpecialController()
    let stage = Stage(size: CGSize(width: 320, height: 600), root: special)
    stage.tap(at: CGPoint(x: 100, y: 100))
    stage.settle()
    #expect(special.log == ["special controller"])
    #expect(special.prefersStatusBarHidden)
  }

  @Test func `What a delegate need not have is asked for, and has UIKit's answer`() {
    final class Moved: UIScrollViewDelegate {
      var count = 0
      func scrollViewDidScroll(_ scrollView: UIScrollView) { count += 1 }
    }
    let (forwarder, moved, scrollView) = (Forwarder(), Moved(), UIScrollView())
    var told = 0
    forwarder.scrollViewHasMoved = { _ in told += 1 }
    scrollView.delegate = forwarder
    #expect(!forwarder.scrollViewShouldScrollToTop(scrollView))
    forwarder.next = moved
    scrollView.contentOffset = CGPoint(x: 0, y: 10)
    #expect((moved.count, told) == (1, 1))
    #expect(forwarder.viewForZooming(in: scrollView) == nil)
    #expect(forwarder.scrollViewShouldScrollToTop(scrollView))
  }
}
