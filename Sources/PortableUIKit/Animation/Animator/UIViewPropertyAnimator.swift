import ScrollEngine

/// Animates changes of views, and can be stopped, moved by hand and turned back meanwhile.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
  public let timingParameters: any UITimingCurveProvider
  /// Seconds; a spring with its own frequency settles in its own time.
  public let duration: TimeInterval
  public internal(set) final var delay: TimeInterval = 0
  open var isUserInteractionEnabled = true
  /// Otherwise views are touched where they are seen.
  open var isManualHitTestingEnabled = false
  open var isInterruptible = true
  /// Moved by hand, changes go evenly.
  open var scrubsLinearly = true
  /// The animator stays at its end, paused, until it is stopped.
  open var pausesOnCompletion = false

  public internal(set) final var state = UIViewAnimatingState.inactive
  public internal(set) final var isRunning = false
  open var isReversed = false {
    didSet { if isReversed != oldValue { turnAround() } }
  }

  /// Blocks that have not run yet, with their delays as shares of the whole.
  final var waiting: [(() -> Void, Double)] = []
  final var completions: [(UIViewAnimatingPosition) -> Void] = []
  final let scrubber = AnimationScrubber()
  /// Who has changed.
  final var layers: [CALayer] = []
  @Weak final var place: UIView?
  /// Where it was at `anchorTime`, in the scrubber's terms, and seconds of the window.
  final var anchor = 0.0
  final var anchorTime = 0.0
  /// How it goes on after it was moved by hand, when not as before.
  final var tail: AnimationCourse?
  /// Finishing sets these: what was before, and what was asked for.
  final var ends: [AnimatedChange] = []

  public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
    self.duration = parameters.springTimingParameters?.ownDuration ?? duration
    timingParameters = parameters
    super.init()
  }

  public convenience init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
    if let animations { addAnimations(animations) }
  }

  public convenience init(
    duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration,
      timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
    if let animations { addAnimations(animations) }
  }

  public convenience init(
    duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
    if let animations { addAnimations(animations) }
  }

  /// One that runs already. Seconds.
  open class func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> UIViewPropertyAnimator {
    let curve = UIView.AnimationCurve(rawValue: Int(options.rawValue >> 16 & 0xF)) ?? .easeInOut
    let animator = UIViewPropertyAnimator(
      duration: duration, curve: curve, animations: animations)
    animator.isUserInteractionEnabled = options.contains(.allowUserInteraction)
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation(afterDelay: delay)
    return animator
  }

  open var fractionComplete: CGFloat {
    get { CGFloat(isReversed ? 1 - scrubber.fraction : scrubber.fraction) }
    set { scrub(to: isReversed ? 1 - newValue.native : newValue.native) }
  }

  open func startAnimation() { start(after: 0) }
  open func startAnimation(afterDelay delay: TimeInterval) { start(after: delay) }
  open func pauseAnimation() { pause() }
  open func stopAnimation(_ withoutFinishing: Bool) { stop(forGood: withoutFinishing) }
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    guard state == .stopped else { return }
    finish(at: finalPosition)
  }

  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    addBlock(animation, delay: min(max(delayFactor.native, 0), 1))
  }
  open func addAnimations(_ animation: @escaping () -> Void) { addBlock(animation, delay: 0) }
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }
  open func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) {
    goOn(parameters, durationFactor.native)
  }
}
