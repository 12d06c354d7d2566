/// What of a flow layout no longer holds.
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext
{
  /// Sizes, insets and spacings are asked for again.
  open var invalidateFlowLayoutDelegateMetrics: Bool {
    get { asksMetrics }
    set { asksMetrics = newValue }
  }
  /// Lines are broken again.
  open var invalidateFlowLayoutAttributes: Bool {
    get { breaksLines }
    set { breaksLines = newValue }
  }
}
