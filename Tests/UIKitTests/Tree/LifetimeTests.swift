import ScrollBed
import Testing
import UIKit

/// What nobody holds any more is freed: nothing here keeps anything alive behind its owner's back.
@MainActor
struct LifetimeTests {
  private final class Delegate: NSObject, UIScrollViewDelegate, UIGestureRecognizerDelegate,
    UINavigationControllerDelegate, UIApplicationDelegate
  {
    var zoomed: UIView?
    func viewForZooming(in scrollView: UIScrollView) -> UIView? { zoomed }
  }

  @Test func `Delegates are not kept`() {
    let view = UIScrollView()
    let recognizer = UIGestureRecognizer()
    let navigation = UINavigationController()
    weak var gone: Delegate?
    do {
      let delegate = Delegate()
      gone = delegate
      view.delegate = delegate
      recognizer.delegate = delegate
      navigation.delegate = delegate
      UIApplication.shared.delegate = delegate
    }
    #expect(gone == nil)
    #expect(view.delegate == nil)
    #expect(recognizer.delegate == nil)
    #expect(navigation.delegate == nil)
  }

  @Test func `A tree that was removed goes, with its recognisers and interactions`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.makeKeyAndVisible()
    weak var outer: UIView?
    weak var inner: UIScrollView?
    weak var recognizer: UITapGestureRecognizer?
    do {
      let view = UIView(frame: window.bounds)
      let scrollView = UIScrollView(frame: window.bounds)
      let tap = UITapGestureRecognizer()
      (outer, inner, recognizer) = (view, scrollView, tap)
      scrollView.addGestureRecognizer(tap)
      view.addSubview(scrollView)
      window.addSubview(view)
      window.layoutIfNeeded()
      view.removeFromSuperview()
    }
    #expect(outer == nil)
    #expect(inner == nil)
    #expect(recognizer == nil)
    #expect(window.subviews.isEmpty)
  }

  @Test func `A scroll view goes though it moved, zoomed and was touched`() {
    weak var gone: UIScrollView?
    weak var content: UIView?
    weak var window: UIWindow?
    do {
      let bed = Bed(zooms: true)
      (gone, content, window) = (bed.scrollView, bed.content, bed.window)
      bed.pinch((160, 230), 100, 200, 0.2)
      bed.settle()
      bed.swipe(from: (160, 400), to: (160, 200), 0.1)
      bed.wait(0.1)
      #expect(bed.scrollView.isDecelerating)
      bed.scrollView.setContentOffset(.zero, animated: true)
      bed.wait(0.1)
      bed.touch(2, .down, 100, 100)
      bed.wait(0.1)
      bed.touch(2, .up, 100, 100)
      bed.frame()
    }
    #expect(gone == nil)
    #expect(content == nil)
    #expect(window == nil)
  }

  @Test func `Controllers go when they leave`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let navigation = UINavigationController(rootViewController: UIViewController())
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    weak var pushed: UIViewController?
    weak var presented: UIViewController?
    weak var child: UIViewController?
    do {
      let (page, sheet, inner) = (UIViewController(), UIViewController(), UIViewController())
      (pushed, presented, child) = (page, sheet, inner)
      navigation.pushViewController(page, animated: false)
      page.addChild(inner)
      page.view.addSubview(inner.view)
      inner.didMove(toParent: page)
      window.layoutIfNeeded()
      page.present(sheet, animated: false)
      window.layoutIfNeeded()
      sheet.dismiss(animated: false)
      inner.willMove(toParent: nil)
      inner.view.removeFromSuperview()
      inner.removeFromParent()
      navigation.popViewController(animated: false)
      window.layoutIfNeeded()
    }
    #expect(pushed == nil)
    #expect(presented == nil)
    #expect(child == nil)
  }

  @Test func `A window goes with its root`() {
    weak var window: UIWindow?
    weak var root: UIViewController?
    do {
      let made = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let controller = UIViewController()
      (window, root) = (made, controller)
      made.rootViewController = controller
      made.makeKeyAndVisible()
      made.layoutIfNeeded()
    }
    #expect(window == nil)
    #expect(root == nil)
    #expect(UIApplication.shared.keyWindow == nil || UIApplication.shared.keyWindow !== window)
  }

  @Test func `Observers of traits do not keep the view`() {
    weak var gone: UIView?
    do {
      let view = UIView()
      gone = view
      view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
        (_: UIView, _: UITraitCollection) in
      }
    }
    #expect(gone == nil)
  }
}
