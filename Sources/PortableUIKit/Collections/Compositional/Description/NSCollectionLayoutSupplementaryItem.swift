import CollectionSolving

/// Something that is attached to an item or a group.
open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
  public final let elementKind: String
  /// On the item.
  public final let containerAnchor: NSCollectionLayoutAnchor
  /// The point of its own that lies there; nil: the same as on the item.
  public final let itemAnchor: NSCollectionLayoutAnchor?
  /// The higher is in front.
  open var zIndex = 0

  public init(
    layoutSize: NSCollectionLayoutSize, elementKind: String,
    containerAnchor: NSCollectionLayoutAnchor, itemAnchor: NSCollectionLayoutAnchor? = nil
  ) {
    self.elementKind = elementKind
    self.containerAnchor = containerAnchor
    self.itemAnchor = itemAnchor
    super.init(layoutSize: layoutSize, supplementaryItems: [])
  }

  final func badge(_ number: Int) -> ComposedBadge {
    ComposedBadge(
      number: number, size: layoutSize.composed, anchor: containerAnchor.composed,
      ownAnchor: itemAnchor?.composed)
  }
}
