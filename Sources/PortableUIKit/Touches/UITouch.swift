import ScrollEngine
import ScrollGeometry

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

  /// What a touch may only estimate at first.
  public struct Properties: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let force = Properties(rawValue: 1 << 0)
    public static let azimuth = Properties(rawValue: 1 << 1)
    public static let altitude = Properties(rawValue: 1 << 2)
    public static let location = Properties(rawValue: 1 << 3)
    public static let roll = Properties(rawValue: 1 << 4)
  }

  /// Seconds, on the host's clock.
  public internal(set) final var timestamp: TimeInterval = 0
  public internal(set) final var phase = Phase.began
  /// How many times a finger came down here in quick succession.
  public internal(set) final var tapCount = 1
  public internal(set) final var type = TouchType.direct
  /// The recognisers that watch this contact, the innermost view's first.
  public internal(set) final var gestureRecognizers: [UIGestureRecognizer]? = []

  /// The view that the contact came down on, wherever that is now.
  public internal(set) final var view: UIView?
  public internal(set) final var window: UIWindow?

  /// Names the contact in the host's events.
  final var id: Int32 = 0
  /// Window coordinates, points.
  final var position = Point.zero
  final var previousPosition = Point.zero
  /// The scroll views around it, the innermost first.
  final var scrollViews: [any ScrollContainer] = []
  /// What the view has been told of this contact.
  final var delivery = TouchDelivery.pending

  open func location(in view: UIView?) -> CGPoint {
    locate(position, in: view)
  }

  open func previousLocation(in view: UIView?) -> CGPoint {
    locate(previousPosition, in: view)
  }

  open func preciseLocation(in view: UIView?) -> CGPoint {
    location(in: view)
  }

  open func precisePreviousLocation(in view: UIView?) -> CGPoint {
    previousLocation(in: view)
  }

  private func locate(_ point: Point, in view: UIView?) -> CGPoint {
    guard let view else { return CGPoint(point) }
    return view.convert(CGPoint(point), from: nil)
  }

  // MARK: What no host reports

  /// Points; unknown.
  open var majorRadius: CGFloat { 0 }
  /// Points.
  open var majorRadiusTolerance: CGFloat { 0 }
  /// 1 is an average touch; 0 where nothing is measured.
  open var force: CGFloat { 0 }
  open var maximumPossibleForce: CGFloat { 0 }
  /// Radians between the pen and the screen: upright.
  open var altitudeAngle: CGFloat { .pi / 2 }
  open func azimuthAngle(in view: UIView?) -> CGFloat { 0 }
  open func azimuthUnitVector(in view: UIView?) -> CGVector { CGVector(dx: 1, dy: 0) }
  open var rollAngle: CGFloat { 0 }
  open var estimatedProperties: Properties { [] }
  open var estimatedPropertiesExpectingUpdates: Properties { [] }
}
