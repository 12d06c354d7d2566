/// Selects the rows of a table that two fingers are drawn over.
final class RowDrawing: DrawnSelection {
  private var table: UITableView? { view as? UITableView }

  override var counts: [Int] { table?.knownCounts ?? [] }
  override var selection: Set<IndexPath> { table?.selection ?? [] }
  override var selectsSeveral: Bool { table?.maySelectSeveral ?? false }

  override func path(at point: CGPoint) -> IndexPath? { table?.indexPathForRow(at: point) }

  override func mayBegin(at path: IndexPath) -> Bool {
    guard let table, let delegate = table.knownDelegate, table.movement == nil else { return false }
    return delegate.tableView(table, shouldBeginMultipleSelectionInteractionAt: path)
  }

  override func hasBegun(at path: IndexPath) {
    guard let table else { return }
    table.knownDelegate?.tableView(table, didBeginMultipleSelectionInteractionAt: path)
  }

  override func hasEnded() {
    guard let table else { return }
    table.knownDelegate?.tableViewDidEndMultipleSelectionInteraction(table)
  }

  override func toggle(_ path: IndexPath) { table?.tap(path) }
}

extension UITableView {
  /// Two fingers may select where several rows may be selected.
  func installDrawing() {
    for case is RowDrawing in gestureRecognizers ?? [] { return }
    _ = RowDrawing(self)
  }
}
