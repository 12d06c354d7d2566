import DisplayList
import Foundation
import ScrollTesting
import Testing

@testable import PortableUIKit

/// Layers that a transform with `m34` moves away: where they are and how large at their anchor point.
@MainActor struct PerspectiveTests {
  private let controller = UIViewController()
  private let stage: Stage
  private let view = UIView(frame: CGRect(x: 150, y: 150, width: 100, height: 100))

  init() {
    stage = Stage(size: CGSize(width: 400, height: 400), root: controller)
    view.backgroundColor = .red
    controller.view.backgroundColor = .white
    controller.view.addSubview(view)
  }

  private func seen(from distance: CGFloat = 500) -> CATransform3D {
    var result = CATransform3DIdentity
    result.m34 = -1 / distance
    return result
  }

  /// Where a point of the layer, counted from its anchor point, is seen: all of the projection.
  private func project(_ t: CATransform3D, _ x: CGFloat, _ y: CGFloat) -> CGPoint {
    let w = t.m14 * x + t.m24 * y + t.m44
    return CGPoint(
      x: (t.m11 * x + t.m21 * y + t.m41) / w, y: (t.m12 * x + t.m22 * y + t.m42) / w)
  }

  @Test(arguments: [-500.0, -250, 0, 100, 250])
  func `What is further away is smaller, and nearer the middle`(depth: Double) {
    view.transform3D = CATransform3DTranslate(seen(), 30, 0, CGFloat(depth))
    stage.frame()
    let scale = 500 / (500 - CGFloat(depth))
    #expect(abs(view.frame.width - 100 * scale) < 1e-9)
    #expect(abs(view.frame.midX - 200 - 30 * scale) < 1e-9)
    let edge = view.frame.maxX
    #expect(stage.color(at: CGPoint(x: edge - 2, y: 200))?.light.green == 0)
    #expect(stage.color(at: CGPoint(x: edge + 2, y: 200))?.light.green == 1)
    #expect(stage.window.hitTest(CGPoint(x: edge - 1, y: 200), with: nil) === view)
    #expect(stage.window.hitTest(CGPoint(x: edge + 1, y: 200), with: nil) !== view)
  }

  /// Slopes by differences of the projection itself.
  @Test(arguments: [0.0, 0.4, 1, -1.2], [(0.0, 1.0, 0.0), (1, 0, 0), (1, 1, 0.3)])
  func `At the anchor point it is as the projection is there`(
    angle: Double, axis: (Double, Double, Double)
  ) {
    var t = CATransform3DTranslate(seen(from: 300), 40, -20, -80)
    t = CATransform3DRotate(t, CGFloat(angle), CGFloat(axis.0), CGFloat(axis.1), CGFloat(axis.2))
    view.transform3D = t
    let drawn = view.transform
    let (middle, step) = (project(t, 0, 0), CGFloat(1e-4))
    #expect(abs(drawn.tx - middle.x) < 1e-9 && abs(drawn.ty - middle.y) < 1e-9)
    let along = (project(t, step, 0), project(t, -step, 0))
    let down = (project(t, 0, step), project(t, 0, -step))
    #expect(abs(drawn.a - (along.0.x - along.1.x) / (2 * step)) < 1e-6)
    #expect(abs(drawn.b - (along.0.y - along.1.y) / (2 * step)) < 1e-6)
    #expect(abs(drawn.c - (down.0.x - down.1.x) / (2 * step)) < 1e-6)
    #expect(abs(drawn.d - (down.0.y - down.1.y) / (2 * step)) < 1e-6)
    #expect(CATransform3DEqualToTransform(view.transform3D, t))
  }

  /// The share that `Documentation/UIKit.md` names.
  @Test func `An edge that comes nearer is too small by the share of its way to the eye`() {
    let t = CATransform3DRotate(seen(), .pi / 3, 0, 1, 0)
    view.transform3D = t
    let near = project(t, -50, 0).x
    let depth = 50 * CGFloat(3).squareRoot() / 2
    #expect(abs(near / (view.transform.a * -50) - 1 - depth / (500 - depth)) < 1e-9)
  }

  @Test func `Behind the eye nothing is seen`() {
    view.transform3D = CATransform3DTranslate(seen(), 0, 0, 600)
    stage.frame()
    #expect(stage.color(at: CGPoint(x: 200, y: 200))?.light.green == 1)
    view.transform3D = CATransform3DIdentity
    stage.frame()
    #expect(stage.color(at: CGPoint(x: 200, y: 200))?.light.green == 0)
  }
}
