import ScrollEngine

/// Handles events, or hands them to the `next` responder.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
open class UIResponder: UIAccessibilityContainer {
  final var accessibility: AccessibilityProperties?

  public override init() {
    super.init()
  }

  /// Who handles what this one does not.
  open var next: UIResponder? { nil }

  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }

  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }

  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }

  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }

  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesBegan(presses, with: event)
  }

  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesChanged(presses, with: event)
  }

  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesEnded(presses, with: event)
  }

  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesCancelled(presses, with: event)
  }

  // MARK: Actions

  /// Whether this responder, on its own, does `action`: it does when it has the method.
  open func canPerformAction(_ action: Selector, withSender sender: ActionObject?) -> Bool {
    hasMethod(action)
  }

  /// Who does `action`: this responder or the nearest in the chain that can.
  open func target(forAction action: Selector, withSender sender: ActionObject?) -> ActionObject? {
    responder(for: action, sender)
  }

  // MARK: First responder

  /// The window whose first responder this may become.
  var hostWindow: UIWindow? { next?.hostWindow }

  open var canBecomeFirstResponder: Bool { false }
  open var canResignFirstResponder: Bool { true }
  open var isFirstResponder: Bool { hostWindow?.firstResponder === self }

  /// The keys go here first from now on. False when it may not, or is not in a window.
  @discardableResult
  open func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard canBecomeFirstResponder, let window = hostWindow else { return false }
    if let current = window.firstResponder, !current.resignFirstResponder() { return false }
    window.firstResponder = self
    return true
  }

  @discardableResult
  open func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard canResignFirstResponder else { return false }
    hostWindow?.firstResponder = nil
    return true
  }

  /// What somebody writes. Those that one writes into override it.
  func take(_ text: TextSample) {}
  /// Whether it is one of those. An alert and a menu ask it, and know none of them: a page has them without texts, too.
  var isWrittenInto: Bool { false }

  // MARK: Interface files

  /// For a program to override and call. Nothing else calls it: no interface is read from files.
  open func awakeFromNib() {}
  /// For a program to override and call. Nothing else calls it: there is no builder of interfaces.
  open func prepareForInterfaceBuilder() {}

  // MARK: Accessibility

  open var isAccessibilityElement: Bool {
    get { accessibility?.isElement ?? false }
    set { accessibilityStorage.isElement = newValue }
  }
  open var accessibilityLabel: String? {
    get { accessibility?.label }
    set { accessibilityStorage.label = newValue }
  }
  open var accessibilityValue: String? {
    get { accessibility?.value }
    set { accessibilityStorage.value = newValue }
  }
  open var accessibilityHint: String? {
    get { accessibility?.hint }
    set { accessibilityStorage.hint = newValue }
  }
  open var accessibilityIdentifier: String? {
    get { accessibility?.identifier }
    set { accessibilityStorage.identifier = newValue }
  }
  open var accessibilityTraits: UIAccessibilityTraits {
    get { accessibility?.traits ?? .none }
    set { accessibilityStorage.traits = newValue }
  }
  open var accessibilityElementsHidden: Bool {
    get { accessibility?.hidesElements ?? false }
    set { accessibilityStorage.hidesElements = newValue }
  }
  open var accessibilityViewIsModal: Bool {
    get { accessibility?.isModal ?? false }
    set { accessibilityStorage.isModal = newValue }
  }

  /// Screen coordinates, points.
  open var accessibilityFrame: CGRect {
    get { accessibility?.frame ?? .zero }
    set { accessibilityStorage.frame = newValue }
  }

  /// The person chose this element. True when that was all there is to do.
  open func accessibilityActivate() -> Bool { false }
  open func accessibilityIncrement() {}
  open func accessibilityDecrement() {}
  open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }
  open func accessibilityPerformEscape() -> Bool { false }

  /// Made when there is none. Final and not private: as a private one it comes out twice in an Embedded link.
  final var accessibilityStorage: AccessibilityProperties {
    if let accessibility { return accessibility }
    let made = AccessibilityProperties()
    accessibility = made
    return made
  }
}
