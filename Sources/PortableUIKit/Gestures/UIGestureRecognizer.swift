import ScrollEngine
import ScrollGeometry

/// Watches the contacts on its view and its view's descendants, and decides whether they mean
/// one particular gesture.
///
/// A subclass overrides the touch methods and sets `state`; what may run beside what is decided
/// here, in `transition(to:)` (see `UIGestureRecognizer+Arbitration`).
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
open class UIGestureRecognizer: NSObject {
  public enum State: Int, Sendable {
    case possible, began, changed, ended, cancelled, failed
    public static let recognized = State.ended
  }

  #if hasFeature(Embedded)
    public internal(set) unowned(unsafe) var view: UIView?
  #else
    public internal(set) weak var view: UIView?
  #endif
  #if hasFeature(Embedded)
    open unowned(unsafe) var delegate: (any UIGestureRecognizerDelegate)?
  #else
    open weak var delegate: (any UIGestureRecognizerDelegate)?
  #endif

  open var isEnabled = true {
    didSet {
      if !isEnabled, oldValue { cancel() }
    }
  }
  open var cancelsTouchesInView = true
  open var delaysTouchesBegan = false
  open var delaysTouchesEnded = true
  /// Touches of another kind than the first are not watched.
  open var requiresExclusiveTouchType = true
  open var name: String?
  /// Raw values of `UITouch.TouchType` that are watched; at first all.
  open var allowedTouchTypes = UITouch.TouchType.all
  /// Raw values of `UIPress.PressType` that are watched; at first all.
  open var allowedPressTypes = UIPress.PressType.all

  /// Contacts that it watches, in the order in which they came down.
  var touches: [UITouch] = []
  /// Recognisers that must fail before this one may be recognised.
  var failureRequirements: [UIGestureRecognizer] = []
  /// Whom to tell when the state has changed, in the order of registration.
  var actions: [TargetAction] = []
  /// When something must happen though no contact moves, seconds; nil when nothing is awaited.
  var deadline: Double?
  /// Time of the event or frame in hand, seconds.
  var now = 0.0
  /// Recognised, but held back until its failure requirements have failed.
  var heldState: State?

  /// Where it competes while it has something to decide.
  @Weak final var arena: GestureArena?

  private final var currentState = State.possible

  open var state: State {
    get { currentState }
    set { transition(to: newValue) }
  }

  /// The target is not kept alive.
  public init(target: ActionObject?, action: Selector?) {
    super.init()
    if let target, let action { addTarget(target, action: action) }
  }

  public override convenience init() {
    self.init(target: nil, action: nil)
  }

  public convenience init?(coder: NSCoder) {
    self.init(target: nil, action: nil)
  }

  open func addTarget(_ target: ActionObject, action: Selector) {
    add(TargetAction(target, action))
  }

  /// Nil stands for every target, and for every action.
  open func removeTarget(_ target: ActionObject?, action: Selector?) {
    remove(target, action)
  }

  /// Makes the recogniser forget everything: called once its contacts are gone and it is decided.
  open func reset() {}

  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Better values have come for touches that were estimated; nothing is estimated here.
  open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent) {}

  /// Asked before its delegate is, when an event comes with touches for it.
  open func shouldReceive(_ event: UIEvent) -> Bool { true }

  /// Keys that were held down when its last touch came down.
  open var modifierFlags: UIKeyModifierFlags {
    view?.window?.dispatcher?.event.modifierFlags ?? []
  }
  /// The pointer's buttons that are down.
  open var buttonMask: UIEvent.ButtonMask {
    touches.contains { $0.type == .indirectPointer && $0.isDown } ? .primary : []
  }

  /// `deadline` has passed at `now`. The deadline is nil again when this is called.
  open func deadlinePassed() {}

  /// Whether a touch that stops a scrolling view counts: it is no tap.
  var takesCatchingTouches: Bool { true }

  /// How many times fingers come down for it.
  var rounds: Int { 1 }

  /// A trackpad's two-finger pan; true when this recogniser takes it.
  func scroll(_ sample: ScrollSample) -> Bool { false }
  /// It is told of such pans also where another one takes them.
  var overhearsTrackpads: Bool { false }
  /// A trackpad pinch; true when this recogniser takes it.
  func magnify(_ sample: MagnifySample) -> Bool { false }

  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    false
  }

  /// This recogniser waits until `other` has failed.
  open func require(toFail other: UIGestureRecognizer) {
    if !failureRequirements.contains(where: { $0 === other }) { failureRequirements.append(other) }
  }

  open var numberOfTouches: Int { touches.count }

  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    touches[touchIndex].location(in: view)
  }

  /// The centroid of the contacts.
  open func location(in view: UIView?) -> CGPoint {
    let centroid = CGPoint(UITouch.centroid(of: touches) ?? lastCentroid)
    return view.map { $0.convert(centroid, from: nil) } ?? centroid
  }

  /// Where the contacts last were, window coordinates: read after they are gone.
  var lastCentroid = Point.zero

  /// The touch is none of this recogniser's any more.
  open func ignore(_ touch: UITouch, for event: UIEvent) {
    touches.removeAll { $0 === touch }
    touch.gestureRecognizers?.removeAll { $0 === self }
  }

  open func ignore(_ press: UIPress, for event: UIPressesEvent) {}

  /// It was cancelled from outside: whatever its machine holds is void.
  func abandon() {}

  /// Stores the state and tells the observers. Only arbitration calls this.
  final func commit(_ newState: State) {
    currentState = newState
    valuesChanged(of: self)
    switch newState {
    case .possible, .failed: break
    case .began, .changed, .ended, .cancelled:
      for action in actions { action.send(from: self, nil) }
    }
    didCommit(newState)
  }

  /// The state is another now, and the observers have been told.
  func didCommit(_ newState: State) {}

  /// Back to `possible`, silently.
  final func restart() {
    currentState = .possible
    valuesChanged(of: self)
    heldState = nil
    deadline = nil
    reset()
  }
}
