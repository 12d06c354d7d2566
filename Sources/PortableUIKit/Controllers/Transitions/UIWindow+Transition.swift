extension UIWindow {
  /// The window, and the screen with it, get another size; the controllers hear of it before and after.
  /// For hosts. Points; the scale stays as it is unless one is given.
  public func resize(to size: CGSize, pixelsPerPoint: CGFloat? = nil) {
    if let pixelsPerPoint { screen.scale = pixelsPerPoint }
    let isNew = bounds.size != size
    let transition = WindowTransition(containerView: self)
    let oldTraits = TraitValues(of: self)
    var newTraits = oldTraits
    newTraits.setSizeClasses(width: size.width.native, height: size.height.native)
    if isNew, let rootViewController {
      if newTraits != oldTraits {
        rootViewController.willTransition(to: UITraitCollection(newTraits), with: transition)
      }
      rootViewController.viewWillTransition(to: size, with: transition)
    }
    let wasLandscape = screen.bounds.width > screen.bounds.height
    screen.bounds = CGRect(origin: .zero, size: size)
    frame = screen.bounds
    traitsMayHaveChanged(from: oldTraits)
    transition.runAnimations()
    setNeedsLayout()
    // What comes down next finds every view in its place.
    layoutIfNeeded()
    transition.runCompletions()
    if wasLandscape != (size.width > size.height) { UIDevice.didTurn?() }
  }
}

extension UIViewController {
  func passTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in children { child.viewWillTransition(to: size, with: coordinator) }
    presented?.viewWillTransition(to: size, with: coordinator)
  }

  func passTransition(
    to traits: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in children { child.willTransition(to: traits, with: coordinator) }
    presented?.willTransition(to: traits, with: coordinator)
  }
}
