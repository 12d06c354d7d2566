/// One coming or going of a presented controller.
final class PresentationContext: TransitionContext {
  let presentation: UIPresentationController
  private let isPresenting: Bool

  init(
    presenting: Bool, from: UIViewController, to: UIViewController,
    _ presentation: UIPresentationController, in container: PresentationContainer,
    _ animator: (any UIViewControllerAnimatedTransitioning)?, isInteractive: Bool
  ) {
    isPresenting = presenting
    self.presentation = presentation
    super.init(
      from: from, to: to, in: container, (presenting ? to : from).modalPresentationStyle, animator,
      isInteractive: isInteractive)
    hold(presentation.coversPresenter ? [from, to] : [presenting ? to : from])
  }

  /// Only a controller that covers everything has the presenter's view moved, too.
  override func view(forKey key: UITransitionContextViewKey) -> UIView? {
    switch (key, isPresenting) {
    case (.to, true), (.from, false): presentation.shownView
    case (.from, true): presentation.coversPresenter ? from.view : nil
    case (.to, false): presentation.coversPresenter ? to.view : nil
    }
  }

  override func initialFrame(for controller: UIViewController) -> CGRect {
    guard controller === from else { return .zero }
    return isPresenting ? containerView.bounds : presentation.shownView.frame
  }

  override func finalFrame(for controller: UIViewController) -> CGRect {
    guard controller === to else { return .zero }
    return isPresenting
      ? presentation.frameOfPresentedViewInContainerView : containerView.bounds
  }
}
