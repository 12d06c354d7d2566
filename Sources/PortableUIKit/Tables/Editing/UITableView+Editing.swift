import CollectionSolving

// Rows that are deleted, inserted, ticked and moved by the signs at their edges.
extension UITableView {
  func style(of path: IndexPath) -> UITableViewCell.EditingStyle {
    knownDelegate?.tableView(self, editingStyleForRowAt: path) ?? .delete
  }

  func becomeEditing(_ isOn: Bool, _ animated: Bool) {
    guard editing.isOn != isOn else {
      if !isOn { editing.swiping?.close(animated: animated) }
      return
    }
    // Rows come from where they are now.
    if animated, window != nil { layoutIfNeeded() }
    editing.swiping?.close(animated: animated)
    dropPress()
    endMovement(isCancelled: true)
    deselectAll()
    editing.isOn = isOn
    if isOn, editing.moving == nil { editing.moving = RowMoving(self) }
    for place in shownPlaces {
      shown[place]?.take(state(of: place), animated: animated)
    }
    if animated { fitShownRows() } else { UIView.performWithoutAnimation(fitShownRows) }
  }

  /// What an edited row has at its edges.
  func addEditing(to state: inout RowState, at path: IndexPath) {
    let path = self.source(of: path)
    guard editing.isOn, let source, source.tableView(self, canEditRowAt: path) else { return }
    state.isEditing = true
    state.showsReorderControl = source.tableView(self, canMoveRowAt: path)
    state.indentsWhileEditing =
      knownDelegate?.tableView(self, shouldIndentWhileEditingRowAt: path) ?? true
    if allowsMultipleSelectionDuringEditing {
      state.isTicked = selection.contains(path)
    } else {
      state.editingStyle = style(of: path)
    }
  }

  func signTapped(_ kind: CellSign.Kind, in cell: UITableViewCell) {
    guard let path = indexPath(for: cell) else { return }
    switch kind {
    case .detail, .detailDisclosure:
      knownDelegate?.tableView(self, accessoryButtonTappedForRowWith: path)
    case .insert: source?.tableView(self, commit: .insert, forRowAt: path)
    case .delete: askBeforeDeleting(cell, at: path)
    case .disclosure, .checkmark, .ticked, .unticked, .reorder, .outline: break
    }
  }
}
