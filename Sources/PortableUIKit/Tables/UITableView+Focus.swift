import CollectionSolving

extension UITableView: FocusHolding {
  var firstSeen: IndexPath? {
    shownPlaces.first {
      solved.span(of: $0).low >= bounds.minY.native - 0.5 && mayFocus(IndexPath($0))
    }.map { IndexPath($0) }
  }

  func mayFocus(_ path: IndexPath) -> Bool {
    knownDelegate?.tableView(self, canFocusRowAt: path) ?? true
  }

  func selects(whenFocused path: IndexPath) -> Bool {
    knownDelegate?.tableView(self, selectionFollowsFocusForRowAt: path) ?? selectionFollowsFocus
  }

  var preferredFocus: IndexPath? { knownDelegate?.indexPathForPreferredFocusedView(in: self) }

  func mayMoveFocus(from old: IndexPath?, to new: IndexPath?) -> Bool {
    knownDelegate?.tableView(self, shouldUpdateFocusIn: context(from: old, to: new)) ?? true
  }

  func focusMoved(from old: IndexPath?, to new: IndexPath?) {
    knownDelegate?.tableView(
      self, didUpdateFocusIn: context(from: old, to: new), with: UIFocusAnimationCoordinator())
  }

  private func context(from old: IndexPath?, to new: IndexPath?) -> UITableViewFocusUpdateContext {
    let context = UITableViewFocusUpdateContext()
    context.previouslyFocusedIndexPath = old
    context.previouslyFocusedView = old.flatMap { shown[ItemPlace($0)] }
    context.nextFocusedIndexPath = new
    context.nextFocusedView = new.flatMap { shown[ItemPlace($0)] }
    return context
  }

  func reveal(_ path: IndexPath) {
    scrollToRow(at: path, at: .none, animated: !UIAccessibility.isReduceMotionEnabled)
  }

  func follow(to path: IndexPath) { if maySelect { tapSelection(path) } }

  func choose(_ path: IndexPath) { if maySelect { tap(path) } }

  func focusChanged(_ cell: UIView) { (cell as? UITableViewCell)?.setNeedsUpdateConfiguration() }

  func shownFocus(_ path: IndexPath) -> (cell: UIView, radius: CGFloat)? {
    shown[ItemPlace(path)].map { ($0, $0.layer.cornerRadius) }
  }

  func item(after path: IndexPath, _ step: FocusStep) -> IndexPath? {
    switch step {
    case .up: neighbour(of: path, isBack: true)
    case .down: neighbour(of: path, isBack: false)
    case .pageBack, .pageOn: row(aPageFrom: path, isBack: step == .pageBack)
    case .left, .right, .first, .last: nil
    }
  }

  /// The next one to which keys go.
  private func neighbour(of path: IndexPath, isBack: Bool) -> IndexPath? {
    let counts = knownCounts
    let step = isBack ? -1 : 1
    var (section, row) = (path.section, path.row + step)
    while true {
      while !(0..<counts[section]).contains(row) {
        section += step
        guard counts.indices.contains(section) else { return nil }
        row = isBack ? counts[section] - 1 : 0
      }
      let found = IndexPath(row: row, section: section)
      if mayFocus(found) { return found }
      row += step
    }
  }

  /// As far away as can be seen at once, or at the end.
  private func row(aPageFrom path: IndexPath, isBack: Bool) -> IndexPath? {
    var found = path
    let start = solved.span(of: ItemPlace(path)).low
    while let next = neighbour(of: found, isBack: isBack),
      (solved.span(of: ItemPlace(next)).low - start).magnitude <= bounds.height.native
    {
      found = next
    }
    return found == path ? neighbour(of: path, isBack: isBack) : found
  }
}
