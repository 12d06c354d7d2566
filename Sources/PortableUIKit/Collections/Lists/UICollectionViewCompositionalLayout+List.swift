extension UICollectionViewCompositionalLayout {
  /// All sections are lists of one look.
  public class func list(
    using configuration: UICollectionLayoutListConfiguration
  ) -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout { _, environment in
      .list(using: configuration, layoutEnvironment: environment)
    }
  }

  /// What a row of a list knows of its place; nil elsewhere.
  func listRow(_ item: Int, _ section: Int) -> ListRow? {
    guard sections.indices.contains(section), let list = sections[section].section?.list,
      let count = collectionView?.numberOfItems(inSection: section)
    else { return nil }
    let hasHeader = list.headerMode == .firstItemInSection
    let separator = list.separatorConfiguration
    var outline = collectionView?.outline?(IndexPath(item: item, section: section), false)
    // What stands below a header is at home there.
    if hasHeader, let level = outline?.level { outline?.level = max(0, level - 1) }
    return ListRow(
      appearance: list.appearance, isFirst: item == (hasHeader && count > 1 ? 1 : 0),
      isLast: item == count - 1, isHeader: hasHeader && item == 0,
      showsSeparators: list.showsSeparators,
      separator: list.itemSeparatorHandler?(IndexPath(item: item, section: section), separator)
        ?? separator,
      outline: outline)
  }

  /// Rows can be swiped where somebody has actions for them, and what is behind them is what lists have there.
  func listChanged(in view: UICollectionView) {
    let lists = sections.compactMap { $0.section?.list }
    guard let first = lists.first else { return }
    if view.backgroundColor == nil || view.backgroundColor === view.listGround {
      view.listGround = first.ground
      view.backgroundColor = first.ground
    }
    let isSwiped = lists.contains {
      $0.leadingSwipeActionsConfigurationProvider != nil
        || $0.trailingSwipeActionsConfigurationProvider != nil
    }
    if isSwiped { view.installSwiping() }
  }

  /// What can be done to a row.
  func listSwipeActions(
    at path: IndexPath, isLeading: Bool
  ) -> UISwipeActionsConfiguration? {
    guard sections.indices.contains(path.section) else { return nil }
    let list = sections[path.section].section?.list
    let provider =
      isLeading
      ? list?.leadingSwipeActionsConfigurationProvider
      : list?.trailingSwipeActionsConfigurationProvider
    return provider?(path)
  }
}
