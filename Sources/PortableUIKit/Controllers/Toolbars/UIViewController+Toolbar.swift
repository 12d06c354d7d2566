// Not to be overridden, unlike on UIKit: the class itself is full.
extension UIViewController {
  /// What the toolbar of a navigation controller shows while this one is on top.
  public var toolbarItems: [UIBarButtonItem]? {
    get { navigationItem.toolbarItems }
    set { setToolbarItems(newValue, animated: false) }
  }

  public func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
    navigationItem.toolbarItems = toolbarItems
    guard let stack = innermostNavigationController, stack.topViewController === self else {
      return
    }
    stack.showToolbarItems(animated: animated)
  }
}

extension UINavigationController {
  /// Slides in and out, seconds.
  private static var duration: Double { 0.2 }

  /// The toolbar at the lower edge; made when it is first asked for.
  public var toolbar: UIToolbar! {
    if let madeToolbar { return madeToolbar }
    let made = UIToolbar(frame: .zero)
    madeToolbar = made
    return made
  }

  public func setToolbarHidden(_ hidden: Bool, animated: Bool) {
    guard hidden != isToolbarHidden else { return }
    if animated, let container = viewIfLoaded, container.window != nil {
      container.layoutIfNeeded()
      UIView.animate(withDuration: Self.duration) {
        self.isToolbarHidden = hidden
        container.layoutIfNeeded()
      }
    } else {
      isToolbarHidden = hidden
    }
  }

  func showToolbarItems(animated: Bool) {
    guard let madeToolbar else { return }
    let items = topViewController?.navigationItem.toolbarItems ?? []
    let shown = madeToolbar.items ?? []
    guard items.count != shown.count || items.indices.contains(where: { items[$0] !== shown[$0] })
    else { return }
    madeToolbar.setItems(items, animated: animated)
  }

  /// Puts it below the content, or out of sight; how much of the content it covers, points.
  func placeToolbar(in container: UIView) -> CGFloat {
    guard !isToolbarHidden || madeToolbar?.superview != nil, let toolbar else { return 0 }
    if toolbar.superview !== container { container.addSubview(toolbar) }
    showToolbarItems(animated: false)
    let height = toolbar.barHeight + container.safeAreaInsets.bottom
    toolbar.frame = CGRect(
      x: 0, y: container.bounds.height - (isToolbarHidden ? 0 : height),
      width: container.bounds.width, height: height)
    return isToolbarHidden ? 0 : toolbar.barHeight
  }
}
