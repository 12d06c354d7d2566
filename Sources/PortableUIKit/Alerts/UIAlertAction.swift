/// One of the answers that an alert offers.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
open class UIAlertAction: NSObject {
  /// The values are UIKit's.
  public enum Style: Int, Sendable {
    case `default`, cancel, destructive
  }

  public final let title: String?
  public final let style: Style
  open var isEnabled = true {
    didSet { if isEnabled != oldValue { row?.actionChanged() } }
  }
  let handler: ((UIAlertAction) -> Void)?
  /// Where it is shown.
  @Weak final var row: AlertRow?

  /// - Parameter handler: called when the alert has gone.
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    self.handler = handler
    super.init()
  }
}
