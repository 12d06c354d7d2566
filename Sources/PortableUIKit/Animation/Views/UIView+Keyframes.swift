import ScrollEngine

extension UIView {
  /// Changes that are made by `addKeyframe` inside `animations` have times of their own. Seconds.
  public static func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: KeyframeAnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    // The bits that both have mean the same; curves may be given, too, and hold for the whole.
    let all = AnimationOptions(rawValue: options.rawValue & ~(0xF << 10))
    let course = AnimationCourse(
      duration: duration, pace: .curve(.linear), warp: .curve(all.curve))
    perform(course, delay, all, completion) { block in
      block.takesKeyframes = true
      block.isDiscrete = options.isDiscrete
      animations()
    }
  }

  /// Times as shares of the whole.
  public static func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) {
    let scope = AnimationScope.shared
    guard let block = scope.block, block.takesKeyframes else { return animations() }
    let (course, isTaking) = (block.course, block.takesKeyframes)
    block.course.start = min(max(frameStartTime, 0), 1)
    block.course.length = min(max(frameDuration, 0), 1 - block.course.start)
    if block.isDiscrete { block.course.pace = .step }
    block.takesKeyframes = false
    animations()
    (block.course, block.takesKeyframes) = (course, isTaking)
  }
}
