import ScrollGeometry

#if !hasFeature(Embedded)
  import Foundation
#endif

extension UIWindow {
  /// The window, and the screen with it, get another size; the controllers hear of it before and after.
  func resize(to size: Size, pixelsPerPoint: Double) {
    screen.scale = CGFloat(pixelsPerPoint)
    let isNew = Size(bounds.size) != size
    let transition = WindowTransition(containerView: self)
    let oldTraits = TraitValues(of: self)
    var newTraits = oldTraits
    newTraits.setSizeClasses(width: size.width, height: size.height)
    if isNew, let rootViewController {
      if newTraits != oldTraits {
        rootViewController.willTransition(to: UITraitCollection(newTraits), with: transition)
      }
      rootViewController.viewWillTransition(to: CGSize(size), with: transition)
    }
    let wasLandscape = screen.bounds.width > screen.bounds.height
    screen.bounds = CGRect(Rect(origin: .zero, size: size))
    frame = screen.bounds
    traitsMayHaveChanged(from: oldTraits)
    transition.runAnimations()
    setNeedsLayout()
    // What comes down next finds every view in its place.
    layoutIfNeeded()
    transition.runCompletions()
    if wasLandscape != (size.width > size.height) { UIDevice.current.didTurn?() }
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
