import ScrollEngine

/// A key that went down or up.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
open class UIPress: NSObject {
  public enum Phase: Int, Sendable { case began, changed, stationary, ended, cancelled }

  /// Buttons of a remote control.
  public enum PressType: Int, Sendable {
    case upArrow, downArrow, leftArrow, rightArrow, select, menu, playPause
    case pageUp = 30
    case pageDown = 31
  }

  public internal(set) final var timestamp: TimeInterval = 0
  public internal(set) final var phase = Phase.began
  public internal(set) final var key: UIKey?
  public internal(set) final var window: UIWindow?
  /// Who it was sent to.
  public internal(set) final var responder: UIResponder?
  open var type: PressType { key?.pressType ?? .select }
  open var force: CGFloat { 0 }
  open var gestureRecognizers: [UIGestureRecognizer]? { nil }
}

extension UIKey {
  fileprivate var pressType: UIPress.PressType {
    switch keyCode {
    case .keyboardUpArrow: .upArrow
    case .keyboardDownArrow: .downArrow
    case .keyboardLeftArrow: .leftArrow
    case .keyboardRightArrow: .rightArrow
    case .keyboardEscape: .menu
    case .keyboardPageUp: .pageUp
    case .keyboardPageDown: .pageDown
    default: .select
    }
  }
}
