import CollectionSolving
import ScrollGeometry

public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler = (
  _ visibleItems: [any NSCollectionLayoutVisibleItem], _ contentOffset: CGPoint,
  _ layoutEnvironment: any NSCollectionLayoutEnvironment
) -> Void

/// A section of a compositional layout: one group for all of its items.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
open class NSCollectionLayoutSection: NSObject {
  final let group: NSCollectionLayoutGroup
  /// Of a section that is a list.
  final var list: UICollectionLayoutListConfiguration?
  /// Around the groups, points.
  open var contentInsets = NSDirectionalEdgeInsets.zero
  /// Between one group and the next, points.
  open var interGroupSpacing: CGFloat = 0
  /// What it leaves free of the collection view's own edges, across the layout; `automatic`: as the configuration says.
  open var contentInsetsReference = UIContentInsetsReference.automatic
  /// Whether, and how, the groups scroll across the layout.
  open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
  public final let orthogonalScrollingProperties =
    UICollectionLayoutSectionOrthogonalScrollingProperties()
  /// Headers, footers and what else lies at its edges.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// What lies at the edges keeps within the insets.
  open var supplementariesFollowContentInsets = true
  /// What these leave free of the collection view's own edges, across the layout; `automatic`: as the section does.
  open var supplementaryContentInsetsReference = UIContentInsetsReference.automatic
  /// Left free above all else, points.
  final var lead: CGFloat = 0
  /// Called for what can be seen, whenever that is laid out: it may change how it looks.
  open var visibleItemsInvalidationHandler:
    NSCollectionLayoutSectionVisibleItemsInvalidationHandler?
  /// What lies behind it.
  open var decorationItems: [NSCollectionLayoutDecorationItem] = []

  public init(group: NSCollectionLayoutGroup) {
    self.group = group
    super.init()
  }

  /// For the solver.
  final func composed(_ count: Int, _ parts: inout ComposedParts) -> ComposedSection {
    ComposedSection(
      group: group.composed(&parts), count: count, spacing: interGroupSpacing.native,
      insets: Insets(leftToRight: contentInsets), bars: boundarySupplementaryItems.map { $0.bar },
      barInsets: supplementariesFollowContentInsets ? nil : .zero, lead: lead.native,
      backgrounds: decorationItems.map { Insets(leftToRight: $0.contentInsets) },
      lane: orthogonalScrollingBehavior.lane)
  }
}
