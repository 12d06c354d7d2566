/// What of a layout no longer holds.
open class UICollectionViewLayoutInvalidationContext: NSObject {
  /// The data was loaded anew.
  open internal(set) var invalidateEverything = false
  /// The numbers of sections and items are asked for again.
  open internal(set) var invalidateDataSourceCounts = false
  /// Added to the content offset when the invalidation takes effect, points.
  open var contentOffsetAdjustment = CGPoint.zero
  /// Kept only: the size that the layout says, asked for after each invalidation, holds.
  open var contentSizeAdjustment = CGSize.zero
  /// Where items were that are moved by hand, and where they are now; nil when none are.
  open internal(set) var previousIndexPathsForInteractivelyMovingItems: [IndexPath]?
  open internal(set) var targetIndexPathsForInteractivelyMovingItems: [IndexPath]?
  /// Where the hand holds them, points of the content.
  open internal(set) var interactiveMovementTarget = CGPoint.zero
  /// For a flow layout: sizes, insets and spacings are asked for again.
  final var asksMetrics = true
  /// For a flow layout: lines are broken again.
  final var breaksLines = true
  open private(set) var invalidatedItemIndexPaths: [IndexPath]?

  /// Headers, footers, badges and decorations that changed.
  final private(set) var otherElements: [(kind: String, isDecoration: Bool, paths: [IndexPath])] =
    []

  public override init() { super.init() }

  /// Names items that changed, besides those that are named already.
  open func invalidateItems(at indexPaths: [IndexPath]) {
    invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []) + indexPaths
  }

  /// Names supplementary views that changed, besides those that are named already.
  open func invalidateSupplementaryElements(ofKind elementKind: String, at indexPaths: [IndexPath])
  {
    otherElements.append((elementKind, false, indexPaths))
  }

  /// Names decoration views that changed, besides those that are named already.
  open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
    otherElements.append((elementKind, true, indexPaths))
  }
}
