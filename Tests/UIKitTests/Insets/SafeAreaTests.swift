import Testing
import UIKit

@MainActor
struct SafeAreaTests {
  private final class Told: UIView {
    var log: [String] = []
    override func safeAreaInsetsDidChange() {
      super.safeAreaInsetsDidChange()
      log.append("safe area \(Double(safeAreaInsets.top))")
    }
    override func layoutMarginsDidChange() { log.append("margins") }
    override func layoutSubviews() { log.append("layout") }
  }

  private final class ToldController: UIViewController {
    var log: [String] = []
    override func loadView() { view = Told() }
    override func viewSafeAreaInsetsDidChange() {
      super.viewSafeAreaInsetsDidChange()
      log.append("safe area \(Double(view.safeAreaInsets.top))")
    }
    override func viewWillLayoutSubviews() { log.append("layout") }
  }

  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))

  @Test func `A change is told in the layout, before the subviews`() {
    let view = Told(frame: window.bounds)
    let inner = Told(frame: CGRect(x: 0, y: 40, width: 390, height: 100))
    view.addSubview(inner)
    window.addSubview(view)
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    #expect(view.log == ["layout"])
    view.log = []
    inner.log = []
    window.hostSafeAreaInsets.top = 47
    #expect(view.log.isEmpty)
    window.layoutIfNeeded()
    #expect(view.log == ["safe area 47.0", "margins", "layout"])
    #expect(inner.log == ["safe area 7.0", "margins", "layout"])
    inner.log = []
    inner.frame.origin.y = 20
    window.layoutIfNeeded()
    #expect(inner.log == ["safe area 27.0", "margins", "layout"])
    inner.log = []
    inner.frame.origin.y = 300
    window.layoutIfNeeded()
    #expect(inner.log == ["safe area 0.0", "margins", "layout"])
    inner.log = []
    inner.frame.origin.y = 400
    window.layoutIfNeeded()
    #expect(inner.log.isEmpty)
  }

  @Test func `No more of it reaches into what goes beyond the edge than there is`() {
    let view = UIView(frame: window.bounds)
    let inner = UIView(frame: CGRect(x: 0, y: -500, width: 390, height: 2000))
    view.addSubview(inner)
    window.addSubview(view)
    window.hostSafeAreaInsets = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
    #expect(inner.safeAreaInsets == UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
    inner.frame = CGRect(x: 0, y: 20, width: 390, height: 814)
    #expect(inner.safeAreaInsets == UIEdgeInsets(top: 27, left: 0, bottom: 24, right: 0))
  }

  @Test func `A controller adds to it and hears of it before its layout`() {
    let controller = ToldController()
    window.hostSafeAreaInsets.top = 47
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    #expect(controller.log == ["safe area 47.0", "layout"])
    controller.log = []
    controller.additionalSafeAreaInsets.top = 30
    #expect(controller.view.safeAreaInsets.top == 77)
    window.layoutIfNeeded()
    #expect(controller.log == ["safe area 77.0", "layout"])
  }

  @Test func `Margins: own, from the superview, from the system, and turned with the language`() {
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let inner = UIView(frame: CGRect(x: 10, y: 0, width: 280, height: 300))
    outer.addSubview(inner)
    outer.layoutMargins = UIEdgeInsets(top: 40, left: 30, bottom: 20, right: 10)
    #expect(inner.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
    inner.preservesSuperviewLayoutMargins = true
    #expect(inner.layoutMargins == UIEdgeInsets(top: 40, left: 20, bottom: 20, right: 8))
    inner.preservesSuperviewLayoutMargins = false
    inner.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(inner.layoutMargins == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    inner.semanticContentAttribute = .forceRightToLeft
    #expect(inner.layoutMargins == UIEdgeInsets(top: 1, left: 4, bottom: 3, right: 2))
    inner.layoutMargins.left = 9
    #expect(inner.directionalLayoutMargins.trailing == 9)

    let controller = UIViewController()
    controller.view.frame = CGRect(x: 0, y: 0, width: 390, height: 844)
    #expect(controller.view.layoutMargins == UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16))
    controller.viewRespectsSystemMinimumLayoutMargins = false
    #expect(controller.view.layoutMargins == .zero)
  }
}
