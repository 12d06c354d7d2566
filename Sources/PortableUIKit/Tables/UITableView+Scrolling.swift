import CollectionSolving
import ScrollEngine
import ScrollGeometry

extension UITableView {
  /// How often a place is measured again whose rows turn out to be of other heights.
  private static var measuringLimit: Int { 8 }

  var nearestSelected: IndexPath? {
    let list = solved
    let middle = bounds.midY.native
    func distance(_ path: IndexPath) -> Double {
      let span = list.span(of: ItemPlace(path))
      return ((span.low + span.high) / 2 - middle).magnitude
    }
    return selection.filter(exists).min { distance($0) < distance($1) }
  }

  func show(_ indexPath: IndexPath, at position: ScrollPosition, animated: Bool) {
    if indexPath.count == 2, indexPath.row < 0 || indexPath.row == .max {
      return showSection(indexPath.section, animated: animated)
    }
    guard exists(indexPath) else {
      return complain(
        String(
          plain:
            "Attempted to scroll the table view to an out-of-bounds row (\(indexPath.count > 1 ? indexPath.row : 0)) when there are only \(rowCount(indexPath)) rows in section \(indexPath.section)."
        ))
    }
    layoutIfNeeded()
    let place = ItemPlace(indexPath)
    var target = offset(showing: place, position)
    for _ in 0..<Self.measuringLimit {
      measureRows(at: target)
      let next = offset(showing: place, position)
      if next == target { break }
      target = next
    }
    let size = CGSize(width: bounds.width, height: CGFloat(solved.height))
    if contentSize != size { contentSize = size }
    shownBounds = nil
    setNeedsLayout()
    scrollTarget = animated ? (place, position) : nil
    setContentOffset(CGPoint(x: contentOffset.x, y: CGFloat(target)), animated: animated)
  }

  private func rowCount(_ indexPath: IndexPath) -> Int {
    let counts = knownCounts
    return counts.indices.contains(indexPath.section) ? counts[indexPath.section] : 0
  }

  /// A path without a row stands for the section's top.
  private func showSection(_ section: Int, animated: Bool) {
    guard knownCounts.indices.contains(section) else { return }
    let metrics = metrics
    let y = solved.span(ofSection: section).low - adjustedContentInset.top.native
    let target = metrics.limits.clamped(Point(x: metrics.offset.x, y: y))
    setContentOffset(CGPoint(target), animated: animated)
  }

  /// The vertical offset that shows a row in its place, points.
  private func offset(showing place: ItemPlace, _ position: ScrollPosition) -> Double {
    let list = solved
    let span = list.span(of: place)
    var metrics = metrics
    metrics.content.height = list.height
    let (room, insets) = (metrics.bounds.height, Insets(adjustedContentInset))
    let header = style == .plain ? list.sections[place.section].header : 0
    let current = metrics.offset.y
    let y =
      switch position {
      case .top: span.low - insets.top - header
      case .middle: (span.low + span.high) / 2 - (insets.top + room - insets.bottom) / 2
      case .bottom: span.high - (room - insets.bottom)
      case .none:
        if span.low < current + insets.top + header {
          span.low - insets.top - header
        } else if span.high > current + room - insets.bottom {
          span.high - (room - insets.bottom)
        } else {
          current
        }
      }
    return metrics.limits.clamped(Point(x: metrics.offset.x, y: y)).y
  }

  /// Rows that will be seen there get their real heights; their cells wait.
  private func measureRows(at offset: Double) {
    let seen = ListSpan(offset, offset + bounds.height.native)
    while measureBar(in: seen) {}
    for place in solved.rows(in: seen) {
      let isKnown = solved.sections[place.section].rows.isKnown(place.item)
      guard !isKnown, shown[place] == nil, prepared[place] == nil, let cell = makeCell(place)
      else { continue }
      cell.wait(staysAsItIs: true)
      prepared[place] = cell
    }
  }
}
