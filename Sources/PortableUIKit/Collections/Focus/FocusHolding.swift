import ScrollGeometry

/// A list or a grid in which keys go from item to item.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
protocol FocusHolding: UIScrollView {
  var focus: ItemFocus { get }
  var allowsFocus: Bool { get }
  var remembersLastFocusedIndexPath: Bool { get }
  func mayFocus(_ path: IndexPath) -> Bool
  func selects(whenFocused path: IndexPath) -> Bool
  /// Where keys begin, if the delegate says so.
  var preferredFocus: IndexPath? { get }
  func mayMoveFocus(from old: IndexPath?, to new: IndexPath?) -> Bool
  func focusMoved(from old: IndexPath?, to new: IndexPath?)

  func exists(_ path: IndexPath) -> Bool
  /// How many items each section has.
  var knownCounts: [Int] { get }
  /// The first that can be seen.
  var firstSeen: IndexPath? { get }
  /// Nil where a step leads nowhere.
  func item(after path: IndexPath, _ step: FocusStep) -> IndexPath?
  /// Least scrolling until it can be seen.
  func reveal(_ path: IndexPath)
  /// As a tap does it.
  func choose(_ path: IndexPath)
  /// Selects what keys have gone to; nothing else is done to it.
  func follow(to path: IndexPath)
  func shownFocus(_ path: IndexPath) -> (cell: UIView, radius: CGFloat)?
  /// The cell has got the focus, or has lost it.
  func focusChanged(_ cell: UIView)
}

extension FocusHolding {
  /// False when the key means nothing here.
  func take(_ presses: Set<UIPress>) -> Bool {
    guard allowsFocus, let key = presses.first?.key, key.modifierFlags.isEmpty else { return false }
    if let path = focus.path, !exists(path) { focus.path = nil }
    switch key.keyCode {
    case .keyboardReturnOrEnter, .keyboardSpacebar:
      guard let path = focus.path else { return false }
      choose(path)
      return true
    default:
      guard let step = FocusStep(key.keyCode) else { return false }
      return go(to: target(of: step))
    }
  }

  /// False when there is nothing.
  @discardableResult
  private func go(to next: IndexPath?) -> Bool {
    guard let next else { return false }
    let old = focus.path
    guard mayMoveFocus(from: old, to: next) else { return true }
    focus.path = next
    reveal(next)
    if selects(whenFocused: next) { follow(to: next) }
    showFocus()
    if old != next { focusMoved(from: old, to: next) }
    return true
  }

  private func target(of step: FocusStep) -> IndexPath? {
    switch step {
    case .first: end(isLast: false)
    case .last: end(isLast: true)
    case .left, .right, .up, .down, .pageBack, .pageOn:
      // The first key only shows where one is.
      focus.path.map { item(after: $0, step) } ?? beginning
    }
  }

  private var beginning: IndexPath? {
    if let path = preferredFocus, exists(path), mayFocus(path) { return path }
    return firstSeen
  }

  private func end(isLast: Bool) -> IndexPath? {
    let counts = knownCounts
    for offset in counts.indices {
      let section = isLast ? counts.count - 1 - offset : offset
      for index in 0..<counts[section] {
        let item = isLast ? counts[section] - 1 - index : index
        let path = IndexPath(item: item, section: section)
        if mayFocus(path) { return path }
      }
    }
    return nil
  }

  /// The view is about to become the first responder.
  func keysCome() {
    if !remembersLastFocusedIndexPath, !isFirstResponder { dropFocus() }
    if UIApplication.shared.isFollowingTabulator, focus.path == nil { go(to: beginning) }
  }

  func dropFocus() {
    focus.path = nil
    showFocus()
  }

  /// The ring is in the cell of the item that has the focus.
  func showFocus() {
    guard let path = focus.path else { return showFocus(nil) }
    showFocus(shownFocus(path))
  }

  private func showFocus(_ shown: (cell: UIView, radius: CGFloat)?) {
    let (left, entered) = focus.show(in: shown?.cell, radius: shown?.radius ?? 0)
    if let left { focusChanged(left) }
    if let entered { focusChanged(entered) }
  }
}
