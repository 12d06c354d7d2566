#if !hasFeature(Embedded)
  import Foundation
#endif

/// What a navigation bar shows of a controller.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
open class UINavigationItem: NSObject {
  public enum LargeTitleDisplayMode: Int, Sendable {
    case automatic, always, never
  }

  open var title: String? {
    didSet { bar?.setNeedsLayout() }
  }
  open var prompt: String?
  open var titleView: UIView? {
    didSet {
      if titleView !== oldValue { oldValue?.removeFromSuperview() }
      bar?.setNeedsLayout()
    }
  }
  open var hidesBackButton = false
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic
  /// Where it is shown.
  #if hasFeature(Embedded)
    unowned(unsafe) var bar: UINavigationBar?
  #else
    weak var bar: UINavigationBar?
  #endif

  public init(title: String) {
    self.title = title.isEmpty ? nil : title
    super.init()
  }
}
