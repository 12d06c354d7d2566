/// Owns a tree of views and hears when it is shown, laid out and taken away.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
open class UIViewController: SegueSource {
  final var loadedView: UIView?
  public internal(set) var children: [UIViewController] = []
  #if hasFeature(Embedded)
    public internal(set) unowned(unsafe) var parent: UIViewController?
  #else
    public internal(set) weak var parent: UIViewController?
  #endif
  final var appearance = Appearance.disappeared
  /// As its last `viewWillAppear` or `viewWillDisappear` had it.
  final var isAppearanceAnimated = false
  final var movement = Movement.none
  final var presented: UIViewController?
  /// All that it presents goes at once: its window has another controller. Set with what it presents: a program that presents
  /// nothing carries nothing of this.
  final var forgetPresented: (() -> Void)?
  @Weak final var presenter: UIViewController?
  /// What it is presented in.
  final var transitionContainer: PresentationContainer?
  final var presentation: UIPresentationController?
  final var coordinator: TransitionCoordinator?
  /// An animator brings or takes its view: it says when that is over.
  final var isInTransition = false
  /// Where its view lies when no animator moves it, points: what covers it there is its safe area. Nil: where it is.
  final var restingFrame: CGRect?
  final var item: UINavigationItem?
  final var isBeingEdited = false
  /// Its button in a bar looks otherwise. A closure: a program without bars carries nothing of them.
  final var didSetEditing: (() -> Void)?
  /// Its children come and go with it. Set with the first of them: a program without any carries nothing of this.
  final var tellChildren: ((UIViewController, Appearance) -> Void)?
  final var barItem: UITabBarItem?
  /// Called after `traitCollectionDidChange`, with the traits that were.
  public final var traitObservers: [TraitObserver] = []
  /// What a container's bars cover of the view, points.
  final var coveredByBars = UIEdgeInsets.zero

