import ScrollEngine

// What a block changes is set at once, and seen to change in the frames that follow. Durations and
// delays in seconds. Out of a window, and without duration, the change is seen at once; even then the completion
// is called in the next frame, never inside the call.
extension UIView {
  public static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animate(duration, delay, .curve(options.curve), options, animations, completion)
  }

  public static func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(duration, 0, .curve(.easeInOut), [], animations, completion)
  }

  /// `dampingRatio` 1 does not swing; `velocity` in whole ways per second.
  public static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
    options: AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let spring = DampedSpring(
      dampingRatio: dampingRatio.native, duration: max(duration, 1e-6), velocity: velocity.native)
    animate(duration, delay, .spring(spring), options, animations, completion)
  }

  /// `duration` as eyes see it: the spring settles some time after it. `bounce` −1…1.
  public static func animate(
    springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0,
    initialSpringVelocity: CGFloat = 0, delay: TimeInterval = 0, options: AnimationOptions = [],
    animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    let spring = DampedSpring(
      perceptualDuration: duration, bounce: bounce.native,
      velocity: initialSpringVelocity.native)
    animate(
      duration > 0 ? spring.settlingTime : 0, delay, .spring(spring), options, animations,
      completion)
  }

  /// As often as `count` says. Inside of a block only.
  public static func modifyAnimations(
    withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void
  ) {
    guard let block = AnimationScope.shared.block else { return animations() }
    let (oldCount, oldAutoreverses) = (block.repeatCount, block.autoreverses)
    block.repeatCount = Float(count)
    block.autoreverses = autoreverses
    animations()
    block.repeatCount = oldCount
    block.autoreverses = oldAutoreverses
  }

  public static func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    let scope = AnimationScope.shared
    let isEnabled = scope.isEnabled
    scope.isEnabled = false
    actionsWithoutAnimation()
    scope.isEnabled = isEnabled
  }

  public static var areAnimationsEnabled: Bool { AnimationScope.shared.isEnabled }

  public static func setAnimationsEnabled(_ enabled: Bool) {
    AnimationScope.shared.isEnabled = enabled
  }

  /// Seconds; of the block that runs now, 0 outside.
  public static var inheritedAnimationDuration: TimeInterval {
    AnimationScope.shared.block?.course.duration ?? 0
  }

  static func animate(
    _ duration: Double, _ delay: Double, _ pace: AnimationPace, _ options: AnimationOptions,
    _ animations: () -> Void, _ completion: ((Bool) -> Void)?
  ) {
    let course = AnimationCourse(duration: duration, pace: pace)
    perform(course, delay, options, completion) { _ in animations() }
  }

  /// The one funnel of all blocks.
  static func perform(
    _ course: AnimationCourse, _ delay: Double, _ options: AnimationOptions,
    _ completion: ((Bool) -> Void)?, _ body: (AnimationBlock) -> Void
  ) {
    let scope = AnimationScope.shared
    let run = AnimationRun(outer: scope.transaction.run, completion: completion)
    let block = AnimationBlock(run: run, course: course)
    block.inherit(from: scope.block, options)
    block.delay = max(delay, 0)
    block.repeatCount = options.contains(.repeat) ? .infinity : 0
    block.autoreverses = options.contains(.autoreverse)
    block.allowsInteraction = options.contains(.allowUserInteraction)
    block.beginsFromCurrentState = options.contains(.beginFromCurrentState)
    block.laysOutSubviews = options.contains(.layoutSubviews)
    scope.capture?.take(block)
    let isSeen = scope.isEnabled && (block.course.duration > 0 || block.delay > 0)
    scope.run(block) {
      if isSeen { body(block) } else { performWithoutAnimation { body(block) } }
      block.layOutChangedLayers()
    }
    scope.capture?.note(block)
    run.close(tellsLater: completion != nil)
  }
}
