import ScrollGeometry
import TestStage
import Testing
import UIKit

@testable import Clients

@MainActor
struct PhotoViewTests {
  let photo = UIView()
  let controller: PhotoViewController
  let stage: Stage

  init() {
    controller = PhotoViewController(
      photoView: photo, photoSize: CGSize(width: 1600, height: 1200))
    stage = Stage(size: Size(width: 400, height: 800), root: controller)
  }

  private var scrollView: UIScrollView { controller.scrollView }

  @Test func `Constraints lay it out, fitted and centred`() {
    #expect(scrollView.frame == CGRect(x: 0, y: 0, width: 400, height: 800))
    #expect(scrollView.zoomScale == 0.25)
    #expect(photo.frame.isNear(CGRect(x: 0, y: 250, width: 400, height: 300)))
    #expect(photo.bounds.size == CGSize(width: 1600, height: 1200))
    #expect(scrollView.contentOffset == .zero)
  }

  @Test func `A double tap zooms to the place, in every frame of the way, and the next one back`() {
    var scales: [CGFloat] = []
    stage.onFrame = { scales.append(scrollView.zoomScale) }
    stage.doubleTap(Point(x: 100, y: 400))
    #expect(stage.settle())
    #expect(controller.doubleTaps == 1)
    #expect(scrollView.zoomScale == 1)
    // The point of the photo that was tapped, in the middle: 400 points right of its left edge.
    #expect(abs(scrollView.contentOffset.x - 200) < 1)
    #expect(abs(scrollView.contentOffset.y - 200) < 1)
    #expect(photo.frame.isNear(CGRect(x: 0, y: 0, width: 1600, height: 1200)))
    stage.doubleTap(Point(x: 200, y: 400))
    #expect(stage.settle())
    #expect(controller.doubleTaps == 2)
    #expect(scrollView.zoomScale == 0.25)
    #expect(photo.frame.isNear(CGRect(x: 0, y: 250, width: 400, height: 300)))
  }

  @Test func `A layout pass does not undo a pinch`() {
    stage.pinch(Point(x: 200, y: 400), 100, 248, 0.3)
    #expect(stage.settle())
    let frame = photo.frame
    #expect(abs(scrollView.zoomScale - 0.6) < 1e-9)
    #expect(frame.isNear(CGRect(x: 0, y: 40, width: 960, height: 720)))
    controller.view.setNeedsLayout()
    scrollView.setNeedsLayout()
    stage.frame()
    #expect(photo.frame.isNear(frame))
    #expect(abs(scrollView.zoomScale - 0.6) < 1e-9)
  }

  @Test func `Pinched too small it goes back to the middle, in every frame`() {
    stage.pinch(Point(x: 180, y: 420), 300, 120, 0.3)
    func shown() -> CGRect { photo.convert(photo.bounds, to: nil) }
    let law = ZoomBounceLaw(start: shown(), end: CGRect(x: 0, y: 250, width: 400, height: 300))
    #expect(law.start.width < 300)
    let (isAtRest, off, _) = stage.settle(by: law, shown)
    #expect(isAtRest)
    // To whole pixels, of the offset and of the constraints.
    #expect(off <= 1)
    #expect(photo.frame.isNear(CGRect(x: 0, y: 250, width: 400, height: 300)))
    #expect(scrollView.contentOffset == .zero)
  }

  @Test func `Turned, it is fitted anew`() {
    stage.resize(800, 400)
    #expect(scrollView.zoomScale == scrollView.minimumZoomScale)
    #expect(abs(scrollView.zoomScale - 1 / 3) < 1e-9)
    // To whole pixels.
    #expect(abs(photo.frame.midX - 400) < 0.5)
    #expect(abs(photo.frame.height - 400) < 1e-6)
  }
}
