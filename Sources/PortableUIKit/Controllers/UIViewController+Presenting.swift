extension UIViewController {
  func show(_ other: UIViewController, animated: Bool, _ completion: (() -> Void)?) {
    let root = outermost
    guard let window = root.viewIfLoaded?.window, root.presented == nil, other.presenter == nil,
      let view = other.view
    else { return }
    root.presented = other
    other.presenter = root
    other.movement = .presented
    view.frame = window.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    if other.coversPresenter { root.beginAppearance(false, animated: animated) }
    other.beginAppearance(true, animated: animated)
    if animated,
      let animator = other.transitioningDelegate?.animationController(
        forPresented: other, presenting: root, source: self)
    {
      root.present(other, with: animator, in: window, completion)
      return
    }
    window.addSubview(view)
    if other.coversPresenter { root.viewIfLoaded?.removeFromSuperview() }
    if let completion { window.afterLayout.append(completion) }
    window.setNeedsLayout()
  }

  func takeAway(animated: Bool, _ completion: (() -> Void)?) {
    let root = outermost
    guard let other = root.presented else {
      root.presenter?.dismiss(animated: animated, completion: completion)
      return
    }
    // What it presents itself goes with it.
    if other.presented != nil { other.dismiss(animated: false) }
    other.movement = .dismissed
    guard let window = other.viewIfLoaded?.window else {
      root.forget(other)
      completion?()
      return
    }
    other.beginAppearance(false, animated: animated)
    if other.coversPresenter { root.beginAppearance(true, animated: animated) }
    if animated,
      let animator = other.transitioningDelegate?.animationController(forDismissed: other)
    {
      root.dismiss(other, with: animator, in: window, completion)
      return
    }
    root.comeBack(to: window)
    root.forget(other)
    if let completion { window.afterLayout.append(completion) }
    window.setNeedsLayout()
  }

  /// The container stays as long as the controller is presented, as on UIKit.
  private func present(
    _ other: UIViewController, with animator: any UIViewControllerAnimatedTransitioning,
    in window: UIWindow, _ completion: (() -> Void)?
  ) {
    let container = UIView(frame: window.bounds)
    container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    window.addSubview(container)
    other.transitionContainer = container
    other.isInTransition = true
    let interactor = other.transitioningDelegate?.interactionControllerForPresentation(
      using: animator)
    let context = PresentationContext(
      presenting: true, from: self, to: other, movesBoth: other.coversPresenter,
      isInteractive: interactor != nil, in: container
    ) { isComplete in
      other.isInTransition = false
      if isComplete {
        if other.coversPresenter { self.viewIfLoaded?.removeFromSuperview() }
        other.endAppearance()
      } else {
        other.beginAppearance(false, animated: true)
        self.forget(other)
      }
      animator.animationEnded(isComplete)
      completion?()
    }
    if let interactor { return interactor.startInteractiveTransition(context) }
    animator.animateTransition(using: context)
  }

  private func dismiss(
    _ other: UIViewController, with animator: any UIViewControllerAnimatedTransitioning,
    in window: UIWindow, _ completion: (() -> Void)?
  ) {
    let container = other.transitionContainer ?? window
    other.isInTransition = true
    let interactor = other.transitioningDelegate?.interactionControllerForDismissal(
      using: animator)
    let context = PresentationContext(
      presenting: false, from: other, to: self, movesBoth: other.coversPresenter,
      isInteractive: interactor != nil, in: container
    ) { isComplete in
      other.isInTransition = false
      if isComplete {
        self.comeBack(to: window)
        self.forget(other)
      } else {
        other.beginAppearance(true, animated: true)
        other.endAppearance()
      }
      animator.animationEnded(isComplete)
      completion?()
    }
    if let interactor { return interactor.startInteractiveTransition(context) }
    animator.animateTransition(using: context)
  }

  private var outermost: UIViewController {
    var root = self
    while let parent = root.parent { root = parent }
    return root
  }

  /// Takes its place in the window again after it was covered.
  private func comeBack(to window: UIWindow) {
    guard let view = viewIfLoaded, view.superview !== window else { return }
    view.frame = window.bounds
    window.insertSubview(view, at: 0)
  }

  private func forget(_ other: UIViewController) {
    presented = nil
    other.presenter = nil
    other.viewIfLoaded?.removeFromSuperview()
    other.transitionContainer?.removeFromSuperview()
    other.transitionContainer = nil
    other.endAppearance()
    other.movement = .none
  }

  /// Nothing of the presenter shows: its view leaves the window meanwhile.
  private var coversPresenter: Bool {
    modalPresentationStyle == .fullScreen || modalPresentationStyle == .currentContext
  }
}
