/// Moves a transition by a share of its way, as a finger says, and lets it go on to its end or back.
///
/// What the animator changes in `UIView.animate` follows; what it starts otherwise takes its own time.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning
{
  /// Of the whole transition, seconds.
  open private(set) var duration: CGFloat = 0
  /// 0…1, as `update` said last.
  open private(set) var percentComplete: CGFloat = 0
  /// How fast it goes on when it is let go: 1 takes as long as that part of the way has in the animation.
  open var completionSpeed: CGFloat = 1
  open var completionCurve = UIView.AnimationCurve.easeInOut
  /// In place of `completionCurve`.
  open var timingCurve: (any UITimingCurveProvider)?
  /// Otherwise it goes by itself until it is paused.
  open var wantsInteractiveStart = true
  private final var context: TransitionContext?
  private final var run: UIViewPropertyAnimator?

  public override init() {
    super.init()
  }

  open func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {
    guard let context = (transitionContext.containerView as? TransitionContainer)?.context
    else { return }
    let run = UIViewPropertyAnimator(duration: max(context.duration, 1e-6), curve: .linear)
    self.context = context
    self.run = run
    duration = CGFloat(context.duration)
    percentComplete = 0
    run.capture(in: context.containerView) { context.animate() }
    // Kept until then: whoever began it may have let go of it.
    run.addCompletion { _ in
      self.context = nil
      self.run = nil
    }
    if wantsInteractiveStart { run.pauseAnimation() } else { run.startAnimation() }
  }

  /// It is moved by hand again.
  open func pause() {
    guard let run, let context else { return }
    run.pauseAnimation()
    run.isReversed = false
    percentComplete = run.fractionComplete
    context.pauseInteractiveTransition()
  }

  open func update(_ percentComplete: CGFloat) {
    guard let run, let context, context.isInteractive else { return }
    self.percentComplete = max(0, min(1, percentComplete))
    run.fractionComplete = self.percentComplete
    context.updateInteractiveTransition(self.percentComplete)
  }

  /// On to the end, by itself.
  open func finish() {
    guard let context, context.isInteractive else { return }
    context.finishInteractiveTransition()
    goOn(1 - percentComplete)
  }

  /// Back to the beginning, by itself.
  open func cancel() {
    guard let context, context.isInteractive else { return }
    context.cancelInteractiveTransition()
    run?.isReversed = true
    goOn(percentComplete)
  }

  /// - Parameter share: of the way that is left, 0…1.
  private func goOn(_ share: CGFloat) {
    run?.continueAnimation(
      withTimingParameters: timingCurve ?? UICubicTimingParameters(animationCurve: completionCurve),
      durationFactor: share / max(completionSpeed, 0.01))
  }
}
