import ScrollGeometry

/// Shows one controller at a time: a swipe turns to the next one.
open class UIPageViewController: UIViewController {
  public final let transitionStyle: TransitionStyle
  public final let navigationOrientation: NavigationOrientation
  public final let spineLocation: SpineLocation
  /// Kept only: one page is shown, with nothing on its back.
  open var isDoubleSided = false
  /// Between pages, points.
  final let spacing: CGFloat
  final let scroller = PageScrollView(frame: .zero)
  /// The dots; nil without any.
  final var dots: UIPageControl?
  final var shownDot = 0
  final var current: UIViewController?
  /// What the data source said of both sides of the current page; nil while it was not asked.
  final var before: Neighbor?
  final var after: Neighbor?
  /// The page that comes into sight, and from which side.
  final var turn: Turn?
  /// Pages are put into their places: what moves meanwhile is no turn.
  final var isPlacing = false
  /// Is told that it has a parent once it has appeared.
  final var arriving: UIViewController?

  #if hasFeature(Embedded)
    open unowned(unsafe) var delegate: (any UIPageViewControllerDelegate)?
  #else
    open weak var delegate: (any UIPageViewControllerDelegate)?
  #endif
  #if hasFeature(Embedded)
    open unowned(unsafe) var dataSource: (any UIPageViewControllerDataSource)? {
      didSet { sourceChanged() }
    }
  #else
    open weak var dataSource: (any UIPageViewControllerDataSource)? {
      didSet { sourceChanged() }
    }
  #endif

  /// - Parameter options: `interPageSpacing` in points, `spineLocation` as a number.
  public init(
    transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
    options: [OptionsKey: PageOption]? = nil
  ) {
    transitionStyle = style
    self.navigationOrientation = navigationOrientation
    spacing = options?[.interPageSpacing].flatMap { pageLength($0) } ?? 0
    let spine = options?[.spineLocation].flatMap { pageLength($0) }.map { Int($0) }
    spineLocation =
      spine.flatMap { SpineLocation(rawValue: $0) } ?? (style == .pageCurl ? .min : .none)
    super.init(nibName: nil, bundle: nil)
    prepare()
  }

  public convenience init() {
    self.init(transitionStyle: .pageCurl, navigationOrientation: .horizontal)
  }

  /// Pages that curl, beside each other.
  public required init?(coder: NSCoder) {
    transitionStyle = .pageCurl
    navigationOrientation = .horizontal
    spacing = 0
    spineLocation = .min
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    scroller.controller = self
    if transitionStyle == .pageCurl {
      MissingFeatures.shared.handler(
        String(
          plain: "UIPageViewController: pages do not curl here, they are scrolled one at a time"))
    }
  }

  deinit {
    clearByHand { scroller.controller = nil }
  }

  /// The one that is shown; while a finger turns, the one before.
  open var viewControllers: [UIViewController]? { current.map { [$0] } ?? [] }

  /// What turns pages that curl; pages that scroll have none to show.
  open var gestureRecognizers: [UIGestureRecognizer] {
    transitionStyle == .pageCurl ? [scroller.panGestureRecognizer] : []
  }

  /// Shows one controller, which slides in from the side of `direction` when `animated`. The delegate hears nothing.
  /// Where two would lie side by side, or on both sides of a sheet, that is the first.
  open func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    let count = viewControllers?.count ?? 0
    guard count <= (spineLocation == .mid || isDoubleSided ? 2 : 1) else {
      preconditionFailure(
        String(
          plain:
            "The number of view controllers provided (\(count)) doesn't match the number required (1) for the requested transition"
        ))
    }
    show(viewControllers?.first, from: direction, animated: animated, completion)
  }

  // MARK: View

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.clipsToBounds = true
    prepareScroller()
    view.addSubview(scroller)
    if let dots { view.addSubview(dots) }
    if let current { bring(current) }
    placePages()
  }

  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    placePages()
  }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    arriving?.didMove(toParent: self)
    arriving = nil
  }
}
