import ScrollGeometry

/// Says where the elements of a collection view lie: by its subclasses, this one has none.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
open class UICollectionViewLayout: NSObject {
  @Weak final var host: UICollectionView?

  public override init() { super.init() }

  public required init?(coder: NSCoder) { super.init() }

  /// Whose layout it is.
  open var collectionView: UICollectionView? { host }

  // MARK: What subclasses say

  /// What `UICollectionViewLayoutAttributes` the layout makes.
  open class var layoutAttributesClass: LayoutAttributesClass {
    UICollectionViewLayoutAttributes.self
  }

  /// What contexts `invalidateLayout()` and the like are about.
  open class var invalidationContextClass: InvalidationContextClass {
    UICollectionViewLayoutInvalidationContext.self
  }

  /// Called after each invalidation, before anything is asked.
  open func prepare() {}

  /// Points.
  open var collectionViewContentSize: CGSize { .zero }

  /// All elements that can be seen in `rect`, points of the content; there may be more.
  open func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? { nil }

  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    nil
  }

  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Where a release would bring the content to rest instead of `proposedContentOffset`, points of the content;
  /// `velocity` is what the delegate hears, points per millisecond.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint,
    withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { proposedContentOffset }

  /// Where the content is to be after an update or a change of layouts instead of `proposedContentOffset`, points.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint { proposedContentOffset }

  // MARK: Updates

  /// Called with what an update changed, after `prepare()` for what is there afterwards.
  open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}

  /// Called inside of an update's animation.
  open func finalizeCollectionViewUpdates() {}

  /// From where an item comes that is seen after an update; nil for what is usual: new ones fade in.
  open func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// To where an item goes that was seen before an update; nil for what is usual: deleted ones fade out.
  open func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// As for items.
  open func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// As for items.
  open func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Views of a kind that an update brings, besides those of the sections that come.
  open func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }

  /// Views of a kind that an update takes away, besides those of the sections that go.
  open func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }

  // MARK: Invalidation

  open func invalidateLayout() { invalidateLayout(with: newContext()) }

  /// Marks: what is marked is prepared in the next pass. Overrides call super.
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    host?.layoutInvalidated(context)
  }

  /// Asked before the bounds become `newBounds`, by scrolling, too: those of the view are the old ones still.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

  /// What goes to `invalidateLayout(with:)` for a change of the bounds.
  open func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext { newContext() }

  // MARK: Right to left

  /// The collection view mirrors the layout where the language begins on the other side.
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

  /// The side on which the layout, as it is written, begins.
  open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

  // MARK: Flow

  /// Itself, for those whose answers a delegate of flow layouts may leave to it.
  var asFlow: UICollectionViewFlowLayout? { nil }

  /// Views of a kind stand beside items and go where these go; others belong to sections.
  final var kindsOfItems: [String] = []

  /// The insets of the collection view are others now.
  func insetsChanged(from old: UIEdgeInsets) {}

  final func initialAttributes(
    of element: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes? {
    guard let kind = element.representedElementKind else {
      return initialLayoutAttributesForAppearingItem(at: element.indexPath)
    }
    return initialLayoutAttributesForAppearingSupplementaryElement(
      ofKind: kind, at: element.indexPath)
  }

  final func finalAttributes(
    of element: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes? {
    guard let kind = element.representedElementKind else {
      return finalLayoutAttributesForDisappearingItem(at: element.indexPath)
    }
    return finalLayoutAttributesForDisappearingSupplementaryElement(
      ofKind: kind, at: element.indexPath)
  }

  func newContext() -> UICollectionViewLayoutInvalidationContext {
    makeContext(
      Self.invalidationContextClass, orElse: UICollectionViewLayoutInvalidationContext())
  }
}
