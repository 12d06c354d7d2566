/// What is known of a transition under way.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
public protocol UIViewControllerTransitionCoordinatorContext: AnyObject {
  var isAnimated: Bool { get }
  var isCancelled: Bool { get }
  /// Seconds.
  var transitionDuration: TimeInterval { get }
  var containerView: UIView { get }
  var targetTransform: CGAffineTransform { get }
  var presentationStyle: UIModalPresentationStyle { get }
  /// Somebody drives it now, and did so at the beginning.
  var isInteractive: Bool { get }
  var initiallyInteractive: Bool { get }
  /// 0…1, of one that somebody drives.
  var percentComplete: CGFloat { get }
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  func view(forKey key: UITransitionContextViewKey) -> UIView?
}

extension UIViewControllerTransitionCoordinatorContext {
  public var presentationStyle: UIModalPresentationStyle { .none }
  public var isInteractive: Bool { false }
  public var initiallyInteractive: Bool { false }
  public var percentComplete: CGFloat { 0 }
  public func viewController(
    forKey key: UITransitionContextViewControllerKey
  ) -> UIViewController? { nil }
  public func view(forKey key: UITransitionContextViewKey) -> UIView? { nil }
}

/// Takes what is to happen beside a transition.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext
{
  /// `animation` is called once the new size is set and before the layout, `completion` after it.
  @discardableResult
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
  /// Called when whoever drives it lets it go, or takes it again.
  func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
}

extension UIViewControllerTransitionCoordinator {
  public func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
  ) {}

  @discardableResult
  public func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animate(alongsideTransition: animation, completion: nil)
  }
}

/// The transition of a window to another size: it takes no time.
final class WindowTransition: UIViewControllerTransitionCoordinator {
  let isAnimated = false
  let isCancelled = false
  let transitionDuration: TimeInterval = 0
  let containerView: UIView
  let targetTransform = CGAffineTransform.identity
  private var animations: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
  private var completions: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []

  init(containerView: UIView) {
    self.containerView = containerView
  }

  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    if let animation { animations.append(animation) }
    if let completion { completions.append(completion) }
    return true
  }

  func runAnimations() {
    for animation in animations { animation(self) }
  }

  func runCompletions() {
    for completion in completions { completion(self) }
  }
}
