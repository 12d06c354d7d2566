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
  private final var content = DiffedContent<SectionIdentifierType, ItemIdentifierType>()
  /// Of sections whose items lie below each other.
  private final var trees:
    [SectionIdentifierType: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>] = [:]
  private final var turns = TurnTaking()

  /// Who is asked and told when a person opens and closes items.
  open var sectionSnapshotHandlers = SectionSnapshotHandlers<ItemIdentifierType>()
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
    content.snapshot
  }

  /// Shows a snapshot by what differs. The completion comes after the animations.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    inTurn { self.show(snapshot, animatingDifferences, completion) }
  }

  /// Shows a snapshot by loading everything anew.
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (() -> Void)? = nil
  ) {
    inTurn {
      self.content.become(snapshot)
      self.view?.reloadData()
      completion?()
    }
  }

  /// Shows in a section what is open of items below each other; a section that is not there comes last.
  open func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    to section: SectionIdentifierType, animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) {
    inTurn {
      self.trees[section] = snapshot
      self.offerOutline()
      self.show(
        self.content.snapshot(showing: snapshot, in: section), animatingDifferences, completion)
    }
  }

  /// What a section shows; of one that was never told otherwise, items that are below none.
  open func snapshot(
    for section: SectionIdentifierType
  ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
    if let tree = trees[section] { return tree }
    var plain = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>()
    guard content.snapshot.indexOfSection(section) != nil else { return plain }
    plain.append(content.snapshot.itemIdentifiers(inSection: section))
    return plain
  }

  /// Signs of rows open and close what is below them.
  private final func offerOutline() {
    view?.outline = { [unowned(unsafe) self] path, toggles in
      outline(path, toggles: toggles)
    }
  }

  /// Whether an item is open after what a person did; nil for one that is in no tree.
  private final func outline(_ path: IndexPath, toggles: Bool) -> Bool? {
    guard let item = content.item(at: path), let section = content.section(at: path.section),
      var tree = trees[section]
    else { return nil }
    let isExpanded = tree.isExpanded(item)
    guard toggles else { return isExpanded }
    let handlers = sectionSnapshotHandlers
    if isExpanded {
      guard handlers.shouldCollapseItem?(item) ?? true else { return true }
      handlers.willCollapseItem?(item)
      tree.collapse([item])
    } else {
      guard handlers.shouldExpandItem?(item) ?? true else { return false }
      handlers.willExpandItem?(item)
      if let children = handlers.snapshotForExpandingParent {
        tree.replace(childrenOf: item, using: children(item, tree.snapshot(of: item)))
      }
      tree.expand([item])
    }
    apply(tree, to: section)
    return !isExpanded
  }

  /// What is asked while something is applied is done after it.
  private final func inTurn(_ work: @escaping () -> Void) {
    guard turns.begins(work) else { return }
    while let next = turns.next() { next() }
  }

  private final func show(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    _ animates: Bool, _ completion: (() -> Void)?
  ) {
    guard let view else {
      content.become(snapshot)
      completion?()
      return
    }
    let changes = content.changes(to: snapshot)
    let reconfigured = content.reconfigured(in: snapshot)
    let perform = {
      view.performBatchUpdates {
        self.content.become(snapshot)
        view.change(changes)
        view.reconfigure(reconfigured)
      } completion: { _ in
        completion?()
      }
    }
    if animates { perform() } else { UIView.performWithoutAnimation(perform) }
  }

  // MARK: What is where

  /// Nil where none is.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    content.item(at: indexPath)
  }

  /// Nil for one that is not shown.
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    content.path(of: itemIdentifier)
  }

  /// Nil where none is.
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    content.section(at: index)
  }

  /// Nil for one that is not shown.
  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
    content.snapshot.indexOfSection(sectionIdentifier)
  }

  // MARK: As a data source

  open func numberOfSections(in collectionView: UICollectionView) -> Int { content.sectionCount }

  open func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { content.itemCount(in: section) }

  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    guard let item = content.item(at: indexPath) else {
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
}
