import Foundation
import PortableUIKit
import ScrollGeometry
import TestStage
import Testing

@testable import ZoomScrollView

/// Double taps in quick succession.
@MainActor
struct TapPairTests {
  private func makeBed() -> ZoomBed {
    let bed = ZoomBed()
    bed.view.minimumZoomScale = 1
    bed.view.zoomInOnDoubleTap = true
    bed.view.zoomOutOnDoubleTap = true
    return bed
  }

  /// Also in the middle of the first one's zoom, which takes 0.3 s.
  @Test(arguments: [0, 0.1, 0.2, 0.3, 0.34, 0.36, 1])
  func noneIsSwallowed(gap: Double) {
    let bed = makeBed()
    for scale in [4.0, 1, 4, 1] {
      bed.stage.doubleTap(Point(x: 120, y: 150))
      #expect(Double(bed.view.zoomScale) == scale)
      bed.stage.wait(gap)
    }
    bed.stage.settle()
    #expect(bed.content.transform.a == 1)
  }

  @Test(arguments: [(1, 1.0), (2, 4.0), (3, 4.0), (4, 1.0), (5, 1.0), (6, 4.0)])
  func tapsCountTwoByTwo(taps: Int, scale: Double) {
    let bed = makeBed()
    for _ in 0..<taps {
      bed.stage.tap(Point(x: 120, y: 150))
      bed.stage.wait(0.08)
    }
    bed.stage.settle()
    #expect(Double(bed.view.zoomScale) == scale)
  }

  @Test func neitherFarApartNorLateNorAfterAHold() {
    let bed = makeBed()
    bed.stage.tap(Point(x: 50, y: 150))
    bed.stage.wait(0.1)
    bed.stage.tap(Point(x: 120, y: 150))
    bed.stage.wait(0.4)
    bed.stage.tap(Point(x: 120, y: 150))
    bed.stage.wait(0.4)
    bed.stage.touch((1, .down, 120, 150))
    bed.stage.wait(1)
    bed.stage.touch((1, .up, 120, 150))
    bed.stage.tap(Point(x: 120, y: 150))
    bed.stage.settle()
    #expect(bed.view.zoomScale == 1)
  }

  /// A short flick is no first tap.
  @Test func whatScrolledIsNoTap() {
    let bed = makeBed()
    bed.stage.touch((1, .down, 120, 150))
    bed.stage.touch((1, .move, 120, 130))
    bed.stage.wait(0.2)
    bed.stage.touch((1, .up, 120, 130))
    bed.stage.tap(Point(x: 120, y: 130))
    bed.stage.settle()
    #expect(bed.view.zoomScale == 1 && bed.view.contentOffset.y > 0)
  }

  /// A double tap and then one that goes on as a drag.
  @Test func oneFingerZoomsRightAfterADoubleTap() {
    let bed = makeBed()
    bed.view.zoomsOnDoubleTapAndDrag = true
    bed.stage.doubleTap(Point(x: 120, y: 150))
    bed.stage.settle()
    #expect(bed.view.zoomScale == 4)
    bed.stage.tap(Point(x: 120, y: 250))
    bed.stage.touch((1, .down, 120, 250))
    // Up by a hundred points and what it takes to begin.
    for step in 1...18 { bed.stage.touch((1, .move, 120, 250 - 6 * Double(step))) }
    #expect(abs(bed.view.zoomScale - 2) < 1e-9)
    bed.stage.touch((1, .up, 120, 142))
    bed.stage.settle()
    #expect(abs(bed.view.zoomScale - 2) < 1e-9)
  }
}
