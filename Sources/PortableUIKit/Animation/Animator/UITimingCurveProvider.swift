/// What a property animator's changes follow.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
public protocol UITimingCurveProvider: AnyObject {
  var timingCurveType: UITimingCurveType { get }
  var cubicTimingParameters: UICubicTimingParameters? { get }
  var springTimingParameters: UISpringTimingParameters? { get }
}

/// The values are UIKit's.
public enum UITimingCurveType: Int, Sendable {
  case builtin, cubic, spring, composed
}
