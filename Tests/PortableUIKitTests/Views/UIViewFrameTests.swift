import Foundation
import PortableUIKit
import TestSupport
import Testing

@MainActor
struct UIViewFrameTests {
  @Test func `Frame, bounds and center are one geometry`() {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 50))
    #expect(view.bounds == CGRect(x: 0, y: 0, width: 100, height: 50))
    #expect(view.center == CGPoint(x: 60, y: 45))
    view.center = CGPoint(x: 100, y: 100)
    #expect(view.frame == CGRect(x: 50, y: 75, width: 100, height: 50))
    view.bounds.size = CGSize(width: 20, height: 10)
    #expect(view.frame == CGRect(x: 90, y: 95, width: 20, height: 10))
    #expect(view.center == CGPoint(x: 100, y: 100))
  }

  /// Counted from any corner, it is the same rectangle, as Core Graphics' `standardized` is.
  @Test func `A frame of negative width or height is told from its top left corner`() {
    let views = [
      UIView(frame: CGRect(x: 110, y: 70, width: -100, height: -50)),
      UIView(frame: CGRect(x: 10, y: 70, width: 100, height: -50)), UIView(),
    ]
    views[2].frame = CGRect(x: 110, y: 20, width: -100, height: 50)
    for view in views {
      #expect(view.frame == CGRect(x: 10, y: 20, width: 100, height: 50))
      #expect(view.bounds == CGRect(x: 0, y: 0, width: 100, height: 50))
      #expect(view.center == CGPoint(x: 60, y: 45))
    }
    views[0].transform = CGAffineTransform(scaleX: 2, y: 2)
    views[0].frame = CGRect(x: 40, y: 60, width: -20, height: -40)
    #expect(views[0].frame == CGRect(x: 20, y: 20, width: 20, height: 40))
    #expect(views[0].bounds.size == CGSize(width: 10, height: 20))
    let layer = CALayer()
    layer.frame = CGRect(x: 0, y: 0, width: -8, height: 8)
    #expect(layer.frame == CGRect(x: -8, y: 0, width: 8, height: 8))
  }

  @Test func `The origin of the bounds does not move the frame`() {
    let view = UIView(frame: CGRect(x: 1.5, y: 2.25, width: 320, height: 200))
    view.bounds.origin = CGPoint(x: 1e13, y: -7)
    #expect(view.frame == CGRect(x: 1.5, y: 2.25, width: 320, height: 200))
    #expect(view.bounds.origin == CGPoint(x: 1e13, y: -7))
  }

  @Test func `A transform grows the frame about the center and leaves the bounds`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    view.transform = CGAffineTransform(scaleX: 2, y: 3)
    #expect(view.frame == CGRect(x: -50, y: -50, width: 200, height: 150))
    #expect(view.bounds == CGRect(x: 0, y: 0, width: 100, height: 50))
    #expect(view.center == CGPoint(x: 50, y: 25))
    view.transform = CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 5, ty: 0)
    #expect(view.frame == CGRect(x: 30, y: -25, width: 50, height: 100))
  }

  @Test func `A frame set at half scale doubles the bounds`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    #expect(view.bounds == CGRect(x: 0, y: 0, width: 200, height: 200))
    #expect(view.frame == CGRect(x: 0, y: 0, width: 100, height: 100))
    #expect(view.center == CGPoint(x: 50, y: 50))
  }

  @Test func `A frame set on a quarter turn swaps the sides`() {
    let view = UIView()
    view.transform = CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)
    view.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
    #expect(view.bounds.size == CGSize(width: 40, height: 30))
    #expect(view.frame == CGRect(x: 10, y: 20, width: 30, height: 40))
  }

  @Test func `A frame of the present size leaves turned and scaled bounds bit for bit`() {
    for transform in [
      CGAffineTransform(scaleX: 0.3, y: 0.7), CGAffineTransform(rotationAngle: 0.4),
      CGAffineTransform(scaleX: -1.1, y: 3),
    ] {
      let view = UIView(frame: CGRect(x: 1, y: 2, width: 100.1, height: 33.3))
      view.transform = transform
      let bounds = view.bounds
      view.frame = view.frame
      #expect(view.bounds == bounds)
      view.frame.origin.x += 10
      #expect(view.bounds == bounds)
    }
  }

  @Test func `A flat transform takes a place but no size`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.transform = CGAffineTransform(scaleX: 0, y: 0)
    view.frame = CGRect(x: 10, y: 10, width: 20, height: 20)
    #expect(view.bounds.size == CGSize(width: 100, height: 100))
    #expect(view.center == CGPoint(x: 20, y: 20))
  }

  @Test func `The anchor point is what the center places and transforms turn about`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    view.layer.anchorPoint = CGPoint(x: 0, y: 1)
    #expect(view.center == CGPoint(x: 50, y: 25))
    #expect(view.frame == CGRect(x: 50, y: -25, width: 100, height: 50))
    view.center = CGPoint(x: 0, y: 50)
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    #expect(view.frame == CGRect(x: 0, y: -50, width: 200, height: 100))
    view.frame = CGRect(x: 10, y: 10, width: 20, height: 20)
    #expect(view.center == CGPoint(x: 10, y: 30))
    #expect(view.bounds.size == CGSize(width: 10, height: 10))
  }

  @Test func `What is set on a scaled view reads back`() {
    repeatedly(200) { random, trace in
      let view = UIView()
      view.layer.anchorPoint = CGPoint(x: random.number(-1...2), y: random.number(-1...2))
      view.transform = CGAffineTransform(
        scaleX: random.number(0.1...4), y: random.number(-4 ... -0.1))
      let frame = CGRect(
        x: random.number(-500...500), y: random.number(-500...500),
        width: random.number(1...500), height: random.number(1...500))
      view.frame = frame
      #expect(isClose(view.frame.minX, frame.minX, within: 1e-9), "\(trace)")
      #expect(isClose(view.frame.minY, frame.minY, within: 1e-9), "\(trace)")
      #expect(isClose(view.frame.width, frame.width, within: 1e-9), "\(trace)")
      #expect(isClose(view.frame.height, frame.height, within: 1e-9), "\(trace)")
    }
  }

  @Test func `The layer and the view read the same`() {
    let view = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(view.layer.frame == view.frame)
    view.layer.position = CGPoint(x: 50, y: 60)
    view.layer.bounds = CGRect(x: 5, y: 5, width: 10, height: 20)
    view.layer.setAffineTransform(CGAffineTransform(scaleX: 2, y: 2))
    #expect(view.center == CGPoint(x: 50, y: 60))
    #expect(view.bounds == CGRect(x: 5, y: 5, width: 10, height: 20))
    #expect(view.transform == CGAffineTransform(scaleX: 2, y: 2))
    #expect(view.frame == CGRect(x: 40, y: 40, width: 20, height: 40))
  }

  @Test func `Look is stored in the layer`() {
    let view = UIView()
    view.alpha = 0.25
    view.isHidden = true
    view.clipsToBounds = true
    #expect(view.layer.opacity == 0.25)
    #expect(view.layer.isHidden)
    #expect(view.layer.masksToBounds)
    view.alpha = 7
    #expect(view.alpha == 1)
    view.alpha = -1
    #expect(view.alpha == 0)
  }
}
