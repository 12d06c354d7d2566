/// What a navigation bar shows of one item: the title, the way back, and the buttons.
final class NavigationBarContent: UIView {
  let label = UILabel()
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
  var titlePart: UIView { item?.titleView ?? label }
  var back: BackButton? { buttons?.shownBack }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self ? nil : hit
  }

  func showTitle(_ bar: UINavigationBar, anew: Bool) {
    let title = bar.topItem?.title
    if !anew, (title ?? "").isSame(as: label.text ?? "") { return }
    label.text = title
    if let title, let style = bar.titleStyle {
      label.show(style.styled(title, font: label.font, color: label.textColor))
    }
  }

  /// Fills the bar's line, which this view is.
  func layOut(in bar: UINavigationBar) {
    item = bar.topItem
    showTitle(bar, anew: false)
    label.isHidden = item?.titleView != nil
    let room = layOutButtons(bar)
    label.frame = frameOfTitle(room)
    guard let view = item?.titleView else { return }
    if view.superview !== self { addSubview(view) }
    view.center = CGPoint(x: bounds.midX, y: bounds.midY)
  }

  /// The answer is what the buttons leave between them, points from the left edge.
  private func layOutButtons(_ bar: UINavigationBar) -> (left: CGFloat, right: CGFloat) {
    let safe = bar.safeAreaInsets
    let inside = bounds.inset(
      by: UIEdgeInsets(top: 0, left: safe.left, bottom: 0, right: safe.right))
    let hasItems = item?.leftBarButtonItems != nil || item?.rightBarButtonItems != nil
    guard buttons != nil || hasItems || bar.backItem != nil else { return (0, bounds.width) }
    let buttons = buttons ?? NavigationBarButtons()
    self.buttons = buttons
    return buttons.layOut(in: self, of: bar, inside)
  }

  /// In the middle of the bar as long as that is clear of the buttons, otherwise as near to it as they let it.
  private func frameOfTitle(_ room: (left: CGFloat, right: CGFloat)) -> CGRect {
    let line = bounds
    let width = min(label.sizeThatFits(.zero).width, max(0, room.right - room.left))
    // All of the room that there is around the middle: a text may be drawn wider than it was measured.
    let clear = 2 * min(line.midX - room.left, room.right - line.midX)
    if clear > width {
      return CGRect(x: line.midX - clear / 2, y: line.minY, width: clear, height: line.height)
    }
    let x = max(room.left, min(line.midX - width / 2, room.right - width))
    return CGRect(x: x, y: line.minY, width: width, height: line.height)
  }
}
