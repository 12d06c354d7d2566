/// The values are UIKit's.
public enum UIViewAnimatingState: Int, Sendable {
  case inactive, active, stopped
}

/// The values are UIKit's.
public enum UIViewAnimatingPosition: Int, Sendable {
  case end, start, current
}

/// An animation that can be stopped, moved by hand and turned back.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
public protocol UIViewAnimating: AnyObject {
  var state: UIViewAnimatingState { get }
  var isRunning: Bool { get }
  var isReversed: Bool { get set }
  /// 0…1, in the direction in which it goes.
  var fractionComplete: CGFloat { get set }
  func startAnimation()
  /// Seconds.
  func startAnimation(afterDelay delay: TimeInterval)
  func pauseAnimation()
  func stopAnimation(_ withoutFinishing: Bool)
  func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// One to which changes can be added.
public protocol UIViewImplicitlyAnimating: UIViewAnimating {
  /// `delayFactor`: a share of the time that is left.
  func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
  func addAnimations(_ animation: @escaping () -> Void)
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
  /// `durationFactor`: of the animator's duration; 0 takes what is left of it.
  func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
}
