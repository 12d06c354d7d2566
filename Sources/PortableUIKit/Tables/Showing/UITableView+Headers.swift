import CollectionSolving
import ScrollGeometry

extension UITableView {
  // MARK: Making

  /// What stands above a section; nil for nothing.
  func madeHeader(_ section: Int) -> UIView? {
    if let entry = headers.entries[section] { return entry.view }
    if let view = knownDelegate?.tableView(self, viewForHeaderInSection: section) {
      let titled = queued(view)
      titled?.tableStyle = style
      headers.entries[section] = SectionViews.Entry(view: view, titled: titled)
      return view
    }
    guard let title = source?.tableView(self, titleForHeaderInSection: section) else { return nil }
    let view = titled(title, headerRole(section))
    headers.entries[section] = SectionViews.Entry(view: view, titled: view)
    return view
  }

  /// What stands below a section; nil for nothing.
  func madeFooter(_ section: Int) -> UIView? {
    if let entry = footers.entries[section] { return entry.view }
    if let view = knownDelegate?.tableView(self, viewForFooterInSection: section) {
      let titled = queued(view)
      titled?.tableStyle = style
      footers.entries[section] = SectionViews.Entry(view: view, titled: titled)
      return view
    }
    guard let title = source?.tableView(self, titleForFooterInSection: section) else { return nil }
    let view = titled(title, .footer)
    footers.entries[section] = SectionViews.Entry(view: view, titled: view)
    return view
  }

  private func titled(
    _ title: String, _ role: UITableViewHeaderFooterView.Role
  ) -> UITableViewHeaderFooterView {
    let view = idleTitles.popLast() ?? UITableViewHeaderFooterView(reuseIdentifier: nil)
    view.isTitle = true
    view.show(title, role, style)
    return view
  }

  func dequeueHeader(_ identifier: String) -> UITableViewHeaderFooterView? {
    if let view = headerQueues.takeIdle(identifier) {
      UIView.performWithoutAnimation { view.prepareForReuse() }
      view.tableStyle = style
      return view
    }
    guard let make = headerQueues.maker(identifier) else { return nil }
    var view: UITableViewHeaderFooterView?
    UIView.performWithoutAnimation { view = make(identifier) }
    view?.tableStyle = style
    return view
  }

  // MARK: Showing

  func layOutHeaders() {
    let list = solved
    let seen = ListSpan(bounds.minY.native, bounds.maxY.native)
    let insets = adjustedContentInset
    let (top, bottom) = (seen.low + insets.top.native, seen.high - insets.bottom.native)
    let sections = list.sections(in: seen)
    let isPinned = style == .plain
    if headers.hasAny(outside: sections) {
      for section in headers.sections where !sections.contains(section) { dropHeader(section) }
    }
    if footers.hasAny(outside: sections) {
      for section in footers.sections where !sections.contains(section) { dropFooter(section) }
    }
    let generation = generation
    for section in sections {
      // Somebody who was told of one has loaded everything anew.
      guard generation == self.generation else { return }
      let header = isPinned ? list.pinnedHeader(section, at: top) : list.span(ofHeader: section)
      if header.length > 0, header.meets(seen) {
        showHeader(section, header)
      } else if headers.shown(section) != nil {
        dropHeader(section)
      }
      guard generation == self.generation else { return }
      let footer = isPinned ? list.pinnedFooter(section, at: bottom) : list.span(ofFooter: section)
      if footer.length > 0, footer.meets(seen) {
        showFooter(section, footer)
      } else if footers.shown(section) != nil {
        dropFooter(section)
      }
    }
  }

  private func showHeader(_ section: Int, _ span: ListSpan) {
    guard let view = madeHeader(section) else { return }
    let isNew = headers.entries[section]?.isShown != true
    if isNew { headers.entries[section]?.isShown = true }
    place(view, span, isNew: isNew)
    if isNew { knownDelegate?.tableView(self, willDisplayHeaderView: view, forSection: section) }
  }

  private func showFooter(_ section: Int, _ span: ListSpan) {
    guard let view = madeFooter(section) else { return }
    let isNew = footers.entries[section]?.isShown != true
    if isNew { footers.entries[section]?.isShown = true }
    place(view, span, isNew: isNew)
    if isNew { knownDelegate?.tableView(self, willDisplayFooterView: view, forSection: section) }
  }

  private func place(_ view: UIView, _ span: ListSpan, isNew: Bool) {
    let frame = frame(of: span)
    guard isNew else {
      if view.frame != frame { view.frame = frame }
      return
    }
    UIView.performWithoutAnimation {
      view.frame = frame
      view.alpha = 1
      view.isHidden = false
      if view.superview !== self { addInFront(view) }
    }
  }

  func dropHeader(_ section: Int) {
    guard let entry = headers.entries.removeValue(forKey: section) else { return }
    putAway(entry)
    guard entry.isShown else { return }
    knownDelegate?.tableView(self, didEndDisplayingHeaderView: entry.view, forSection: section)
  }

  func dropFooter(_ section: Int) {
    guard let entry = footers.entries.removeValue(forKey: section) else { return }
    putAway(entry)
    guard entry.isShown else { return }
    knownDelegate?.tableView(self, didEndDisplayingFooterView: entry.view, forSection: section)
  }

  func putAway(_ entry: SectionViews.Entry) {
    guard let view = entry.titled else { return entry.view.removeFromSuperview() }
    if view.isTitle {
      view.isHidden = true
      idleTitles.append(view)
    } else if let name = view.reuseIdentifier {
      view.isHidden = true
      headerQueues.keep(view, name)
    } else {
      view.removeFromSuperview()
    }
  }

  /// All of them; they may be others when they are wanted again.
  func dropAllHeaders() {
    for section in headers.sections { dropHeader(section) }
    for section in footers.sections { dropFooter(section) }
  }

  /// Those that cannot be seen; they may be others when they are wanted again.
  func dropUnseenHeaders() {
    for section in headers.sections where headers.shown(section) == nil { dropHeader(section) }
    for section in footers.sections where footers.shown(section) == nil { dropFooter(section) }
    headers.usual = .unknown
    footers.usual = .unknown
  }
}
