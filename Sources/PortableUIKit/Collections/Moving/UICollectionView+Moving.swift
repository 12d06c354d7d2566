import CollectionSolving
import ScrollGeometry

// An item that a hand holds: the others make room, and the data hears of it when it is put down.
extension UICollectionView {
  func beginMovement(_ path: IndexPath) -> Bool {
    guard movement == nil, batch == nil, exists(path), let source else { return false }
    guard source.collectionView(self, canMoveItemAt: path) else { return false }
    layOutElements()
    guard let attributes = layout.layoutAttributesForItem(at: path).map(placed) else {
      return false
    }
    dropPress()
    movement = ItemMovement(source: path, path: path, position: attributes.center)
    shownCell(path)?.hold(true)
    shownBounds = nil
    setNeedsLayout()
    return true
  }

  /// What is held follows at once; where it belongs the others see to.
  func moveItem(to position: CGPoint) {
    guard let old = movement else { return }
    movement?.position = position
    showHeld()
    moveOthers(from: old.position)
    let scroll = edgeScroll ?? makeEdgeScroll()
    scroll.hold(at: Point(position))
  }

  private func makeEdgeScroll() -> EdgeScroll {
    let scroll = EdgeScroll(self) { [unowned(unsafe) self] in edgeScrolled() }
    edgeScroll = scroll
    heldOffset = contentOffset
    return scroll
  }

  /// The hand stays where it is, and the content moves below it.
  private func edgeScrolled() {
    guard let old = movement else { return }
    let way = Point(contentOffset) - Point(heldOffset)
    heldOffset = contentOffset
    movement?.position = CGPoint(Point(old.position) + way)
    showHeld()
    moveOthers(from: old.position)
  }

  private func showHeld() {
    guard let movement, let attributes = heldAttributes, let view = shownCell(movement.path)
    else { return }
    UIView.performWithoutAnimation { place(view, by: attributes) }
    heldOffset = contentOffset
  }

  var heldAttributes: UICollectionViewLayoutAttributes? {
    movement.map {
      layout.layoutAttributesForInteractivelyMovingItem(
        at: $0.path, withTargetPosition: $0.position)
    }
  }

  private func moveOthers(from oldPosition: CGPoint) {
    guard let held = movement else { return }
    var target = layout.targetIndexPath(
      forInteractivelyMovingItem: held.path, withPosition: held.position)
    guard target != held.path else { return }
    target =
      knownDelegate?.collectionView(
        self, targetIndexPathForMoveOfItemFromOriginalIndexPath: held.source,
        atCurrentIndexPath: held.path, toProposedIndexPath: target) ?? target
    guard target != held.path, exists(target) else { return }
    layout.invalidateLayout(
      with: layout.invalidationContext(
        forInteractivelyMovingItems: [target], withTargetPosition: held.position,
        previousIndexPaths: [held.path], previousPosition: oldPosition))
    show(held, at: target)
  }

  /// The place of the item that lies there, when the held one has passed its middle in each direction in which they lie apart.
  func place(for held: IndexPath, heldAt position: CGPoint) -> IndexPath? {
    guard let target = item(at: position) else { return nil }
    guard let own = layoutAttributesForItem(at: held)?.values, own.lane == nil,
      let other = layoutAttributesForItem(at: target)?.values, other.lane == nil
    else { return target }
    let (from, to) = (own.frame, other.frame)
    let isPast = (
      x: from.maxX > to.minX && from.minX < to.maxX
        || ItemMovement.isPast(
          to.midX, held: position.x.native, half: from.width / 2, from: from.midX),
      y: from.maxY > to.minY && from.minY < to.maxY
        || ItemMovement.isPast(
          to.midY, held: position.y.native, half: from.height / 2, from: from.midY)
    )
    return isPast.x && isPast.y ? target : nil
  }

  /// The same item elsewhere, as an update that the data knows nothing of.
  private func show(_ held: ItemMovement, at target: IndexPath) {
    layOutElements()
    let before = animatesUpdates ? surroundings() : [:]
    movement?.path = target
    let change = CollectionChange.moveItem(ItemPlace(held.path), to: ItemPlace(target))
    carryOut(ChangeBatch(changes: [change], isByHand: true), from: before)
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
    shownCell(held.path)?.hold(false)
    movement = nil
  }

  /// It stays where it is shown, and the data follows; or it goes back.
  func endMovement(isCancelled: Bool) {
    guard let held = movement else { return }
    edgeScroll?.stop()
    edgeScroll = nil
    if isCancelled, held.path != held.source { show(held, at: held.source) }
    shownCell(isCancelled ? held.source : held.path)?.hold(false)
    movement = nil
    layout.invalidateLayout(
      with: layout.invalidationContextForEndingInteractiveMovementOfItems(
        toFinalIndexPaths: [isCancelled ? held.source : held.path],
        previousIndexPaths: [held.path], movementCancelled: isCancelled))
    if !isCancelled, held.path != held.source {
      source?.collectionView(self, moveItemAt: held.source, to: held.path)
    }
    settle()
  }

  /// What was held goes to its place.
  private func settle() {
    guard animatesUpdates else { return setNeedsLayout() }
    UIView.animate(
      withDuration: Self.updateDuration, delay: 0,
      options: [.allowUserInteraction, .beginFromCurrentState],
      animations: { self.layOutElements() })
  }
}
