/// Says something, or asks for a decision: in the middle of the window, or at its lower edge.
open class UIAlertController: UIViewController {
  /// The values are UIKit's.
  public enum Style: Int, Sendable {
    case actionSheet, alert
  }

  public final private(set) var preferredStyle = Style.actionSheet
  open var message: String? { didSet { contentChanged() } }
  open override var title: String? { didSet { contentChanged() } }
  public final private(set) var actions: [UIAlertAction] = []
  /// What the return key does; it is shown bold. One of `actions`.
  open var preferredAction: UIAlertAction? {
    didSet {
      precondition(
        preferredAction.map { action in actions.contains { $0 === action } } ?? true,
        "the preferred action of an alert is one of its actions")
      contentChanged()
    }
  }
  /// What the keyboard means, once it has gone through the actions.
  final var focused: UIAlertAction? { didSet { focusChanged() } }
  private final var content: AlertContent?

  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    self.preferredStyle = preferredStyle
    self.title = title
    self.message = message
  }

  open func addAction(_ action: UIAlertAction) {
    precondition(
      action.style != .cancel || cancelAction == nil,
      "an alert has one action to cancel it, not two")
    actions.append(action)
    contentChanged()
  }

  // MARK: View

  open override func loadView() {
    let content = AlertContent(self)
    self.content = content
    view = content
  }

  private func contentChanged() { content?.contentChanged() }
  private func focusChanged() { content?.focusChanged() }

  override func makeOwnPresentation(over presenter: UIViewController?) -> UIPresentationController?
  {
    AlertPresentation(presentedViewController: self, presenting: presenter)
  }

  // MARK: Answers

  final var cancelAction: UIAlertAction? { actions.first { $0.style == .cancel } }

  /// The alert goes, and its caller hears what was chosen.
  final func choose(_ action: UIAlertAction) {
    guard action.isEnabled, !isBeingPresented, !isBeingDismissed else { return }
    dismiss(animated: true) { action.handler?(action) }
  }

  final func cancel() {
    if let cancelAction { choose(cancelAction) }
  }

  /// As they stand on screen.
  final var shownActions: [UIAlertAction] { content?.shownActions ?? [] }

  // MARK: Keys

  /// An alert is modal: no key goes on to what lies below.
  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    for press in presses {
      guard let key = press.key else { continue }
      switch key.keyCode {
      case .keyboardEscape: cancel()
      case .keyboardReturnOrEnter: chooseMeant()
      case .keyboardSpacebar: if let focused { choose(focused) }
      case .keyboardTab: moveFocus(key.modifierFlags.contains(.shift) ? -1 : 1)
      case .keyboardDownArrow: moveFocus(1)
      case .keyboardUpArrow: moveFocus(-1)
      case .keyboardRightArrow: moveFocus(isRightToLeft ? -1 : 1)
      case .keyboardLeftArrow: moveFocus(isRightToLeft ? 1 : -1)
      default: break
      }
    }
  }

  open override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}

  open override func accessibilityPerformEscape() -> Bool {
    cancel()
    return true
  }

  private var isRightToLeft: Bool {
    viewIfLoaded?.effectiveUserInterfaceLayoutDirection == .rightToLeft
  }

  private func chooseMeant() {
    if let action = focused ?? preferredAction ?? (actions.count == 1 ? actions[0] : nil) {
      choose(action)
    }
  }

  private func moveFocus(_ step: Int) {
    let choices = shownActions.filter { $0.isEnabled }
    guard !choices.isEmpty else { return }
    let index = choices.firstIndex { $0 === focused }
    let next = index.map { $0 + step } ?? (step > 0 ? 0 : choices.count - 1)
    focused = choices[(next + choices.count) % choices.count]
  }
}
