import CollectionSolving

// Rows that are shown, and want another height.
extension UITableView {
  func sizeMayHaveChanged(of cell: UITableViewCell) {
    guard selfSizingInvalidation != .disabled, !doubtsHeights, !cell.isHidden,
      shown.contains(where: { $0.value === cell })
    else { return }
    doubtsHeights = true
    setNeedsLayout()
  }

  /// Where an animation is under way it has the rows, too.
  func fitDoubtedRows() {
    guard doubtsHeights else { return }
    doubtsHeights = false
    if UIView.inheritedAnimationDuration > 0 {
      fitShownRows()
    } else {
      UIView.performWithoutAnimation(fitShownRows)
    }
  }

  /// What rows show has another width, or is another, and may need another height.
  func fitShownRows() {
    let list = solved
    let isFitting = shown.allSatisfy { place, cell in
      (measure(cell, at: place) - list.span(of: place).length).magnitude < 1e-6
    }
    guard !isFitting else { return }
    beginUpdates()
    endUpdates()
  }
}
