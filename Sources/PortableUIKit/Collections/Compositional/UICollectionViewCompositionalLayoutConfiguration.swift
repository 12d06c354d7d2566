/// What holds for all sections of a compositional layout.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
open class UICollectionViewCompositionalLayoutConfiguration: NSObject {
  open var scrollDirection = UICollectionView.ScrollDirection.vertical
  /// Points.
  open var interSectionSpacing: CGFloat = 0
  /// What lies at the edges of the whole layout.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// What sections leave free of the collection view's own edges, across the layout, besides its adjusted insets.
  open var contentInsetsReference = UIContentInsetsReference.safeArea
}
