import PortableUIKit

/// A menu beside what has opened it.
final class MenuView: PanelView {
  private let items: [MenuItem]
  /// Where it opens, this view's coordinates.
  private let anchor: CGRect
  private var rows: [MenuRow] = []
  /// By the row that they are above.
  private var headings: [Int: MenuHeading] = [:]
  private let list = PanelScrollView(frame: .zero)
  /// The row that the keyboard or the pointer means.
  private var focused: Int? {
    didSet {
      for (index, row) in rows.enumerated() {
        row.isPointed = index == focused
        row.isAccessibilityFocus = row.isPointed
      }
    }
  }

  /// - Parameter anchor: what has opened it, in the coordinates of the view that it will fill.
  init(_ items: [MenuItem], beside anchor: CGRect, dismiss: @escaping @MainActor () -> Void) {
    self.items = items
    self.anchor = anchor
    super.init(dismiss: dismiss)
    box.addSubview(list)
    rows = items.enumerated().map { index, item in
      if let title = item.heading { addHeading(title, above: index) }
      let row = MenuRow(item, hasChecks: items.contains(where: \.isChecked)) { [unowned self] in
        choose(index)
      }
      row.pointerDidCome = { [unowned self] in focused = index }
      list.addSubview(row)
      return row
    }
    // Whoever does not see it hears that it has come.
    if UIAccessibility.isVoiceOverRunning { moveFocus(by: 1) }
  }

  required init?(coder: NSCoder) {
    fatalError("made in code only")
  }

  private func addHeading(_ title: String, above index: Int) {
    let heading = MenuHeading(title, isFirst: index == 0)
    list.addSubview(heading)
    headings[index] = heading
  }

  private func choose(_ index: Int) {
    guard items[index].isEnabled else { return }
    close()
    items[index].action()
  }

  override func handle(_ key: UIKey) -> Bool {
    switch key.keyCode {
    case .keyboardDownArrow: moveFocus(by: 1)
    case .keyboardUpArrow: moveFocus(by: -1)
    case .keyboardReturnOrEnter, .keyboardSpacebar:
      if let focused { choose(focused) }
    case .keyboardF10: close()
    default: return super.handle(key)
    }
    return true
  }

  /// Over what cannot be chosen, and from the last to the first.
  private func moveFocus(by step: Int) {
    let choices = items.indices.filter { items[$0].isEnabled }
    guard !choices.isEmpty else { return }
    guard let place = focused.flatMap({ choices.firstIndex(of: $0) }) else {
      focused = step > 0 ? choices.first : choices.last
      return
    }
    focused = choices[(place + step + choices.count) % choices.count]
    if let focused { list.scrollRectToVisible(rows[focused].frame, animated: false) }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let area = controlsArea
    let padding = ControlsTunables.menuPadding
    let height =
      CGFloat(rows.count) * ControlsTunables.menuRow
      + CGFloat(headings.count) * ControlsTunables.menuHeading + 2 * padding
    let width = min(ControlsTunables.menuWidth, max(0, area.width))
    let shown = min(height, max(0, area.height))
    let y =
      anchor.midY < bounds.midY
      ? anchor.maxY + ControlsTunables.gap : anchor.minY - ControlsTunables.gap - shown
    // It begins or ends where the other does, whichever is nearer to an edge.
    let x = anchor.midX < bounds.midX ? anchor.minX : anchor.maxX - width
    let isCentered = abs(anchor.midX - bounds.midX) < width / 2
    box.frame = CGRect(
      x: max(
        area.minX, min(area.maxX - width, isCentered ? (anchor.midX - width / 2).rounded() : x)),
      // All of it is seen, if it must cover what has opened it.
      y: max(area.minY, min(area.maxY - shown, y)), width: width, height: shown)
    list.frame = box.bounds
    list.contentSize = CGSize(width: width, height: height)
    var top = padding
    for (index, row) in rows.enumerated() {
      if let heading = headings[index] {
        place(heading, ControlsTunables.menuHeading, at: &top, width)
      }
      place(row, ControlsTunables.menuRow, at: &top, width)
    }
  }

  private func place(_ view: UIView, _ height: CGFloat, at top: inout CGFloat, _ width: CGFloat) {
    let padding = ControlsTunables.menuPadding
    view.frame = CGRect(x: padding, y: top, width: width - 2 * padding, height: height)
    top += height
  }
}
