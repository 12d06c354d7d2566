import CollectionSolving
import ScrollGeometry

/// A place for an item of a compositional layout.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
open class NSCollectionLayoutItem: NSObject {
  public final let layoutSize: NSCollectionLayoutSize
  /// What is attached to it.
  final let attached: [NSCollectionLayoutSupplementaryItem]
  /// Taken from its frame in the end: nobody else moves, points.
  open var contentInsets = NSDirectionalEdgeInsets.zero
  /// Room outside its sides.
  open var edgeSpacing: NSCollectionLayoutEdgeSpacing?

  public convenience init(layoutSize: NSCollectionLayoutSize) {
    self.init(layoutSize: layoutSize, supplementaryItems: [])
  }

  public init(
    layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem]
  ) {
    self.layoutSize = layoutSize
    attached = supplementaryItems
    super.init()
  }

  open var supplementaryItems: [NSCollectionLayoutSupplementaryItem] { attached }

  /// For the solver.
  final func composed(_ parts: inout ComposedParts) -> ComposedItem {
    ComposedItem(
      size: layoutSize.composed, insets: Insets(leftToRight: contentInsets),
      edges: edgeSpacing?.composed ?? ComposedEdges(),
      badges: supplementaryItems.map { $0.badge(parts.add($0)) }, content: content(&parts))
  }

  func content(_ parts: inout ComposedParts) -> ComposedItem.Content { .item }

  /// What it consists of.
  var parts: [NSCollectionLayoutItem] { [] }
}

/// What a section's description has besides numbers.
struct ComposedParts {
  /// What is attached to items: a badge's number is its place here.
  private(set) var attached: [NSCollectionLayoutSupplementaryItem] = []
  /// Who places the items of custom groups, likewise.
  private(set) var providers: [NSCollectionLayoutGroupCustomItemProvider] = []

  mutating func add(_ item: NSCollectionLayoutSupplementaryItem) -> Int {
    attached.append(item)
    return attached.count - 1
  }

  mutating func add(_ provider: @escaping NSCollectionLayoutGroupCustomItemProvider) -> Int {
    providers.append(provider)
    return providers.count - 1
  }
}

extension Insets {
  /// As in a language that is written from left to right: the collection view mirrors what is laid out.
  init(leftToRight insets: NSDirectionalEdgeInsets) {
    self.init(
      top: insets.top.native, left: insets.leading.native, bottom: insets.bottom.native,
      right: insets.trailing.native)
  }
}
