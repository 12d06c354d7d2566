import CollectionSolving
import Localization

// Rows that are swiped, deleted, inserted and ticked.
extension UITableView {
  // MARK: Swipes

  func installSwiping() {
    installMenus()
    guard swiping == nil else { return }
    swiping = RowSwiping(
      self, find: { [unowned(unsafe) self] in swipeTarget(at: $0) },
      opened: { [unowned(unsafe) self] in
        knownDelegate?.tableView(self, willBeginEditingRowAt: $0)
      },
      closed: { [unowned(unsafe) self] in
        knownDelegate?.tableView(self, didEndEditingRowAt: $0)
      })
  }

  private func swipeTarget(at point: CGPoint) -> SwipeTarget? {
    guard !isEditing, let path = indexPathForRow(at: point) else { return nil }
    return swipeTarget(path)
  }

  private func swipeTarget(_ path: IndexPath) -> SwipeTarget? {
    guard let delegate = knownDelegate, let cell = cellForRow(at: path) else { return nil }
    let leading = delegate.tableView(self, leadingSwipeActionsConfigurationForRowAt: path)
    let trailing = delegate.tableView(self, trailingSwipeActionsConfigurationForRowAt: path)
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return SwipeTarget(
      cell: cell, path: path, left: isMirrored ? trailing : leading,
      right: isMirrored ? leading : trailing)
  }

  /// Where the data source says that it deletes rows. There is no finding out whether it has an answer of its own to
  /// `commit`: one to `canEditRowAt` has to do.
  func deletion(at path: IndexPath) -> UISwipeActionsConfiguration? {
    guard let source else { return nil }
    leavesEditing = false
    guard source.tableView(self, canEditRowAt: path), !leavesEditing || edits,
      style(of: path) == .delete
    else { return nil }
    return deletion(at: path, of: source)
  }

  private func deletion(
    at path: IndexPath, of source: any UITableViewDataSource
  ) -> UISwipeActionsConfiguration {
    let title = knownDelegate?.tableView(self, titleForDeleteConfirmationButtonForRowAt: path)
    let action = UIContextualAction(style: .destructive, title: title ?? Words.text("Delete")) {
      [unowned(unsafe) self] _, _, done in
      source.tableView(self, commit: .delete, forRowAt: path)
      done(true)
    }
    return UISwipeActionsConfiguration(actions: [action])
  }

  // MARK: Editing

  func style(of path: IndexPath) -> UITableViewCell.EditingStyle {
    knownDelegate?.tableView(self, editingStyleForRowAt: path) ?? .delete
  }

  func becomeEditing(_ editing: Bool, _ animated: Bool) {
    guard edits != editing else { return }
    swiping?.close(animated: animated)
    dropPress()
    endMovement(isCancelled: true)
    edits = editing
    if editing, moving == nil { moving = RowMoving(self) }
    deselectAll()
    for place in shownPlaces {
      shown[place]?.take(state(of: place), animated: animated)
    }
  }

  /// What an edited row has at its edges.
  func addEditing(to state: inout RowState, at path: IndexPath) {
    let path = self.source(of: path)
    guard edits, let source, source.tableView(self, canEditRowAt: path) else { return }
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

  /// A sign does not delete at once: it brings the button that does.
  private func askBeforeDeleting(_ cell: UITableViewCell, at path: IndexPath) {
    guard let source else { return }
    let actions = deletion(at: path, of: source)
    actions.performsFirstActionWithFullSwipe = false
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let target = SwipeTarget(
      cell: cell, path: path, left: isMirrored ? actions : nil, right: isMirrored ? nil : actions)
    swiping?.open(target, isLeft: isMirrored)
  }
}
