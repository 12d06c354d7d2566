/// Controllers of which one is shown, chosen in a bar below.
open class UITabBarController: UIViewController, UITabBarDelegate {
  public let tabBar = UITabBar()
  private var tabs: [UIViewController] = []
  #if hasFeature(Embedded)
    open unowned(unsafe) var delegate: (any UITabBarControllerDelegate)?
  #else
    open weak var delegate: (any UITabBarControllerDelegate)?
  #endif

  deinit {
    clearByHand {
      tabBar.controller = nil
      tabBar.delegate = nil
    }
  }

  open var viewControllers: [UIViewController]? {
    get { tabs }
    set { setViewControllers(newValue, animated: false) }
  }
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
    let selected = selectedViewController
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
    // Who was selected stays so, wherever it is now; else its place counts.
    let place = tabs.firstIndex { $0 === selected } ?? selectedIndex
    selectedIndex = tabs.indices.contains(place) ? place : 0
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    tabBar.controller = self
    tabBar.delegate = self
    view.addSubview(tabBar)
    showSelected()
  }

  package override var innermostTabBarController: UITabBarController? { self }

  /// For subclasses; the controller itself needs nothing of it.
  open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}

  /// What a tap on an item does.
  final func choose(_ item: UITabBarItem) {
    // What the delegate does not want is not selected; it may also select something else instead.
    defer { showItems() }
    guard let controller = tabs.first(where: { $0.tabBarItem === item }),
      delegate?.tabBarController(self, shouldSelect: controller) ?? true,
      let index = tabs.firstIndex(where: { $0 === controller })
    else { return }
    if index != selectedIndex {
      selectedIndex = index
    } else if let stack = controller.innermostNavigationController, stack === controller {
      stack.popToRootViewController(animated: true)
    }
    delegate?.tabBarController(self, didSelect: controller)
  }

  private func showSelected() {
    showItems()
    guard let container = viewIfLoaded else { return }
    let old = tabs.first {
      $0 !== selectedViewController && $0.viewIfLoaded?.superview === container
    }
    if let new = selectedViewController {
      showChild(new, in: container, insteadOf: old, animated: false)
    }
    container.setNeedsLayout()
  }

  /// The bar has an item of each controller; one of them may have got another since.
  private func showItems() {
    let items: [UITabBarItem] = tabs.map { $0.tabBarItem }
    let shown = tabBar.items ?? []
    if shown.count != items.count || items.indices.contains(where: { items[$0] !== shown[$0] }) {
      tabBar.items = items
    }
    let selected = items.indices.contains(selectedIndex) ? items[selectedIndex] : nil
    if tabBar.selectedItem !== selected { tabBar.selectedItem = selected }
  }

  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    showItems()
    let height = tabBar.barHeight + view.safeAreaInsets.bottom
    tabBar.frame = CGRect(
      x: 0, y: view.bounds.height - height, width: view.bounds.width, height: height)
    guard let selectedViewController else { return }
    selectedViewController.coveredByBars = UIEdgeInsets(
      top: 0, left: 0, bottom: tabBar.isHidden ? 0 : tabBar.barHeight, right: 0)
    selectedViewController.viewIfLoaded?.safeAreaMayHaveChanged()
  }
}
