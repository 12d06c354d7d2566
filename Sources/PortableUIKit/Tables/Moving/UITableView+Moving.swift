import CollectionSolving
import ScrollGeometry

// A row that a hand holds: the others make room, and the data hears of it when it is put down.
extension UITableView {
  /// The row whose sign to move it by is there.
  func rowHeld(at point: CGPoint) -> IndexPath? {
    guard let path = indexPathForRow(at: point), let cell = cellForRow(at: path),
      let sign = cell.reorderSign, sign.alpha > 0
    else { return nil }
    // As high as the row, and a finger's width around it.
    let place = sign.convert(sign.bounds, to: self).insetBy(dx: -16, dy: 0)
    return point.x >= place.minX && point.x <= place.maxX ? path : nil
  }

  func beginMovement(_ path: IndexPath) -> Bool {
    guard movement == nil, batch == nil, exists(path), let cell = cellForRow(at: path) else {
      return false
    }
    dropPress()
    movement = ItemMovement(source: path, path: path, position: cell.center)
    addInFront(cell)
    cell.hold(true)
    return true
  }

  /// Its middle is there, points of the content.
  func moveRow(to y: Double) {
    guard movement != nil else { return }
    movement?.position.y = CGFloat(y)
    showHeld()
    moveOthers()
    let scroll = edgeScroll ?? makeEdgeScroll()
    scroll.hold(at: Point(x: bounds.midX.native, y: y))
  }

  private func makeEdgeScroll() -> EdgeScroll {
    let scroll = EdgeScroll(self) { [unowned(unsafe) self] in edgeScrolled() }
    edgeScroll = scroll
    return scroll
  }

  /// The hand stays where it is, and the content moves below it.
  private func edgeScrolled() {
    movement?.position.y += contentOffset.y - heldOffset
    showHeld()
    moveOthers()
  }

  private func showHeld() {
    heldOffset = contentOffset.y
    guard let movement, let cell = shown[ItemPlace(movement.path)] else { return }
    UIView.performWithoutAnimation { cell.center.y = movement.position.y }
  }

  private func moveOthers() {
    guard let held = movement, let place = solved.row(covering: held.position.y.native) else {
      return
    }
    var target = IndexPath(place)
    guard target != held.path, isPast(place, held) else { return }
    target =
      knownDelegate?.tableView(
        self, targetIndexPathForMoveFromRowAt: held.source, toProposedIndexPath: target) ?? target
    guard target != held.path, exists(target) else { return }
    show(held, at: target)
  }

  private func isPast(_ place: ItemPlace, _ held: ItemMovement) -> Bool {
    let own = solved.span(of: ItemPlace(held.path))
    let other = solved.span(of: place)
    return ItemMovement.isPast(
      (other.low + other.high) / 2, held: held.position.y.native, half: own.length / 2,
      from: (own.low + own.high) / 2)
  }

  /// The same row elsewhere, as an update that the data knows nothing of.
  private func show(_ held: ItemMovement, at target: IndexPath) {
    layOutRows()
    movement?.path = target
    let change = CollectionChange.moveItem(ItemPlace(held.path), to: ItemPlace(target))
    rowAnimations = RowAnimations()
    rowAnimations.note(change, .automatic)
    carryOut(ChangeBatch(changes: [change], isByHand: true))
  }

  /// What a hand holds moves along, unless it goes.
  func carryHeld(through update: CollectionUpdate) {
    guard let held = movement else { return }
    guard let carried = held.carried(through: update) else { return dropHeld() }
    movement = carried
  }

  /// The hand is empty.
  func dropHeld() {
    edgeScroll?.stop()
    guard let held = movement else { return }
    shown[ItemPlace(held.path)]?.hold(false)
    movement = nil
  }

  func endMovement(isCancelled: Bool) {
    guard let held = movement else { return }
    edgeScroll?.stop()
    edgeScroll = nil
    if isCancelled, held.path != held.source { show(held, at: held.source) }
    shown[ItemPlace(isCancelled ? held.source : held.path)]?.hold(false)
    movement = nil
    if !isCancelled, held.path != held.source {
      editing.settled = (held.source, held.path)
      source?.tableView(self, moveRowAt: held.source, to: held.path)
      editing.settled = nil
    }
    let cell = shown[ItemPlace(isCancelled ? held.source : held.path)]
    guard window != nil, UIView.areAnimationsEnabled else {
      placeCells()
      return cell.map(lay) ?? ()
    }
    UIView.animate(
      withDuration: UICollectionView.updateDuration, delay: 0,
      options: [.allowUserInteraction, .beginFromCurrentState],
      animations: { self.placeCells() }
    ) { _ in cell.map(self.lay) }
  }

  /// Behind headers, where the others are.
  private func lay(_ cell: UITableViewCell) {
    guard movement == nil, cell.superview === self else { return }
    insertSubview(cell, at: indexOfBack)
  }

  /// Where the data has what is shown at a path.
  func source(of path: IndexPath) -> IndexPath { movement?.source(of: path) ?? path }
}
