/// The same of a table: rows by their paths.
open class UITableViewFocusUpdateContext: UIFocusUpdateContext {
  /// Nil for none.
  public final internal(set) var previouslyFocusedIndexPath: IndexPath?
  public final internal(set) var nextFocusedIndexPath: IndexPath?
}
