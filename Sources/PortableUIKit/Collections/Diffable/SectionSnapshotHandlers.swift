extension UICollectionViewDiffableDataSource {
  /// Who is asked and told when a person opens and closes items.
  public struct SectionSnapshotHandlers<Item: Hashable & Sendable> {
    public var shouldExpandItem: ((_ item: Item) -> Bool)?
    public var willExpandItem: ((_ item: Item) -> Void)?
    public var shouldCollapseItem: ((_ item: Item) -> Bool)?
    public var willCollapseItem: ((_ item: Item) -> Void)?
    /// What is below an item that opens.
    public var snapshotForExpandingParent:
      (
        (_ parent: Item, _ currentChildSnapshot: NSDiffableDataSourceSectionSnapshot<Item>) ->
          NSDiffableDataSourceSectionSnapshot<Item>
      )?

    public init() {}
  }
}
