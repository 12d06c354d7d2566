import PortableUIKit
import ScrollGeometry
import TestStage
import Testing
import UIKit

@testable import Clients

/// The three usual ways to centre in `scrollViewDidZoom`: a bounce tells of itself once, and that has to do.
@MainActor
struct CenteringRecipeTests {
  enum Recipe: CaseIterable {
    case inset, frame, middle

    @MainActor
    func controller(_ picture: UIView) -> PictureViewController {
      switch self {
      case .inset: InsetCenteringController(picture: picture)
      case .frame: FrameCenteringController(picture: picture)
      case .middle: MiddleCenteringController(picture: picture)
      }
    }
  }

  /// A pinch of a picture of 400 × 300 in a view of 400 × 800, past one of the limits 1 and 2.
  struct Pinch {
    var distances: (Double, Double)
    var center: (from: Point, to: Point)
    /// Where the picture rests, but for what is larger than the view.
    var limit: Double

    static let small = Pinch(
      distances: (300, 120), center: (Point(x: 200, y: 400), Point(x: 200, y: 400)), limit: 1)
    static let smallAndAside = Pinch(
      distances: (300, 120), center: (Point(x: 160, y: 360), Point(x: 230, y: 480)), limit: 1)
    static let large = Pinch(
      distances: (100, 390), center: (Point(x: 200, y: 400), Point(x: 200, y: 400)), limit: 2)
    static let largeAndAside = Pinch(
      distances: (100, 330), center: (Point(x: 170, y: 350), Point(x: 200, y: 410)), limit: 2)
    static let all = [small, smallAndAside, large, largeAndAside]

    /// Centred where there is room; where there is none what the fingers held stays, up to the edges.
    func destination(from start: CGRect) -> CGRect {
      let size = CGSize(width: 400 * limit, height: 300 * limit)
      let factor = size.width / start.width
      let anchored = CGFloat(center.to.x) - (CGFloat(center.to.x) - start.minX) * factor
      return CGRect(
        x: min(0, max(400 - size.width, anchored)), y: (800 - size.height) / 2,
        width: size.width, height: size.height)
    }
  }

