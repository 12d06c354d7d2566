/// The same of a collection view: items by their paths.
open class UICollectionViewFocusUpdateContext: UIFocusUpdateContext {
  /// Nil for none.
  public final internal(set) var previouslyFocusedIndexPath: IndexPath?
  public final internal(set) var nextFocusedIndexPath: IndexPath?
}
