extension UIWindow {
  /// The view is loaded when the window is first visible, as on UIKit. What is presented may have taken its place.
  func showRoot() {
    guard !isHidden, let root = rootViewController, root.presented == nil, let view = root.view,
      view.superview !== self
    else { return }
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertSubview(view, at: 0)
  }

  /// A controller has appeared once its view has been laid out in the window.
  func finishAppearances() {
    let controllers = appearing
    appearing.removeAll(keepingCapacity: true)
    for controller in controllers where controller.appearance == .appearing {
      controller.endAppearance()
    }
    let actions = afterLayout
    afterLayout.removeAll(keepingCapacity: true)
    for action in actions { action() }
  }
}
