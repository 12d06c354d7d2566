/// Sections of items, in order: each section and each item is there once.
public struct SectionedItems<Section: Hashable, Item: Hashable> {
  public private(set) var sections: [Section] = []
  private var itemsBySection: [Section: [Item]] = [:]
  private var owners: [Item: Section] = [:]

  public init() {}

  public var itemCount: Int { owners.count }

  /// The item is in some section.
  public func contains(_ item: Item) -> Bool { owners[item] != nil }

  /// The section is there.
  public func contains(section: Section) -> Bool { itemsBySection[section] != nil }

  /// Nil for an item that is not there.
  public func section(of item: Item) -> Section? { owners[item] }

  /// Nil for a section that is not there.
  public func items(in section: Section) -> [Item]? { itemsBySection[section] }

  /// Of all sections, one after the other.
  public var items: [Item] { sections.flatMap { itemsBySection[$0] ?? [] } }

  /// Section by section.
  public var counts: [Int] { sections.map { itemsBySection[$0]?.count ?? 0 } }

  /// Among all items.
  public func index(of item: Item) -> Int? {
    guard let owner = owners[item] else { return nil }
    var start = 0
    for section in sections {
      let items = itemsBySection[section] ?? []
      if section == owner { return items.firstIndex(of: item).map { start + $0 } }
      start += items.count
    }
    return nil
  }

  // MARK: Sections

  /// Those that are there already move to the end.
  public mutating func append(sections new: [Section]) throws(SnapshotError) {
    try checkOnce(new)
    leaveOrder(new)
    sections += new
    for section in new where itemsBySection[section] == nil { itemsBySection[section] = [] }
  }

  /// In front of another one or behind it.
  public mutating func insert(
    sections new: [Section], _ side: Side, _ other: Section
  ) throws(SnapshotError) {
    try checkOnce(new)
    guard contains(section: other) else { throw .noSuchSection }
    guard !new.contains(other) else { throw .movedToItself }
    leaveOrder(new)
    guard let index = sections.firstIndex(of: other) else { throw .noSuchSection }
    sections.insert(contentsOf: new, at: index + side.distance)
    for section in new where itemsBySection[section] == nil { itemsBySection[section] = [] }
  }

  /// In front of another one or behind it, with its items.
  public mutating func move(
    section: Section, _ side: Side, _ other: Section
  ) throws(SnapshotError) {
    guard contains(section: section) else { throw .noSuchSection }
    try insert(sections: [section], side, other)
  }

  /// With their items. Those that are not there are passed over.
  public mutating func delete(sections gone: [Section]) {
    for section in gone {
      for item in itemsBySection[section] ?? [] { owners[item] = nil }
      itemsBySection[section] = nil
    }
    leaveOrder(gone)
  }

  private mutating func leaveOrder(_ gone: [Section]) {
    let gone = Set(gone)
    if sections.contains(where: { gone.contains($0) }) { sections.removeAll { gone.contains($0) } }
  }

  // MARK: Items

  /// To the end of a section, or of the last one. Those that are there already move.
  public mutating func append(_ new: [Item], to section: Section?) throws(SnapshotError) {
    try checkOnce(new)
    guard let section = section ?? sections.last else { throw .noSections }
    guard contains(section: section) else { throw .noSuchSection }
    delete(new)
    itemsBySection[section]?.append(contentsOf: new)
    for item in new { owners[item] = section }
  }

  /// In front of another one or behind it.
  public mutating func insert(
    _ new: [Item], _ side: Side, _ other: Item
  ) throws(SnapshotError) {
    try checkOnce(new)
    guard let section = owners[other] else { throw .noSuchItem }
    guard !new.contains(other) else { throw .movedToItself }
    delete(new)
    guard let index = itemsBySection[section]?.firstIndex(of: other) else { throw .noSuchItem }
    itemsBySection[section]?.insert(contentsOf: new, at: index + side.distance)
    for item in new { owners[item] = section }
  }

  /// In front of another one or behind it.
  public mutating func move(_ item: Item, _ side: Side, _ other: Item) throws(SnapshotError) {
    guard contains(item) else { throw .noSuchItem }
    try insert([item], side, other)
  }

  /// Those that are not there are passed over.
  public mutating func delete(_ gone: [Item]) {
    var touched: Set<Section> = []
    for item in gone {
      if let section = owners.removeValue(forKey: item) { touched.insert(section) }
    }
    guard !touched.isEmpty else { return }
    let gone = Set(gone)
    for section in touched { itemsBySection[section]?.removeAll { gone.contains($0) } }
  }

  /// The sections stay.
  public mutating func deleteAllItems() {
    owners = [:]
    for section in sections { itemsBySection[section] = [] }
  }

  /// On which side of another one.
  public enum Side: Sendable {
    case before, after

    var distance: Int {
      switch self {
      case .before: 0
      case .after: 1
      }
    }
  }

  // MARK: Checking

  private func checkOnce(_ items: [Item]) throws(SnapshotError) {
    if Set(items).count < items.count { throw .repeatedItem }
  }

  private func checkOnce(_ sections: [Section]) throws(SnapshotError) {
    if Set(sections).count < sections.count { throw .repeatedSection }
  }
}

extension SectionedItems: Sendable where Section: Sendable, Item: Sendable {}
