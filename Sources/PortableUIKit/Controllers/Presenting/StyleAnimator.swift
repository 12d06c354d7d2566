/// Brings and takes a controller as its `modalTransitionStyle` says: from below, or by fading.
final class StyleAnimator: UIViewControllerAnimatedTransitioning {
  private let isPresenting: Bool
  private let style: UIModalTransitionStyle
  /// Points per second at which it is on its way already.
  private let speed: CGFloat

  init(_ isPresenting: Bool, _ style: UIModalTransitionStyle, speed: CGFloat = 0) {
    self.isPresenting = isPresenting
    self.style = style
    self.speed = speed
  }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval {
    PresentationTunables.duration
  }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    let container = transitionContext.containerView
    guard let view = transitionContext.view(forKey: isPresenting ? .to : .from),
      let controller = transitionContext.viewController(forKey: isPresenting ? .to : .from)
    else { return transitionContext.completeTransition(false) }
    if !isPresenting, let below = transitionContext.view(forKey: .to), below.superview == nil {
      container.insertSubview(below, at: 0)
    }
    if isPresenting {
      view.frame = transitionContext.finalFrame(for: controller)
      if view.superview !== container { container.addSubview(view) }
    }
    let place = view.center
    let away = CGPoint(x: place.x, y: place.y + container.bounds.height - view.frame.minY)
    let fades = style == .crossDissolve || style == .flipHorizontal
    let show = { (isThere: Bool) in
      if fades { view.alpha = isThere ? 1 : 0 } else { view.center = isThere ? place : away }
    }
    if isPresenting { show(false) }
    UIView.animate(
      withDuration: transitionDuration(using: transitionContext), delay: 0,
      usingSpringWithDamping: 1, initialSpringVelocity: speed / max(away.y - place.y, 1),
      animations: { show(self.isPresenting) },
      completion: { _ in
        let isComplete = !transitionContext.transitionWasCancelled
        transitionContext.completeTransition(isComplete)
        // Whoever shows it again finds it as it was.
        if !self.isPresenting, isComplete { show(true) }
      })
  }
}
