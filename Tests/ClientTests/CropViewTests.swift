import UIKit
import ScrollGeometry
import TestStage
import Testing

@testable import Clients

@MainActor
struct CropViewTests {
  let view = CropView(
    pictureView: UIView(frame: CGRect(x: 0, y: 0, width: 2000, height: 1000)))
  let stage: Stage

  init() { stage = Stage(size: Size(width: 340, height: 600), view: view) }

  @Test func `It begins with the middle of the picture`() {
    #expect(view.cropFrame == CGRect(x: 20, y: 150, width: 300, height: 300))
    #expect(view.scrollView.zoomScale == 0.3)
    #expect(view.cropRect.isNear(CGRect(x: 500, y: 0, width: 1000, height: 1000)))
  }

  @Test func `A finger beside the hole moves the picture`() {
    #expect(view.hitTest(CGPoint(x: 170, y: 590), with: nil) === view.scrollView)
    #expect(view.hitTest(CGPoint(x: 170, y: 300), with: nil) === view.pictureView)
    #expect(view.hitTest(CGPoint(x: 170, y: 700), with: nil) == nil)
    stage.swipe(from: Point(x: 100, y: 550), to: Point(x: 40, y: 550), 0.5, hold: 0.2)
    #expect(stage.settle())
    // Sixty points at 0.3, less the ten that began it.
    #expect(view.cropRect.isNear(CGRect(x: 500 + 50 / 0.3, y: 0, width: 1000, height: 1000)))
  }

  @Test func `Two fingers beside the hole zoom it, and it never uncovers the hole at rest`() {
    stage.pinch(Point(x: 170, y: 60), 60, 180, 0.3)
    #expect(stage.settle())
    // Three times, less the eight points that it takes to begin.
    #expect(abs(view.scrollView.zoomScale - 0.86) < 1e-9)
    #expect(abs(view.cropRect.width - 300 / 0.86) < 1e-6)
    stage.pinch(Point(x: 170, y: 60), 300, 30, 0.3)
    #expect(stage.settle())
    #expect(view.scrollView.zoomScale == 0.3)
    stage.swipe(from: Point(x: 20, y: 500), to: Point(x: 320, y: 20), 0.1)
    #expect(stage.settle())
    let crop = view.cropRect
    #expect(crop.minX >= -1e-6 && crop.maxX <= 2000 + 1e-6)
    #expect(crop.minY >= -1e-6 && crop.maxY <= 1000 + 1e-6)
  }
}
