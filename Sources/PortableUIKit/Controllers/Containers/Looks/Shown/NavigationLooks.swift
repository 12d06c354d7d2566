/// The looks of a navigation bar.
final class NavigationLooks: GivenLooks {
  @Weak var shownBar: UINavigationBar?

  override var bar: UIView? { shownBar }
  override var itemSet: LookSet? { shownBar?.topItem?.lookSet }
  override var isCompact: Bool { shownBar?.traitCollection.verticalSizeClass == .compact }
  override var isShadowAbove: Bool { false }

  override var way: CGFloat? {
    guard let navigation = shownBar?.navigation else { return nil }
    return navigation.stack.last.flatMap { navigation.wayUnderBar(of: $0) } ?? 0
  }

  override var plainGround: UIColor? { shownBar?.ownGround }
  override var plainShadow: UIColor? { nil }
  override var plainShadowImage: UIImage? { shownBar?.shadowImage }

  override func showStyle() { shownBar?.showStyle() }
  override func showTexts() { shownBar?.showTitle() }
}
