/// Selects the items of a collection view that two fingers are drawn over.
final class ItemDrawing: DrawnSelection {
  private var list: UICollectionView? { view as? UICollectionView }

  override var counts: [Int] { list?.knownCounts ?? [] }
  override var selection: Set<IndexPath> { list?.selection ?? [] }
  override var selectsSeveral: Bool { list?.selectsSeveral ?? false }

  override func path(at point: CGPoint) -> IndexPath? { list?.indexPathForItem(at: point) }

  override func mayBegin(at path: IndexPath) -> Bool {
    guard let list, let delegate = list.knownDelegate, list.movement == nil else { return false }
    return delegate.collectionView(list, shouldBeginMultipleSelectionInteractionAt: path)
  }

  override func hasBegun(at path: IndexPath) {
    guard let list else { return }
    list.knownDelegate?.collectionView(list, didBeginMultipleSelectionInteractionAt: path)
  }

  override func hasEnded() {
    guard let list else { return }
    list.knownDelegate?.collectionViewDidEndMultipleSelectionInteraction(list)
  }

  override func toggle(_ path: IndexPath) { list?.tap(path) }
}

extension UICollectionView {
  /// Two fingers may select where several items may be selected.
  func installDrawing() {
    for case is ItemDrawing in gestureRecognizers ?? [] { return }
    _ = ItemDrawing(self)
  }
}
