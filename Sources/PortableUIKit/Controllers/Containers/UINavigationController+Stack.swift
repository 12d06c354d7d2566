extension UINavigationController {
  func replaceStack(with new: [UIViewController], animated: Bool) {
    let old = stack
    for controller in old where !new.contains(where: { $0 === controller }) {
      controller.willMove(toParent: nil)
      controller.movement = .fromParent
    }
    for controller in new where controller.parent !== self { addChild(controller) }
    stack = new
    navigationBar.items = new.map { $0.navigationItem }
    if new.first !== old.first { tabBarItemChanged() }
    showTop(animated: animated)
    for controller in old where !new.contains(where: { $0 === controller }) {
      controller.coveredByBars = .zero
      controller.removeFromParent()
    }
    for controller in new where !old.contains(where: { $0 === controller }) {
      controller.didMove(toParent: self)
    }
  }

  /// Puts the view of the topmost controller below the bar, and takes the others away.
  func showTop(animated: Bool) {
    guard let container = viewIfLoaded else { return }
    let top = stack.last
    if let top, top.viewIfLoaded?.superview !== container {
      delegate?.navigationController(self, willShow: top, animated: animated)
      let old = children.first { $0 !== top && $0.viewIfLoaded?.superview === container }
      showChild(top, insteadOf: old, animated: animated)
      delegate?.navigationController(self, didShow: top, animated: animated)
    }
    container.setNeedsLayout()
  }

  /// The bar reaches from the upper edge to 44 points below the safe area; the content goes on
  /// under it when it wants to.
  func placeBar() {
    guard let container = viewIfLoaded else { return }
    let covered = container.safeAreaInsets.top
    navigationBar.isHidden = isNavigationBarHidden
    navigationBar.frame = CGRect(
      x: 0, y: 0, width: container.bounds.width, height: covered + navigationBar.barHeight)
    guard let top = stack.last, let view = top.viewIfLoaded else { return }
    let height = isNavigationBarHidden ? 0 : navigationBar.barHeight
    let goesUnder = top.edgesForExtendedLayout.contains(.top) || isNavigationBarHidden
    var frame = container.bounds
    if !goesUnder {
      frame.origin.y += covered + height
      frame.size.height -= covered + height
    }
    let below = placeToolbar(in: container)
    top.coveredByBars = UIEdgeInsets(
      top: goesUnder ? height : 0, left: 0, bottom: below, right: 0)
    if view.frame != frame { view.frame = frame }
    view.safeAreaMayHaveChanged()
  }
}
