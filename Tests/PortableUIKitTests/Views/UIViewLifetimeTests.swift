import Foundation
import PortableUIKit
import Testing

@MainActor
struct UIViewLifetimeTests {
  @Test func `A view goes with the last reference to it`() {
    weak var gone: UIView?
    weak var layer: CALayer?
    do {
      let view = UIView()
      gone = view
      layer = view.layer
      #expect(gone != nil)
    }
    #expect(gone == nil)
    #expect(layer == nil)
  }

  @Test func `A parent keeps its subviews, which do not keep it`() {
    weak var parentGone: UIView?
    weak var childGone: UIView?
    let kept = UIView()
    do {
      let parent = UIView()
      let child = UIView()
      parent.addSubview(child)
      parent.addSubview(kept)
      parentGone = parent
      childGone = child
    }
    #expect(parentGone == nil)
    #expect(childGone == nil)
    #expect(kept.superview == nil)
    #expect(kept.layer.superlayer == nil)
  }

  @Test func `A removed view is freed`() {
    let parent = UIView()
    weak var gone: UIView?
    do {
      let child = UIView()
      gone = child
      parent.addSubview(child)
    }
    #expect(gone != nil)
    gone?.removeFromSuperview()
    #expect(gone == nil)
    #expect(parent.layer.sublayers == nil)
  }

  @Test func `A layer outlives its view without a delegate`() {
    let layer = UIView().layer
    #expect(layer.delegate == nil)
    layer.setNeedsLayout()
    layer.layoutIfNeeded()
  }

  @Test func `A recogniser does not keep its view`() {
    let tap = UITapGestureRecognizer()
    weak var gone: UIView?
    do {
      let view = UIView()
      gone = view
      view.addGestureRecognizer(tap)
    }
    #expect(gone == nil)
    #expect(tap.view == nil)
  }

  @Test func `A window with a controller is freed, and leaves the application's list`() {
    weak var gone: UIWindow?
    weak var controllerGone: UIViewController?
    do {
      let window = UIWindow()
      let controller = UIViewController()
      window.rootViewController = controller
      window.makeKeyAndVisible()
      window.layoutIfNeeded()
      gone = window
      controllerGone = controller
      #expect(UIApplication.shared.windows.contains { $0 === window })
      #expect(controller.view.superview === window)
    }
    #expect(gone == nil)
    #expect(controllerGone == nil)
  }
}
