// An item that a person has put elsewhere. Items with others below them stay: with what is open of these they would come
// apart.
extension UICollectionViewDiffableDataSource {
  final func mayMove(_ path: IndexPath) -> Bool {
    guard let item = shower.content.item(at: path),
      let section = shower.content.section(at: path.section),
      reorderingHandlers.canReorderItem?(item) ?? false
    else { return false }
    guard let tree = trees[section] else { return true }
    return tree.snapshot(of: item).items.isEmpty
  }

  final func move(_ source: IndexPath, to target: IndexPath) {
    guard let item = shower.content.item(at: source),
      let from = shower.content.section(at: source.section),
      let to = shower.content.section(at: target.section)
    else { return }
    let initial = shower.content.snapshot
    let sections = from == to ? [to] : [from, to]
    let before = sections.map { snapshot(for: $0) }
    var moved = shower.content
    moved.move(source, to: target)
    let after = sections.map { section in
      let visible = moved.snapshot.itemIdentifiers(inSection: section)
      return tree(of: section, placing: section == to ? item : nil, without: item, among: visible)
    }
    let transaction = NSDiffableDataSourceTransaction(
      initialSnapshot: initial, finalSnapshot: moved.snapshot,
      sectionTransactions: sections.indices.map { index in
        NSDiffableDataSourceSectionTransaction(
          sectionIdentifier: sections[index], initialSnapshot: before[index],
          finalSnapshot: after[index])
      })
    reorderingHandlers.willReorder?(transaction)
    for (section, tree) in zip(sections, after) where trees[section] != nil {
      trees[section] = tree
    }
    shower.become(moved)
    reorderingHandlers.didReorder?(transaction)
  }

  /// A section after an item was taken out of it, and perhaps put where it now stands among those that can be seen.
  private func tree(
    of section: SectionIdentifierType, placing item: ItemIdentifierType?,
    without old: ItemIdentifierType, among visible: [ItemIdentifierType]
  ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
    var tree = snapshot(for: section)
    if tree.contains(old) { tree.delete([old]) }
    guard let item, let index = visible.firstIndex(of: item) else { return tree }
    if index + 1 < visible.count {
      tree.insert([item], before: visible[index + 1])
    } else if index > 0 {
      tree.insert([item], after: visible[index - 1])
    } else {
      tree.append([item])
    }
    return tree
  }
}
