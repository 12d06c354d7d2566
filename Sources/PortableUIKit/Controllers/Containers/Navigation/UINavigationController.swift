/// A stack of controllers under a bar; the topmost is shown.
open class UINavigationController: UIViewController {
  /// What a change of the stack is; the values are UIKit's.
  public enum Operation: Int, Sendable {
    case none, push, pop
  }

  /// How long bars take to come and go, seconds.
  public static var hideShowBarDuration: CGFloat { CGFloat(NavigationTunables.barDuration) }

  public let navigationBar = UINavigationBar()
  final var stack: [UIViewController] = []
  /// Holds the view of the topmost controller, and of two during a transition.
  final let pages = TransitionContainer(frame: .zero)
  /// What brings and takes them now.
  final var transition: NavigationContext?
  final let swipe = SwipeBack()
  private let titleWatch = LargeTitleWatch()
  /// The controller has hidden the bar.
  final var isBarOut = false
  /// The bar is on its way in or out.
  final var isBarMoving = false
  #if hasFeature(Embedded)
    open unowned(unsafe) var delegate: (any UINavigationControllerDelegate)?
  #else
    open weak var delegate: (any UINavigationControllerDelegate)?
  #endif
  open var isToolbarHidden = true {
    didSet { if isToolbarHidden != oldValue { viewIfLoaded?.setNeedsLayout() } }
  }
  final var madeToolbar: UIToolbar?
  open var hidesBarsOnSwipe = false
  open var hidesBarsOnTap = false

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  public convenience init(rootViewController: UIViewController) {
    self.init(nibName: nil, bundle: nil)
    replaceStack(with: [rootViewController], animated: false)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  deinit {
    clearByHand {
      swipe.controller = nil
      titleWatch.controller = nil
      navigationBar.navigation = nil
    }
  }

  open var viewControllers: [UIViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }
  open var topViewController: UIViewController? { stack.last }
  /// What is presented on top of the stack, or its topmost controller.
  open var visibleViewController: UIViewController? { presentedViewController ?? stack.last }
  open var isNavigationBarHidden = false {
    didSet { if isNavigationBarHidden != oldValue { viewIfLoaded?.setNeedsLayout() } }
  }
  /// Goes back when a finger comes in from the leading edge.
  open var interactivePopGestureRecognizer: UIGestureRecognizer? { swipe.recognizer }

  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    showBar(!hidden, animated: animated)
  }

  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    replaceStack(with: viewControllers, animated: animated)
  }

  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    precondition(
      !stack.contains { $0 === viewController },
      "Pushing the same view controller instance more than once is not supported.")
    replaceStack(with: stack + [viewController], animated: animated)
  }

  open override func show(_ vc: UIViewController, sender: ActionObject?) {
    pushViewController(vc, animated: true)
  }

  /// The one that was taken off; nil when it is the last.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard stack.count > 1, let top = stack.last else { return nil }
    replaceStack(with: Array(stack.dropLast()), animated: animated)
    return top
  }

  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    guard let first = stack.first else { return nil }
    return popToViewController(first, animated: animated)
  }

  @discardableResult
  open func popToViewController(
    _ viewController: UIViewController, animated: Bool
  ) -> [UIViewController]? {
    guard let index = stack.firstIndex(where: { $0 === viewController }) else { return nil }
    let popped = Array(stack[(index + 1)...])
    replaceStack(with: Array(stack[...index]), animated: animated)
    return popped
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    pages.frame = view.bounds
    pages.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.insertSubview(pages, at: 0)
    view.addSubview(navigationBar)
    swipe.watch(self)
    navigationBar.goBack = { [unowned(unsafe) self] in _ = popViewController(animated: true) }
    titleWatch.controller = self
    navigationBar.navigation = self
    navigationBar.titlesChanged = { [titleWatch] in
      titleWatch.controller?.viewIfLoaded?.setNeedsLayout()
    }
    showTop(animated: false)
  }

  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    watchContent()
    placeBar()
  }

  private func watchContent() {
    if followsContent, let window = view.window { titleWatch.start(in: window) }
  }

  /// Escape ends the search of the page on top, whoever has the keys.
  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if stack.last?.item?.search?.ends(by: presses) ?? false { return }
    super.pressesBegan(presses, with: event)
  }

  package override var innermostNavigationController: UINavigationController? { self }
  open override var childForStatusBarHidden: UIViewController? { topViewController }

  /// Without an item or a title of its own, that of the first controller on the stack.
  open override var tabBarItem: UITabBarItem! {
    get {
      let inherits = barItem == nil && title == nil
      return inherits ? stack.first?.tabBarItem ?? ownTabBarItem : ownTabBarItem
    }
    set { super.tabBarItem = newValue }
  }
}
