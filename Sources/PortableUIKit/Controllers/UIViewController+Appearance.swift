extension UIViewController {
  /// Where a controller is between its four appearance calls.
  enum Appearance {
    case disappeared, appearing, appeared, disappearing
  }

  func viewWillMove(toWindow window: UIWindow?) {
    if window != nil {
      guard appearance == .disappeared else { return }
      appearance = .appearing
      viewWillAppear(false)
    } else {
      guard appearance == .appeared || appearance == .appearing else { return }
      appearance = .disappearing
      viewWillDisappear(false)
    }
  }

  func viewDidMoveToWindow() {
    if let window = viewIfLoaded?.window {
      guard appearance == .appearing else { return }
      viewIsAppearing(false)
      window.appearing.append(self)
    } else {
      guard appearance == .disappearing else { return }
      appearance = .disappeared
      viewDidDisappear(false)
    }
  }
}
