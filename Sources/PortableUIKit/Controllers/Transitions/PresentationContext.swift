/// One coming or going of a presented controller that an animator of the program's own shows.
final class PresentationContext: UIViewControllerContextTransitioning {
  let containerView: UIView
  let isAnimated = true
  let isInteractive: Bool
  private(set) var transitionWasCancelled = false
  let presentationStyle: UIModalPresentationStyle
  let targetTransform = CGAffineTransform.identity
  private let from: UIViewController
  private let to: UIViewController
  /// Only a controller that covers everything has the presenter's view moved, too.
  private let movesBoth: Bool
  private let isPresenting: Bool
  /// Told once whether it came to its end.
  private var finish: ((Bool) -> Void)?

  init(
    presenting: Bool, from: UIViewController, to: UIViewController, movesBoth: Bool,
    isInteractive: Bool, in containerView: UIView, finish: @escaping (Bool) -> Void
  ) {
    isPresenting = presenting
    self.from = from
    self.to = to
    self.movesBoth = movesBoth
    self.isInteractive = isInteractive
    self.containerView = containerView
    presentationStyle = (presenting ? to : from).modalPresentationStyle
    self.finish = finish
  }

  func updateInteractiveTransition(_ percentComplete: CGFloat) {}
  func finishInteractiveTransition() {}
  func cancelInteractiveTransition() { transitionWasCancelled = true }
  func pauseInteractiveTransition() {}

  func completeTransition(_ didComplete: Bool) {
    let finish = finish
    self.finish = nil
    finish?(didComplete)
  }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    switch key {
    case .from: from
    case .to: to
    }
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    switch key {
    case .from: isPresenting && !movesBoth ? nil : from.view
    case .to: isPresenting || movesBoth ? to.view : nil
    }
  }

  func initialFrame(for controller: UIViewController) -> CGRect {
    controller === from ? containerView.bounds : .zero
  }

  func finalFrame(for controller: UIViewController) -> CGRect {
    controller === to ? containerView.bounds : .zero
  }
}
