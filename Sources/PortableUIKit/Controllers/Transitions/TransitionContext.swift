import ScrollEngine

/// One coming or going of a controller.
class TransitionContext: UIViewControllerContextTransitioning {
  final let container: TransitionContainer
  final let coordinator: TransitionCoordinator
  private(set) final var isInteractive: Bool
  final let initiallyInteractive: Bool
  private(set) final var transitionWasCancelled = false
  private(set) final var percentComplete: CGFloat = 0
  final let presentationStyle: UIModalPresentationStyle
  final let targetTransform = CGAffineTransform.identity
  final let from: UIViewController
  final let to: UIViewController
  private final let animator: (any UIViewControllerAnimatedTransitioning)?
  /// Whose appearance it ends itself.
  private final var held: [UIViewController] = []
  /// Told once whether it came to its end.
  final var finish: ((Bool) -> Void)?

  init(
    from: UIViewController, to: UIViewController, in container: TransitionContainer,
    _ style: UIModalPresentationStyle, _ animator: (any UIViewControllerAnimatedTransitioning)?,
    isInteractive: Bool
  ) {
    self.from = from
    self.to = to
    self.animator = animator
    self.isInteractive = isInteractive
    initiallyInteractive = isInteractive
    self.container = container
    presentationStyle = style
    coordinator = TransitionCoordinator(in: container, isAnimated: animator != nil)
    coordinator.context = self
    container.context = self
    from.coordinator = coordinator
    to.coordinator = coordinator
  }

  deinit {
    clearByHand {
      coordinator.context = nil
      if container.context === self { container.context = nil }
    }
  }

  final var containerView: UIView { container }
  final var isAnimated: Bool { animator != nil }

  /// Seconds.
  final var duration: Double { animator?.transitionDuration(using: self) ?? 0 }
  /// Of what happens beside it.
  var pace: AnimationPace { .curve(.easeInOut) }

  // MARK: Course

  /// Their views come and go without ending their appearance, until `letGo`.
  final func hold(_ controllers: [UIViewController]) {
    held = controllers
    for controller in controllers { controller.isInTransition = true }
  }

  final func letGo() {
    for controller in held { controller.isInTransition = false }
    held = []
  }

  /// By the animator, or by whoever drives it.
  final func start(with interactor: (any UIViewControllerInteractiveTransitioning)?) {
    if let interactor {
      isInteractive = interactor.wantsInteractiveStart
      interactor.startInteractiveTransition(self)
      coordinator.runAnimations()
    } else {
      animate()
    }
  }

  /// The animator's part, and what happens beside it.
  func animate() {
    animator?.animateTransition(using: self)
    coordinator.runAnimations(for: duration)
  }

  final func updateInteractiveTransition(_ percentComplete: CGFloat) {
    self.percentComplete = percentComplete
  }

  final func finishInteractiveTransition() { endInteraction() }

  final func cancelInteractiveTransition() {
    transitionWasCancelled = true
    endInteraction()
  }

  final func pauseInteractiveTransition() {
    transitionWasCancelled = false
    guard !isInteractive else { return }
    isInteractive = true
    coordinator.interactionChanged()
  }

  private final func endInteraction() {
    guard isInteractive else { return }
    isInteractive = false
    coordinator.interactionChanged()
  }

  final func completeTransition(_ didComplete: Bool) {
    guard let finish else { return }
    self.finish = nil
    finish(didComplete)
  }

  /// The controllers know already.
  final func tellEnd(_ isComplete: Bool) {
    if from.coordinator === coordinator { from.coordinator = nil }
    if to.coordinator === coordinator { to.coordinator = nil }
    animator?.animationEnded(isComplete)
    coordinator.runCompletions()
  }

  // MARK: Who takes part

  final func viewController(
    forKey key: UITransitionContextViewControllerKey
  ) -> UIViewController? {
    switch key {
    case .from: from
    case .to: to
    }
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    switch key {
    case .from: from.view
    case .to: to.view
    }
  }

  func initialFrame(for controller: UIViewController) -> CGRect { .zero }
  func finalFrame(for controller: UIViewController) -> CGRect { .zero }
}
