/// The looks of a tab bar.
final class TabLooks: GivenLooks {
  @Weak var shownBar: UITabBar?
  /// What the bar's properties of these names have.
  var backgroundImage: UIImage?
  var shadowImage: UIImage?

  override var bar: UIView? { shownBar }
  override var itemSet: LookSet? { shownBar?.selectedItem?.lookSet }

  override var way: CGFloat? {
    guard let controller = shownBar?.controller else { return nil }
    return controller.selectedViewController?.scrollViewBelow?.wayUnderLowerBar ?? 0
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
}
