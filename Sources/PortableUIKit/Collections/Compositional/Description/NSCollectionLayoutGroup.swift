import CollectionSolving
import ScrollGeometry

public typealias NSCollectionLayoutGroupCustomItemProvider = (
  _ layoutEnvironment: any NSCollectionLayoutEnvironment
) -> [NSCollectionLayoutGroupCustomItem]

/// Items one after the other, or wherever a program wants them.
open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  enum Arrangement {
    case row(LayoutAxis, ComposedGroup.Filling)
    case custom(NSCollectionLayoutGroupCustomItemProvider)
  }

  /// Set before anybody sees the group: an initialiser that is not public comes out twice in an Embedded link.
  final var arrangement = Arrangement.row(.horizontal, .untilFull)
  public internal(set) final var subitems: [NSCollectionLayoutItem] = []
  /// Between one item and the next.
  open var interItemSpacing: NSCollectionLayoutSpacing?
  /// Nil for those that it was made with.
  private var ownItems: [NSCollectionLayoutSupplementaryItem]?

  static func make(
    _ size: NSCollectionLayoutSize, _ subitems: [NSCollectionLayoutItem], _ arrangement: Arrangement
  ) -> NSCollectionLayoutGroup {
    let group = NSCollectionLayoutGroup(layoutSize: size, supplementaryItems: [])
    group.subitems = subitems
    group.arrangement = arrangement
    return group
  }

  open override var supplementaryItems: [NSCollectionLayoutSupplementaryItem] {
    get { ownItems ?? super.supplementaryItems }
    set { ownItems = newValue }
  }

  // MARK: Beside each other

  /// The items, again and again, until the next one finds no room.
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup {
    make(layoutSize, subitems, .row(.horizontal, .untilFull))
  }

  /// So many of an item, each as wide as fills the group.
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    make(
      layoutSize, [subitem], .row(.horizontal, .count(count, resizes: true)))
  }

  /// So many of an item, as large as it says.
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    make(
      layoutSize, [subitem], .row(.horizontal, .count(count, resizes: false)))
  }

  // MARK: Below each other

  /// The items, again and again, until the next one finds no room.
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup {
    make(layoutSize, subitems, .row(.vertical, .untilFull))
  }

  /// So many of an item, each as high as fills the group.
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    make(layoutSize, [subitem], .row(.vertical, .count(count, resizes: true)))
  }

  /// So many of an item, as large as it says.
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    make(layoutSize, [subitem], .row(.vertical, .count(count, resizes: false)))
  }

  // MARK: Anywhere

  /// The provider says where each item lies in the group.
  open class func custom(
    layoutSize: NSCollectionLayoutSize,
    itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
  ) -> NSCollectionLayoutGroup {
    make(layoutSize, [], .custom(itemProvider))
  }

  override var parts: [NSCollectionLayoutItem] { subitems }

  override func content(_ parts: inout ComposedParts) -> ComposedItem.Content {
    switch arrangement {
    case .custom(let provider): return .custom(parts.add(provider))
    case .row(let axis, let filling):
      var items: [ComposedItem] = []
      for item in subitems { items.append(item.composed(&parts)) }
      return .group(
        ComposedGroup(
          axis: axis, items: items, spacing: interItemSpacing?.composed ?? .fixed(0),
          filling: filling))
    }
  }
}
