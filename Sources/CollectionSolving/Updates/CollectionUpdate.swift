/// Which item became which in an update of sections and items: checked, and asked in O(log n) of the changes.
///
/// Deletions come first, from the last to the first, then insertions from the first to the last. What moves is taken out
/// and put in; what is loaded anew stays where it is, and is another one.
public struct CollectionUpdate: Sendable {
  private let sections: SortedChanges<Int>
  private let items: SortedChanges<ItemPlace>
  private let sectionRuns: IndexRuns
  /// Of sections that lost or got items: by the section before the update, ascending.
  private var touched: [(section: Int, runs: IndexRuns)] = []
  private let oldCounts: [Int]
  private let newCounts: [Int]

  /// The numbers of items in each section before and after. Items of sections that go or are loaded anew are not looked at.
  public init(
    from oldCounts: [Int], to newCounts: [Int], changes: [CollectionChange]
  ) throws(CollectionUpdateError) {
    self.oldCounts = oldCounts
    self.newCounts = newCounts
    let sections = try Self.sectionChanges(changes)
    self.sections = sections
    for section in sections.deleted + sections.reloaded + sections.moves.map({ $0.from })
    where !oldCounts.indices.contains(section) {
      throw .noSuchSection(section, count: oldCounts.count, isAfter: false)
    }
    let (inserted, deleted) = (sections.inserted.count, sections.deleted.count)
    guard newCounts.count == oldCounts.count + inserted - deleted else {
      throw .sectionCount(
        before: oldCounts.count, after: newCounts.count, inserted: inserted, deleted: deleted)
    }
    for section in sections.inserted + sections.moves.map({ $0.to })
    where !newCounts.indices.contains(section) {
      throw .noSuchSection(section, count: newCounts.count, isAfter: true)
    }
    sectionRuns = IndexRuns(
      oldCount: oldCounts.count,
      removed: (sections.deleted + sections.moves.map { $0.from }).sorted(),
      newCount: newCounts.count,
      added: (sections.inserted + sections.moves.map { $0.to }).sorted())
    items = try Self.itemChanges(changes, sections)
    try checkItems()
    try followItems()
  }

  // MARK: Answers

  /// Nil for a section that went.
  public func newSection(of section: Int) -> Int? {
    sections.target(from: section) ?? sectionRuns.newIndex(of: section)
  }

  /// Nil for a section that came.
  public func oldSection(of section: Int) -> Int? {
    sections.source(to: section) ?? sectionRuns.oldIndex(of: section)
  }

  /// Nil for an item that went, or whose section went or was loaded anew.
  public func newPlace(of place: ItemPlace) -> ItemPlace? {
    if let target = items.target(from: place) { return target }
    guard !sections.isReloaded(place.section), let section = newSection(of: place.section),
      oldCounts.indices.contains(place.section), place.item < oldCounts[place.section]
    else { return nil }
    guard let runs = runs(place.section) else { return ItemPlace(section, place.item) }
    return runs.newIndex(of: place.item).map { ItemPlace(section, $0) }
  }

  /// Nil for an item that came, or whose section came or was loaded anew.
  public func oldPlace(of place: ItemPlace) -> ItemPlace? {
    if let source = items.source(to: place) { return isGone(source.section) ? nil : source }
    guard let section = oldSection(of: place.section), !sections.isReloaded(section),
      newCounts.indices.contains(place.section), place.item < newCounts[place.section]
    else { return nil }
    guard let runs = runs(section) else { return ItemPlace(section, place.item) }
    return runs.oldIndex(of: place.item).map { ItemPlace(section, $0) }
  }

  /// The item stays, and is to be fetched again.
  public func isReloaded(_ place: ItemPlace) -> Bool { items.isReloaded(place) }

  /// The section stays, and all of it is to be fetched again.
  public func isReloaded(section: Int) -> Bool { sections.isReloaded(section) }

  // MARK: Sorting

