extension UIViewController {
  func show(_ other: UIViewController, animated: Bool, _ completion: (() -> Void)?) {
    let root = outermost
    guard let window = root.viewIfLoaded?.window, root.presented == nil, other.presenter == nil,
      let view = other.view
    else { return }
    root.presented = other
    root.forgetPresented = { [unowned(unsafe) root] in root.dropPresented() }
    other.presenter = root
    other.movement = .presented
    let presentation = other.presentation(over: root, from: self)
    let container = PresentationContainer(frame: window.bounds, presentation)
    window.addSubview(container)
    presentation.container = container
    other.transitionContainer = container
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    presentation.takeKeys(from: window)
    let delegate = other.transitioningDelegate
    let animator =
      animated
      ? delegate?.animationController(forPresented: other, presenting: root, source: self)
        ?? presentation.ownAnimator(presenting: true) : nil
    let interactor = animator.flatMap { delegate?.interactionControllerForPresentation(using: $0) }
    let context = PresentationContext(
      presenting: true, from: root, to: other, presentation, in: container, animator,
      isInteractive: interactor != nil)
    context.finish = { isComplete in root.hasShown(other, context, isComplete, completion) }
    presentation.delegate?.presentationController(
      presentation, willPresentWithAdaptiveStyle: .none,
      transitionCoordinator: context.coordinator)
    presentation.presentationTransitionWillBegin()
    if presentation.coversPresenter { root.beginAppearance(false, animated: animated) }
    other.beginAppearance(true, animated: animated)
    guard animator == nil else { return context.start(with: interactor) }
    let shown = presentation.shownView
    shown.frame = presentation.frameOfPresentedViewInContainerView
    container.addSubview(shown)
    context.coordinator.runAnimations()
    window.afterLayout.append { context.completeTransition(true) }
    window.setNeedsLayout()
  }

  private func hasShown(
    _ other: UIViewController, _ context: PresentationContext, _ isComplete: Bool,
    _ completion: (() -> Void)?
  ) {
    let presentation = context.presentation
    if isComplete {
      if presentation.coversPresenter { viewIfLoaded?.removeFromSuperview() }
      context.letGo()
      other.endAppearance()
      if presentation.coversPresenter { endAppearance() }
      presentation.presentationTransitionDidEnd(true)
      context.tellEnd(true)
    } else {
      other.beginAppearance(false, animated: true)
      // Its view has stayed, but was to disappear.
      if presentation.coversPresenter { beginAppearance(true, animated: true) }
      forget(other, context)
      presentation.presentationTransitionDidEnd(false)
      context.tellEnd(false)
    }
    completion?()
  }

  func takeAway(animated: Bool, _ completion: (() -> Void)?) {
    let root = outermost
    // What is still under way is over now.
    if let other = root.presented, other.isInTransition {
      other.transitionContainer?.context?.completeTransition(true)
    }
    guard let other = root.presented else {
      root.presenter?.dismiss(animated: animated, completion: completion)
      return
    }
    // What it presents itself goes with it.
    if other.presented != nil { other.dismiss(animated: false) }
    other.movement = .dismissed
    guard let window = other.viewIfLoaded?.window, let container = other.transitionContainer,
      let presentation = other.presentation
    else {
      root.forget(other, nil)
      completion?()
      return
    }
    let delegate = other.transitioningDelegate
    let animator =
      animated
      ? delegate?.animationController(forDismissed: other)
        ?? presentation.ownAnimator(presenting: false) : nil
    let interactor = animator.flatMap { delegate?.interactionControllerForDismissal(using: $0) }
    let context = PresentationContext(
      presenting: false, from: other, to: root, presentation, in: container, animator,
      isInteractive: interactor != nil)
    context.finish = { isComplete in
      root.hasTakenAway(other, context, isComplete, from: window, completion)
    }
    presentation.dismissalTransitionWillBegin()
    other.beginAppearance(false, animated: animated)
    if presentation.coversPresenter { root.beginAppearance(true, animated: animated) }
    guard animator == nil else { return context.start(with: interactor) }
    context.coordinator.runAnimations()
    context.completeTransition(true)
    window.setNeedsLayout()
  }

  private func hasTakenAway(
    _ other: UIViewController, _ context: PresentationContext, _ isComplete: Bool,
    from window: UIWindow, _ completion: (() -> Void)?
  ) {
    let presentation = context.presentation
    if isComplete {
      comeBack(to: window, outOf: other.transitionContainer)
      forget(other, context)
      presentation.giveKeysBack(to: self)
      presentation.dismissalTransitionDidEnd(true)
      context.tellEnd(true)
      if context.isAnimated {
        completion?()
      } else if let completion {
        window.afterLayout.append(completion)
      }
    } else {
      other.movement = .none
      if presentation.coversPresenter { beginAppearance(false, animated: true) }
      other.beginAppearance(true, animated: true)
      if presentation.coversPresenter { viewIfLoaded?.removeFromSuperview() }
      context.letGo()
      other.endAppearance()
      if presentation.coversPresenter { endAppearance() }
      presentation.dismissalTransitionDidEnd(false)
      context.tellEnd(false)
      completion?()
    }
  }

  private var outermost: UIViewController {
    var root = self
    while let parent = root.parent { root = parent }
    return root
  }

  /// Takes its place in the window again after it was covered; an animator may have shown it in its container, which goes.
  private func comeBack(to window: UIWindow, outOf container: UIView?) {
    guard let view = viewIfLoaded,
      view.superview == nil || container.map(view.isDescendant(of:)) ?? false
    else { return }
    if let presentation, transitionContainer != nil {
      presentation.takeBack(view)
    } else {
      view.frame = window.bounds
      window.insertSubview(view, at: 0)
    }
  }

  /// Innermost first.
  private func dropPresented() {
    if let other = presented, other.isInTransition {
      other.transitionContainer?.context?.completeTransition(true)
    }
    guard let other = presented else { return }
    other.dropPresented()
    other.movement = .dismissed
    other.beginAppearance(false, animated: false)
    forget(other, nil)
  }

  /// Who comes back has appeared before the other one has disappeared, as on UIKit.
  private func forget(_ other: UIViewController, _ context: PresentationContext?) {
    presented = nil
    forgetPresented = nil
    other.presenter = nil
    let container = other.transitionContainer
    other.transitionContainer = nil
    other.presentation?.shownView.removeFromSuperview()
    other.viewIfLoaded?.removeFromSuperview()
    container?.removeFromSuperview()
    other.presentation?.container = nil
    other.presentation = nil
    context?.letGo()
    if context?.presentation.coversPresenter == true { endAppearance() }
    other.endAppearance()
    other.movement = .none
  }

  /// What covers all others: keys go there that nobody has asked for.
  final var topmostPresented: UIViewController {
    var controller = self
    while let presented = controller.presented { controller = presented }
    return controller
  }
}
