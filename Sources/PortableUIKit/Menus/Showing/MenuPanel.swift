/// The lines of an open menu, and of the menus in it: one at a time, with the way back above it.
final class MenuPanel: UIView {
  private let isTouched: Bool
  /// The menus around the one that is shown, the outermost first; each with the line that leads on.
  private var around: [(menu: UIMenu, line: Int)] = []
  private var menu: UIMenu
  private var rows: [MenuRow] = []
  private let scroller = UIScrollView(frame: .zero)
  private let area = MenuLines(frame: .zero)
  private let clip = UIView(frame: .zero)
  var chosen: ((UIAction) -> Void)?
  /// The size has become another one.
  var changed: (() -> Void)?

  init(_ menu: UIMenu, isTouched: Bool) {
    self.menu = menu
    self.isTouched = isTouched
    super.init(frame: .zero)
    backgroundColor = MenuTunables.ground
    layer.cornerRadius = MenuTunables.radius
    layer.shadowColor = UIColor.black.cgColor
    layer.shadowOpacity = MenuTunables.shadowOpacity
    layer.shadowRadius = MenuTunables.shadowRadius
    layer.shadowOffset = CGSize(width: 0, height: MenuTunables.shadowDrop)
    clip.clipsToBounds = true
    clip.layer.cornerRadius = MenuTunables.radius
    addSubview(clip)
    scroller.contentInsetAdjustmentBehavior = .never
    scroller.delaysContentTouches = false
    scroller.addSubview(area)
    clip.addSubview(scroller)
    area.touched = { [unowned(unsafe) self] place in touch(place.map { convert($0, from: area) }) }
    area.lifted = { [unowned(unsafe) self] in choose(at: convert($0, from: area)) }
    addGestureRecognizer(MenuRowPointer())
    fill()
  }

  required init?(coder: NSCoder) {
    fatalError("made in code only")
  }

  deinit {
    clearByHand { forget(menu) }
  }

  // MARK: Content

  /// What is on, or not known, may be otherwise now.
  func reload() {
    let kept = focused
    fill()
    mean(kept)
    changed?()
  }

  /// Another menu from the beginning.
  func replace(_ new: UIMenu) {
    forget(menu)
    around = []
    menu = new
    fill()
    changed?()
  }

  /// What is asked each time is asked anew next time.
  func forget() {
    forget(menu)
    for each in around { forget(each.menu) }
  }

  private func forget(_ menu: UIMenu) { each(of: menu) { $0.forget() } }

  private func each(of menu: UIMenu, _ body: (UIDeferredMenuElement) -> Void) {
    for child in menu.children {
      if let deferred = child as? UIDeferredMenuElement { body(deferred) }
      if let inner = child as? UIMenu, inner.options.contains(.displayInline) {
        each(of: inner, body)
      }
    }
  }

  private func fill() {
    for row in rows { row.removeFromSuperview() }
    each(of: menu) { deferred in
      deferred.arrived = { [unowned(unsafe) self] in reload() }
    }
    let lines = MenuLine.lines(of: menu, isInside: !around.isEmpty)
    let hasSigns = lines.contains {
      guard case .action(let action) = $0 else { return false }
      return action.state != .off
    }
    rows = lines.map { MenuRow($0, isTouched: isTouched, hasSigns: hasSigns) }
    for (index, row) in rows.enumerated() {
      row.activated = { [unowned(unsafe) self] in choose(index) }
      area.addSubview(row)
    }
    setNeedsLayout()
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let natural = rows.reduce(0) { max($0, $1.naturalWidth) }
    let width = max(MenuTunables.leastWidth, min(natural, MenuTunables.mostWidth))
    return CGSize(width: min(width, size.width), height: contentHeight)
  }

  private var contentHeight: CGFloat {
    rows.reduce(2 * MenuTunables.edge) { $0 + $1.height }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    clip.frame = bounds
    scroller.frame = bounds
    area.frame = CGRect(x: 0, y: 0, width: bounds.width, height: contentHeight)
    scroller.contentSize = area.bounds.size
    // Where all can be seen a finger goes over the lines.
    scroller.isScrollEnabled = contentHeight > bounds.height
    var y = MenuTunables.edge
    for row in rows {
      row.frame = CGRect(x: 0, y: y, width: bounds.width, height: row.height)
      y += row.height
    }
  }

  // MARK: What is meant

  private var focused: Int? { rows.firstIndex { $0.isMeant } }

  /// Nil for nothing.
  func mean(_ index: Int?) {
    for (each, row) in rows.enumerated() {
      let isMeant = each == index && row.line.isChoice
      if row.isMeant != isMeant { row.isMeant = isMeant }
    }
  }

