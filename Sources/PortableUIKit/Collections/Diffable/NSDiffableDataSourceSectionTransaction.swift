/// What a person has moved, in one section.
public struct NSDiffableDataSourceSectionTransaction<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
> {
  public let sectionIdentifier: SectionIdentifierType
  public let initialSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  public let finalSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  /// Of the items that can be seen. Worked out when it is asked for.
  public var difference: CollectionDifference<ItemIdentifierType> {
    finalSnapshot.visibleItems.difference(from: initialSnapshot.visibleItems)
  }
}
