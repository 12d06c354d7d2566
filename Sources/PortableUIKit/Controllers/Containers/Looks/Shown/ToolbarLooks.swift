/// The looks of a toolbar.
final class ToolbarLooks: GivenLooks {
  @Weak var shownBar: UIToolbar?

  override var bar: UIView? { shownBar }
  override var isCompact: Bool { shownBar?.traitCollection.verticalSizeClass == .compact }

  override var way: CGFloat? {
    let owner = shownBar?.superview?.viewController
    guard let navigation = owner?.innermostNavigationController, navigation === owner,
      navigation.madeToolbar === shownBar
    else { return nil }
    return navigation.scrollViewBelow?.wayUnderLowerBar ?? 0
  }

  override var plainGround: UIColor? { shownBar?.ownGround }

  override func showStyle() { shownBar?.showStyle() }

  override func showTexts() {
    for view in shownBar?.subviews ?? [] { view.setNeedsLayout() }
  }
}
