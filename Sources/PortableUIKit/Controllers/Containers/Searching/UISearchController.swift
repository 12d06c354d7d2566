/// Searches what a page shows by a bar that belongs to it: that of the page's `navigationItem`, below the title.
///
/// What is found is shown by the page itself, or by a controller that covers it. It is not presented: it lies on the page,
/// and whoever is presented meanwhile is presented as ever.
open class UISearchController: NavigationSearch {
  #if hasFeature(Embedded)
    open unowned(unsafe) var searchResultsUpdater: (any UISearchResultsUpdating)?
  #else
    open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  #endif
  #if hasFeature(Embedded)
    open unowned(unsafe) var delegate: (any UISearchControllerDelegate)?
  #else
    open weak var delegate: (any UISearchControllerDelegate)?
  #endif
  private final let bar = UISearchBar(frame: .zero)
  private final let results: UIViewController?
  private(set) final var cover: SearchCover?
  private final var isOn = false
  /// It has ended, and what covered the page is still on its way.
  final var isLeaving = false
  /// What the program says; nil: as long as something is searched for.
  private final var showsResults: Bool?

  // MARK: Life

  /// - Parameter searchResultsController: shows what is found; nil: the page that is searched does.
  public init(searchResultsController: UIViewController?) {
    results = searchResultsController
    obscuresBackgroundDuringPresentation = searchResultsController != nil
    super.init(nibName: nil, bundle: nil)
    bar.search = self
  }

  public override convenience init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    self.init(searchResultsController: nil)
  }

  public required init?(coder: NSCoder) {
    results = nil
    obscuresBackgroundDuringPresentation = false
    super.init(coder: coder)
    bar.search = self
  }

  deinit {
    clearByHand { bar.search = nil }
  }

  open override func loadView() {
    let made = SearchCover(frame: .zero)
    made.dimming.isTouched = { [unowned(unsafe) self] in isActive = false }
    cover = made
    view = made
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    guard let results, let found = results.view else { return }
    addChild(results)
    found.frame = view.bounds
    found.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(found)
    results.didMove(toParent: self)
  }

  // MARK: What it is made of

  open var searchBar: UISearchBar { bar }
  open var searchResultsController: UIViewController? { results }
  open var hidesNavigationBarDuringPresentation = true
  /// The page is darkened until something is found; a touch there ends the search. True where results have a controller.
  open var obscuresBackgroundDuringPresentation: Bool {
    didSet { contentChanged() }
  }
  open var automaticallyShowsCancelButton = true
  /// Whether `showsSearchResultsController` goes by the text.
  open var automaticallyShowsSearchResultsController: Bool {
    get { showsResults == nil }
    set {
      showsResults = newValue ? nil : showsSearchResultsController
      contentChanged()
    }
  }
  open var showsSearchResultsController: Bool {
    get { showsResults ?? (isOn && bar.searchTextField.hasText) }
    set {
      showsResults = newValue
      contentChanged()
    }
  }

  /// The page that is searched.
  open override var presentingViewController: UIViewController? {
    isOn ? page : super.presentingViewController
  }

  open override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    guard isOn, presented == nil else {
      return super.dismiss(animated: flag, completion: completion)
    }
    end(animated: flag, completion)
  }

  /// On top of the page that is searched: what is found leads there.
  open override func show(_ vc: UIViewController, sender: ActionObject?) {
    guard isOn, let page else { return super.show(vc, sender: sender) }
    page.show(vc, sender: sender)
  }

  // MARK: The bar

  final override var barView: UIView? { bar }
  final override var barHeight: CGFloat { UISearchBar.heightInBar }
  final override var takesLine: Bool { isOn && hidesNavigationBarDuringPresentation }

  final override func goesWithContent(of item: UINavigationItem) -> Bool {
    item.hidesSearchBarWhenScrolling && !isOn
  }

  final override func barMoved(intoBar isIn: Bool) { bar.isInBar = isIn }

  // MARK: What covers the page

  final override var shownCover: UIView? {
    guard let cover, cover.superview != nil else { return nil }
    return cover
  }

  final override func placeCover(on page: UIView, _ covered: UIEdgeInsets) {
    coveredByBars = covered
    guard isCovering, let container = page.superview else { return uncover() }
    guard let view else { return }
    if view.superview !== container {
      container.insertSubview(view, aboveSubview: page)
      view.alpha = isOn ? 1 : 0
      contentChanged()
    }
    if view.frame != page.frame { view.frame = page.frame }
    view.safeAreaMayHaveChanged()
  }

  final override func uncover() {
    if let view = viewIfLoaded, view.superview != nil { view.removeFromSuperview() }
  }

  // MARK: Course

  /// Beginning it lets the program say when letters are expected: `searchBar.becomeFirstResponder()`.
  open var isActive: Bool {
    get { isOn }
    set { if newValue { begin() } else { end(animated: true, nil) } }
  }

  private final func begin() {
    guard !isOn else { return }
    delegate?.willPresentSearchController(self)
    delegate?.presentSearchController(self)
    searched?.bar?.navigation?.layOutBeforeSearch()
    isOn = true
    isLeaving = false
    let isAnimated = bar.window != nil
    if automaticallyShowsCancelButton { bar.setShowsCancelButton(true, animated: isAnimated) }
    update()
    show(animated: isAnimated) { self.delegate?.didPresentSearchController(self) }
  }

  private final func end(animated: Bool, _ completion: (() -> Void)?) {
    guard isOn else { return }
    delegate?.willDismissSearchController(self)
    searched?.bar?.navigation?.layOutBeforeSearch()
    isOn = false
    isLeaving = true
    _ = bar.resignFirstResponder()
    let isAnimated = animated && bar.window != nil
    if automaticallyShowsCancelButton { bar.setShowsCancelButton(false, animated: isAnimated) }
    bar.text = ""
    update()
    show(animated: isAnimated) {
      if !self.isOn {
        self.isLeaving = false
        self.uncover()
      }
      self.delegate?.didDismissSearchController(self)
      completion?()
    }
  }

  private final func show(animated: Bool, _ isOver: @escaping () -> Void) {
    guard let navigation = searched?.bar?.navigation else { return isOver() }
    navigation.showSearch(self, animated: animated, isOver)
  }

  private final func update() {
    contentChanged()
    searchResultsUpdater?.updateSearchResults(for: self)
  }

  final override func ends(by presses: Set<UIPress>) -> Bool {
    guard isOn, presses.contains(where: { $0.key?.keyCode == .keyboardEscape }) else {
      return false
    }
    isActive = false
    return true
  }

  /// A finger or a program writes into the field.
  final func fieldBegan() {
    if isOn { update() } else { begin() }
  }

  final func textChanged() {
    if isOn { update() }
  }
}
