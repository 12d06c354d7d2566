/// Darkens what lies below an alert.
final class AlertPresentation: UIPresentationController {
  private let dimming = UIView(frame: .zero)
  /// Where somebody wrote when the alert came, and goes on afterwards.
  @Weak private var writtenView: UIView?

  private var alert: UIAlertController? { presented as? UIAlertController }

  override func ownAnimator(
    presenting: Bool
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    AlertAnimator(presenting, alert?.preferredStyle ?? .alert)
  }

  override func presentationTransitionWillBegin() {
    guard let containerView else { return }
    containerView.accessibilityViewIsModal = true
    if let view = containerView.window?.firstResponder as? UIView,
      view.isWrittenInto, view.resignFirstResponder()
    {
      writtenView = view
    }
    dimming.backgroundColor = PresentationTunables.dimming
    dimming.frame = containerView.bounds
    dimming.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    dimming.alpha = 0
    containerView.insertSubview(dimming, at: 0)
    presentedViewController.transitionCoordinator?.animate { _ in self.dimming.alpha = 1 }
  }

  override func dismissalTransitionWillBegin() {
    presentedViewController.transitionCoordinator?.animate { _ in self.dimming.alpha = 0 }
  }

  override func dismissalTransitionDidEnd(_ completed: Bool) {
    super.dismissalTransitionDidEnd(completed)
    if completed, let writtenView, writtenView.window != nil { writtenView.becomeFirstResponder() }
  }

  override func leave() -> Bool {
    alert?.cancel()
    return true
  }
}
