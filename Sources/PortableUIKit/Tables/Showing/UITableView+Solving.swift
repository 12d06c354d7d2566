import CollectionSolving
import ScrollGeometry

// How many rows there are, and how high everything is.
extension UITableView {
  var pixelsPerPoint: Double { Double((window?.screen ?? .main).scale) }

  /// Asks for them when they are not known.
  var knownCounts: [Int] {
    if let counts { return counts }
    guard source != nil else { return [] }
    let asked = askCounts()
    counts = asked
    return asked
  }

  func askCounts() -> [Int] {
    guard let source else { return [] }
    let sections = source.numberOfSections(in: self)
    let counts = (0..<sections).map { source.tableView(self, numberOfRowsInSection: $0) }
    return movement?.shown(counts) ?? counts
  }

  func exists(_ indexPath: IndexPath) -> Bool {
    let counts = knownCounts
    return indexPath.count == 2 && counts.indices.contains(indexPath.section)
      && indexPath.row >= 0 && indexPath.row < counts[indexPath.section]
  }

  /// Where everything is now.
  var solved: ListSolver {
    if let solver { return solver }
    let made = solve(knownCounts)
    solver = made
    solvedWidth = bounds.width
    return made
  }

  /// One of those that hold for all rows, headers or footers.
  func heightsSet() {
    let heights = [
      rowHeight, sectionHeaderHeight, sectionFooterHeight, estimatedRowHeight,
      estimatedSectionHeaderHeight, estimatedSectionFooterHeight, sectionHeaderTopPadding,
    ]
    guard heights != givenHeights else { return }
    givenHeights = heights
    forgetHeights()
  }

  func forgetHeights() {
    solver = nil
    dropUnseenHeaders()
    shownBounds = nil
    setNeedsLayout()
  }

  func solve(_ counts: [Int]) -> ListSolver {
    let sections = counts.indices.map { section in
      let header = header(section, counts[section])
      let footer = footer(section)
      return ListSection(
        gap: gap(header.height), header: header.height, rows: rowHeights(section, counts[section]),
        footer: footer.height, isHeaderKnown: header.isKnown, isFooterKnown: footer.isKnown)
    }
    return ListSolver(
      top: height(tableHeaderView), sections: sections, bottom: height(tableFooterView))
  }

  private func height(_ end: UIView?) -> Double { end.map { max(0, $0.frame.height.native) } ?? 0 }

  // MARK: Rows

  private func rowHeights(_ section: Int, _ count: Int) -> RowHeights {
    guard count > 0 else { return RowHeights(count: 0, usual: 0, isKnown: true) }
    let own = rowHeight >= 0 ? rowHeight.native : Self.usualRowHeight
    if let estimates = delegateEstimates(section, count, own) { return estimates }
    if estimatedRowHeight == 0 { return askedHeights(section, count, own) }
    if rowHeight >= 0, !asksRowHeights || knownDelegate == nil {
      return RowHeights(count: count, usual: own, isKnown: true)
    }
    let estimate = estimatedRowHeight > 0 ? estimatedRowHeight.native : own
    return RowHeights(count: count, usual: estimate, isKnown: false)
  }

  /// Nil when the delegate estimates nothing.
  private func delegateEstimates(_ section: Int, _ count: Int, _ own: Double) -> RowHeights? {
    guard let delegate = knownDelegate else { return nil }
    var heights: [Double] = []
    for row in 0..<count {
      let answer = delegate.tableView(
        self, estimatedHeightForRowAt: IndexPath(row: row, section: section))
      if row == 0, answer == Self.unanswered { return nil }
      heights.append(answer > 0 ? answer.native : own)
    }
    return RowHeights(heights, areKnown: false)
  }

  /// Without estimates every row is asked about.
  private func askedHeights(_ section: Int, _ count: Int, _ own: Double) -> RowHeights {
    var heights: [Double] = []
    for row in 0..<count {
      guard let answer = delegateHeight(IndexPath(row: row, section: section)) else { break }
      heights.append(answer >= 0 ? answer.native : own)
    }
    guard heights.count == count else { return RowHeights(count: count, usual: own, isKnown: true) }
    return RowHeights(heights, areKnown: true)
  }

  /// Nil when the delegate has no heights.
  private func delegateHeight(_ indexPath: IndexPath) -> CGFloat? {
    guard asksRowHeights, let delegate = knownDelegate else { return nil }
    let answer = delegate.tableView(self, heightForRowAt: source(of: indexPath))
    guard answer != Self.unanswered else {
      asksRowHeights = false
      return nil
    }
    return answer
  }

  /// What a row is really high, points.
  func measure(_ cell: UITableViewCell, at place: ItemPlace) -> Double {
    let height = delegateHeight(IndexPath(place)) ?? rowHeight
    if height >= 0 { return height.native }
    let needed = cell.neededHeight(width: cellSpan.length).native
    return (needed * pixelsPerPoint - 1e-6).rounded(.up) / pixelsPerPoint
  }

  /// From which to which distance from the left edge cells reach, points.
  var cellSpan: ListSpan {
    let width = bounds.width.native
    guard style == .insetGrouped else { return ListSpan(0, width) }
    let margins = layoutMargins
    return ListSpan(margins.left.native, max(margins.left.native, width - margins.right.native))
  }
}
