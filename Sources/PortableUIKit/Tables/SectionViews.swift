/// The headers or the footers of a table that were made.
struct SectionViews {
  struct Entry {
    let view: UIView
    /// The same view, when it is one that a table makes or queues.
    let titled: UITableViewHeaderFooterView?
    var isShown = false
  }

  var entries: [Int: Entry] = [:]

  func titled(_ section: Int) -> UITableViewHeaderFooterView? {
    guard let entry = entries[section], entry.isShown else { return nil }
    return entry.titled
  }

  func showsAny(outside sections: Range<Int>) -> Bool {
    for (section, entry) in entries where entry.isShown && !sections.contains(section) {
      return true
    }
    return false
  }

  func shown(_ section: Int) -> UIView? {
    guard let entry = entries[section], entry.isShown else { return nil }
    return entry.view
  }

  func contains(_ view: UIView) -> Bool { entries.values.contains { $0.view === view } }

  var shownSections: [Int] { entries.filter { $0.value.isShown }.keys.sorted() }
}
