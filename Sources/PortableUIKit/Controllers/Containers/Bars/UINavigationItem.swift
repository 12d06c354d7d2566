/// What a navigation bar shows of a controller.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
open class UINavigationItem: NSObject {
  public enum LargeTitleDisplayMode: Int, Sendable {
    case automatic, always, never
  }

  open var title: String? {
    didSet { bar?.setNeedsLayout() }
  }
  open var prompt: String?
  open var titleView: UIView? {
    didSet {
      if titleView !== oldValue {
        oldValue?.removeFromSuperview()
        sizesTitleView = nil
      }
      bar?.setNeedsLayout()
    }
  }
  /// The view for the title came without a size; nil until it is shown.
  final var sizesTitleView: Bool?
  open var hidesBackButton = false { didSet { bar?.setNeedsLayout() } }
  /// What leads back here from the next one; nil for the title.
  open var backButtonTitle: String?
  open var backBarButtonItem: UIBarButtonItem?
  /// Beside the way back, which is away otherwise while there are items at the leading edge.
  open var leftItemsSupplementBackButton = false { didSet { bar?.setNeedsLayout() } }
  /// From the leading edge on.
  open var leftBarButtonItems: [UIBarButtonItem]? { didSet { bar?.setNeedsLayout() } }
  /// From the trailing edge on.
  open var rightBarButtonItems: [UIBarButtonItem]? { didSet { bar?.setNeedsLayout() } }
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    rightBarButtonItem = item
  }
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    leftBarButtonItems = items
  }
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    rightBarButtonItems = items
  }
  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
    self.hidesBackButton = hidesBackButton
  }
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic {
    didSet { if largeTitleDisplayMode != oldValue { bar?.titlesChanged?() } }
  }
  /// Whose bar lies below the title: `searchController`.
  final var search: NavigationSearch?
  /// The search bar goes out of sight with the content, before the large title does.
  open var hidesSearchBarWhenScrolling = true {
    didSet { if hidesSearchBarWhenScrolling != oldValue { bar?.titlesChanged?() } }
  }
  final var followed: FollowedContent?
  /// In place of the bar's ones while this item is on top.
  final var looks: ItemLooks?
  /// What was left of its large title and its search bar when its page was last seen, points; nil before that has been laid out below them.
  final var titleRoom: CGFloat?
  final var toolbarItems: [UIBarButtonItem]?
  /// The button that edits what the controller shows, where somebody has asked for it.
  final var editItem: UIBarButtonItem?
  /// Where it is shown.
  @Weak final var bar: UINavigationBar?

  public init(title: String) {
    self.title = title.isEmpty ? nil : title
    super.init()
  }

  deinit {
    clearByHand { search?.searched = nil }
  }
}