  private func makeStage(
    _ recipe: Recipe, framesPerSecond: Double = 120
  ) -> (controller: PictureViewController, stage: Stage) {
    let controller = recipe.controller(UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 300)))
    let stage = Stage(
      size: Size(width: 400, height: 800), pixelsPerPoint: 1000, framesPerSecond: framesPerSecond,
      root: controller)
    return (controller, stage)
  }

  private func shown(_ controller: PictureViewController) -> CGRect {
    controller.picture.convert(controller.picture.bounds, to: nil)
  }

  private func isNear(_ first: CGSize, _ second: CGSize) -> Bool {
    abs(first.width - second.width) < 1e-9 && abs(first.height - second.height) < 1e-9
  }

  @Test(arguments: Recipe.allCases)
  func `Pinched too small it rests at the limit, in the middle`(recipe: Recipe) {
    let (controller, stage) = makeStage(recipe)
    stage.pinch(Point(x: 200, y: 400), 300, 120, 0.3)
    #expect(controller.scrollView.isZoomBouncing)
    #expect(stage.settle())
    #expect(
      shown(controller).distance(to: CGRect(x: 0, y: 250, width: 400, height: 300)) < 1e-9)
    let inset = controller.scrollView.contentInset
    #expect(
      inset
        == (recipe == .inset ? UIEdgeInsets(top: 250, left: 0, bottom: 250, right: 0) : .zero))
    #expect(controller.scrollView.contentOffset == CGPoint(x: 0, y: -inset.top))
  }

  @Test(arguments: Recipe.allCases, [60.0, 120])
  func `The bounce goes from the fingers to the middle, in every frame`(
    recipe: Recipe, framesPerSecond: Double
  ) {
    for pinch in Pinch.all {
      let (controller, stage) = makeStage(recipe, framesPerSecond: framesPerSecond)
      stage.pinch(
        pinch.center.from, to: pinch.center.to, pinch.distances.0, pinch.distances.1, 0.3)
      // The fingers are gone in this frame, and nothing has moved yet.
      let start = shown(controller)
      let law = ZoomBounceLaw(start: start, end: pinch.destination(from: start))
      #expect(abs(Double(start.width) / 400 - pinch.limit) > 0.2)
      #expect(Double(controller.scrollView.zoomScale) == pinch.limit)
      let (isAtRest, off, frames) = stage.settle(by: law) { self.shown(controller) }
      #expect(isAtRest)
      #expect(off < 0.002, "\(pinch)")
      #expect(frames >= Int(law.duration * framesPerSecond))
      #expect(shown(controller).distance(to: law.end) < 0.001)
    }
  }

  @Test(arguments: Recipe.allCases)
  func `While it is told the delegate sees the destination`(recipe: Recipe) {
    for pinch in Pinch.all {
      let (controller, stage) = makeStage(recipe)
      let listening = Listening(to: controller.scrollView)
      stage.pinch(
        pinch.center.from, to: pinch.center.to, pinch.distances.0, pinch.distances.1, 0.3,
        lift: false)
      let half = pinch.distances.1 / 2
      let center = pinch.center.to
      let size = CGSize(width: 400 * pinch.limit, height: 300 * pinch.limit)
      var zooms = 0
      listening.recorder.onCall = { name, scrollView in
        guard name == "didZoom" else { return }
        zooms += 1
        #expect(Double(scrollView.zoomScale) == pinch.limit)
        #expect(self.isNear(scrollView.contentSize, size))
        #expect(self.isNear(controller.picture.frame.size, size))
        #expect(Double(controller.picture.transform.a) == pinch.limit)
        #expect(scrollView.isZoomBouncing && !scrollView.isZooming)
      }
      listening.recorder.clear()
      stage.touch((1, .up, center.x - half, center.y), (2, .up, center.x + half, center.y))
      #expect(stage.settle())
      #expect(zooms == 1)
      // The first delegate's insets are told to the second before its zoom.
      let calls = listening.recorder.lines.filter { !$0.hasPrefix("didChangeAdjusted") }
      #expect(calls.first?.hasPrefix("didZoom") == true)
      #expect(listening.calls.hasSuffix("didEndZooming"))
    }
  }

  @Test(arguments: Recipe.allCases, [60.0, 120])
  func `Fingers that catch it take it over where it is shown`(
    recipe: Recipe, framesPerSecond: Double
  ) {
    for pinch in Pinch.all {
      let (controller, stage) = makeStage(recipe, framesPerSecond: framesPerSecond)
      stage.pinch(
        pinch.center.from, to: pinch.center.to, pinch.distances.0, pinch.distances.1, 0.3)
      let start = shown(controller)
      let law = ZoomBounceLaw(start: start, end: pinch.destination(from: start))
      let release = stage.time
      var last = start
      var (off, most): (CGFloat, CGFloat) = (0, 0)
      stage.onFrame = {
        let now = self.shown(controller)
        if controller.scrollView.isZooming {
          most = max(most, now.distance(to: last))
        } else if controller.scrollView.isZoomBouncing {
          off = max(off, now.distance(to: law.shown(after: stage.time - release)))
        }
        last = now
      }
      stage.wait(0.05)
      stage.touch((1, .down, 100, 400), (2, .down, 300, 400))
      for step in 1...12 {
        let half = 100 + Double(step) * 60 / framesPerSecond
        stage.touch((1, .move, 200 - half, 400), (2, .move, 200 + half, 400))
      }
      // Fingers 200 points apart that part by 120 points a second move no edge of 1200 points faster than this.
      #expect(off < 0.002 && most < 720 / framesPerSecond, "\(pinch)")
      #expect(controller.scrollView.isZooming)
      stage.touch((1, .up, 130, 400), (2, .up, 270, 400))
      #expect(stage.settle())
      let rest = shown(controller)
      let scale = controller.scrollView.zoomScale
      #expect(scale >= 1 && scale <= 2)
      #expect(abs(rest.midY - 400) < 0.01)
      #expect(rest.minX < 0.01 && rest.maxX > 399.99)
    }
  }
}