  private static func sectionChanges(
    _ changes: [CollectionChange]
  ) throws(CollectionUpdateError) -> SortedChanges<Int> {
    var (deleted, inserted, reloaded): ([Int], [Int], [Int]) = ([], [], [])
    var moves: [SortedChanges<Int>.Move] = []
    for change in changes {
      switch change {
      case .deleteSection(let section): deleted.append(section)
      case .insertSection(let section): inserted.append(section)
      case .reloadSection(let section): reloaded.append(section)
      case .moveSection(let from, let to): moves.append(.init(from: from, to: to))
      case .deleteItem, .insertItem, .reloadItem, .moveItem: break
      }
    }
    return try SortedChanges(
      deleted: deleted, inserted: inserted, reloaded: reloaded, moves: moves)
  }

  /// What is said of items in sections that go means nothing; a move out of one brings a new item.
  private static func itemChanges(
    _ changes: [CollectionChange], _ sections: SortedChanges<Int>
  ) throws(CollectionUpdateError) -> SortedChanges<ItemPlace> {
    var (deleted, inserted, reloaded): ([ItemPlace], [ItemPlace], [ItemPlace]) = ([], [], [])
    var moves: [SortedChanges<ItemPlace>.Move] = []
    func isGone(_ place: ItemPlace) -> Bool { sections.isDeleted(place.section) }
    for change in changes {
      switch change {
      case .deleteItem(let place): if !isGone(place) { deleted.append(place) }
      case .insertItem(let place): inserted.append(place)
      case .reloadItem(let place): if !isGone(place) { reloaded.append(place) }
      case .moveItem(let from, let to):
        if isGone(from) { inserted.append(to) } else { moves.append(.init(from: from, to: to)) }
      case .deleteSection, .insertSection, .reloadSection, .moveSection: break
      }
    }
    return try SortedChanges(
      deleted: deleted, inserted: inserted, reloaded: reloaded, moves: moves)
  }

  // MARK: Checking

  private func isGone(_ section: Int) -> Bool { sections.isDeleted(section) }

  private func checkItems() throws(CollectionUpdateError) {
    for place in items.deleted + items.reloaded + items.moves.map({ $0.from }) {
      let count = oldCounts.indices.contains(place.section) ? oldCounts[place.section] : 0
      guard place.item >= 0, place.item < count else {
        throw .noSuchItem(place, count: count, isAfter: false)
      }
    }
    for place in items.inserted + items.moves.map({ $0.to }) {
      let count = newCounts.indices.contains(place.section) ? newCounts[place.section] : 0
      guard place.item >= 0, place.item < count else {
        throw .noSuchItem(place, count: count, isAfter: true)
      }
    }
  }

  private mutating func followItems() throws(CollectionUpdateError) {
    for section in oldCounts.indices {
      guard !sections.isReloaded(section), let new = newSection(of: section) else { continue }
      let deleted = Self.part(items.deleted, section) { $0 }.map { $0.item }
      let movedOut = Self.part(items.moves, section) { $0.from }.map { $0.from.item }
      let inserted = Self.part(items.inserted, new) { $0 }.map { $0.item }
      let movedIn = Self.part(items.movesByTarget, new) { $0.to }.map { $0.to.item }
      let (before, after) = (oldCounts[section], newCounts[new])
      let expected = before - deleted.count - movedOut.count + inserted.count + movedIn.count
      guard after == expected else {
        throw .itemCount(
          section: section, before: before, after: after, inserted: inserted.count,
          deleted: deleted.count, movedIn: movedIn.count, movedOut: movedOut.count)
      }
      let removed = (deleted + movedOut).sorted()
      let added = (inserted + movedIn).sorted()
      if removed.isEmpty, added.isEmpty { continue }
      let runs = IndexRuns(oldCount: before, removed: removed, newCount: after, added: added)
      touched.append((section, runs))
    }
  }

  /// What of a sorted list is about one section.
  private static func part<Element>(
    _ list: [Element], _ section: Int, by key: (Element) -> ItemPlace
  ) -> ArraySlice<Element> {
    func start(_ section: Int) -> Int {
      var (low, high) = (0, list.count)
      while low < high {
        let middle = (low + high) / 2
        if key(list[middle]).section < section { low = middle + 1 } else { high = middle }
      }
      return low
    }
    return list[start(section)..<start(section + 1)]
  }

  private func runs(_ section: Int) -> IndexRuns? {
    var (low, high) = (0, touched.count)
    while low < high {
      let middle = (low + high) / 2
      if touched[middle].section < section { low = middle + 1 } else { high = middle }
    }
    return low < touched.count && touched[low].section == section ? touched[low].runs : nil
  }
}
