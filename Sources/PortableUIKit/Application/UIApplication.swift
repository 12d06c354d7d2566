/// What all windows of the program share.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
open class UIApplication: UIResponder {
  private static let one = OneForAll(UIApplication())
  open class var shared: UIApplication { one.instance }

  /// The language's direction. The host sets it.
  public internal(set) var userInterfaceLayoutDirection =
    UIUserInterfaceLayoutDirection.leftToRight
  /// Light or dark. The host sets it.
  public internal(set) var userInterfaceStyle = UIUserInterfaceStyle.light
  final var isReduceMotionEnabled = false
  final var isScreenReaderRunning = false
  private var windowReferences: [WindowReference] = []
  private var lastSerialNumber: Int32 = 0
  #if hasFeature(Embedded)
    public internal(set) unowned(unsafe) var keyWindow: UIWindow?
  #else
    public internal(set) weak var keyWindow: UIWindow?
  #endif
  open var isIdleTimerDisabled = false
  /// Hears of keys that nobody else wants. Nil until something in the program has a menu.
  final var menuDesk: UIResponder?
  /// Follows a tabulator that nobody else wants, forwards (1) or back (−1). Nil until there is a list: a page without one has
  /// none of it.
  final var tabulator: ((UIWindow, _ step: Int) -> Bool)?
  /// A list that becomes the first responder meanwhile shows where its keys begin.
  final var isFollowingTabulator = false
  final let scene = UIWindowScene()
  open var connectedScenes: Set<UIScene> { [scene] }
  open var applicationState: State { .active }

  /// The values are UIKit's.
  public enum State: Int, Sendable {
    case active, inactive, background
  }

  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    menuDesk?.pressesBegan(presses, with: event)
  }

  /// All windows that exist, in the order in which they were made.
  open var windows: [UIWindow] { windowReferences.compactMap { $0.window } }

  /// Brings an event to the window where it happens.
  open func sendEvent(_ event: UIEvent) {
    event.window?.sendEvent(event)
  }

  /// Has `action` done by `target`, or by whoever in the responder chain can. False when nobody does.
  @discardableResult
  open func sendAction(
    _ action: Selector, to target: ActionObject?, from sender: ActionObject?, for event: UIEvent?
  ) -> Bool {
    send(action, to: target, from: sender, for: event)
  }

  final func add(_ window: UIWindow) {
    windowReferences.removeAll { $0.window == nil }
    windowReferences.append(WindowReference(window: window))
  }

  final func remove(_ window: UIWindow) {
    windowReferences.removeAll { $0.window === window }
    if keyWindow === window { keyWindow = nil }
  }

  final func nextSerialNumber() -> Int32 {
    lastSerialNumber += 1
    return lastSerialNumber
  }
}
