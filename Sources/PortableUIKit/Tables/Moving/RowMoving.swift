import ScrollGeometry

/// Moves rows of a table by the signs at their edges.
#if !hasFeature(Embedded)
  @MainActor
#endif
final class RowMoving: UIGestureRecognizerDelegate {
  private let pan = SwipeRecognizer()
  @Weak private var table: UITableView?
  /// From where the finger holds the row to its middle, points.
  private var grip = 0.0
  @Weak private var cell: UITableViewCell?
  /// Where the finger came down, points of the content.
  private var beginning = 0.0

  init(_ table: UITableView) {
    self.table = table
    pan.delegate = self
    pan.maximumNumberOfTouches = 1
    pan.changed = { [unowned(unsafe) self] in follow($0) }
    table.addGestureRecognizer(pan)
    table.panGestureRecognizer.require(toFail: pan)
  }

  /// A finger that comes down on a sign holds its row.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    guard let table, table.editing.isOn else { return false }
    beginning = touch.location(in: table).y.native
    cell = table.rowHeld(at: touch.location(in: table)).flatMap(table.cellForRow)
    return cell != nil
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    // Rows may have come or gone above it since.
    guard let table, let cell, let path = table.indexPath(for: cell), table.beginMovement(path)
    else { return false }
    grip = table.rectForRow(at: path).midY.native - beginning
    return true
  }

  private func follow(_ state: UIGestureRecognizer.State) {
    guard let table else { return }
    switch state {
    case .possible: break
    case .began, .changed: table.moveRow(to: pan.location(in: table).y.native + grip)
    case .ended: table.endMovement(isCancelled: false)
    case .cancelled, .failed: table.endMovement(isCancelled: true)
    }
  }
}
