import DisplayList
import ScrollGeometry

/// Hears of a toolbar's place; there is nothing to decide.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
public protocol UIToolbarDelegate: AnyObject {}

/// A row of items, each of which does something.
open class UIToolbar: UIView {
  /// Above the safe area, points.
  final let barHeight: CGFloat = 44
  /// At both ends, and between two items, points. (An iPhone's, measured in screenshots; Apple publishes neither.)
  private static var margin: CGFloat { 16 }
  private static var gap: CGFloat { 8 }
  #if hasFeature(Embedded)
    open unowned(unsafe) var delegate: (any UIToolbarDelegate)?
  #else
    open weak var delegate: (any UIToolbarDelegate)?
  #endif
  private var buttons: [BarButton] = []

  open var items: [UIBarButtonItem]? {
    didSet {
      for item in oldValue ?? [] where item.bar === self { item.bar = nil }
      for item in items ?? [] { item.bar = self }
      rebuild(instead: oldValue ?? [])
    }
  }
  open var isTranslucent = true
  open var barTintColor: UIColor? { didSet { showStyle() } }
  open var barStyle = UIBarStyle.default { didSet { showStyle() } }
  /// What the program gives in place of the bar's own look.
  final var looks: BarLooks?

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

  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    self.items = items
    guard animated, window != nil else { return }
    for view in subviews {
      view.alpha = 0
      UIView.animate(withDuration: Self.fade) { view.alpha = 1 }
    }
  }

  /// Seconds.
  private static var fade: Double { 0.2 }

  final var ownGround: UIColor { barStyle.ground(barTintColor) }

  private final var hasLooks: Bool { looks?.isShown ?? false }

  final func showStyle() {
    backgroundColor = hasLooks ? nil : ownGround
    looks?.styleChanged()
    setNeedsDisplay()
  }

  private func rebuild(instead old: [UIBarButtonItem]) {
    let new = items ?? []
    for item in old where !new.contains(where: { $0 === item }) {
      if item.customView?.superview === self { item.customView?.removeFromSuperview() }
    }
    for button in buttons { button.removeFromSuperview() }
    buttons = new.filter { $0.customView == nil && !$0.isSpace }.map { BarButton($0) }
    for button in buttons { addSubview(button) }
    setNeedsLayout()
  }

  private func view(of item: UIBarButtonItem) -> UIView? {
    if let custom = item.customView {
      if custom.superview !== self { addSubview(custom) }
      return custom
    }
    return buttons.first { $0.item === item }
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: barHeight)
  }
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: barHeight)
  }

  /// From the leading end on; what is left of the width goes to the flexible spaces.
  open override func layoutSubviews() {
    super.layoutSubviews()
    looks?.layOut()
    for button in buttons { button.looks = looks }
    let items = (items ?? []).filter { item in
      if item.isHidden { view(of: item)?.isHidden = true }
      return !item.isHidden
    }
    let widths = items.map(width)
    let flexible = items.count { $0.systemItem == .flexibleSpace }
    var gaps: CGFloat = 0
    for (item, next) in zip(items, items.dropFirst()) where !item.isSpace && !next.isSpace {
      gaps += Self.gap
    }
    let area = bounds.inset(by: safeAreaInsets).insetBy(dx: Self.margin, dy: 0)
    let rest = max(0, area.width - widths.reduce(0, +) - gaps)
    let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
    var x: CGFloat = 0
    for (index, item) in items.enumerated() {
      var width = widths[index]
      if item.systemItem == .flexibleSpace { width = rest / CGFloat(flexible) }
      if let view = view(of: item) {
        let height = item.customView.map { min($0.bounds.height, barHeight) } ?? barHeight
        view.isHidden = false
        view.frame = CGRect(
          x: isReversed ? area.maxX - x - width : area.minX + x,
          y: bounds.minY + (barHeight - height) / 2, width: width, height: height)
      }
      x += width
      if !item.isSpace, index + 1 < items.count, !items[index + 1].isSpace { x += Self.gap }
    }
  }

  private func width(of item: UIBarButtonItem) -> CGFloat {
    if item.isSpace { return item.systemItem == .fixedSpace ? item.width : 0 }
    if item.width > 0 { return item.width }
    if let custom = item.customView {
      return custom.bounds.width > 0 ? custom.bounds.width : custom.sizeThatFits(bounds.size).width
    }
    return buttons.first { $0.item === item }?.naturalWidth ?? 0
  }

  /// A line of one pixel above the items.
  open override func appendContent(to list: inout DisplayList, in context: DrawingContext) {
    if hasLooks { return }
    let bounds = layer.presented.bounds
    let line = Rect(
      x: bounds.minX, y: bounds.minY, width: bounds.width, height: 1 / contentScaleFactor.native)
    // no effect: the list that is drawn into.
    list.append(.fill(line, radius: 0, UIColor.separator.color(in: interfaceStyle)))
  }
}

extension UIBarButtonItem {
  var isSpace: Bool { systemItem == .flexibleSpace || systemItem == .fixedSpace }
}
