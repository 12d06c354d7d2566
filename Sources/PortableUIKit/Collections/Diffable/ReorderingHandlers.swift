extension UICollectionViewDiffableDataSource {
  /// Who is asked and told when a person moves items.
  public struct ReorderingHandlers {
    /// Nil lets nobody move anything.
    public var canReorderItem: ((_ item: ItemIdentifierType) -> Bool)?
    /// It lies where it was moved to, and the data source does not know it yet.
    public var willReorder:
      (
        (_ transaction: NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>)
          -> Void
      )?
    /// The snapshot has it where it lies: whoever keeps the data follows.
    public var didReorder:
      (
        (_ transaction: NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>)
          -> Void
      )?

    public init() {}
  }
}
