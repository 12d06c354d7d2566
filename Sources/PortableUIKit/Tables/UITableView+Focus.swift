import CollectionSolving

extension UITableView: FocusHolding {
  var firstSeen: IndexPath? {
    shownPlaces.first { solved.span(of: $0).low >= bounds.minY.native - 0.5 }.map { IndexPath($0) }
  }

  func reveal(_ path: IndexPath) {
    scrollToRow(at: path, at: .none, animated: !UIAccessibility.isReduceMotionEnabled)
  }

  func choose(_ path: IndexPath) { if maySelect { tap(path) } }

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

  private func neighbour(of path: IndexPath, isBack: Bool) -> IndexPath? {
    let counts = knownCounts
    var (section, row) = (path.section, path.row + (isBack ? -1 : 1))
    while !(0..<counts[section]).contains(row) {
      section += isBack ? -1 : 1
      guard counts.indices.contains(section) else { return nil }
      row = isBack ? counts[section] - 1 : 0
    }
    return IndexPath(row: row, section: section)
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
