import CollectionSolving
import ScrollGeometry

// How high what stands above and below the rows of sections is. It is made when its section can be seen; until then it
// counts with what the program estimates, as a line of text where it has a title, and else as the one measured last.
extension UITableView {
  /// Of headers and footers that nobody has said anything about, points. (Chosen by eye.)
  private static var plainTitleHeight: Double { 28 }
  private static var plainGap: Double { 22 }
  private static var groupGap: Double { 17.5 }
  private static var firstGroupGap: Double { 35 }

  /// Points, and whether it is more than an estimate.
  typealias BarHeight = (height: Double, isKnown: Bool)

  func header(_ section: Int, _ rowCount: Int) -> BarHeight {
    let isMade = headers.entries[section] != nil
    let answer = knownDelegate?.tableView(self, estimatedHeightForHeaderInSection: section)
    let estimate = Self.given(answer, estimatedSectionHeaderHeight, fixed: sectionHeaderHeight)
    if !isMade, let estimate { return (estimate, false) }
    if let height = fixedHeader(section) { return (height, true) }
    if !isMade, estimatedSectionHeaderHeight != 0, let usual = usualHeader(section, rowCount) {
      return (usual, false)
    }
    return (neededHeader(section), true)
  }

  func footer(_ section: Int) -> BarHeight {
    let isMade = footers.entries[section] != nil
    let answer = knownDelegate?.tableView(self, estimatedHeightForFooterInSection: section)
    let estimate = Self.given(answer, estimatedSectionFooterHeight, fixed: sectionFooterHeight)
    if !isMade, let estimate { return (estimate, false) }
    if let height = fixedFooter(section) { return (height, true) }
    if !isMade, estimatedSectionFooterHeight != 0, let usual = usualFooter(section) {
      return (usual, false)
    }
    return (neededFooter(section), true)
  }

  func gap(_ header: Double) -> Double {
    guard style == .plain, header > 0 else { return 0 }
    return sectionHeaderTopPadding >= 0 ? sectionHeaderTopPadding.native : Self.plainGap
  }

  /// Measures the first header or footer that was only estimated, of sections of which something lies in a span; false
  /// when there is none.
  func measureBar(in span: ListSpan) -> Bool {
    guard let bar = solved.estimatedBar(in: span) else { return false }
    let generation = generation
    switch bar {
    case .header(let section):
      let height = fixedHeader(section) ?? neededHeader(section)
      guard generation == self.generation else { return true }
      solver?.set(header: height, below: gap(height), of: section)
    case .footer(let section):
      let height = fixedFooter(section) ?? neededFooter(section)
      guard generation == self.generation else { return true }
      solver?.set(footer: height, of: section)
    }
    return true
  }

  // MARK: What the program says

  /// Its estimate; nil for none.
  private static func given(_ answer: CGFloat?, _ own: CGFloat, fixed: CGFloat) -> Double? {
    if let answer, answer != unanswered { return answer > 0 ? answer.native : nil }
    return own > 0 && fixed < 0 ? own.native : nil
  }

  private func fixedHeader(_ section: Int) -> Double? {
    let answer = knownDelegate?.tableView(self, heightForHeaderInSection: section)
    return Self.fixed(answer, sectionHeaderHeight)
  }

  private func fixedFooter(_ section: Int) -> Double? {
    let answer = knownDelegate?.tableView(self, heightForFooterInSection: section)
    return Self.fixed(answer, sectionFooterHeight)
  }

  /// Nil for what the view needs.
  private static func fixed(_ answer: CGFloat?, _ own: CGFloat) -> Double? {
    var height = own
    if let answer, answer != unanswered { height = answer }
    return height >= 0 ? height.native : nil
  }

  // MARK: What nobody has seen

  /// Nil where one has to be made to know. A section without rows has to have a height to be found.
  private func usualHeader(_ section: Int, _ rowCount: Int) -> Double? {
    if source?.tableView(self, titleForHeaderInSection: section) != nil {
      return UITableViewHeaderFooterView.leastHeight(headerRole(section), style).native
    }
    return switch headers.usual {
    case .unknown: nil
    case .nothing: rowCount == 0 ? nil : emptyHeader(section)
    case .height(let height): height
    }
  }

  private func usualFooter(_ section: Int) -> Double? {
    if source?.tableView(self, titleForFooterInSection: section) != nil {
      return UITableViewHeaderFooterView.leastHeight(.footer, style).native
    }
    return switch footers.usual {
    case .unknown: nil
    case .nothing: emptyFooter
    case .height(let height): height
    }
  }

  // MARK: What views need

  private func neededHeader(_ section: Int) -> Double {
    guard let view = madeHeader(section) else {
      headers.usual = .nothing
      return emptyHeader(section)
    }
    let height = needed(view)
    headers.usual = .height(height)
    return height
  }

  private func neededFooter(_ section: Int) -> Double {
    guard let view = madeFooter(section) else {
      footers.usual = .nothing
      return emptyFooter
    }
    let height = needed(view)
    footers.usual = .height(height)
    return height
  }

  private func emptyHeader(_ section: Int) -> Double {
    guard style != .plain else { return 0 }
    return isFirst(section) ? Self.firstGroupGap : Self.groupGap
  }

  private var emptyFooter: Double { style == .plain ? 0 : Self.groupGap }

  private func isFirst(_ section: Int) -> Bool { section == 0 && tableHeaderView == nil }

  func headerRole(_ section: Int) -> UITableViewHeaderFooterView.Role {
    .header(isFirst: isFirst(section))
  }

  private func needed(_ view: UIView) -> Double {
    let width = cellSpan.length
    let target = CGSize(width: CGFloat(width), height: 0)
    let fitting = view.uncovered {
      view.hasConstraintsInside
        ? view.systemLayoutSizeFitting(
          target, withHorizontalFittingPriority: .required,
          verticalFittingPriority: .fittingSizeLevel) : view.sizeThatFits(target)
    }.height
    let height = fitting > 0 ? fitting.native : Self.plainTitleHeight
    return (height * pixelsPerPoint - 1e-6).rounded(.up) / pixelsPerPoint
  }
}
