/// The photos of a grid that somebody has chosen, by their pages.
struct GridSelection: Equatable {
  private(set) var pages: Set<Int> = []
  /// Where a range begins that is chosen as a whole.
  private var anchor: Int?

  var isEmpty: Bool { pages.isEmpty }

  func contains(_ page: Int) -> Bool { pages.contains(page) }

  mutating func toggle(_ page: Int) {
    if pages.remove(page) == nil { pages.insert(page) }
    anchor = page
  }

  /// All from where somebody began to choose to there, and no others.
  ///
  /// - Parameter start: where a range begins when nothing is chosen yet.
  mutating func extend(to page: Int, from start: Int) {
    let first = anchor ?? start
    anchor = first
    pages = Set(min(first, page)...max(first, page))
  }

  mutating func chooseAll(_ count: Int) {
    pages = Set(0..<count)
    anchor = count > 0 ? 0 : nil
  }

  /// Others beside those that are chosen.
  mutating func add(_ others: Set<Int>) { pages.formUnion(others) }

  mutating func clear() { self = GridSelection() }

  /// The album has changed.
  ///
  /// - Parameter newPage: where the photo of a page is now; nil when it has gone.
  mutating func albumDidChange(newPage: (Int) -> Int?) {
    pages = Set(pages.compactMap(newPage))
    anchor = anchor.flatMap(newPage)
  }
}
