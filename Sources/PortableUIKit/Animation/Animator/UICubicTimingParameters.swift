import ScrollEngine
import ScrollGeometry

/// A cubic Bézier from (0, 0) to (1, 1).
open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
  public let animationCurve: UIView.AnimationCurve
  public let controlPoint1: CGPoint
  public let controlPoint2: CGPoint
  public let timingCurveType: UITimingCurveType

  /// The curve that UIKit's own transitions follow.
  public convenience override init() {
    self.init(
      .easeInOut, CGPoint(x: 0.25, y: 0.1), CGPoint(x: 0.25, y: 1), .builtin)
  }

  public convenience init(animationCurve curve: UIView.AnimationCurve) {
    let first = CGPoint(x: curve == .easeIn || curve == .easeInOut ? 0.42 : 0, y: 0)
    let second = CGPoint(x: curve == .easeOut || curve == .easeInOut ? 0.58 : 1, y: 1)
    self.init(curve, first, second, .builtin)
  }

  public convenience init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
    self.init(.easeInOut, point1, point2, .cubic)
  }

  public init(
    _ curve: UIView.AnimationCurve, _ first: CGPoint, _ second: CGPoint, _ type: UITimingCurveType
  ) {
    animationCurve = curve
    controlPoint1 = first
    controlPoint2 = second
    timingCurveType = type
    super.init()
  }

  open var cubicTimingParameters: UICubicTimingParameters? { self }
  open var springTimingParameters: UISpringTimingParameters? { nil }

  final func makePace() -> AnimationPace {
    if controlPoint1 == CGPoint(x: 0, y: 0), controlPoint2 == CGPoint(x: 1, y: 1) {
      return .curve(.linear)
    }
    func point(_ point: CGPoint) -> Point {
      Point(x: min(max(point.x.native, 0), 1), y: point.y.native)
    }
    return .curve(.bezier(point(controlPoint1), point(controlPoint2)))
  }
}
