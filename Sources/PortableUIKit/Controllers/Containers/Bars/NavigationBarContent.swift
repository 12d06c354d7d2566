/// What a navigation bar shows of one item: the title, the way back, and the buttons.
final class NavigationBarContent: UIView {
  let label = UILabel()
  /// Once there was a large title.
  private(set) var large: LargeTitleView?
  private var buttons: NavigationBarButtons?
  private(set) var item: UINavigationItem?

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.font = .boldSystemFont(ofSize: 17)
    label.textAlignment = .center
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  /// What stands for the title.
  var titlePart: UIView { largeLabel ?? item?.titleView ?? label }
  /// Of a large title that is in sight.
  var largeLabel: UILabel? { large.flatMap { $0.isHidden ? nil : $0.label } }
  var back: BackButton? { buttons?.shownBack }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self ? nil : hit
  }

  func showTitle(_ bar: UINavigationBar, anew: Bool) {
    let title = bar.topItem?.title
    let (style, color) = (bar.looks?.titleStyle ?? bar.titleStyle, bar.titleColor)
    show(title, in: label, style, color, anew: anew)
    guard let large else { return }
    let largeStyle = bar.looks?.largeTitleStyle ?? bar.largeTitleStyle
    show(title, in: large.label, largeStyle, color, anew: anew)
  }

  private func show(
    _ title: String?, in label: UILabel, _ style: (any TextStyle)?, _ color: UIColor, anew: Bool
  ) {
    if anew { label.textColor = color }
    if !anew, (title ?? "").isSame(as: label.text ?? "") { return }
    label.text = title
    if let title, let style {
      label.show(style.styled(title, font: label.font, color: label.textColor))
    }
  }

  /// The large title lies below this view, which is the bar's line, and the small one comes when it goes.
  private func showLargeTitle(_ bar: UINavigationBar) {
    let isLarge = bar.isTitleLarge(bar.items ?? [])
    let isInSight = isLarge && bar.titleRoom > 0
    if isLarge, large == nil {
      let made = LargeTitleView()
      made.label.textColor = bar.titleColor
      addSubview(made)
      large = made
    }
    label.alpha =
      isLarge
      ? max(0, bar.collapsedShare - LargeTitleTunables.fadeStart)
        / (1 - LargeTitleTunables.fadeStart)
      : 1
    // A reader finds one of them.
    label.isAccessibilityElement = !isInSight
    large?.isHidden = !isInSight
  }

  /// - Parameter inside: between what covers the bar's sides.
  private func layOutLargeTitle(_ bar: UINavigationBar, _ inside: CGRect) {
    guard let large, !large.isHidden else { return }
    large.frame = CGRect(x: 0, y: bounds.height, width: bounds.width, height: bar.titleRoom)
    let isWide = bounds.width >= LargeTitleTunables.wideWidth
    let margin = isWide ? LargeTitleTunables.wideEdge : LargeTitleTunables.edge
    large.layOut(margins: (inside.minX + margin, bounds.width - inside.maxX + margin))
  }

  /// Fills the bar's line, which this view is.
  func layOut(in bar: UINavigationBar) {
    item = bar.topItem
    showLargeTitle(bar)
    showTitle(bar, anew: false)
    label.isHidden = item?.titleView != nil
    let room = layOutButtons(bar)
    label.frame = frameOfTitle(room, width: label.sizeThatFits(.zero).width)
    if let offset = bar.looks?.titleOffset {
      label.frame = label.frame.offsetBy(dx: offset.horizontal, dy: offset.vertical)
    }
    guard let item, let view = item.titleView else { return }
    if view.superview !== self { addSubview(view) }
    var place = CGPoint(x: bounds.midX, y: bounds.midY)
    let isSized = item.sizesTitleView ?? view.bounds.isEmpty
    item.sizesTitleView = isSized
    if isSized {
      let size = NavigationBarButtons.size(
        of: view, in: CGRect(x: 0, y: 0, width: room.right - room.left, height: bounds.height),
        isNew: true)
      if view.bounds.size != size { view.bounds.size = size }
      place.x = frameOfTitle(room, width: size.width).midX
    }
    view.center = place
  }

  /// A title that a program has given no size is as large as what it shows.
  override func subviewChanged(_ change: SubviewChange) {
    if item?.sizesTitleView ?? false { superview?.setNeedsLayout() }
  }

  /// The answer is what the buttons leave between them, points from the left edge.
  private func layOutButtons(_ bar: UINavigationBar) -> (left: CGFloat, right: CGFloat) {
    let safe = bar.safeAreaInsets
    let inside = bounds.inset(
      by: UIEdgeInsets(top: 0, left: safe.left, bottom: 0, right: safe.right))
    layOutLargeTitle(bar, inside)
    let hasItems = item?.leftBarButtonItems != nil || item?.rightBarButtonItems != nil
    guard buttons != nil || hasItems || bar.backItem != nil else { return (0, bounds.width) }
    let buttons = buttons ?? NavigationBarButtons()
    self.buttons = buttons
    return buttons.layOut(in: self, of: bar, inside)
  }

  /// In the middle of the bar as long as that is clear of the buttons, otherwise as near to it as they let it.
  private func frameOfTitle(_ room: (left: CGFloat, right: CGFloat), width: CGFloat) -> CGRect {
    let line = bounds
    let width = min(width, max(0, room.right - room.left))
    // All of the room that there is around the middle: a text may be drawn wider than it was measured.
    let clear = 2 * min(line.midX - room.left, room.right - line.midX)
    if clear > width {
      return CGRect(x: line.midX - clear / 2, y: line.minY, width: clear, height: line.height)
    }
    let x = max(room.left, min(line.midX - width / 2, room.right - width))
    return CGRect(x: x, y: line.minY, width: width, height: line.height)
  }
}
