/// The headers or the footers of a table that were made.
struct SectionViews {
  struct Entry {
    let view: UIView
    /// The same view, when it is one that a table makes or queues.
    let titled: UITableViewHeaderFooterView?
    var isShown = false
  }

  /// What counts for a section that was not seen.
  enum Usual {
    case unknown
    /// Sections have none.
    case nothing
    /// Points.
    case height(Double)
  }

  var entries: [Int: Entry] = [:]
  /// As the one that was measured last.
  var usual = Usual.unknown

  func titled(_ section: Int) -> UITableViewHeaderFooterView? {
    guard let entry = entries[section], entry.isShown else { return nil }
    return entry.titled
  }

  func hasAny(outside sections: Range<Int>) -> Bool {
    for section in entries.keys where !sections.contains(section) { return true }
    return false
  }

  func shown(_ section: Int) -> UIView? {
    guard let entry = entries[section], entry.isShown else { return nil }
    return entry.view
  }

  func contains(_ view: UIView) -> Bool { entries.values.contains { $0.view === view } }

  var sections: [Int] { entries.keys.sorted() }
  var shownSections: [Int] { entries.filter { $0.value.isShown }.keys.sorted() }
}
