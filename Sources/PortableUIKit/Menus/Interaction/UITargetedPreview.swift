/// The view that is lifted while its menu is open.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
open class UITargetedPreview: NSObject {
  public final let view: UIView
  public final let parameters: UIPreviewParameters

  public init(view: UIView, parameters: UIPreviewParameters) {
    self.view = view
    self.parameters = parameters
    super.init()
  }

  public convenience init(view: UIView) {
    self.init(view: view, parameters: UIPreviewParameters())
  }

  open var size: CGSize { view.bounds.size }
}
