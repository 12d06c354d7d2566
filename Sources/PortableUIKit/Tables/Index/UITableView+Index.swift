import ScrollGeometry

// The letters at the table's edge.
extension UITableView {
  /// Asks for them when they are not known. Whether they leave the rows another room than before.
  func findIndex() -> Bool {
    guard !knowsIndex else { return false }
    knowsIndex = true
    let width = indexWidth
    replaceIndex(by: askedTitles)
    return indexWidth != width
  }

  /// Puts them where they are seen.
  func layOutIndex() {
    guard let sectionIndex else { return }
    let insets = adjustedContentInset
    let width = indexWidth
    let isLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let frame = CGRect(
      x: isLeft ? bounds.minX : bounds.maxX - width, y: bounds.minY + insets.top, width: width,
      height: max(0, bounds.height - insets.top - insets.bottom))
    if sectionIndex.frame != frame { sectionIndex.frame = frame }
  }

  /// What the letters take from rows, points.
  var indexWidth: CGFloat { sectionIndex == nil ? 0 : CGFloat(SectionIndexTunables.width) }

  private var askedTitles: [String] {
    let rowCount = knownCounts.reduce(0, +)
    guard let source, rowCount > 0, rowCount >= sectionIndexMinimumDisplayRowCount else {
      return []
    }
    return source.sectionIndexTitles(for: self) ?? []
  }

  private func replaceIndex(by titles: [String]) {
    let old = sectionIndex?.titles ?? []
    // No `==`: the tables of Unicode are large.
    guard !titles.elementsEqual(old, by: { $0.isSame(as: $1) }) else { return }
    sectionIndex?.removeFromSuperview()
    sectionIndex = nil
    guard !titles.isEmpty else { return }
    let made = SectionIndexView(titles)
    made.chosen = { [unowned(unsafe) self] in showSection(ofTitle: $0) }
    sectionIndex = made
    addSubview(made)
    UIView.performWithoutAnimation(layOutIndex)
    colorIndex()
  }

  func colorIndex() {
    sectionIndex?.show(
      sectionIndexColor, resting: sectionIndexBackgroundColor,
      tracking: sectionIndexTrackingBackgroundColor)
  }

  private func showSection(ofTitle title: Int) {
    guard let source, let titles = sectionIndex?.titles else { return }
    let section = source.tableView(
      self, sectionForSectionIndexTitle: titles[title], at: title)
    guard knownCounts.indices.contains(section) else {
      // The search, or what else lies above all sections.
      if titles[title].isSame(as: Self.indexSearch) {
        setContentOffset(CGPoint(x: contentOffset.x, y: -adjustedContentInset.top), animated: false)
      }
      return
    }
    let row = knownCounts[section] > 0 ? 0 : Int.max
    scrollToRow(at: IndexPath(row: row, section: section), at: .top, animated: false)
  }

  /// Behind the letters, in front of all else.
  func addInFront(_ view: UIView) {
    if let sectionIndex, sectionIndex.superview === self {
      insertSubview(view, belowSubview: sectionIndex)
    } else {
      addSubview(view)
    }
  }
}
