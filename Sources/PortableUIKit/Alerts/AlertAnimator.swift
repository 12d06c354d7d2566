/// An alert shrinks into its place and fades away; a sheet comes from below and goes there.
final class AlertAnimator: UIViewControllerAnimatedTransitioning {
  private let isPresenting: Bool
  private let style: UIAlertController.Style

  init(_ isPresenting: Bool, _ style: UIAlertController.Style) {
    self.isPresenting = isPresenting
    self.style = style
  }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval {
    style == .alert ? AlertTunables.alertDuration : AlertTunables.sheetDuration
  }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    let container = transitionContext.containerView
    guard let content = transitionContext.view(forKey: isPresenting ? .to : .from) else {
      return transitionContext.completeTransition(false)
    }
    if isPresenting {
      content.frame = container.bounds
      container.addSubview(content)
      content.layoutIfNeeded()
      show(content, false)
    }
    UIView.animate(
      withDuration: transitionDuration(using: transitionContext), delay: 0,
      usingSpringWithDamping: 1, initialSpringVelocity: 0,
      animations: { self.show(content, self.isPresenting) },
      completion: { _ in
        transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
      })
  }

  private func show(_ content: UIView, _ isThere: Bool) {
    switch style {
    case .alert:
      content.alpha = isThere ? 1 : 0
      // One that goes stays as large as it is.
      guard isPresenting else { return }
      let scale = isThere ? 1 : AlertTunables.alertScale
      content.transform = CGAffineTransform(scaleX: scale, y: scale)
    case .actionSheet:
      let way = isThere ? 0 : content.bounds.height
      content.transform = CGAffineTransform(translationX: 0, y: way)
    }
  }
}