  /// There are no nib files here: both arguments mean nothing.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init()
  }

  public override convenience init() {
    self.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) {
    super.init()
  }

  deinit {
    clearByHand {
      for child in children { child.parent = nil }
      presented?.presenter = nil
      presentation?.presented = nil
      loadedView?.viewController = nil
      if loadedView?.window?.firstResponder === self { loadedView?.window?.firstResponder = nil }
    }
  }

  open var title: String? {
    didSet { titleChanged(from: oldValue) }
  }

  // MARK: View

  /// Loaded when it is first asked for.
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return loadedView
    }
    set {
      loadedView?.viewController = nil
      loadedView = newValue
      newValue?.viewController = self
      if overrideUserInterfaceStyle != .unspecified {
        newValue?.overrideUserInterfaceStyle = overrideUserInterfaceStyle
      }
    }
  }
  open var viewIfLoaded: UIView? { loadedView }
  open var isViewLoaded: Bool { loadedView != nil }

  open func loadViewIfNeeded() {
    guard loadedView == nil else { return }
    loadView()
    viewDidLoad()
  }

  /// Sets `view`. The default one fills the screen.
  open func loadView() {
    view = UIView(frame: UIScreen.main.bounds)
  }

  open func viewDidLoad() {}
  open func viewWillAppear(_ animated: Bool) {}
  open func viewIsAppearing(_ animated: Bool) {}
  open func viewDidAppear(_ animated: Bool) {}
  open func viewWillDisappear(_ animated: Bool) {}
  open func viewDidDisappear(_ animated: Bool) {}
  open func viewWillLayoutSubviews() {}
  open func viewDidLayoutSubviews() {}
  open func didReceiveMemoryWarning() {}

  open var isEditing: Bool {
    get { isBeingEdited }
    set { setEditing(newValue, animated: false) }
  }
  open func setEditing(_ editing: Bool, animated: Bool) {
    isBeingEdited = editing
    didSetEditing?()
  }

  // MARK: Insets

  /// Added to the safe area of the view, points.
  open var additionalSafeAreaInsets = UIEdgeInsets.zero {
    didSet { viewIfLoaded?.safeAreaMayHaveChanged() }
  }
  open func viewSafeAreaInsetsDidChange() {}
  open func viewLayoutMarginsDidChange() {}
  /// The least that the view keeps its content from the edges, points.
  open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets { ownSystemMargins }
  open var viewRespectsSystemMinimumLayoutMargins = true
  open var automaticallyAdjustsScrollViewInsets = true
  /// Under which bars the view goes on.
  open var edgesForExtendedLayout = UIRectEdge.all
  open var extendedLayoutIncludesOpaqueBars = false
  open var preferredContentSize = CGSize.zero {
    didSet {
      if preferredContentSize != oldValue {
        parent?.preferredContentSizeDidChange(forChildContentContainer: self)
      }
    }
  }
  open func preferredContentSizeDidChange(forChildContentContainer container: UIViewController) {}

  /// The view's constraints are to be brought up to date.
  open func updateViewConstraints() { viewIfLoaded?.updateConstraints() }

  // MARK: Containment

  open func addChild(_ childController: UIViewController) { adopt(childController) }
  open func removeFromParent() { leaveParent() }
  open func willMove(toParent parent: UIViewController?) {}
  open func didMove(toParent parent: UIViewController?) {}
  open var isMovingToParent: Bool { movement == .toParent }
  open var isMovingFromParent: Bool { movement == .fromParent }
  /// Whether children hear of their parent's appearing by themselves.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }
  /// Takes one child's view away and brings the other's; `animations` may move them.
  open func transition(
    from fromViewController: UIViewController, to toViewController: UIViewController,
    duration: TimeInterval, options: UIView.AnimationOptions = [], animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    exchange(
      fromViewController, for: toViewController, duration: duration, options: options,
      animations: animations, completion: completion)
  }
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    beginAppearance(isAppearing, animated: animated)
  }
  open func endAppearanceTransition() { endAppearance() }

  open var navigationController: UINavigationController? { parent?.innermostNavigationController }
  open var tabBarController: UITabBarController? { parent?.innermostTabBarController }
  /// This controller, or the nearest around it. Asked instead of cast, so that a program that has
  /// no such container does not carry its code.
  package var innermostNavigationController: UINavigationController? {
    parent?.innermostNavigationController
  }
  package var innermostTabBarController: UITabBarController? { parent?.innermostTabBarController }
  open var navigationItem: UINavigationItem { ownNavigationItem }
  open var tabBarItem: UITabBarItem! {
    get { ownTabBarItem }
    set {
      barItem = newValue
      tabBarItemChanged()
    }
  }
  open var hidesBottomBarWhenPushed = false

  // MARK: Presenting

  open var presentedViewController: UIViewController? {
    presented ?? parent?.presentedViewController
  }
  open var presentingViewController: UIViewController? {
    presenter ?? parent?.presentingViewController
  }
  open var modalPresentationStyle = UIModalPresentationStyle.automatic {
    didSet {
      // One that was asked for before its time was for the other style.
      if modalPresentationStyle != oldValue, presenter == nil { presentation = nil }
    }
  }
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  #if hasFeature(Embedded)
    open unowned(unsafe) var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
  #else
    open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
  #endif
  open var isModalInPresentation = false
  open var modalPresentationCapturesStatusBarAppearance = false
  open var definesPresentationContext = false
  open var providesPresentationContextTransitionStyle = false
  open var isBeingPresented: Bool { movement == .presented }
  open var isBeingDismissed: Bool { movement == .dismissed }

  /// Covers the window with the other's view, as its `modalPresentationStyle` and its `transitioningDelegate` say.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    show(viewControllerToPresent, animated: flag, completion)
  }

  /// Takes away what this one presents, or this one when it presents nothing.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    takeAway(animated: flag, completion)
  }

  /// On top of the stack around it, or presented where there is none.
  open func show(_ vc: UIViewController, sender: ActionObject?) {
    if let parent { parent.show(vc, sender: sender) } else { present(vc, animated: true) }
  }

  /// Presented, unless a container around this overrides it.
  open func showDetailViewController(_ vc: UIViewController, sender: ActionObject?) {
    if let parent {
      parent.showDetailViewController(vc, sender: sender)
    } else {
      present(vc, animated: true)
    }
  }

  /// Of a controller that is always presented in one way.
  func makeOwnPresentation(over presenter: UIViewController?) -> UIPresentationController? { nil }

  // MARK: Surroundings

  open var traitCollection: UITraitCollection {
    viewIfLoaded?.traitCollection ?? parent?.traitCollection ?? .current
  }
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
    didSet { viewIfLoaded?.overrideUserInterfaceStyle = overrideUserInterfaceStyle }
  }
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// The window is about to have another size, points. The default one tells the children and
  /// what is presented.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    passTransition(to: size, with: coordinator)
  }
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    passTransition(to: newCollection, with: coordinator)
  }

  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
  open var shouldAutorotate: Bool { true }
  open func setNeedsUpdateOfSupportedInterfaceOrientations() {}
  open var prefersStatusBarHidden: Bool { false }
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
  open var childForStatusBarHidden: UIViewController? { nil }
  open var childForStatusBarStyle: UIViewController? { nil }
  open func setNeedsStatusBarAppearanceUpdate() {}
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
  open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
  open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}

  open override var next: UIResponder? { loadedView?.superview ?? parent }
}
