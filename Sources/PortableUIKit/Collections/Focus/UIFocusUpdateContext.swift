/// What keys mean now, and what they have meant before.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
open class UIFocusUpdateContext: NSObject {
  /// Nil for one that cannot be seen.
  public final let previouslyFocusedView: UIView?
  public final let nextFocusedView: UIView?

  init(from previous: UIView?, to next: UIView?) {
    previouslyFocusedView = previous
    nextFocusedView = next
    super.init()
  }
}
