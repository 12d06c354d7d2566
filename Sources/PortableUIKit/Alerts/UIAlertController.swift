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
  private final var fields: [UITextField] = []
  /// In their order; nil for none.
  open var textFields: [UITextField]? { fields.isEmpty ? nil : fields }
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

  /// One more field, below the message. Where there are some, the first has the keyboard when the alert is shown.
  ///
  /// - Parameter configurationHandler: fills it in.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    precondition(
      preferredStyle == .alert,
      "Text fields can only be added to an alert controller of style UIAlertControllerStyleAlert")
    let field = AlertFields.makeField()
    fields.append(field)
    configurationHandler?(field)
    contentChanged()
  }

  // MARK: View

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if !fields.contains(where: { $0.isEditing }) { fields.first?.becomeFirstResponder() }
  }

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
      case .keyboardTab: tab(key.modifierFlags.contains(.shift) ? -1 : 1)
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

  /// In the last field the return key answers, in others it goes to the next one.
  private func chooseMeant() {
    if focused == nil, let index = fields.firstIndex(where: { $0.isEditing }),
      index + 1 < fields.count, fields[index + 1].becomeFirstResponder()
    {
      return
    }
    if let action = focused ?? preferredAction ?? (actions.count == 1 ? actions[0] : nil) {
      choose(action)
    }
  }

  /// Through the fields, and on to the actions.
  private func tab(_ step: Int) {
    if let index = fields.firstIndex(where: { $0.isEditing }) {
      if fields.indices.contains(index + step) {
        fields[index + step].becomeFirstResponder()
        return
      }
      guard fields[index].resignFirstResponder() else { return }
    }
    moveFocus(step)
  }

  private func moveFocus(_ step: Int) {
    let choices = shownActions.filter { $0.isEnabled }
    guard !choices.isEmpty else { return }
    let index = choices.firstIndex { $0 === focused }
    let next = index.map { $0 + step } ?? (step > 0 ? 0 : choices.count - 1)
    // From the last action to the first field, and back.
    if !fields.isEmpty, !choices.indices.contains(next) {
      focused = nil
      (step > 0 ? fields.first : fields.last)?.becomeFirstResponder()
      return
    }
    focused = choices[(next + choices.count) % choices.count]
  }
}
