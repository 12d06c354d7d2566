import CollectionSolving

/// Shows snapshots in a collection view: each one is reached from the last by inserting, deleting and moving.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
open class UICollectionViewDiffableDataSource<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: NSObject, UICollectionViewDataSource {
  /// A cell that was dequeued for this item.
  public typealias CellProvider = (
    _ collectionView: UICollectionView, _ indexPath: IndexPath,
    _ itemIdentifier: ItemIdentifierType
  ) -> UICollectionViewCell?
  /// A view that was dequeued for this place.
  public typealias SupplementaryViewProvider = (
    _ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath
  ) -> UICollectionReusableView?

  @Weak private final var view: UICollectionView?
  private final let cellProvider: CellProvider
  final let shower = SnapshotShower<SectionIdentifierType, ItemIdentifierType>()
  /// Of sections whose items lie below each other.
  final var trees:
    [SectionIdentifierType: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>] = [:]

  /// Who is asked and told when a person opens and closes items.
  open var sectionSnapshotHandlers = SectionSnapshotHandlers<ItemIdentifierType>()
  /// Who is asked and told when a person moves items.
  open var reorderingHandlers = ReorderingHandlers()
  /// Asked for what the layout has a place for.
  open var supplementaryViewProvider: SupplementaryViewProvider?

  /// Becomes the view's data source, which does not keep it.
  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    self.cellProvider = cellProvider
    super.init()
    view = collectionView
    collectionView.dataSource = self
  }

  // MARK: Snapshots

  /// What is shown, as a copy.
  open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> {
    shower.content.snapshot
  }

  /// Shows a snapshot by what differs. The completion comes after the animations.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    shower.inTurn { self.show(snapshot, animatingDifferences, completion) }
  }

  /// Shows a snapshot by loading everything anew.
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (() -> Void)? = nil
  ) {
    shower.reload(snapshot, in: view, completion: completion)
  }

  /// Shows in a section what is open of items below each other; a section that is not there comes last.
  open func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    to section: SectionIdentifierType, animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) {
    shower.inTurn {
      self.trees[section] = snapshot
      self.offerOutline()
      self.show(
        self.shower.content.snapshot(showing: snapshot, in: section), animatingDifferences,
        completion)
    }
  }

  /// What a section shows; of one that was never told otherwise, items that are below none.
  open func snapshot(
    for section: SectionIdentifierType
  ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
    if let tree = trees[section] { return tree }
    var plain = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>()
    guard shower.content.snapshot.indexOfSection(section) != nil else { return plain }
    plain.append(shower.content.snapshot.itemIdentifiers(inSection: section))
    return plain
  }

  /// Signs of rows open and close what is below them.
  private final func offerOutline() {
    view?.outline = { [unowned(unsafe) self] path, toggles in
      outline(path, toggles: toggles)
    }
  }

  /// Where an item stands after what a person did; nil for one that is in no tree.
  private final func outline(_ path: IndexPath, toggles: Bool) -> OutlinePlace? {
    guard let item = shower.content.item(at: path),
      let section = shower.content.section(at: path.section),
      var tree = trees[section], tree.contains(item)
    else { return nil }
    var place = OutlinePlace(isOpen: tree.isExpanded(item), level: tree.level(of: item))
    guard toggles else { return place }
    let handlers = sectionSnapshotHandlers
    if place.isOpen {
      guard handlers.shouldCollapseItem?(item) ?? true else { return place }
      handlers.willCollapseItem?(item)
      tree.collapse([item])
    } else {
      guard handlers.shouldExpandItem?(item) ?? true else { return place }
      handlers.willExpandItem?(item)
      if let children = handlers.snapshotForExpandingParent {
        tree.replace(childrenOf: item, using: children(item, tree.snapshot(of: item)))
      }
      tree.expand([item])
    }
    apply(tree, to: section)
    place.isOpen.toggle()
    return place
  }

  private final func show(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    _ animated: Bool, _ completion: (() -> Void)?
  ) {
    let view = view
    shower.show(snapshot, in: view, animated: animated, completion: completion) { changes in
      view?.change(changes)
    }
  }

  // MARK: What is where

  /// Nil where none is.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    shower.content.item(at: indexPath)
  }

  /// Nil for one that is not shown.
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    shower.content.path(of: itemIdentifier)
  }

  /// Nil where none is.
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    shower.content.section(at: index)
  }

  /// Nil for one that is not shown.
  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
    shower.content.snapshot.indexOfSection(sectionIdentifier)
  }

  // MARK: As a data source

  open func numberOfSections(in collectionView: UICollectionView) -> Int {
    shower.content.sectionCount
  }

  open func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { shower.content.itemCount(in: section) }

  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    guard let item = shower.content.item(at: indexPath) else {
      preconditionFailure("no item is shown at this index path")
    }
    guard let cell = cellProvider(collectionView, indexPath, item) else {
      preconditionFailure("the cell provider of a diffable data source returned nil")
    }
    return cell
  }

  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    guard let supplementaryViewProvider else {
      preconditionFailure(
        "the layout has supplementary views, and supplementaryViewProvider is nil")
    }
    guard let made = supplementaryViewProvider(collectionView, kind, indexPath) else {
      preconditionFailure("supplementaryViewProvider returned nil")
    }
    return made
  }

  /// As `reorderingHandlers` say, unless a subclass says otherwise.
  open func collectionView(
    _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool { mayMove(indexPath) }
  /// Lies there already.
  open func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) { move(sourceIndexPath, to: destinationIndexPath) }

  /// None, unless a subclass says otherwise.
  open func indexTitles(for collectionView: UICollectionView) -> [String]? { nil }
  open func collectionView(
    _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath { IndexPath(item: 0, section: index) }
}
