import Foundation
import PortableUIKit
import Testing

private final class LoggingController: UIViewController {
  var log: [String] = []

  override func viewDidLoad() { log.append("viewDidLoad") }
  override func viewWillAppear(_ animated: Bool) { log.append("viewWillAppear") }
  override func viewIsAppearing(_ animated: Bool) { log.append("viewIsAppearing") }
  override func viewDidAppear(_ animated: Bool) { log.append("viewDidAppear") }
  override func viewWillDisappear(_ animated: Bool) { log.append("viewWillDisappear") }
  override func viewDidDisappear(_ animated: Bool) { log.append("viewDidDisappear") }
  override func viewWillLayoutSubviews() { log.append("viewWillLayoutSubviews") }
  override func viewDidLayoutSubviews() { log.append("viewDidLayoutSubviews") }
  override func willMove(toParent parent: UIViewController?) {
    log.append("willMoveToParent \(parent == nil ? "nil" : "parent")")
  }
  override func didMove(toParent parent: UIViewController?) {
    log.append("didMoveToParent \(parent == nil ? "nil" : "parent")")
  }

  func takeLog() -> [String] {
    defer { log = [] }
    return log
  }
}

@MainActor
struct UIViewControllerTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
  private let controller = LoggingController()

  @Test func `The view is loaded when it is first asked for`() {
    #expect(!controller.isViewLoaded)
    #expect(controller.viewIfLoaded == nil)
    #expect(controller.log.isEmpty)
    _ = controller.view
    _ = controller.view
    #expect(controller.isViewLoaded)
    #expect(controller.log == ["viewDidLoad"])
  }

  @Test func `A root controller appears with its window, after the layout`() {
    window.rootViewController = controller
    #expect(!controller.isViewLoaded)
    window.makeKeyAndVisible()
    #expect(controller.takeLog() == ["viewDidLoad", "viewWillAppear", "viewIsAppearing"])
    #expect(controller.view.frame == window.bounds)
    window.layoutIfNeeded()
    #expect(
      controller.takeLog() == ["viewWillLayoutSubviews", "viewDidLayoutSubviews", "viewDidAppear"])
    window.layoutIfNeeded()
    #expect(controller.takeLog().isEmpty)
    window.frame.size = CGSize(width: 400, height: 300)
    window.layoutIfNeeded()
    #expect(controller.takeLog() == ["viewWillLayoutSubviews", "viewDidLayoutSubviews"])
    #expect(controller.view.bounds.size == CGSize(width: 400, height: 300))
    window.rootViewController = UIViewController()
    #expect(controller.takeLog() == ["viewWillDisappear", "viewDidDisappear"])
    #expect(controller.view.superview == nil)
    #expect(window.subviews.count == 1)
  }

  @Test func `A child is told of its parent, and appears with its view`() {
    let parent = UIViewController()
    window.rootViewController = parent
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    parent.addChild(controller)
    #expect(controller.takeLog() == ["willMoveToParent parent"])
    #expect(controller.parent === parent)
    #expect(parent.children.count == 1)
    parent.view.addSubview(controller.view)
    controller.didMove(toParent: parent)
    #expect(
      controller.takeLog() == [
        "viewDidLoad", "viewWillAppear", "viewIsAppearing", "didMoveToParent parent",
      ])
    window.layoutIfNeeded()
    #expect(
      controller.takeLog() == ["viewWillLayoutSubviews", "viewDidLayoutSubviews", "viewDidAppear"])
    controller.willMove(toParent: nil)
    controller.view.removeFromSuperview()
    controller.removeFromParent()
    #expect(
      controller.takeLog() == [
        "willMoveToParent nil", "viewWillDisappear", "viewDidDisappear", "didMoveToParent nil",
      ])
    #expect(controller.parent == nil)
    #expect(parent.children.isEmpty)
  }

  @Test func `An own view replaces the default one`() {
    final class Own: UIViewController {
      override func loadView() { view = UILabel() }
    }
    let own = Own()
    #expect(own.view is UILabel)
    #expect(own.view.next === own)
  }

  @Test func `A controller that came and went before the layout never appeared`() {
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.rootViewController = nil
    window.layoutIfNeeded()
    #expect(
      controller.takeLog() == [
        "viewDidLoad", "viewWillAppear", "viewIsAppearing", "viewWillDisappear",
        "viewDidDisappear",
      ])
  }
}
