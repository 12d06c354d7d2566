/// A view that a person operates. A scroll view never takes a touch away from one.
open class UIControl: UIView {
  open var isEnabled = true {
    didSet {
      guard isEnabled != oldValue else { return }
      if !isEnabled { loseTouch(with: nil) }
      lookChanged()
    }
  }
  open var isSelected = false {
    didSet { if isSelected != oldValue { lookChanged() } }
  }
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { lookChanged() } }
  }
  open var contentVerticalAlignment = ContentVerticalAlignment.center {
    didSet { if contentVerticalAlignment != oldValue { lookChanged() } }
  }
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center {
    didSet { if contentHorizontalAlignment != oldValue { lookChanged() } }
  }

  /// Who is told, in the order of registration.
  final var handlers: [EventHandler] = []
  /// The touch that operates it.
  final var trackedTouch: UITouch?
  final var isTrackedTouchInside = false

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  open var state: State {
    var state = State.normal
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  open var isTracking: Bool { trackedTouch != nil }
  /// The touch that operates it is on it, or has strayed no further than a finger may.
  open var isTouchInside: Bool { isTrackedTouchInside }

  open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    switch contentHorizontalAlignment {
    case .leading: return isRightToLeft ? .right : .left
    case .trailing: return isRightToLeft ? .left : .right
    case .center, .left, .right, .fill: return contentHorizontalAlignment
    }
  }

  // MARK: Who is told

  open func addTarget(_ target: ActionObject?, action: Selector, for controlEvents: Event) {
    add(TargetAction(target, action), for: controlEvents)
  }

  open func removeTarget(_ target: ActionObject?, action: Selector?, for controlEvents: Event) {
    remove(target, action, for: controlEvents)
  }

  /// An action of the same name is replaced.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    add(action, for: controlEvents)
  }

  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(named: action.identifier, for: controlEvents)
  }

  open func removeAction(
    identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event
  ) {
    removeAction(named: actionIdentifier, for: controlEvents)
  }

  /// All events of which somebody is told.
  open var allControlEvents: Event {
    handlers.reduce(into: []) { $0.formUnion($1.events) }
  }

  open func sendAction(_ action: Selector, to target: ActionObject?, for event: UIEvent?) {
    _ = UIApplication.shared.sendAction(action, to: target, from: self, for: event)
  }

  open func sendAction(_ action: UIAction) {
    action.performWithSender(self, target: nil)
  }

  open func sendActions(for controlEvents: Event) {
    send(controlEvents, with: nil)
  }

  // MARK: Tracking

  package override var keepsTouches: Bool { true }

  /// A touch came down; false when the control does not want to follow it.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// The touch moved; false when the control has followed it long enough.
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// The touch was lifted, or `continueTracking` said that it is enough.
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
  open func cancelTracking(with event: UIEvent?) {}

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    trackFirst(of: touches, with: event)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    trackMove(in: touches, with: event)
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    trackEnd(in: touches, with: event)
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let trackedTouch, touches.contains(trackedTouch) { loseTouch(with: event) }
  }

  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if !isActivation(presses) { super.pressesBegan(presses, with: event) }
  }

  /// Space and return do what a tap does, where the control is the first responder.
  open override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if isActivation(presses) { activate() } else { super.pressesEnded(presses, with: event) }
  }

  // MARK: Accessibility

  open override var accessibilityTraits: UIAccessibilityTraits {
    get { stateTraits.union(super.accessibilityTraits) }
    set { super.accessibilityTraits = newValue }
  }

  open override func accessibilityActivate() -> Bool {
    guard isEnabled else { return false }
    activate()
    return true
  }

  /// What a tap does, by other means.
  func activate() {
    send([.touchUpInside, .primaryActionTriggered], with: nil)
  }

  /// Of what a finger lifted inside tells.
  var liftEvents: Event { .touchUpInside }

  /// A tap on it is no tap for a recogniser of the views around it.
  func keepsTaps() -> Bool { false }

  open override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    guard keepsTaps(), isEnabled, gestureRecognizer.view !== self,
      let tap = gestureRecognizer as? UITapGestureRecognizer
    else { return true }
    return tap.numberOfTapsRequired > 1 || tap.numberOfTouchesRequired > 1
  }

  /// Tells everybody who wants to know of one of these, each once.
  func send(_ events: Event, with event: UIEvent?) {
    tell(events, with: event)
  }

  /// What the control shows may have changed.
  func lookChanged() {
    setNeedsDisplay()
    setNeedsLayout()
  }
}
