/// The looks of a tab bar.
final class TabLooks: GivenLooks {
  @Weak var shownBar: UITabBar?

  override var bar: UIView? { shownBar }
  override var itemSet: LookSet? { shownBar?.selectedItem?.lookSet }

  override var way: CGFloat? {
    guard let controller = shownBar?.controller else { return nil }
    return controller.selectedViewController?.scrollViewBelow?.wayUnderLowerBar ?? 0
  }

  override var plainGround: UIColor? { shownBar?.ownGround }

  override func showStyle() { shownBar?.showStyle() }
}
