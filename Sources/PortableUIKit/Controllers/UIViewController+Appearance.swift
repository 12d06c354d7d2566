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
      viewIsAppearing(false)
      if !isInTransition { window.appearing.append(self) }
    } else if !isInTransition {
      endAppearance()
    }
  }

  func beginAppearance(_ isAppearing: Bool, animated: Bool) {
    if isAppearing {
      guard appearance == .disappeared || appearance == .disappearing else { return }
      appearance = .appearing
      viewWillAppear(animated)
    } else {
      guard appearance == .appeared || appearance == .appearing else { return }
      appearance = .disappearing
      viewWillDisappear(animated)
    }
  }

  func endAppearance() {
    switch appearance {
    case .appearing:
      appearance = .appeared
      viewDidAppear(false)
    case .disappearing:
      appearance = .disappeared
      viewDidDisappear(false)
    case .appeared, .disappeared: return
    }
    movement = .none
  }

  /// Puts a child's view where another's was: one will disappear, the other will appear, and only
  /// then they have, as on UIKit.
  func showChild(_ new: UIViewController, insteadOf old: UIViewController?, animated: Bool) {
    guard let container = viewIfLoaded, let view = new.view, view.superview !== container else {
      return
    }
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
