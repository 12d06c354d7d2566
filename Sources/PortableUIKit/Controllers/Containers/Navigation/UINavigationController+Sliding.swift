extension UINavigationController {
  /// What is under way is over now.
  func endTransition() {
    guard let transition else { return }
    for controller in [transition.from, transition.to] {
      controller.viewIfLoaded?.layer.removeAllAnimations()
    }
    transition.completeTransition(!transition.transitionWasCancelled && !transition.isInteractive)
  }

  /// Both are there to be seen.
  func canSlide(_ from: UIViewController, _ to: UIViewController) -> Bool {
    from !== to && pages.window != nil && from.viewIfLoaded?.superview === pages
      && !isMovedByTransition
  }

  func slide(
    _ from: UIViewController, _ to: UIViewController, _ change: StackChange,
    by driver: UIPercentDrivenInteractiveTransition?
  ) {
    let operation = change.operation
    let own =
      driver == nil
      ? delegate?.navigationController(
        self, animationControllerFor: operation, from: from, to: to) : nil
    let interactor =
      driver ?? own.flatMap { delegate?.navigationController(self, interactionControllerFor: $0) }
    to.loadViewIfNeeded()
    let context = NavigationContext(
      operation, from: from, to: to, in: pages, at: frame(of: to, in: view),
      NavigationBarChange(of: navigationBar, operation), own, isInteractive: interactor != nil)
    context.finish = { self.hasSlid(context, change, $0) }
    transition = context
    coordinator = context.coordinator
    to.viewIfLoaded?.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    delegate?.navigationController(self, willShow: to, animated: true)
    from.beginAppearance(false, animated: true)
    to.beginAppearance(true, animated: true)
    // Whoever was told may have done something else.
    guard transition === context else { return }
    context.showItems(change.new.map { $0.navigationItem })
    placeBar()
    context.start(with: interactor)
    view.setNeedsLayout()
  }

  /// False where the program animates by itself: it takes nobody's finger then, as on UIKit.
  func pop(by driver: SwipeBackDriver) -> Bool {
    guard stack.count > 1, let from = stack.last else { return false }
    let below = Array(stack.dropLast())
    guard let to = below.last, canSlide(from, to),
      delegate?.navigationController(self, animationControllerFor: .pop, from: from, to: to) == nil
    else { return false }
    replaceStack(with: below, animated: true, by: driver)
    return transition != nil
  }

  private func hasSlid(_ context: NavigationContext, _ change: StackChange, _ isComplete: Bool) {
    let (from, to) = (context.from, context.to)
    transition = nil
    if coordinator === context.coordinator { coordinator = nil }
    if isComplete {
      from.viewIfLoaded?.removeFromSuperview()
      from.item?.search?.uncover()
      if let view = to.viewIfLoaded, view.superview !== pages { pages.addSubview(view) }
      context.close(true)
      from.endAppearance()
      to.endAppearance()
      settle(change)
    } else {
      stack = change.old
      to.beginAppearance(false, animated: true)
      to.viewIfLoaded?.removeFromSuperview()
      to.item?.search?.uncover()
      context.close(false)
      to.endAppearance()
      for controller in change.leaving { controller.movement = .none }
      from.beginAppearance(true, animated: true)
      from.endAppearance()
      for controller in change.coming {
        controller.willMove(toParent: nil)
        controller.removeFromParent()
      }
      for controller in change.leaving { controller.didMove(toParent: self) }
    }
    view.setNeedsLayout()
    context.tellEnd(isComplete)
    if isComplete { delegate?.navigationController(self, didShow: to, animated: true) }
  }

  // MARK: The bar

  /// It slides in and out at the upper edge.
  func showBar(_ isShown: Bool, animated: Bool) {
    guard isShown == isNavigationBarHidden else { return }
    guard animated, let container = viewIfLoaded, container.window != nil else {
      return isNavigationBarHidden = !isShown
    }
    container.layoutIfNeeded()
    isBarMoving = true
    UIView.performWithoutAnimation { placeBar() }
    UIView.animate(
      withDuration: NavigationTunables.barDuration,
      animations: {
        self.isNavigationBarHidden = !isShown
        container.layoutIfNeeded()
      },
      completion: { _ in
        self.isBarMoving = false
        self.placeBar()
      })
  }
}
