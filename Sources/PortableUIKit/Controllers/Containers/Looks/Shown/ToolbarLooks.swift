/// The looks of a toolbar.
final class ToolbarLooks: GivenLooks {
  @Weak var shownBar: UIToolbar?
  /// What `setBackgroundImage` and `setShadowImage` have set.
  var backgroundImage: UIImage?
  var shadowImage: UIImage?

  override var bar: UIView? { shownBar }
  override var isCompact: Bool { shownBar?.traitCollection.verticalSizeClass == .compact }

  override var way: CGFloat? {
    let owner = shownBar?.superview?.viewController
    guard let navigation = owner?.innermostNavigationController, navigation === owner,
      navigation.madeToolbar === shownBar
    else { return nil }
    return navigation.scrollViewBelow?.wayUnderLowerBar ?? 0
  }

  override func makePlain() -> UIBarAppearance {
    let made = UIBarAppearance()
    made.configureWithTransparentBackground()
    made.backgroundImage = backgroundImage
    if backgroundImage == nil { made.backgroundColor = shownBar?.ownGround }
    made.shadowImage = shadowImage
    made.shadowColor = .separator
    return made
  }

  override func showStyle() { shownBar?.showStyle() }

  override func showTexts() {
    for view in shownBar?.subviews ?? [] { view.setNeedsLayout() }
  }
}
