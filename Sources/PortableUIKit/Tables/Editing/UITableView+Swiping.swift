import Localization

// Rows that are swiped, and the buttons that come to light.
extension UITableView {
  func installSwiping() {
    guard editing.swiping == nil else { return }
    editing.swiping = RowSwiping(
      self, find: { [unowned(unsafe) self] in swipeTarget(at: $0) },
      opened: { [unowned(unsafe) self] in
        knownDelegate?.tableView(self, willBeginEditingRowAt: $0)
      },
      closed: { [unowned(unsafe) self] in
        knownDelegate?.tableView(self, didEndEditingRowAt: $0)
      })
  }

  private func swipeTarget(at point: CGPoint) -> SwipeTarget? {
    guard !editing.isOn, let path = indexPathForRow(at: point) else { return nil }
    return swipeTarget(path)
  }

  private func swipeTarget(_ path: IndexPath) -> SwipeTarget? {
    guard let cell = cellForRow(at: path) else { return nil }
    let delegate = knownDelegate
    let leading = delegate?.tableView(self, leadingSwipeActionsConfigurationForRowAt: path)
    let trailing =
      delegate == nil
      ? deletion(at: path)
      : delegate?.tableView(self, trailingSwipeActionsConfigurationForRowAt: path)
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return SwipeTarget(
      cell: cell, path: path, left: isMirrored ? trailing : leading,
      right: isMirrored ? leading : trailing)
  }

  /// Where the data source says that it deletes rows. There is no finding out whether it has an answer of its own to
  /// `commit`: one to `canEditRowAt` has to do.
  func deletion(at path: IndexPath) -> UISwipeActionsConfiguration? {
    guard let source else { return nil }
    editing.isLeftToTable = false
    guard source.tableView(self, canEditRowAt: path), !editing.isLeftToTable || editing.isOn,
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
      // Rows may have come or gone above it since.
      source.tableView(self, commit: .delete, forRowAt: editing.swiping?.path ?? path)
      done(true)
    }
    return UISwipeActionsConfiguration(actions: [action])
  }

  /// A sign does not delete at once: it brings the button that does.
  func askBeforeDeleting(_ cell: UITableViewCell, at path: IndexPath) {
    guard let source else { return }
    // Its own, which may be others than the one for all rows.
    let own = knownDelegate?.tableView(self, trailingSwipeActionsConfigurationForRowAt: path)
    let actions = own ?? deletion(at: path, of: source)
    actions.performsFirstActionWithFullSwipe = false
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let target = SwipeTarget(
      cell: cell, path: path, left: isMirrored ? actions : nil, right: isMirrored ? nil : actions)
    editing.swiping?.open(target, isLeft: isMirrored)
  }
}
