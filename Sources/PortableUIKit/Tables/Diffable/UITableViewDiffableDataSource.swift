import CollectionSolving

/// Shows snapshots in a table: each one is reached from the last by inserting, deleting and moving.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
open class UITableViewDiffableDataSource<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: NSObject, UITableViewDataSource {
  /// A cell that was dequeued for this row.
  public typealias CellProvider = (
    _ tableView: UITableView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
  ) -> UITableViewCell?

  @Weak private final var view: UITableView?
  private final let cellProvider: CellProvider
  private final let shower = SnapshotShower<SectionIdentifierType, ItemIdentifierType>()

  /// How rows and sections come and go.
  open var defaultRowAnimation = UITableView.RowAnimation.automatic

  /// Becomes the table's data source, which does not keep it.
  public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
    self.cellProvider = cellProvider
    super.init()
    view = tableView
    tableView.dataSource = self
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
    shower.inTurn {
      let view = self.view
      self.followHand()
      self.shower.show(
        snapshot, in: view, animated: animatingDifferences, completion: completion
      ) { changes in
        view?.change(changes, self.defaultRowAnimation)
      }
    }
  }

  /// A row that a hand has just put down is where the table shows it, before a snapshot says so.
  private func followHand() {
    guard let settled = view?.editing.settled else { return }
    view?.editing.settled = nil
    shower.move(settled.source, to: settled.path)
  }

  /// Shows a snapshot by loading everything anew.
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (() -> Void)? = nil
  ) {
    shower.reload(snapshot, in: view, completion: completion)
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

  open func numberOfSections(in tableView: UITableView) -> Int { shower.content.sectionCount }

  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    shower.content.itemCount(in: section)
  }

  open func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    guard let item = shower.content.item(at: indexPath) else {
      preconditionFailure("no item is shown at this index path")
    }
    guard let cell = cellProvider(tableView, indexPath, item) else {
      preconditionFailure("the cell provider of a diffable data source returned nil")
    }
    return cell
  }

  // MARK: What a subclass may say

  open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    nil
  }
  open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    nil
  }
  /// No, unless a subclass says otherwise.
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }
  open func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {}
  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }
  open func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {}
  open func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }
  open func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int { index }
}
