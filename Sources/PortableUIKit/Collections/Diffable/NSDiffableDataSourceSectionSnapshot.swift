import CollectionSolving

/// What a section is to show whose items lie below each other: those below a closed one are not seen.
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable & Sendable>: Sendable
{
  var tree = ItemTree<ItemIdentifierType>()

  public init() {}

  // MARK: What there is

  /// From top to bottom, each followed by what is below it.
  public var items: [ItemIdentifierType] { tree.items }
  /// Those that are below none.
  public var rootItems: [ItemIdentifierType] { tree.roots }
  /// Those that are seen: all above them are open.
  public var visibleItems: [ItemIdentifierType] { tree.visibleItems }

  public func contains(_ item: ItemIdentifierType) -> Bool { tree.contains(item) }
  public func isExpanded(_ item: ItemIdentifierType) -> Bool { tree.isExpanded(item) }
  public func isVisible(_ item: ItemIdentifierType) -> Bool { tree.isVisible(item) }
  /// How many are above it.
  public func level(of item: ItemIdentifierType) -> Int { tree.level(of: item) }
  /// Among all items; nil for one that is not there.
  public func index(of item: ItemIdentifierType) -> Int? { tree.items.firstIndex(of: item) }
  /// Nil for one that is below none.
  public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? { tree.parent(of: child) }

  /// What is below an item, and the item if wanted.
  public func snapshot(
    of parent: ItemIdentifierType, includingParent: Bool = false
  ) -> NSDiffableDataSourceSectionSnapshot {
    guard tree.contains(parent) else { stop(.noSuchItem) }
    var part = NSDiffableDataSourceSectionSnapshot()
    part.tree = tree.part(below: parent, includesParent: includingParent)
    return part
  }

  // MARK: Changes

  /// To the end of what is below an item, or of all.
  public mutating func append(
    _ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil
  ) {
    do { try tree.append(items, to: parent) } catch { stop(error) }
  }

  /// At the level of the other one.
  public mutating func insert(_ items: [ItemIdentifierType], before item: ItemIdentifierType) {
    do { try tree.insert(items, .before, item) } catch { stop(error) }
  }

  /// At the level of the other one.
  public mutating func insert(_ items: [ItemIdentifierType], after item: ItemIdentifierType) {
    do { try tree.insert(items, .after, item) } catch { stop(error) }
  }

  /// At the level of the item.
  public mutating func insert(
    _ snapshot: NSDiffableDataSourceSectionSnapshot, before item: ItemIdentifierType
  ) {
    do { try tree.insert(snapshot.tree, .before, item) } catch { stop(error) }
  }

  /// At the level of the item.
  public mutating func insert(
    _ snapshot: NSDiffableDataSourceSectionSnapshot, after item: ItemIdentifierType
  ) {
    do { try tree.insert(snapshot.tree, .after, item) } catch { stop(error) }
  }

  /// With all that is below them. Those that are not there are passed over.
  public mutating func delete(_ items: [ItemIdentifierType]) { tree.delete(items) }

  public mutating func deleteAll() { tree = ItemTree() }

  /// What is below them is seen.
  public mutating func expand(_ items: [ItemIdentifierType]) { tree.setExpanded(true, items) }

  /// What is below them is not seen.
  public mutating func collapse(_ items: [ItemIdentifierType]) { tree.setExpanded(false, items) }

  /// Others are below an item from now on.
  public mutating func replace(
    childrenOf parent: ItemIdentifierType, using snapshot: NSDiffableDataSourceSectionSnapshot
  ) {
    tree.delete(tree.children(of: parent))
    do { try tree.append(snapshot.tree, to: parent) } catch { stop(error) }
  }

  private func stop(_ error: SnapshotError) -> Never { preconditionFailure(error.text) }
}
