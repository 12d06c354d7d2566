/// What keys mean now, and what they have meant before.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
open class UIFocusUpdateContext: NSObject {
  /// Nil for one that cannot be seen.
  public final internal(set) var previouslyFocusedView: UIView?
  public final internal(set) var nextFocusedView: UIView?
}
