/// Hears what a person chooses in a tab bar.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
public protocol UITabBarDelegate: AnyObject {
  /// The item was tapped; it may have been the selected one already.
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
  public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}
