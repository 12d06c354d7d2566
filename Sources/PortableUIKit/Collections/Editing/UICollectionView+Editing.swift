// Rows of lists that are deleted, inserted, ticked and moved by the signs at their edges.
extension UICollectionView {
  var maySelect: Bool {
    isEditing
      ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing : allowsSelection
  }

  var selectsSeveral: Bool {
    isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
  }

  /// Signs come and go, and what rows show makes room for them.
  func editingChanged() {
    swiping?.close(animated: true)
    dropPress()
    endMovement(isCancelled: true)
    deselectAll()
    if isEditing, reordering == nil { reordering = ItemReordering(self) }
    guard window != nil else { return showEditing() }
    // Rows come from where they are now.
    layoutIfNeeded()
    UIView.animate(
      withDuration: Self.updateDuration, delay: 0,
      options: [.allowUserInteraction, .beginFromCurrentState],
      animations: { self.showEditing() })
  }

  private func showEditing() {
    for view in stack
    where !view.isDecoration && view.shownAttributes?.representedElementKind == nil {
      view.edit(isEditing)
      view.layoutIfNeeded()
    }
  }

  /// The row whose sign for being moved is at a place of the content.
  func rowHeld(at point: CGPoint) -> IndexPath? {
    guard let path = item(at: point), let cell = shownCell(path),
      cell.isHeld(at: convert(point, to: cell))
    else { return nil }
    return path
  }

  /// What can be done to a row, as if it had been swiped.
  func revealActions(of cell: UICollectionViewCell) {
    guard let path = cell.shownAttributes?.indexPath, let swiping,
      let target = swipeTarget(of: path)
    else { return }
    swiping.open(target, isLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft)
  }
}
