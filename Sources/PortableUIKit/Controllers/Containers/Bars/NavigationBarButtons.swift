import ScrollGeometry

/// What can be tapped in a navigation bar: the way back, and the items of its topmost controller.
#if !hasFeature(Embedded)
  @MainActor
#endif
final class NavigationBarButtons {
  /// Of the outermost from the edges, and between neighbours, points; as on an iPhone, as far as eyes can tell.
  private static let margin: CGFloat = 16
  private static let backMargin: CGFloat = 8
  private static let gap: CGFloat = 16
  /// The way back takes no more than this share of the bar's width by its title.
  private static let backShare: CGFloat = 0.3

  private var back: BackButton?
  private var buttons: [BarButton] = []
  /// The way back, where there is one.
  var shownBack: BackButton? { back?.isHidden == false ? back : nil }
  private var customViews: [UIView] = []

  /// Puts them into a bar's line. The answer is what they leave between them, points from its left edge.
  func layOut(
    in content: UIView, of bar: UINavigationBar, _ line: CGRect
  ) -> (left: CGFloat, right: CGFloat) {
    let item = bar.topItem
    let leading = (item?.leftBarButtonItems ?? []).filter { !$0.isHidden }
    let trailing = (item?.rightBarButtonItems ?? []).filter { !$0.isHidden }
    match(leading + trailing, in: content, of: bar)
    let isMirrored = bar.effectiveUserInterfaceLayoutDirection == .rightToLeft
    var (start, end) = (Self.margin, Self.margin)
    func put(_ view: UIView, _ width: CGFloat, isLeading: Bool) {
      let place = isLeading ? start : end
      let isLeft = isLeading != isMirrored
      view.frame = CGRect(
        x: isLeft ? line.minX + place : line.maxX - place - width, y: line.minY, width: width,
        height: line.height)
      if isLeading { start += width + Self.gap } else { end += width + Self.gap }
    }
    if let width = showBack(in: content, of: bar, line, besides: leading), let back {
      start = Self.backMargin
      put(back, width, isLeading: true)
    }
    for (index, item) in (leading + trailing).enumerated() {
      let isLeading = index < leading.count
      if let view = item.customView {
        let size = Self.size(of: view, in: line)
        put(view, size.width, isLeading: isLeading)
        view.frame = CGRect(
          x: view.frame.minX, y: line.midY - size.height / 2, width: size.width,
          height: size.height)
      } else if let button = buttons.first(where: { $0.item === item }) {
        button.looks = bar.looks
        let needed = button.contentWidth
        put(button, item.width > 0 ? item.width : needed, isLeading: isLeading)
        button.setNeedsLayout()
      }
    }
    return isMirrored ? (end, content.bounds.width - start) : (start, content.bounds.width - end)
  }

  /// How wide the way back is, points; nil where there is none.
  private func showBack(
    in content: UIView, of bar: UINavigationBar, _ line: CGRect,
    besides leading: [UIBarButtonItem]
  ) -> CGFloat? {
    guard let last = bar.backItem, let top = bar.topItem, !top.hidesBackButton,
      leading.isEmpty || top.leftItemsSupplementBackButton
    else {
      back?.isHidden = true
      return nil
    }
    let button = madeBack(in: content, of: bar)
    button.isHidden = false
    button.looks = bar.looks
    let title = last.backBarButtonItem?.title ?? last.backButtonTitle ?? last.title
    for text in [title ?? BackButton.word, BackButton.word, ""] {
      button.title = text
      if button.naturalWidth <= line.width * Self.backShare { break }
    }
    return button.naturalWidth
  }

  private func madeBack(in content: UIView, of bar: UINavigationBar) -> BackButton {
    if let back { return back }
    let made = BackButton(frame: .zero)
    made.tapped = { [unowned(unsafe) bar] in bar.goBack?() }
    content.addSubview(made)
    back = made
    return made
  }

  /// A button for each item that has no view of its own.
  private func match(
    _ items: [UIBarButtonItem], in content: UIView, of bar: UINavigationBar
  ) {
    let gone = buttons.filter { button in !items.contains { $0 === button.item } }
    for button in gone { button.removeFromSuperview() }
    buttons.removeAll { button in gone.contains { $0 === button } }
    let views = items.compactMap { $0.customView }
    for view in customViews where view.superview === content {
      if !views.contains(where: { $0 === view }) { view.removeFromSuperview() }
    }
    customViews = views
    for item in items {
      item.bar = bar
      if let view = item.customView {
        if view.superview !== content { content.addSubview(view) }
      } else if !item.isSpace, !buttons.contains(where: { $0.item === item }) {
        let button = BarButton(item)
        content.addSubview(button)
        buttons.append(button)
      }
    }
  }

  /// - Parameter isNew: whatever size it has is not its own.
  static func size(of view: UIView, in line: CGRect, isNew: Bool = false) -> CGSize {
    // A stack has none before.
    view.updateConstraintsIfNeeded()
    let fitting =
      view.hasConstraintsInside
      ? view.systemLayoutSizeFitting(CGSize(width: 0, height: 0))
      : isNew ? view.intrinsicContentSize : view.bounds.size
    let own = fitting.width > 0 ? fitting : view.sizeThatFits(line.size)
    return CGSize(
      width: isNew ? max(0, min(own.width, line.width)) : own.width,
      height: min(own.height, line.height))
  }
}
