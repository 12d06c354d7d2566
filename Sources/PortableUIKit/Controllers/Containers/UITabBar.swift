import DisplayList
import ScrollGeometry

/// A row of items of which one is selected.
open class UITabBar: UIView {
  /// Above the safe area, points.
  final let barHeight: CGFloat = 49
  #if hasFeature(Embedded)
    open unowned(unsafe) var delegate: (any UITabBarDelegate)?
  #else
    open weak var delegate: (any UITabBarDelegate)?
  #endif
  /// Whose tabs it shows.
  @Weak final var controller: UITabBarController?
  private var buttons: [TabBarButton] = []

  open var items: [UITabBarItem]? {
    didSet {
      for item in oldValue ?? [] where item.bar === self { item.bar = nil }
      for item in items ?? [] { item.bar = self }
      if !(items ?? []).contains(where: { $0 === selectedItem }) { selectedItem = nil }
      setNeedsLayout()
    }
  }
  /// Setting it tells nobody.
  open var selectedItem: UITabBarItem? {
    didSet { if selectedItem !== oldValue { setNeedsLayout() } }
  }
  open var isTranslucent = true
  open var barTintColor: UIColor? { didSet { showStyle() } }
  open var barStyle = UIBarStyle.default { didSet { showStyle() } }
  /// What the program gives in place of the bar's own look.
  final var looks: BarLooks?
  /// The colour of what is not selected; nil is grey. What is selected has the tint colour.
  open var unselectedItemTintColor: UIColor? {
    didSet { if unselectedItemTintColor != oldValue { setNeedsLayout() } }
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    showStyle()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    showStyle()
  }

  deinit {
    clearByHand { for item in items ?? [] where item.bar === self { item.bar = nil } }
  }

  open func setItems(_ items: [UITabBarItem]?, animated: Bool) { self.items = items }

  final var ownGround: UIColor { barStyle.ground(barTintColor) }

  private final var hasLooks: Bool { looks?.isShown ?? false }

  final func showStyle() {
    backgroundColor = hasLooks ? nil : ownGround
    looks?.styleChanged()
    setNeedsDisplay()
  }

  /// No document says whether the bar's delegate or the controller's hears first. A bar knows nothing
  /// of controllers, so it says what it has to say before they act.
  final func choose(_ item: UITabBarItem) {
    selectedItem = item
    delegate?.tabBar(self, didSelect: item)
    controller?.choose(item)
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsLayout()
  }

  /// What it covers is another part.
  open override var isHidden: Bool {
    didSet { if isHidden != oldValue { superview?.setNeedsLayout() } }
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: barHeight)
  }

  /// All items side by side, equally wide, between what covers the sides and above what covers the
  /// bottom.
  open override func layoutSubviews() {
    super.layoutSubviews()
    selectedItem?.looks?.join(self)
    looks?.layOut()
    let items = items ?? []
    while buttons.count > items.count { buttons.removeLast().removeFromSuperview() }
    while buttons.count < items.count {
      let button = TabBarButton()
      addSubview(button)
      buttons.append(button)
    }
    let (left, right) = (safeAreaInsets.left, safeAreaInsets.right)
    let width = (bounds.width - left - right) / CGFloat(max(1, items.count))
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    for (index, item) in items.enumerated() {
      let place = isRightToLeft ? items.count - 1 - index : index
      let isSelected = item === selectedItem
      buttons[index].frame = CGRect(
        x: bounds.minX + left + width * CGFloat(place), y: bounds.minY, width: width,
        height: barHeight)
      buttons[index].show(
        item, isSelected: isSelected,
        color: isSelected ? tintColor : unselectedItemTintColor ?? .systemGray)
      looks?.dress(buttons[index], isSelected: isSelected)
    }
  }

  /// A line of one pixel above the items.
  open override func appendContent(to list: inout DisplayList, in context: DrawingContext) {
    if hasLooks { return }
    let bounds = layer.presented.bounds
    let line = Rect(
      x: bounds.minX, y: bounds.minY, width: bounds.width, height: 1 / contentScaleFactor.native)
    list.append(.fill(line, radius: 0, UIColor.separator.color(in: interfaceStyle)))
  }
}
