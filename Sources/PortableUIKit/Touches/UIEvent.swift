#if !hasFeature(Embedded)
  import Foundation
#endif

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

  public enum EventSubtype: Int, Sendable { case none }

  public internal(set) var type = EventType.touches
  public internal(set) var subtype = EventSubtype.none
  /// Seconds, on the host's clock.
  public internal(set) var timestamp: TimeInterval = 0

  /// In the order in which they came down.
  var touches: [UITouch] = []

  open var allTouches: Set<UITouch>? { Set(touches) }

  open func touches(for view: UIView) -> Set<UITouch>? {
    Set(touches.filter { $0.view === view })
  }

  open func touches(for window: UIWindow) -> Set<UITouch>? {
    Set(touches.filter { $0.window === window })
  }

  open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
    Set(touches.filter { $0.isWatched(by: gesture) })
  }

  open func coalescedTouches(for touch: UITouch) -> [UITouch]? { [touch] }

  open func predictedTouches(for touch: UITouch) -> [UITouch]? { [] }
}

extension UITouch {
  func isWatched(by gesture: UIGestureRecognizer) -> Bool {
    gestureRecognizers?.contains { $0 === gesture } ?? false
  }
}
