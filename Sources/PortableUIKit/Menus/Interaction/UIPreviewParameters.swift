/// How a view looks that is lifted for its menu.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
open class UIPreviewParameters: NSObject {
  /// What of the view is seen, in its coordinates; nil for all of it.
  open var visiblePath: UIBezierPath?
  /// Below the view; nil for nothing.
  open var backgroundColor: UIColor?

  public override init() {
    super.init()
  }
}
