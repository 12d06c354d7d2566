import Foundation
import PortableUIKit
import ScrollGeometry
import TestStage
import Testing
import ZoomScrollView

@MainActor
struct ZoomScrollViewTests {
  @Test func theDelegateReadsBackAsItWasSet() {
    let view = ZoomScrollView(frame: .zero)
    let (first, second) = (EventRecorder(), EventRecorder())
    #expect(view.delegate == nil)
    view.delegate = first
    #expect(view.delegate === first && view.zoomScrollViewDelegate === first)
    view.zoomScrollViewDelegate = second
    #expect(view.delegate === second)
    view.contentOffset = CGPoint(x: 0, y: 5)
    #expect(first.calls == "" && second.calls == "didScroll")
    view.delegate = nil
    #expect(view.zoomScrollViewDelegate == nil)
  }

  /// It hears nothing else than the delegate of a plain scroll view.
  @Test func aDropInReplacement() {
    func play(_ view: UIScrollView) -> [String] {
      let (log, content) = (
        EventRecorder(), UIView(frame: CGRect(x: 0, y: 0, width: 600, height: 800))
      )
      let stage = Stage(size: Size(width: 300, height: 400), view: view)
      view.addSubview(content)
      view.contentSize = content.bounds.size
      view.maximumZoomScale = 3
      log.zoomView = content
      view.delegate = log
      stage.swipe(from: Point(x: 200, y: 300), to: Point(x: 150, y: 100), 0.15)
      stage.settle()
      stage.pinch(Point(x: 100, y: 150), 50, 190, 0.2)
      stage.settle()
      stage.pinch(Point(x: 100, y: 150), 250, 40, 0.2)
      stage.settle()
      return log.lines
    }
    let lines = play(ZoomScrollView(frame: .zero))
    #expect(lines.count > 100)
    #expect(lines == play(UIScrollView(frame: .zero)))
  }

  // MARK: About a point

  @Test(arguments: [false, true])
  func contentStaysUnderThePoint(animated: Bool) {
    let bed = ZoomBed()
    bed.view.contentInset = UIEdgeInsets(top: 30, left: 20, bottom: 10, right: 40)
    bed.view.contentOffset = CGPoint(x: 130, y: 170)
    for scale in [2.5, 1.25, 3.7] as [CGFloat] {
      let place = CGPoint(x: 220, y: 90)
      let held = bed.point(at: place)
      bed.view.setZoomScale(
        scale, centeredAt: bed.view.convert(place, from: nil), animated: animated)
      bed.stage.onFrame = {
        // Whole pixels: half a point at most in all.
        let now = bed.place(of: held)
        #expect(abs(now.x - place.x) <= 0.26 && abs(now.y - place.y) <= 0.26)
      }
      bed.stage.settle()
      #expect(abs(bed.view.zoomScale - scale) < 1e-12)
      bed.stage.onFrame = nil
    }
  }

  @Test func edgesLimitIt() {
    let bed = ZoomBed()
    bed.view.setZoomScale(2, animated: false)
    bed.view.contentOffset = .zero
    bed.view.setZoomScale(1, centeredAt: CGPoint(x: 290, y: 390), animated: false)
    #expect(bed.view.contentOffset == .zero)
    #expect(bed.view.contentSize == CGSize(width: 600, height: 800))
  }

  @Test func theScaleIsKeptWithinTheLimits() {
    let bed = ZoomBed()
    bed.view.setZoomScale(9, centeredAt: CGPoint(x: 10, y: 10), animated: false)
    #expect(abs(bed.view.zoomScale - 4) < 1e-12)
    bed.view.setZoomScale(0.1, animated: false)
    #expect(bed.view.zoomScale == bed.view.minimumZoomScale)
  }

  @Test func withoutAViewNothingZooms() {
    let bed = ZoomBed()
    bed.log.zoomView = nil
    bed.view.setZoomScale(2, centeredAt: .zero, animated: true)
    bed.stage.settle()
    #expect(bed.log.calls == "" && bed.view.contentSize == CGSize(width: 600, height: 800))
  }

  @Test func oneEndAfterAnAnimation() {
    let bed = ZoomBed()
    bed.view.setZoomScale(2, centeredAt: CGPoint(x: 150, y: 200), animated: true)
    bed.stage.settle()
    #expect(bed.log.calls == "willBeginZooming {didScroll didZoom}* didEndZooming")
    #expect(bed.log.lines.last?.hasSuffix("scale=2.0") == true)
  }

  // MARK: Double tap

  @Test func doubleTapsGoInAndOut() {
    let bed = ZoomBed()
    bed.view.zoomInOnDoubleTap = true
    bed.view.zoomOutOnDoubleTap = true
    bed.view.setZoomScale(0.5, animated: false)
    let place = CGPoint(x: 100, y: 250)
    let held = bed.point(at: place)
    bed.stage.doubleTap(Point(place))
    bed.stage.settle()
    #expect(bed.view.zoomScale == 4)
    let now = bed.place(of: held)
    #expect(abs(now.x - place.x) <= 0.25 && abs(now.y - place.y) <= 0.25)
    bed.stage.wait(1)
    bed.stage.doubleTap(Point(place))
    bed.stage.settle()
    #expect(bed.view.zoomScale == 0.5)
  }

  @Test func zoomingOutWinsUnlessThereIsNothingToZoomOut() {
    let bed = ZoomBed()
    bed.view.zoomInOnDoubleTap = true
    bed.view.zoomOutOnDoubleTap = true
    bed.view.doubleTapZoomScale = 2
    #expect(bed.view.zoomScale == 1)
    bed.stage.doubleTap(Point(x: 50, y: 50))
    bed.stage.settle()
    #expect(bed.view.zoomScale == 0.5)
    bed.stage.wait(1)
    bed.stage.doubleTap(Point(x: 50, y: 50))
    bed.stage.settle()
    #expect(abs(bed.view.zoomScale - 2) < 1e-12)
  }

  @Test func doubleTapsAreOffAtFirst() {
    let bed = ZoomBed()
    bed.stage.doubleTap(Point(x: 50, y: 50))
    bed.stage.settle()
    #expect(bed.log.calls == "")
    // Zooming in alone: at the maximum the tap is for others.
    bed.view.zoomInOnDoubleTap = true
    bed.view.setZoomScale(4, animated: false)
    bed.log.clear()
    bed.stage.wait(1)
    bed.stage.doubleTap(Point(x: 50, y: 50))
    bed.stage.settle()
    #expect(bed.log.calls == "" && bed.view.zoomScale == 4)
  }

  @Test func stepsBeyondTwo() {
    let bed = ZoomBed()
    bed.view.zoomInOnDoubleTap = true
    bed.view.zoomOutOnDoubleTap = true
    // In any order, and none beyond the limits.
    bed.view.doubleTapZoomScales = [2, 1, 9]
    bed.view.setZoomScale(0.5, animated: false)
    for scale in [1, 2, 4, 0.5, 1] as [CGFloat] {
      bed.stage.doubleTap(Point(x: 150, y: 200))
      bed.stage.settle()
      #expect(abs(bed.view.zoomScale - scale) < 1e-12)
      bed.stage.wait(1)
    }
    bed.view.zoomInOnDoubleTap = false
    bed.stage.doubleTap(Point(x: 150, y: 200))
    bed.stage.settle()
    #expect(bed.view.zoomScale == 0.5)
  }
}
