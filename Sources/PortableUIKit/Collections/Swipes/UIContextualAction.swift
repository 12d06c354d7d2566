/// What can be done to a row, shown beside it when it is swiped.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
open class UIContextualAction: NSObject {
  /// The values are UIKit's.
  public enum Style: Int, Sendable {
    case normal, destructive
  }

  /// Does it, and says when it is done, and whether it was.
  public typealias Handler = (
    _ action: UIContextualAction, _ sourceView: UIView,
    _ completionHandler: @escaping (_ actionPerformed: Bool) -> Void
  ) -> Void

  public final let style: Style
  public final let handler: Handler
  open var title: String?
  /// In the place of the title.
  open var image: UIImage?
  open var backgroundColor: UIColor?

  public init(style: Style, title: String?, handler: @escaping Handler) {
    self.style = style
    self.handler = handler
    self.title = title
    super.init()
  }

  /// What is behind the title.
  final var ground: UIColor {
    backgroundColor ?? (style == .destructive ? .systemRed : .systemGray)
  }
}
