/// What can be done to a row at one of its edges.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
open class UISwipeActionsConfiguration: NSObject {
  /// The first stands at the edge.
  public final let actions: [UIContextualAction]
  /// A swipe across the row does the first without a tap.
  open var performsFirstActionWithFullSwipe = true

  public init(actions: [UIContextualAction]) {
    self.actions = actions
    super.init()
  }
}
