import CollectionSolving

/// What a layout is told of one change of the data. The item of a path that is about a section is `NSNotFound`.
open class UICollectionViewUpdateItem: NSObject {
  public enum Action: Int, Sendable {
    case insert, delete, reload, move, none
  }

  private final var change: CollectionChange?

  static func about(_ change: CollectionChange) -> UICollectionViewUpdateItem {
    let item = UICollectionViewUpdateItem()
    item.change = change
    return item
  }

  open var updateAction: Action {
    switch change {
    case .insertSection, .insertItem: .insert
    case .deleteSection, .deleteItem: .delete
    case .reloadSection, .reloadItem: .reload
    case .moveSection, .moveItem: .move
    case nil: .none
    }
  }

  /// Nil for what comes.
  open var indexPathBeforeUpdate: IndexPath? {
    switch change {
    case .insertSection, .insertItem, nil: nil
    case .deleteSection(let section), .reloadSection(let section), .moveSection(let section, _):
      Self.path(ofSection: section)
    case .deleteItem(let place), .reloadItem(let place), .moveItem(let place, _): IndexPath(place)
    }
  }

  /// Nil for what goes.
  open var indexPathAfterUpdate: IndexPath? {
    switch change {
    case .deleteSection, .deleteItem, nil: nil
    case .insertSection(let section), .reloadSection(let section), .moveSection(_, let section):
      Self.path(ofSection: section)
    case .insertItem(let place), .reloadItem(let place), .moveItem(_, let place): IndexPath(place)
    }
  }

  private static func path(ofSection section: Int) -> IndexPath {
    // NSNotFound.
    IndexPath(item: .max, section: section)
  }
}
