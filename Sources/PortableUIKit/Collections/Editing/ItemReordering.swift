/// Moves rows of an edited list by the signs at their edges.
#if !hasFeature(Embedded)
  @MainActor
#endif
final class ItemReordering: UIGestureRecognizerDelegate {
  private let pan = SwipeRecognizer()
  @Weak private var list: UICollectionView?
  private var path: IndexPath?
  /// From where the finger holds the row to its middle, points.
  private var grip = CGPoint.zero

  init(_ list: UICollectionView) {
    self.list = list
    pan.delegate = self
    pan.maximumNumberOfTouches = 1
    pan.changed = { [unowned(unsafe) self] in follow($0) }
    list.addGestureRecognizer(pan)
    list.panGestureRecognizer.require(toFail: pan)
  }

  /// A finger that comes down on a sign holds its row.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    guard let list, list.isEditing else { return false }
    let place = touch.location(in: list)
    path = list.rowHeld(at: place)
    guard let path, let middle = list.layoutAttributesForItem(at: path)?.center else {
      return false
    }
    grip = CGPoint(x: middle.x - place.x, y: middle.y - place.y)
    return true
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let list, let path else { return false }
    return list.beginInteractiveMovementForItem(at: path)
  }

  private func follow(_ state: UIGestureRecognizer.State) {
    guard let list else { return }
    switch state {
    case .possible: break
    case .began, .changed:
      let place = pan.location(in: list)
      list.updateInteractiveMovementTargetPosition(
        CGPoint(x: place.x + grip.x, y: place.y + grip.y))
    case .ended: list.endInteractiveMovement()
    case .cancelled, .failed: list.cancelInteractiveMovement()
    }
  }
}
