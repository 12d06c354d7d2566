import CollectionSolving

/// What a list or a grid is to show: sections of items, every one of which has an identifier of its own.
public struct NSDiffableDataSourceSnapshot<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: Sendable {
  var content = SectionedItems<SectionIdentifierType, ItemIdentifierType>()
  /// Items that are shown by other cells although they were there.
  public private(set) var reloadedItemIdentifiers: [ItemIdentifierType] = []
  /// Items whose cells stay and are filled again.
  public private(set) var reconfiguredItemIdentifiers: [ItemIdentifierType] = []
  /// Sections that are shown by other views although they were there.
  public private(set) var reloadedSectionIdentifiers: [SectionIdentifierType] = []

  public init() {}

  // MARK: What there is

  public var numberOfItems: Int { content.itemCount }

  public var numberOfSections: Int { content.sections.count }

  public var sectionIdentifiers: [SectionIdentifierType] { content.sections }

  /// Of all sections, one after the other.
  public var itemIdentifiers: [ItemIdentifierType] { content.items }

  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
    itemIdentifiers(inSection: identifier).count
  }

  public func itemIdentifiers(
    inSection identifier: SectionIdentifierType
  ) -> [ItemIdentifierType] {
    guard let items = content.items(in: identifier) else { stop(.noSuchSection) }
    return items
  }

  /// Nil for one that is not there.
  public func sectionIdentifier(
    containingItem identifier: ItemIdentifierType
  ) -> SectionIdentifierType? { content.section(of: identifier) }

  /// Among all items; nil for one that is not there.
  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
    content.index(of: identifier)
  }

  /// Nil for one that is not there.
  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
    content.sections.firstIndex(of: identifier)
  }

  // MARK: Items

  /// To the end of a section; without one, of the last. Those that are there already move.
  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
  ) {
    do { try content.append(identifiers, to: sectionIdentifier) } catch { stop(error) }
  }

  /// Those that are there already move.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
  ) {
    do { try content.insert(identifiers, .before, beforeIdentifier) } catch { stop(error) }
  }

  /// Those that are there already move.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType
  ) {
    do { try content.insert(identifiers, .after, afterIdentifier) } catch { stop(error) }
  }

  /// Those that are not there are passed over.
  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    content.delete(identifiers)
  }

  /// The sections stay.
  public mutating func deleteAllItems() { content.deleteAllItems() }

  public mutating func moveItem(
    _ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType
  ) {
    do { try content.move(identifier, .before, toIdentifier) } catch { stop(error) }
  }

  public mutating func moveItem(
    _ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType
  ) {
    do { try content.move(identifier, .after, toIdentifier) } catch { stop(error) }
  }

  /// They are shown by other cells.
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
    guard identifiers.allSatisfy({ content.contains($0) }) else { stop(.reloadsUnknownItem) }
    reloadedItemIdentifiers += identifiers
  }

  /// Their cells stay and are filled again.
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
    guard identifiers.allSatisfy({ content.contains($0) }) else { stop(.reloadsUnknownItem) }
    reconfiguredItemIdentifiers += identifiers
  }

  // MARK: Sections

  /// Those that are there already move.
  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    do { try content.append(sections: identifiers) } catch { stop(error) }
  }

  /// Those that are there already move.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
  ) {
    do { try content.insert(sections: identifiers, .before, toIdentifier) } catch { stop(error) }
  }

  /// Those that are there already move.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
  ) {
    do { try content.insert(sections: identifiers, .after, toIdentifier) } catch { stop(error) }
  }

  /// With their items. Those that are not there are passed over.
  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    content.delete(sections: identifiers)
  }

  public mutating func moveSection(
    _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
  ) {
    do { try content.move(section: identifier, .before, toIdentifier) } catch { stop(error) }
  }

  public mutating func moveSection(
    _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
  ) {
    do { try content.move(section: identifier, .after, toIdentifier) } catch { stop(error) }
  }

  /// All of them is shown by other views.
  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
    guard identifiers.allSatisfy({ content.contains(section: $0) }) else {
      stop(.reloadsUnknownSection)
    }
    reloadedSectionIdentifiers += identifiers
  }

  // MARK: Being shown

  /// What is to be loaded anew has been.
  mutating func forgetReloads() {
    reloadedItemIdentifiers = []
    reconfiguredItemIdentifiers = []
    reloadedSectionIdentifiers = []
  }

  private func stop(_ error: SnapshotError) -> Never { preconditionFailure(error.text) }
}
