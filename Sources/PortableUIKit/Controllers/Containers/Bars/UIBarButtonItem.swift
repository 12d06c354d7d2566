/// Something to choose in a navigation bar or a toolbar.
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

  open var style = Style.plain { didSet { lookChanged() } }
  /// Points; 0: as wide as it needs to be.
  open var width: CGFloat = 0 { didSet { lookChanged() } }
  open var customView: UIView? { didSet { lookChanged() } }
  open var tintColor: UIColor? { didSet { lookChanged() } }
  open var isHidden = false { didSet { lookChanged() } }
  /// What the item stands for by itself.
  final var systemItem: SystemItem?
  /// Of an object that is not kept alive.
  open var action: Selector? {
    didSet { call = action.map { TargetAction(call?.target, $0) } }
  }
  open var target: AnyObject? {
    get { call?.target }
    set { call = action.map { TargetAction(newValue, $0) } }
  }
  final var call: TargetAction?
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
    self.systemItem = systemItem
    self.primaryAction = primaryAction
  }

  public convenience init(
    barButtonSystemItem systemItem: SystemItem, target: ActionObject?, action: Selector?
  ) {
    self.init()
    self.systemItem = systemItem
    set(target, action)
  }

  public convenience init(
    title: String?, style: Style, target: ActionObject?, action: Selector?
  ) {
    self.init()
    self.title = title
    self.style = style
    set(target, action)
  }

  public convenience init(
    image: UIImage?, style: Style, target: ActionObject?, action: Selector?
  ) {
    self.init()
    self.image = image
    self.style = style
    set(target, action)
  }

  /// - Parameter landscapeImagePhone: not used: bars are of one height.
  public convenience init(
    image: UIImage?, landscapeImagePhone: UIImage?, style: Style, target: ActionObject?,
    action: Selector?
  ) {
    self.init(image: image, style: style, target: target, action: action)
  }

  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  open class func flexibleSpace() -> UIBarButtonItem {
    UIBarButtonItem(systemItem: .flexibleSpace)
  }

  open class func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
    let item = UIBarButtonItem(systemItem: .fixedSpace)
    item.width = width
    return item
  }

  private final func set(_ target: ActionObject?, _ action: Selector?) {
    self.action = action
    call = action.map { TargetAction(target, $0) }
  }

  /// What a tap does.
  final func perform(with event: UIEvent?) {
    if let primaryAction {
      primaryAction.performWithSender(self, target: nil)
    } else if let call {
      call.send(of: self, with: event)
    }
  }
}