  /// The line at a place of the panel; nil for none.
  private func row(at place: CGPoint) -> Int? {
    guard bounds.contains(place) else { return nil }
    let inside = convert(place, to: scroller)
    return rows.firstIndex { $0.frame.contains(inside) }
  }

  /// The pointer is at a place of the window; nil when it has left.
  func point(to place: CGPoint?) { mean(place.flatMap { row(at: convert($0, from: nil)) }) }

  /// A finger is on a place of the panel.
  func touch(_ place: CGPoint?) { mean(place.flatMap { row(at: $0) }) }

  /// A finger was lifted there.
  func choose(at place: CGPoint) {
    let index = row(at: place)
    mean(nil)
    if let index { choose(index) }
  }

  private func choose(_ index: Int) {
    guard rows.indices.contains(index), rows[index].line.isChoice else { return }
    switch rows[index].line {
    case .action(let action): chosen?(action)
    case .menu(let inner): enter(inner, from: index, meansFirst: false)
    case .back: leave(means: false)
    case .heading, .divider, .waiting: break
    }
  }

  private func enter(_ inner: UIMenu, from index: Int, meansFirst: Bool) {
    around.append((menu, index))
    menu = inner
    scroller.contentOffset = .zero
    fill()
    changed?()
    if meansFirst {
      mean(rows.indices.first { rows[$0].line.isChoice && $0 > 0 } ?? 0)
    }
  }

  /// Back to the menu around it; false when there is none.
  @discardableResult
  private func leave(means: Bool) -> Bool {
    guard let outer = around.popLast() else { return false }
    forget(menu)
    menu = outer.menu
    scroller.contentOffset = .zero
    fill()
    changed?()
    if means { meanAndShow(outer.line) }
    return true
  }

  // MARK: Keys

  /// False when it means that the menu is to go.
  func take(_ key: UIKey) -> Bool {
    let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
    switch key.keyCode {
    case .keyboardDownArrow: step(1)
    case .keyboardUpArrow: step(-1)
    case .keyboardTab: step(key.modifierFlags.contains(.shift) ? -1 : 1)
    case .keyboardHome, .keyboardPageUp: meanAndShow(choices.first)
    case .keyboardEnd, .keyboardPageDown: meanAndShow(choices.last)
    case .keyboardReturnOrEnter, .keyboardSpacebar: chooseMeant()
    case isReversed ? .keyboardLeftArrow : .keyboardRightArrow: goIn()
    case isReversed ? .keyboardRightArrow : .keyboardLeftArrow: leave(means: true)
    case .keyboardEscape: return leave(means: true)
    case .keyboardApplication, .keyboardF10, .keyboardSecondaryClick: return false
    default: jump(to: key.characters)
    }
    return true
  }

  func meanFirst() { meanAndShow(choices.first) }

  private var choices: [Int] { rows.indices.filter { rows[$0].line.isChoice } }

  private func meanAndShow(_ index: Int?) {
    guard let index else { return }
    mean(index)
    layoutIfNeeded()
    scroller.scrollRectToVisible(rows[index].frame, animated: false)
  }

  /// From the last to the first, and back.
  private func step(_ step: Int) {
    let choices = choices
    guard !choices.isEmpty else { return }
    guard let place = focused.flatMap({ choices.firstIndex(of: $0) }) else {
      return meanAndShow(step > 0 ? choices.first : choices.last)
    }
    meanAndShow(choices[(place + step + choices.count) % choices.count])
  }

  private func chooseMeant() {
    guard let focused else { return }
    switch rows[focused].line {
    case .menu(let inner): enter(inner, from: focused, meansFirst: true)
    case .back: leave(means: true)
    case .action, .heading, .divider, .waiting: choose(focused)
    }
  }

  private func goIn() {
    guard let focused, case .menu(let inner) = rows[focused].line else { return }
    enter(inner, from: focused, meansFirst: true)
  }

  /// To the next line that begins with a letter.
  private func jump(to text: String) {
    guard let letter = text.unicodeScalars.first else { return }
    let choices = choices
    let start = focused.flatMap { choices.firstIndex(of: $0) }.map { $0 + 1 } ?? 0
    for offset in choices.indices {
      let index = choices[(start + offset) % choices.count]
      guard let first = rows[index].accessibilityLabel?.unicodeScalars.first else { continue }
      if Self.folded(first) == Self.folded(letter) { return meanAndShow(index) }
    }
  }

  /// Latin capitals are the same as small letters; all others are what they are.
  private static func folded(_ scalar: Unicode.Scalar) -> UInt32 {
    (0x41...0x5A).contains(scalar.value) ? scalar.value + 0x20 : scalar.value
  }
}
