import Foundation
import PortableUIKit
import ScrollGeometry
import TestStage
import Testing
import ZoomScrollView

@testable import Cases

/// Document 003: the modes of the browser on a plain scroll view.
@MainActor
struct SingleScrollViewTests {
  private func open() -> (Stage, SingleScrollViewCase) {
    let view = SingleScrollViewCase()
    let stage = Stage(view: view)
    stage.swipe(from: Point(x: 800, y: 400), to: Point(x: 300, y: 400), 0.15)
    stage.settle()
    return (stage, view)
  }

  @Test func swipingHasAllPagesSideBySide() {
    let (_, view) = open()
    #expect(view.mode == .paging && view.page == 1)
    #expect(view.scrollView.isPagingEnabled && view.scrollView.subviews.count >= 6)
    #expect(view.scrollView.contentSize == CGSize(width: 6 * 1024, height: 768))
    #expect(!view.scrollView.showsHorizontalScrollIndicator)
  }

  @Test func zoomingHasThatPageAloneAtTheOrigin() {
    let (stage, view) = open()
    stage.pinch(Point(x: 512, y: 384), 100, 258, 0.2)
    stage.settle()
    #expect(view.mode == .zooming && !view.scrollView.isPagingEnabled)
    #expect(view.pages.filter { $0.superview != nil }.map { view.pages.firstIndex(of: $0) } == [1])
    #expect(view.scrollView.contentSize == CGSize(width: 2560, height: 1920))
    #expect(view.pages[1].frame.origin == .zero && view.page == 1)
    // Zoomed, it is scrolled, and no page is turned.
    stage.swipe(from: Point(x: 800, y: 400), to: Point(x: 300, y: 400), 0.15)
    stage.settle()
    #expect(view.mode == .zooming && view.page == 1 && view.scrollView.contentOffset.x == 1536)
  }

  @Test func pagesComeBackWhenTheBounceIsOver() {
    let (stage, view) = open()
    stage.pinch(Point(x: 512, y: 384), 100, 258, 0.2)
    stage.settle()
    stage.pinch(Point(x: 400, y: 300), 300, 60, 0.2)
    #expect(view.mode == .animatingFullZoomOut && view.scrollView.isZoomBouncing)
    var modes = [view.mode]
    stage.onFrame = {
      if modes.last != view.mode {
        modes.append(view.mode)
        // In the very frame in which it is back in its place.
        let frame = view.pages[1].convert(view.pages[1].bounds, to: nil)
        #expect(frame == CGRect(x: 0, y: 0, width: 1024, height: 768))
      }
    }
    stage.settle()
    #expect(modes == [.animatingFullZoomOut, .paging])
    #expect(view.scrollView.contentOffset == CGPoint(x: 1024, y: 0))
    stage.swipe(from: Point(x: 800, y: 400), to: Point(x: 300, y: 400), 0.15)
    stage.settle()
    #expect(view.page == 2)
  }

  /// Two fingers that zoom in and out again by the same: nothing bounces, no scroll follows.
  @Test func withoutABounceToo() {
    let (stage, view) = open()
    stage.touch((1, .down, 400, 400), (2, .down, 600, 400))
    stage.touch((1, .move, 390, 400), (2, .move, 610, 400))
    #expect(view.mode == .zooming)
    stage.touch((1, .move, 396, 400), (2, .move, 604, 400))
    #expect(view.scrollView.zoomScale == 1)
    stage.touch((1, .up, 396, 400), (2, .up, 604, 400))
    stage.settle()
    #expect(view.mode == .paging && view.page == 1)
  }

  @Test func turningTheDeviceKeepsThePage() {
    let (stage, view) = open()
    stage.resize(600, 900)
    stage.settle()
    #expect(view.mode == .paging && view.page == 1 && view.scrollView.contentOffset.x == 600)
  }
}
