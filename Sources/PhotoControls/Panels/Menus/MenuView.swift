import Localization
import PortableUIKit

/// A menu beside what has opened it. What a line of it leads to takes its place, and leads back.
final class MenuView: PanelView {
  private var items: [MenuItem]
  /// The menus that have led here, and their lines that did, the first one first.
  private var above: [(items: [MenuItem], line: Int)] = []
  /// Where it opens, this view's coordinates.
  private let anchor: CGRect
  private var rows: [MenuRow] = []
  private let list = PanelScrollView(frame: .zero)
  /// Otherwise a menu is left by a key, or by a touch beside it.
  private lazy var leave = HeardButton(Words.text("Close")) { [unowned self] in close() }
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
    makeRows()
    // Whoever does not see it hears that it has come.
    if UIAccessibility.isVoiceOverRunning {
      box.addSubview(leave)
      moveFocus(by: 1)
    }
  }

  required init?(coder: NSCoder) {
    fatalError("made in code only")
  }

  private func makeRows() {
    let hasChecks = items.contains { $0.isChecked || $0.leadsBack }
    rows = items.enumerated().map { index, item in
      let row = MenuRow(item, hasChecks: hasChecks) { [unowned self] in choose(index) }
      row.pointerDidCome = { [unowned self] in focused = index }
      list.addSubview(row)
      return row
    }
  }

  private func choose(_ index: Int) {
    let item = items[index]
    guard item.isEnabled else { return }
    if item.leadsBack {
      goBack()
    } else if !item.submenu.isEmpty {
      above.append((items, index))
      var first = item.submenu
      first[0].beginsGroup = true
      // Whoever came by keys is at what is so now, or at the first.
      let chosen = (first.firstIndex(where: \.isChecked) ?? 0) + 1
      show(
        [MenuItem(title: item.title, leadsBack: true)] + first,
        focused: focused == nil ? nil : chosen)
    } else {
      close()
      item.action()
    }
  }

  /// False where nothing has led here.
  @discardableResult
  private func goBack() -> Bool {
    guard let last = above.popLast() else { return false }
    show(last.items, focused: focused == nil ? nil : last.line)
    return true
  }

  /// In place of what is shown.
  private func show(_ items: [MenuItem], focused line: Int?) {
    focused = nil
    for row in rows { row.removeFromSuperview() }
    self.items = items
    makeRows()
    list.contentOffset = .zero
    setNeedsLayout()
    layoutIfNeeded()
    focused = line
    if let line { list.scrollRectToVisible(rows[line].frame, animated: false) }
    list.fadeIn()
  }

  override func handle(_ key: UIKey) -> Bool {
    switch key.keyCode {
    case .keyboardDownArrow: moveFocus(by: 1)
    case .keyboardUpArrow: moveFocus(by: -1)
    case .keyboardLeftArrow, .keyboardRightArrow: moveLevel(key.keyCode)
    case .keyboardEscape where goBack(): break
    case .keyboardReturnOrEnter, .keyboardSpacebar:
      if let focused { choose(focused) }
    case .keyboardF10: close()
    default: return super.handle(key)
    }
    return true
  }

  /// In the direction that one reads in to where a line leads, in the other one back.
  private func moveLevel(_ key: UIKeyboardHIDUsage) {
    let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
    guard (key == .keyboardRightArrow) != isReversed else {
      goBack()
      return
    }
    if let focused, !items[focused].submenu.isEmpty { choose(focused) }
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
    let height = CGFloat(rows.count) * ControlsTunables.menuRow + 2 * padding
    let width = min(ControlsTunables.menuWidth, max(0, area.width))
    let shown = min(height, max(0, area.height))
    let y =
      anchor.midY < bounds.midY
      ? anchor.maxY + ControlsTunables.gap : anchor.minY - ControlsTunables.gap - shown
    // It begins or ends where the other does, whichever is nearer to an edge.
    let x = anchor.midX < bounds.midX ? anchor.minX : anchor.maxX - width
    // Under a button in the middle its middle is there as well; a place that somebody points at is one of its corners.
    let isCentered = !anchor.isEmpty && abs(anchor.midX - bounds.midX) < width / 2
    box.frame = CGRect(
      x: max(
        area.minX, min(area.maxX - width, isCentered ? (anchor.midX - width / 2).rounded() : x)),
      // All of it is seen, if it must cover what has opened it.
      y: max(area.minY, min(area.maxY - shown, y)), width: width, height: shown)
    list.frame = box.bounds
    // derivation: on the edge, where no line is.
    leave.frame = CGRect(x: 0, y: shown - 1, width: width, height: 1)
    list.contentSize = CGSize(width: width, height: height)
    for (index, row) in rows.enumerated() {
      row.frame = CGRect(
        x: padding, y: padding + CGFloat(index) * ControlsTunables.menuRow,
        width: width - 2 * padding, height: ControlsTunables.menuRow)
    }
  }
}
