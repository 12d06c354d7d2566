/// All contacts of a window at one moment.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
open class UIEvent: NSObject {
  public enum EventType: Int, Sendable {
    case touches, motion, remoteControl, presses
    case scroll = 10
    case hover = 11
    case transform = 14
  }

  public enum EventSubtype: Int, Sendable {
    case none = 0
    case motionShake = 1
  }

  /// Buttons of a pointer.
  public struct ButtonMask: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let primary = ButtonMask(rawValue: 1 << 0)
    public static let secondary = ButtonMask(rawValue: 1 << 1)
    /// The first button has number 1.
    public static func button(_ number: Int) -> ButtonMask {
      ButtonMask(rawValue: 1 << (number - 1))
    }
  }

  public internal(set) final var type = EventType.touches
  public internal(set) final var subtype = EventSubtype.none
  /// Seconds, on the host's clock.
  public internal(set) final var timestamp: TimeInterval = 0
  /// Keys held down; with touches those that were when the last one came down.
  public internal(set) final var modifierFlags: UIKeyModifierFlags = []

  /// In the order in which they came down.
  final var touches: [UITouch] = []
  /// Where it happens.
  @Weak final var window: UIWindow?

  /// The pointer's buttons that are down.
  open var buttonMask: ButtonMask {
    touches.contains { $0.type == .indirectPointer && $0.isDown } ? .primary : []
  }

  open var allTouches: Set<UITouch>? { Set(touches) }

  open func touches(for view: UIView) -> Set<UITouch>? {
    chosen { $0.view === view }
  }

  open func touches(for window: UIWindow) -> Set<UITouch>? {
    chosen { $0.window === window }
  }

  open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
    chosen { $0.isWatched(by: gesture) }
  }

  private func chosen(_ isMeant: (UITouch) -> Bool) -> Set<UITouch>? {
    Set(touches.filter(isMeant))
  }

  /// Hosts report one position a frame: the touch itself.
  open func coalescedTouches(for touch: UITouch) -> [UITouch]? { [touch] }

  open func predictedTouches(for touch: UITouch) -> [UITouch]? { [] }
}

extension UITouch {
  func isWatched(by gesture: UIGestureRecognizer) -> Bool {
    gestureRecognizers?.contains { $0 === gesture } ?? false
  }
}
