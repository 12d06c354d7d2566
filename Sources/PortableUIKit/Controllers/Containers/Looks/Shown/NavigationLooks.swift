/// The looks of a navigation bar.
final class NavigationLooks: GivenLooks {
  @Weak var shownBar: UINavigationBar?
  /// What `setBackgroundImage` has set.
  var backgroundImage: UIImage?

  override var bar: UIView? { shownBar }
  override var itemSet: LookSet? { shownBar?.topItem?.lookSet }
  override var isCompact: Bool { shownBar?.traitCollection.verticalSizeClass == .compact }
  override var isShadowAbove: Bool { false }

  override var way: CGFloat? {
    guard let navigation = shownBar?.navigation else { return nil }
    return navigation.stack.last.flatMap { navigation.wayUnderBar(of: $0) } ?? 0
  }

  override func makePlain() -> UIBarAppearance {
    let made = UIBarAppearance()
    made.configureWithTransparentBackground()
    made.backgroundImage = backgroundImage
    if backgroundImage == nil { made.backgroundColor = shownBar?.ownGround }
    made.shadowImage = shownBar?.shadowImage
    return made
  }

  override func showStyle() { shownBar?.showStyle() }
  override func showTexts() { shownBar?.showTitle() }
}
