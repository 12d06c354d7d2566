extension UIWindow {
  func replaceRoot(_ old: UIViewController?) {
    old?.viewIfLoaded?.removeFromSuperview()
    guard let new = rootViewController, let view = new.view else { return }
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertSubview(view, at: 0)
  }

  /// A controller has appeared once its view has been laid out in the window.
  func finishAppearances() {
    let controllers = appearing
    appearing.removeAll(keepingCapacity: true)
    for controller in controllers where controller.appearance == .appearing {
      controller.appearance = .appeared
      controller.viewDidAppear(false)
    }
  }
}
