import UIKit
import ScrollGeometry
import TestStage
import Testing

@testable import Clients

@MainActor
struct CenteredZoomTests {
  let picture = UIView(frame: CGRect(x: 0, y: 0, width: 800, height: 400))
  let view: CenteredZoomView
  let listening: Listening
  let stage: Stage

  init() {
    view = CenteredZoomView(contentView: picture)
    listening = Listening(to: view)
    stage = Stage(size: Size(width: 400, height: 600), view: view)
    listening.recorder.clear()
  }

  @Test func `It begins fitted and centred`() {
    #expect(view.zoomScale == 0.5)
    #expect(view.minimumZoomScale == 0.5)
    #expect(view.maximumZoomScale == 1.5)
    #expect(view.contentSize == CGSize(width: 400, height: 200))
    #expect(picture.frame == CGRect(x: 0, y: 200, width: 400, height: 200))
    #expect(view.contentOffset == .zero)
  }

  @Test func `A pinch keeps it centred in every frame until it fills the view`() {
    var frames = 0
    stage.onFrame = { [view, picture] in
      frames += 1
      let frame = picture.frame
      let margin = max(0, (600 - frame.height) / 2)
      #expect(abs(frame.origin.y - margin) < 1e-9)
      #expect(abs(frame.origin.x) < 1e-9)
      #expect(abs(frame.width - 800 * view.zoomScale) < 1e-9)
    }
    stage.pinch(Point(x: 200, y: 300), 100, 250, 0.4)
    #expect(stage.settle())
    #expect(frames > 48)
    // The first eight points that the fingers part are what it takes to begin.
    #expect(view.zoomScale == 0.5 * (250 - 8) / 100)
    #expect(picture.frame.isNear(CGRect(x: 0, y: 58, width: 968, height: 484)))
    #expect(
      listening.calls
        == "willBeginZooming {didScroll didZoom}* didEndZooming willBeginDecelerating didScroll* "
        + "didEndDecelerating"
    )
  }

  @Test func `Beyond the limit it gives way and comes back`() {
    stage.pinch(Point(x: 200, y: 300), 100, 500, 0.3, lift: false)
    let pulled = view.zoomScale
    #expect(pulled > 1.5)
    #expect(pulled < 2.5)
    stage.touch((1, .up, 100, 300), (2, .up, 300, 300))
    #expect(stage.settle())
    #expect(view.zoomScale == 1.5)
    #expect(picture.frame.isNear(CGRect(x: 0, y: 0, width: 1200, height: 600)))
  }

  @Test(arguments: [60.0, 150])
  func `Layout, too, lets the bounce go from the fingers to the middle`(distance: Double) {
    stage.pinch(Point(x: 180, y: 310), 300, distance, 0.3)
    func shown() -> CGRect { picture.convert(picture.bounds, to: nil) }
    let law = ZoomBounceLaw(
      start: shown(), end: CGRect(x: 0, y: 200, width: 400, height: 200))
    let (isAtRest, off, _) = stage.settle(by: law, shown)
    #expect(isAtRest)
    // To whole pixels.
    #expect(off <= 0.5)
    #expect(picture.frame.isNear(CGRect(x: 0, y: 200, width: 400, height: 200)))
    #expect(view.contentOffset == .zero)
  }

  @Test(arguments: [false, true])
  func `By program it zooms about the middle, although it is centred by its frame`(animated: Bool) {
    view.setZoomScale(1.5, animated: animated)
    #expect(stage.settle())
    #expect(picture.frame.isNear(CGRect(x: 0, y: 0, width: 1200, height: 600)))
    #expect(view.contentOffset == CGPoint(x: 400, y: 0))
    view.setZoomScale(0.5, animated: animated)
    #expect(stage.settle())
    #expect(view.contentOffset == .zero)
    #expect(picture.frame.isNear(CGRect(x: 0, y: 200, width: 400, height: 200)))
  }

  @Test func `Turning the screen fits a fitted picture anew`() {
    stage.resize(600, 400)
    #expect(view.zoomScale == 0.75)
    #expect(picture.frame == CGRect(x: 0, y: 50, width: 600, height: 300))
    stage.resize(400, 600)
    #expect(view.zoomScale == 0.5)
    #expect(picture.frame == CGRect(x: 0, y: 200, width: 400, height: 200))
  }
}
