/// Takes the topmost controller off when a finger draws it away from the leading edge.
#if !hasFeature(Embedded)
  @MainActor
#endif
final class SwipeBack: UIGestureRecognizerDelegate {
  let recognizer = SwipeBackRecognizer()
  @Weak var controller: UINavigationController?
  private var driver: SwipeBackDriver?

  deinit {
    clearByHand {
      recognizer.owner = nil
      if recognizer.delegate === self { recognizer.delegate = nil }
    }
  }

  func watch(_ controller: UINavigationController) {
    self.controller = controller
    recognizer.delegate = self
    recognizer.owner = self
    controller.view.addGestureRecognizer(recognizer)
  }

  /// It begins where the lines do.
  func follow(_ view: UIView) {
    recognizer.edges = isMirrored(view) ? .right : .left
  }

  private func isMirrored(_ view: UIView) -> Bool {
    view.effectiveUserInterfaceLayoutDirection == .rightToLeft
  }

  /// As long as nobody else is the recogniser's delegate: where the bar has its own way back.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let controller, canPop(controller), !controller.isNavigationBarHidden,
      let item = controller.topViewController?.navigationItem
    else { return false }
    let hasOwnItems = !(item.leftBarButtonItems ?? []).isEmpty
    return !item.hidesBackButton && (!hasOwnItems || item.leftItemsSupplementBackButton)
  }

  private func canPop(_ controller: UINavigationController) -> Bool {
    controller.stack.count > 1 && controller.transition == nil && !controller.isMovedByTransition
  }

  func follow() {
    guard let controller, let view = controller.viewIfLoaded, view.bounds.width > 0 else { return }
    let sign: CGFloat = isMirrored(view) ? -1 : 1
    let share = sign * recognizer.translation(in: view).x / view.bounds.width
    switch recognizer.state {
    case .began:
      guard canPop(controller) else { return }
      let driver = SwipeBackDriver()
      guard controller.pop(by: driver) else { return }
      self.driver = driver
      driver.update(share)
    case .changed:
      driver?.update(share)
    case .ended:
      let speed = recognizer.isPaused ? 0 : sign * recognizer.velocity(in: view).x
      driver?.end(speed, over: view.bounds.width)
      driver = nil
    case .cancelled:
      driver?.end(-.infinity, over: view.bounds.width)
      driver = nil
    case .possible, .failed: break
    }
  }
}
