/// Something to choose in a bar. It is kept for source that sets it; bars here show titles only.
open class UIBarButtonItem: UIBarItem {
  /// The values are UIKit's.
  public enum Style: Int, Sendable {
    case plain = 0
    case done = 2
  }

  /// The values are UIKit's.
  public enum SystemItem: Int, Sendable {
    case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize
    case bookmarks, search, refresh, stop, camera, trash, play, pause, rewind, fastForward, undo
    case redo, pageCurl, close
  }

  open var style = Style.plain
  open var width: CGFloat = 0
  open var customView: UIView?
  open var tintColor: UIColor?
  open var primaryAction: UIAction? {
    didSet {
      if let primaryAction {
        title = primaryAction.title
        image = primaryAction.image
      }
    }
  }

  public convenience init(title: String? = nil, image: UIImage? = nil, primaryAction: UIAction?) {
    self.init()
    self.primaryAction = primaryAction
    self.title = title ?? primaryAction?.title
    self.image = image ?? primaryAction?.image
  }

  public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil) {
    self.init()
    self.primaryAction = primaryAction
  }

  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  open class func flexibleSpace() -> UIBarButtonItem {
    UIBarButtonItem(systemItem: .flexibleSpace)
  }
}
