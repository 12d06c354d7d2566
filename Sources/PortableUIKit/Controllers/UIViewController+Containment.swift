extension UIViewController {
  /// Why a controller appears or disappears.
  enum Movement {
    case none, toParent, fromParent, presented, dismissed
  }

  func adopt(_ child: UIViewController) {
    guard child.parent !== self else { return }
    child.removeFromParent()
    child.willMove(toParent: self)
    children.append(child)
    tellChildren = { $0.takeShownChildren(to: $1) }
    child.parent = self
    child.movement = .toParent
  }

  /// Those whose views are in its view, and whom nobody moves there.
  private func takeShownChildren(to appearance: Appearance) {
    guard shouldAutomaticallyForwardAppearanceMethods, let view = loadedView else { return }
    for child in children where !child.isInTransition && child.loadedView?.isIn(view) ?? false {
      switch appearance {
      case .appearing, .disappearing:
        child.beginAppearance(appearance == .appearing, animated: isAppearanceAnimated)
      case .appeared, .disappeared: child.endAppearance()
      }
    }
  }

  func leaveParent() {
    guard let parent else { return }
    // Kept alive until it has been told.
    withExtendedLifetime(self) {
      parent.children.removeAll { $0 === self }
      self.parent = nil
      didMove(toParent: nil)
    }
  }

  func exchange(
    _ old: UIViewController, for new: UIViewController, duration: TimeInterval,
    options: UIView.AnimationOptions, animations: (() -> Void)?, completion: ((Bool) -> Void)?
  ) {
    guard old.parent === self, new.parent === self, let oldView = old.view, let newView = new.view
    else { return }
    oldView.superview?.addSubview(newView)
    UIView.animate(
      withDuration: duration, delay: 0, options: options, animations: { animations?() },
      completion: { isFinished in
        oldView.removeFromSuperview()
        completion?(isFinished)
      })
  }

  var ownNavigationItem: UINavigationItem {
    if let item { return item }
    let made = UINavigationItem(title: title ?? "")
    item = made
    return made
  }

  var ownTabBarItem: UITabBarItem {
    if let barItem { return barItem }
    let made = UITabBarItem(title: title, image: nil, tag: 0)
    barItem = made
    return made
  }

  func titleChanged(from old: String?) {
    item?.title = title
    barItem?.title = title
    if (title ?? "").isSame(as: old ?? "") { return }
    viewIfLoaded?.setNeedsLayout()
    parent?.innermostNavigationController?.viewIfLoaded?.setNeedsLayout()
    tabBarItemChanged()
  }

  /// It may be another one: the controller around this one that shows it looks again.
  func tabBarItemChanged() {
    parent?.innermostTabBarController?.viewIfLoaded?.setNeedsLayout()
  }

  var ownSystemMargins: NSDirectionalEdgeInsets {
    let isWide = (viewIfLoaded?.bounds.width ?? 0) >= Self.widthOfWideMargins
    let side: CGFloat = isWide ? 20 : 16
    return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
  }

  /// Points.
  private static var widthOfWideMargins: CGFloat { 414 }
}
