extension UINavigationController {
  /// - Parameter driver: who moves the transition by hand.
  func replaceStack(
    with new: [UIViewController], animated: Bool,
    by driver: UIPercentDrivenInteractiveTransition? = nil
  ) {
    endTransition()
    // What was asked for before belongs to the stack as it was.
    if animated { viewIfLoaded?.layoutIfNeeded() }
    let change = StackChange(from: stack, to: new)
    for controller in change.leaving {
      controller.willMove(toParent: nil)
      controller.movement = .fromParent
    }
    for controller in change.coming where controller.parent !== self { addChild(controller) }
    stack = new
    if new.first !== change.old.first { tabBarItemChanged() }
    if animated, let from = change.old.last, let to = new.last, canSlide(from, to) {
      slide(from, to, change, by: driver)
    } else {
      navigationBar.items = new.map { $0.navigationItem }
      showTop(animated: animated)
      settle(change)
    }
  }

  /// Who has left belongs here no longer, and who has come does.
  func settle(_ change: StackChange) {
    for controller in change.leaving {
      forgetTitle(of: controller)
      controller.coveredByBars = .zero
      controller.removeFromParent()
    }
    for controller in change.coming {
      controller.didMove(toParent: self)
      // Who is not shown has no appearing that would end this.
      if controller !== change.new.last { controller.movement = .none }
    }
  }

  /// Puts the view of the topmost controller below the bar, and takes the others away.
  func showTop(animated: Bool) {
    guard isViewLoaded else { return }
    let top = stack.last
    let old = children.first { $0 !== top && $0.viewIfLoaded?.superview === pages }
    if let top, top.viewIfLoaded?.superview !== pages {
      delegate?.navigationController(self, willShow: top, animated: animated)
      showChild(top, in: pages, insteadOf: old, animated: animated)
      old?.item?.search?.uncover()
      delegate?.navigationController(self, didShow: top, animated: animated)
    } else if top == nil {
      old?.viewIfLoaded?.removeFromSuperview()
      old?.item?.search?.uncover()
    }
    view.setNeedsLayout()
  }

  /// The bar reaches from the upper edge to 44 points below the safe area, and more with a large title and a search bar; the
  /// content goes on under it when it wants to.
  func placeBar() {
    guard let container = viewIfLoaded else { return }
    swipe.follow(container)
    let rooms = stack.last.map { self.rooms(of: $0) } ?? BarRooms()
    let height = container.safeAreaInsets.top + rooms.height
    navigationBar.rooms = rooms
    let isBarOut = isNavigationBarHidden && !isBarMoving
    // The program may have hidden it otherwise.
    if isBarOut != self.isBarOut {
      self.isBarOut = isBarOut
      navigationBar.isHidden = isBarOut
    }
    navigationBar.frame = CGRect(
      x: 0, y: isNavigationBarHidden ? -height : 0, width: container.bounds.width, height: height)
    guard let top = stack.last, let view = top.viewIfLoaded else { return }
    let frame = frame(of: top, in: container)
    let below = placeToolbar(in: container)
    let covered = frame.minY > 0 || !hasBarInSight ? 0 : barHeight(over: top)
    placeTitle(of: top, covered: covered)
    top.coveredByBars = UIEdgeInsets(top: covered, left: 0, bottom: below, right: 0)
    if transition != nil { top.restingFrame = frame }
    if view.frame != frame { view.frame = frame }
    view.safeAreaMayHaveChanged()
    if view.superview === pages {
      top.item?.search?.placeCover(on: view, top.coveredByBars)
    }
  }

  /// Of the bar below the safe area, points, without what it is pulled down by.
  private func barHeight(over controller: UIViewController) -> CGFloat {
    rooms(of: controller).restingHeight
  }

  private var hasBarInSight: Bool {
    !isNavigationBarHidden && (isBarMoving || !navigationBar.isHidden)
  }

  /// Where a controller's view lies, points.
  func frame(of controller: UIViewController, in container: UIView) -> CGRect {
    var frame = container.bounds
    if hasBarInSight, !controller.edgesForExtendedLayout.contains(.top) {
      let covered = container.safeAreaInsets.top + barHeight(over: controller)
      frame.origin.y += covered
      frame.size.height -= covered
    }
    return frame
  }
}
