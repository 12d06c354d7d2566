/// The same of a collection view: items by their paths.
open class UICollectionViewFocusUpdateContext: UIFocusUpdateContext {
  /// Nil for none.
  public final let previouslyFocusedIndexPath: IndexPath?
  public final let nextFocusedIndexPath: IndexPath?

  init(
    from previous: (path: IndexPath?, view: UIView?), to next: (path: IndexPath?, view: UIView?)
  ) {
    previouslyFocusedIndexPath = previous.path
    nextFocusedIndexPath = next.path
    super.init(from: previous.view, to: next.view)
  }
}
