/// One coming or going of a presented controller.
final class PresentationContext: UIViewControllerContextTransitioning {
  private let container: PresentationContainer
  let presentation: UIPresentationController
  let coordinator: PresentationCoordinator
  private(set) var isInteractive: Bool
  let initiallyInteractive: Bool
  private(set) var transitionWasCancelled = false
  private(set) var percentComplete: CGFloat = 0
  let presentationStyle: UIModalPresentationStyle
  let targetTransform = CGAffineTransform.identity
  private let from: UIViewController
  private let to: UIViewController
  private let animator: (any UIViewControllerAnimatedTransitioning)?
  private let isPresenting: Bool
  /// Told once whether it came to its end.
  var finish: ((Bool) -> Void)?

  init(
    presenting: Bool, from: UIViewController, to: UIViewController,
    _ presentation: UIPresentationController, in container: PresentationContainer,
    _ animator: (any UIViewControllerAnimatedTransitioning)?, isInteractive: Bool
  ) {
    isPresenting = presenting
    self.from = from
    self.to = to
    self.presentation = presentation
    self.animator = animator
    self.isInteractive = isInteractive
    initiallyInteractive = isInteractive
    self.container = container
    presentationStyle = (presenting ? to : from).modalPresentationStyle
    coordinator = PresentationCoordinator(in: container, isAnimated: animator != nil)
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

  var containerView: UIView { container }
  var isAnimated: Bool { animator != nil }

  /// Seconds.
  var duration: Double { animator?.transitionDuration(using: self) ?? 0 }

  // MARK: Course

  /// By the animator, or by whoever drives it.
  func start(with interactor: (any UIViewControllerInteractiveTransitioning)?) {
    presented.isInTransition = true
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

  func updateInteractiveTransition(_ percentComplete: CGFloat) {
    self.percentComplete = percentComplete
  }

  func finishInteractiveTransition() { endInteraction() }

  func cancelInteractiveTransition() {
    transitionWasCancelled = true
    endInteraction()
  }

  func pauseInteractiveTransition() {
    transitionWasCancelled = false
    guard !isInteractive else { return }
    isInteractive = true
    coordinator.interactionChanged()
  }

  private func endInteraction() {
    guard isInteractive else { return }
    isInteractive = false
    coordinator.interactionChanged()
  }

  func completeTransition(_ didComplete: Bool) {
    guard let finish else { return }
    self.finish = nil
    presented.isInTransition = false
    finish(didComplete)
  }

  /// The controllers know already.
  func tellEnd(_ isComplete: Bool) {
    if from.coordinator === coordinator { from.coordinator = nil }
    if to.coordinator === coordinator { to.coordinator = nil }
    animator?.animationEnded(isComplete)
    coordinator.runCompletions()
  }

  private var presented: UIViewController { isPresenting ? to : from }

  // MARK: Who takes part

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    switch key {
    case .from: from
    case .to: to
    }
  }

  /// Only a controller that covers everything has the presenter's view moved, too.
  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    switch (key, isPresenting) {
    case (.to, true), (.from, false): presentation.shownView
    case (.from, true): presentation.coversPresenter ? from.view : nil
    case (.to, false): presentation.coversPresenter ? to.view : nil
    }
  }

  func initialFrame(for controller: UIViewController) -> CGRect {
    guard controller === from else { return .zero }
    return isPresenting ? containerView.bounds : presentation.shownView.frame
  }

  func finalFrame(for controller: UIViewController) -> CGRect {
    guard controller === to else { return .zero }
    return isPresenting
      ? presentation.frameOfPresentedViewInContainerView : containerView.bounds
  }
}
