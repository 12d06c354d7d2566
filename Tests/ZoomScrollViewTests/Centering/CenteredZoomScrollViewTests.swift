import Foundation
import PortableUIKit
import ScrollGeometry
import TestStage
import Testing
import ZoomScrollView

@MainActor
struct CenteredZoomScrollViewTests {
  /// 200 × 100 points of content in a view of 300 × 400, so that both axes change sides on the way.
  private func makeBed() -> ZoomBed {
    let bed = ZoomBed(
      CenteredZoomScrollView(frame: .zero), content: CGSize(width: 200, height: 100))
    #expect(bed.shown == CGRect(x: 50, y: 150, width: 200, height: 100))
    return bed
  }

  /// In the middle of an axis with room, edge to edge on one without, to half a pixel.
  private func expectCentered(_ bed: ZoomBed, _ comment: Comment? = nil) {
    let shown = bed.shown
    let size = bed.view.bounds.size
    func check(_ low: CGFloat, _ length: CGFloat, _ room: CGFloat) {
      if length <= room {
        #expect(abs(low - (room - length) / 2) <= 0.26, comment)
      } else {
        #expect(low <= 0.26 && low + length >= room - 0.26, comment)
      }
    }
    check(shown.minX, shown.width, size.width)
    check(shown.minY, shown.height, size.height)
  }

  @Test func atOnce() {
    let bed = makeBed()
    for scale in [0.5, 1.4, 1.6, 4, 3, 1, 0.7] as [CGFloat] {
      bed.view.setZoomScale(scale, animated: false)
      #expect(bed.view.zoomScale == scale)
      expectCentered(bed, "\(scale)")
      bed.stage.frame()
      expectCentered(bed, "\(scale) in a frame")
    }
  }

  @Test func inEveryFrameOfAnAnimation() {
    let bed = makeBed()
    bed.stage.onFrame = { expectCentered(bed, "scale \(bed.shown.width / 200)") }
    for (scale, place) in [(4, CGPoint(x: 60, y: 160)), (0.5, .zero), (2, CGPoint(x: 299, y: 1))] {
      bed.view.setZoomScale(
        CGFloat(scale), centeredAt: bed.view.convert(place, from: nil), animated: true)
      let before = bed.stage.time
      bed.stage.settle()
      #expect(bed.stage.time - before > 0.25)
    }
  }

  @Test func inEveryFrameOfAPinchAboutTheMiddleAndOfItsBounce() {
    let bed = makeBed()
    bed.stage.onFrame = { expectCentered(bed, "scale \(bed.shown.width / 200)") }
    bed.stage.pinch(Point(x: 150, y: 200), 60, 290, 0.3)
    bed.stage.settle()
    bed.stage.pinch(Point(x: 150, y: 200), 290, 5, 0.3)
    #expect(bed.view.isZoomBouncing)
    bed.stage.settle()
    #expect(bed.view.zoomScale == 0.5)
  }

  @Test func fingersHoldItAndItGoesBackToTheMiddle() {
    let bed = makeBed()
    let place = Point(x: 80, y: 170)
    let held = bed.point(at: CGPoint(place))
    bed.stage.touch((1, .down, 50, 170), (2, .down, 110, 170))
    // The slop of eight points is not part of the pinch.
    bed.stage.touch((1, .move, 46, 170), (2, .move, 114, 170))
    for step in 1...20 {
      let half = 34 - Double(step)
      bed.stage.touch((1, .move, place.x - half, 170), (2, .move, place.x + half, 170))
      let now = bed.place(of: held)
      #expect(abs(now.x - place.x) <= 0.26 && abs(now.y - place.y) <= 0.26)
    }
    bed.stage.touch((1, .up, 66, 170), (2, .up, 94, 170))
    var last = bed.shown
    bed.stage.onFrame = {
      // Nothing jumps on the way back.
      #expect(abs(bed.shown.midX - last.midX) < 8 && abs(bed.shown.midY - last.midY) < 8)
      last = bed.shown
    }
    bed.stage.settle()
    expectCentered(bed)
  }

  @Test func anotherSizeOfTheView() {
    let bed = makeBed()
    bed.view.setZoomScale(1.6, animated: false)
    bed.view.frame = CGRect(x: 0, y: 0, width: 700, height: 100)
    bed.stage.frame()
    expectCentered(bed)
  }

  /// What is shown stays where it is, and goes to the new middle.
  @Test func anotherSizeOfTheViewWhileAPinchBouncesBack() {
    let bed = makeBed()
    bed.stage.pinch(Point(x: 100, y: 170), 180, 10, 0.3)
    for _ in 0..<4 { bed.stage.frame() }
    #expect(bed.view.isZoomBouncing)
    let before = bed.shown
    bed.view.frame = CGRect(x: 0, y: 0, width: 700, height: 300)
    #expect(bed.shown == before && before.midX < 150)
    var last = before
    bed.stage.onFrame = {
      let step = bed.shown.midX - last.midX
      #expect(step >= 0 && step < 20 && abs(bed.shown.midY - last.midY) < 20)
      last = bed.shown
    }
    bed.stage.settle()
    #expect(bed.view.zoomScale == 0.5)
    expectCentered(bed)
  }

  @Test func margins() throws {
    let bed = makeBed()
    let view = try #require(bed.view as? CenteredZoomScrollView)
    view.defaultInsets = UIEdgeInsets(top: 100, left: 0, bottom: 0, right: 60)
    #expect(view.contentInset.left == 20 && view.contentInset.top == 200)
    view.setZoomScale(4, animated: false)
    #expect(view.contentInset == UIEdgeInsets(top: 100, left: 0, bottom: 0, right: 60))
  }

  @Test func offItLeavesTheInsetsAlone() throws {
    let bed = makeBed()
    let view = try #require(bed.view as? CenteredZoomScrollView)
    view.centersContent = false
    view.contentInset = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    view.setZoomScale(0.5, animated: false)
    #expect(view.contentInset == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
  }
}
