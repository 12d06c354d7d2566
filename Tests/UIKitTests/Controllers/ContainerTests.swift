import Testing
import UIKit

/// Every call of every controller in one list.
@MainActor
private var log: [String] = []

private class Logging: UIViewController {
  let name: String

  init(_ name: String) {
    self.name = name
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  private func note(_ text: String) { log.append("\(name) \(text)") }

  override func viewDidLoad() {
    super.viewDidLoad()
    note("didLoad")
  }
  override func viewWillAppear(_ animated: Bool) { note("willAppear") }
  override func viewIsAppearing(_ animated: Bool) { note("isAppearing") }
  override func viewDidAppear(_ animated: Bool) { note("didAppear") }
  override func viewWillDisappear(_ animated: Bool) { note("willDisappear") }
  override func viewDidDisappear(_ animated: Bool) { note("didDisappear") }
  override func willMove(toParent parent: UIViewController?) {
    note("willMove \(parent == nil ? "nil" : "in")")
  }
  override func didMove(toParent parent: UIViewController?) {
    note("didMove \(parent == nil ? "nil" : "in")")
  }
  override func viewWillTransition(
    to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    note("willTransition \(Int(size.width))x\(Int(size.height)) at \(Int(view.bounds.width))")
    coordinator.animate(
      alongsideTransition: { _ in self.note("alongside at \(Int(self.view.bounds.width))") },
      completion: { context in
        self.note("completion \(context.isAnimated ? "animated" : "at once")")
      })
  }
}

@MainActor @Suite(.serialized)
struct ContainerTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))

  init() { log = [] }

  private func take() -> [String] {
    defer { log = [] }
    return log
  }

  private func show(_ controller: UIViewController) {
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
  }

  @Test func `Pushing and popping`() {
    let first = Logging("first")
    first.title = "First"
    let navigation = UINavigationController(rootViewController: first)
    #expect(take() == ["first willMove in", "first didMove in"])
    show(navigation)
    #expect(
      take() == ["first didLoad", "first willAppear", "first isAppearing", "first didAppear"])
    #expect(first.navigationController === navigation)
    #expect(first.navigationItem.title == "First")
    #expect(navigation.navigationBar.frame == CGRect(x: 0, y: 0, width: 390, height: 44))
    #expect(first.view.safeAreaInsets.top == 44)
    let second = Logging("second")
    navigation.pushViewController(second, animated: false)
    window.layoutIfNeeded()
    #expect(
      take() == [
        "second willMove in", "second didLoad", "first willDisappear", "second willAppear",
        "second isAppearing", "first didDisappear", "second didMove in", "second didAppear",
      ])
    #expect(navigation.topViewController === second)
    #expect(navigation.viewControllers == [first, second])
    #expect(navigation.popViewController(animated: false) === second)
    window.layoutIfNeeded()
    #expect(
      take() == [
        "second willMove nil", "second willDisappear", "first willAppear", "first isAppearing",
        "second didDisappear", "second didMove nil", "first didAppear",
      ])
    #expect(navigation.popViewController(animated: false) == nil)
    navigation.isNavigationBarHidden = true
    window.layoutIfNeeded()
    #expect(first.view.safeAreaInsets.top == 0)
  }

  @Test func `Presenting over everything, and in its place`() {
    let root = Logging("root")
    show(root)
    _ = take()
    let sheet = Logging("sheet")
    var done: [String] = []
    root.present(sheet, animated: false) { done.append("presented") }
    #expect(root.presentedViewController === sheet)
    #expect(sheet.presentingViewController === root)
    window.layoutIfNeeded()
    #expect(
      take() == ["sheet didLoad", "sheet willAppear", "sheet isAppearing", "sheet didAppear"])
    #expect(done == ["presented"])
    sheet.dismiss(animated: false) { done.append("dismissed") }
    window.layoutIfNeeded()
    #expect(take() == ["sheet willDisappear", "sheet didDisappear"])
    #expect(done == ["presented", "dismissed"])
    #expect(root.presentedViewController == nil)

    let cover = Logging("cover")
    cover.modalPresentationStyle = .fullScreen
    root.present(cover, animated: false)
    window.layoutIfNeeded()
    #expect(
      take() == [
        "cover didLoad", "root willDisappear", "cover willAppear", "cover isAppearing",
        "cover didAppear", "root didDisappear",
      ])
    #expect(root.view.window == nil)
    root.dismiss(animated: false)
    window.layoutIfNeeded()
    #expect(
      take() == [
        "cover willDisappear", "root willAppear", "root isAppearing", "root didAppear",
        "cover didDisappear",
      ])
    #expect(root.view.window === window)
  }

  @Test func `Tabs load their views when they are chosen`() {
    let (first, second) = (Logging("first"), Logging("second"))
    let tabs = UITabBarController()
    tabs.viewControllers = [first, second]
    show(tabs)
    #expect(!second.isViewLoaded)
    #expect(first.view.safeAreaInsets.bottom == 49)
    #expect(first.tabBarController === tabs)
    _ = take()
    tabs.selectedIndex = 1
    window.layoutIfNeeded()
    #expect(
      take() == [
        "second didLoad", "first willDisappear", "second willAppear", "second isAppearing",
        "first didDisappear", "second didAppear",
      ])
    #expect(tabs.selectedViewController === second)
  }

  @Test func `A window that is turned tells its controllers, with the device`() {
    let root = Logging("root")
    let child = Logging("child")
    root.addChild(child)
    root.view.addSubview(child.view)
    child.didMove(toParent: root)
    root.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    UIScreen.main.bounds = window.bounds
    show(root)
    child.view.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
    _ = take()
    var turns: [UIDeviceOrientation] = []
    let observer = NotificationCenter.default.addObserver(
      forName: UIDevice.orientationDidChangeNotification, object: nil, queue: nil
    ) { _ in MainActor.assumeIsolated { turns.append(UIDevice.current.orientation) } }
    defer { NotificationCenter.default.removeObserver(observer) }
    window.resize(to: CGSize(width: 844, height: 390))
    #expect(
      take() == [
        "child willTransition 844x390 at 50", "root willTransition 844x390 at 390",
        "child alongside at 50", "root alongside at 844", "child completion at once",
        "root completion at once",
      ])
    #expect(turns == [.landscapeLeft])
    window.resize(to: CGSize(width: 390, height: 844))
    #expect(turns == [.landscapeLeft, .portrait])
    window.resize(to: CGSize(width: 390, height: 800))
    #expect(turns.count == 2)
  }
}
