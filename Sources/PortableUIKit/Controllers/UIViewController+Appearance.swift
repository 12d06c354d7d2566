extension UIViewController {
  /// Where a controller is between its four appearance calls.
  enum Appearance {
    case disappeared, appearing, appeared, disappearing
  }

  func viewWillMove(toWindow window: UIWindow?) {
    if parent?.shouldAutomaticallyForwardAppearanceMethods == false { return }
    beginAppearance(window != nil, animated: false)
  }

  func viewDidMoveToWindow() {
    if parent?.shouldAutomaticallyForwardAppearanceMethods == false { return }
    if let window = viewIfLoaded?.window {
      guard appearance == .appearing else { return }
      viewIsAppearing(isAppearanceAnimated)
      if !isMovedByTransition { window.appearing.append(self) }
    } else if !isMovedByTransition {
      endAppearance()
    }
  }

  /// Somebody else says when it has come or gone: who brings or takes its view, or one that it is in.
  var isMovedByTransition: Bool {
    if isInTransition { return true }
    guard let parent, let view = viewIfLoaded, let outer = parent.viewIfLoaded else { return false }
    return view.isIn(outer) && parent.isMovedByTransition
  }

  func beginAppearance(_ isAppearing: Bool, animated: Bool) {
    if isAppearing {
      guard appearance == .disappeared || appearance == .disappearing else { return }
      appearance = .appearing
    } else {
      guard appearance == .appeared || appearance == .appearing else { return }
      appearance = .disappearing
    }
    isAppearanceAnimated = animated
    if isAppearing { viewWillAppear(animated) } else { viewWillDisappear(animated) }
    tellChildren?(self, appearance)
  }

  func endAppearance() {
    switch appearance {
    case .appearing:
      appearance = .appeared
      viewDidAppear(isAppearanceAnimated)
    case .disappearing:
      appearance = .disappeared
      viewDidDisappear(isAppearanceAnimated)
    case .appeared, .disappeared: return
    }
    movement = .none
    tellChildren?(self, appearance)
  }

  /// Puts a child's view where another's was: one will disappear, the other will appear, and only
  /// then they have, as on UIKit.
  func showChild(
    _ new: UIViewController, in container: UIView, insteadOf old: UIViewController?, animated: Bool
  ) {
    guard let view = new.view, view.superview !== container else { return }
    view.frame = container.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    if container.window != nil {
      old?.beginAppearance(false, animated: animated)
      new.beginAppearance(true, animated: animated)
    }
    container.insertSubview(view, at: 0)
    old?.viewIfLoaded?.removeFromSuperview()
  }
}
