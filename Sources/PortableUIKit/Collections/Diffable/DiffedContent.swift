import CollectionSolving

/// What a diffable data source shows, found by place and by identifier.
struct DiffedContent<Section: Hashable & Sendable, Item: Hashable & Sendable> {
  private(set) var snapshot = NSDiffableDataSourceSnapshot<Section, Item>()
  private var items: [[Item]] = []
  private var places: [Item: ItemPlace] = [:]

  /// How to get from what is shown to a snapshot.
  func changes(to new: NSDiffableDataSourceSnapshot<Section, Item>) -> [CollectionChange] {
    snapshot.content.changes(
      to: new.content, reloading: Set(new.reloadedItemIdentifiers),
      reloadingSections: Set(new.reloadedSectionIdentifiers))
  }

  /// By where they are now: those of `new` that are there already and stay.
  func reconfigured(in new: NSDiffableDataSourceSnapshot<Section, Item>) -> [ItemPlace] {
    new.reconfiguredItemIdentifiers.compactMap { places[$0] }
  }

  mutating func become(_ new: NSDiffableDataSourceSnapshot<Section, Item>) {
    snapshot = new
    snapshot.forgetReloads()
    items = new.sectionIdentifiers.map { new.itemIdentifiers(inSection: $0) }
    places = [:]
    places.reserveCapacity(new.numberOfItems)
    for (section, items) in items.enumerated() {
      for (item, name) in items.enumerated() { places[name] = ItemPlace(section, item) }
    }
  }

  mutating func move(_ source: IndexPath, to target: IndexPath) {
    guard let item = item(at: source) else { return }
    var moved = snapshot
    moved.deleteItems([item])
    let section = moved.sectionIdentifiers[target.section]
    let others = moved.itemIdentifiers(inSection: section)
    if target.item < others.count {
      moved.insertItems([item], beforeItem: others[target.item])
    } else {
      moved.appendItems([item], toSection: section)
    }
    become(moved)
  }

  /// What is shown, but for a section that shows what is open of its items.
  func snapshot(
    showing tree: NSDiffableDataSourceSectionSnapshot<Item>, in section: Section
  ) -> NSDiffableDataSourceSnapshot<Section, Item> {
    var new = snapshot
    if new.indexOfSection(section) == nil { new.appendSections([section]) }
    new.deleteItems(new.itemIdentifiers(inSection: section))
    new.appendItems(tree.visibleItems, toSection: section)
    return new
  }

  var sectionCount: Int { items.count }

  func itemCount(in section: Int) -> Int { items[section].count }

  func item(at path: IndexPath) -> Item? {
    guard path.count == 2, items.indices.contains(path.section),
      items[path.section].indices.contains(path.item)
    else { return nil }
    return items[path.section][path.item]
  }

  func path(of item: Item) -> IndexPath? { places[item].map { IndexPath($0) } }

  func section(at index: Int) -> Section? {
    items.indices.contains(index) ? snapshot.sectionIdentifiers[index] : nil
  }
}
