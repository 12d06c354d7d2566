import ScrollEngine
import ScrollGeometry

#if !hasFeature(Embedded)
  import Foundation
#endif

/// One contact, from the moment it comes down until it is lifted or lost.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
open class UITouch: NSObject {
  public enum Phase: Int, Sendable {
    case began, moved, stationary, ended, cancelled, regionEntered, regionMoved, regionExited
  }

  public enum TouchType: Int, Sendable {
    case direct, indirect, pencil, indirectPointer
    public static let stylus = TouchType.pencil
  }

  /// Seconds, on the host's clock.
  public internal(set) var timestamp: TimeInterval = 0
  public internal(set) var phase = Phase.began
  /// How many times a finger came down here in quick succession.
  public internal(set) var tapCount = 1
  public internal(set) var type = TouchType.direct
  /// The recognisers that watch this contact, the innermost view's first.
  public internal(set) var gestureRecognizers: [UIGestureRecognizer]? = []

  /// The view that the contact came down on.
  public internal(set) var view: UIView?
  public internal(set) var window: UIWindow?

  /// Names the contact in the host's events.
  var id: Int32 = 0
  /// Window coordinates, points.
  var position = Point.zero
  var previousPosition = Point.zero
  /// The scroll views around it, the innermost first.
  var scrollViews: [UIScrollView] = []
  /// What the view has been told of this contact.
  var delivery = TouchDelivery.pending

  open func location(in view: UIView?) -> CGPoint {
    locate(position, in: view)
  }

  open func previousLocation(in view: UIView?) -> CGPoint {
    locate(previousPosition, in: view)
  }

  open func preciseLocation(in view: UIView?) -> CGPoint {
    location(in: view)
  }

  private func locate(_ point: Point, in view: UIView?) -> CGPoint {
    guard let view else { return CGPoint(point) }
    return view.convert(CGPoint(point), from: nil)
  }
}
