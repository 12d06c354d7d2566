/// Hears when an animation begins and ends.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
public protocol CAAnimationDelegate: AnyObject {
  /// In the first frame that shows it.
  func animationDidStart(_ anim: CAAnimation)
  /// `flag`: it came to its end and was not removed before.
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  public func animationDidStart(_ anim: CAAnimation) {}
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}
