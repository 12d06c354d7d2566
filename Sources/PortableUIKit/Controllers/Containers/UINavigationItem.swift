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
      if titleView !== oldValue { oldValue?.removeFromSuperview() }
      bar?.setNeedsLayout()
    }
  }
  open var hidesBackButton = false
  open var backButtonTitle: String?
  open var backBarButtonItem: UIBarButtonItem?
  open var leftBarButtonItems: [UIBarButtonItem]?
  open var rightBarButtonItems: [UIBarButtonItem]?
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic
  final var toolbarItems: [UIBarButtonItem]?
  /// Where it is shown.
  @Weak final var bar: UINavigationBar?

  public init(title: String) {
    self.title = title.isEmpty ? nil : title
    super.init()
  }
}
