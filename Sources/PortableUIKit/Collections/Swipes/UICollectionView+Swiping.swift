extension UICollectionView {
  func installSwiping() {
    guard swiping == nil else { return }
    swiping = RowSwiping(self, find: { [unowned(unsafe) self] in swipeTarget(at: $0) })
  }

  /// The row at a place of the content, and what can be done to it.
  private func swipeTarget(at point: CGPoint) -> SwipeTarget? {
    item(at: point).flatMap(swipeTarget(of:))
  }

  func swipeTarget(of path: IndexPath) -> SwipeTarget? {
    guard let row = shownCell(path)?.swiped else { return nil }
    let leading = layout.swipeActions(at: path, isLeading: true)
    let trailing = layout.swipeActions(at: path, isLeading: false)
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return SwipeTarget(
      cell: row, path: path, left: isMirrored ? trailing : leading,
      right: isMirrored ? leading : trailing)
  }
}
