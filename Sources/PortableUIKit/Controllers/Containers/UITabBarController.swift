/// The bar of a tab bar controller. It has its place, and nothing in it yet.
open class UITabBar: UIView {
  /// Points.
  final let barHeight: CGFloat = 49
  open var items: [UITabBarItem]?
  open var isTranslucent = true
}

/// Controllers of which one is shown.
open class UITabBarController: UIViewController {
  public let tabBar = UITabBar()
  private var tabs: [UIViewController] = []

  open var viewControllers: [UIViewController]? {
    get { tabs }
    set { setViewControllers(newValue, animated: false) }
  }
  /// `Int.max` when there is none.
  open var selectedIndex = 0 {
    didSet { showSelected() }
  }
  open var selectedViewController: UIViewController? {
    get { tabs.indices.contains(selectedIndex) ? tabs[selectedIndex] : nil }
    set {
      if let newValue, let index = tabs.firstIndex(where: { $0 === newValue }) {
        selectedIndex = index
      }
    }
  }

  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    let new = viewControllers ?? []
    for controller in tabs where !new.contains(where: { $0 === controller }) {
      controller.willMove(toParent: nil)
      controller.viewIfLoaded?.removeFromSuperview()
      controller.coveredByBars = .zero
      controller.removeFromParent()
    }
    let added = new.filter { controller in !tabs.contains { $0 === controller } }
    tabs = new
    for controller in added {
      addChild(controller)
      controller.didMove(toParent: self)
    }
    tabBar.items = new.map { $0.tabBarItem }
    if !tabs.indices.contains(selectedIndex) { selectedIndex = 0 } else { showSelected() }
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    tabBar.backgroundColor = .systemBackground
    view.addSubview(tabBar)
    showSelected()
  }

  package override var innermostTabBarController: UITabBarController? { self }

  private func showSelected() {
    guard let container = viewIfLoaded else { return }
    let old = tabs.first {
      $0 !== selectedViewController && $0.viewIfLoaded?.superview === container
    }
    if let new = selectedViewController { showChild(new, insteadOf: old, animated: false) }
    container.setNeedsLayout()
  }

  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    let height = tabBar.barHeight + view.safeAreaInsets.bottom
    tabBar.frame = CGRect(
      x: 0, y: view.bounds.height - height, width: view.bounds.width, height: height)
    guard let selectedViewController else { return }
    selectedViewController.coveredByBars = UIEdgeInsets(
      top: 0, left: 0, bottom: tabBar.isHidden ? 0 : tabBar.barHeight, right: 0)
    selectedViewController.viewIfLoaded?.safeAreaMayHaveChanged()
  }
}
