import ScrollEngine

/// What happens beside the coming or going of a controller.
final class TransitionCoordinator: UIViewControllerTransitionCoordinator {
  typealias Block = (any UIViewControllerTransitionCoordinatorContext) -> Void

  let containerView: UIView
  let isAnimated: Bool
  let targetTransform = CGAffineTransform.identity
  @Weak var context: TransitionContext?
  private var animations: [Block] = []
  private var completions: [Block] = []
  private var interactionChanges: [Block] = []

  init(in containerView: UIView, isAnimated: Bool) {
    self.containerView = containerView
    self.isAnimated = isAnimated
  }

  var isCancelled: Bool { context?.transitionWasCancelled ?? false }
  var isInteractive: Bool { context?.isInteractive ?? false }
  var initiallyInteractive: Bool { context?.initiallyInteractive ?? false }
  var transitionDuration: TimeInterval { context?.duration ?? 0 }
  var percentComplete: CGFloat { context?.percentComplete ?? 0 }
  var presentationStyle: UIModalPresentationStyle { context?.presentationStyle ?? .none }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    context?.viewController(forKey: key)
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? { context?.view(forKey: key) }

  /// What comes when the transition is under way is done at once.
  func animate(alongsideTransition animation: Block?, completion: Block?) -> Bool {
    if let animation { animations.append(animation) }
    if let completion { completions.append(completion) }
    return true
  }

  func notifyWhenInteractionChanges(_ handler: @escaping Block) {
    interactionChanges.append(handler)
  }

  func interactionChanged() {
    for handler in interactionChanges { handler(self) }
  }

  /// - Parameter duration: seconds; without one what they change is seen at once.
  func runAnimations(for duration: Double = 0) {
    let due = animations
    animations = []
    guard !due.isEmpty else { return }
    guard duration > 0 else {
      for animation in due { animation(self) }
      return
    }
    UIView.animate(
      duration, 0, context?.pace ?? .curve(.easeInOut), [],
      { for animation in due { animation(self) } },
      nil)
  }

  func runCompletions() {
    let due = completions
    (completions, interactionChanges) = ([], [])
    for completion in due { completion(self) }
  }
}
